#pragma once

#include <QByteArray>

#include <cstdint>
#include <string>
#include <vector>

namespace tests {

/// Makes the bytes of a small model file, as the specification of GGUF has them.
class GgufBytes
{
public:
    std::uint32_t version = 3;
    bool hasTensor = true;
    std::uint64_t tensorOffset = 0;

    GgufBytes &text(const std::string &key, const std::string &value)
    {
        m_values += sized(key) + number(8, 4) + sized(value);
        ++m_count;
        return *this;
    }
    GgufBytes &whole(const std::string &key, std::uint32_t value)
    {
        m_values += sized(key) + number(4, 4) + number(value, 4);
        ++m_count;
        return *this;
    }
    GgufBytes &texts(const std::string &key, const std::vector<std::string> &values)
    {
        m_values += sized(key) + number(9, 4) + number(8, 4) + number(values.size(), 8);
        for (const std::string &each : values)
            m_values += sized(each);
        ++m_count;
        return *this;
    }

    QByteArray bytes() const
    {
        QByteArray file = "GGUF" + number(version, 4) + number(hasTensor ? 1 : 0, 8) + number(m_count, 8);
        file += m_values;
        if (hasTensor)
            file += sized("weights") + number(1, 4) + number(8, 8) + number(0, 4) + number(tensorOffset, 8);
        while (file.size() % 32 != 0)
            file += '\0';
        return file + QByteArray(32, '\1');
    }

    /// A model of two layers with four heads, two of them for keys, of 64 numbers.
    static GgufBytes llama()
    {
        GgufBytes made;
        made.text("general.architecture", "llama")
            .text("general.name", "Small Model")
            .whole("llama.block_count", 2)
            .whole("llama.context_length", 2048)
            .whole("llama.embedding_length", 256)
            .whole("llama.attention.head_count", 4)
            .whole("llama.attention.head_count_kv", 2)
            .texts("tokenizer.ggml.tokens", {"a", "b", "c"});
        return made;
    }

    static QByteArray number(std::uint64_t value, int bytes)
    {
        QByteArray made;
        for (int at = 0; at < bytes; ++at)
            made += static_cast<char>((value >> (8 * at)) & 0xFF);
        return made;
    }
    static QByteArray sized(const std::string &text)
    {
        return number(text.size(), 8) + QByteArray::fromStdString(text);
    }

private:
    QByteArray m_values;
    std::uint64_t m_count = 0;
};

} // namespace tests
