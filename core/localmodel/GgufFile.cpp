#include "core/localmodel/GgufFile.h"

#include "core/base/InputFile.h"
#include "core/base/Text.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <optional>
#include <string_view>

namespace core::localmodel {

namespace {

constexpr std::uint64_t mostModelBytes = std::uint64_t{1} << 42;
constexpr std::size_t mostHeaderBytes = std::size_t{64} << 20;
constexpr std::uint64_t mostKeyBytes = 1024;
constexpr std::size_t mostNameBytes = 200;
constexpr std::uint32_t mostDimensions = 8;
constexpr std::uint64_t mostParts = 1000;

enum class ValueType : std::uint32_t { Text = 8, List = 9 };

// The sizes of the values of types 0 to 12; 0: no fixed size.
constexpr std::array<std::uint64_t, 13> valueSizes = {1, 1, 2, 2, 4, 4, 4, 1, 0, 0, 8, 8, 8};

// Architectures that read texts or pictures and write nothing.
constexpr std::array<std::string_view, 8> readersOnly = {"bert",
                                                         "clip",
                                                         "jina-bert-v2",
                                                         "jina-bert-v3",
                                                         "modern-bert",
                                                         "nomic-bert",
                                                         "nomic-bert-moe",
                                                         "t5encoder"};

/// Walks the header. Every function returns false once the header does not continue as the format says, or is
/// longer than what was read.
class HeaderReader
{
public:
    explicit HeaderReader(std::string_view bytes)
        : m_bytes(bytes)
    {}

    bool skip(std::uint64_t count)
    {
        if (count > m_bytes.size() - m_at) {
            m_isCut = true;
            return false;
        }
        m_at += count;
        return true;
    }

    bool whole(std::uint64_t size, std::uint64_t &value)
    {
        const std::size_t from = m_at;
        if (size > sizeof(value) || !skip(size))
            return false;
        value = 0;
        for (std::uint64_t byte = 0; byte < size; ++byte)
            value |= std::uint64_t{static_cast<unsigned char>(m_bytes[from + byte])} << (8 * byte);
        return true;
    }

    bool text(std::string_view &value)
    {
        std::uint64_t length = 0;
        if (!whole(8, length))
            return false;
        const std::size_t from = m_at;
        if (!skip(length))
            return false;
        value = m_bytes.substr(from, length);
        return true;
    }

    // Passes over a value; a list within a list is not of the format.
    bool skipValue(std::uint64_t type, bool mayBeList = true)
    {
        std::string_view passed;
        if (type == static_cast<std::uint64_t>(ValueType::Text))
            return text(passed);
        if (type != static_cast<std::uint64_t>(ValueType::List))
            return type < valueSizes.size() && skip(valueSizes[type]);
        std::uint64_t inner = 0;
        std::uint64_t count = 0;
        if (!mayBeList || !whole(4, inner) || !whole(8, count) || inner >= valueSizes.size())
            return false;
        if (valueSizes[inner] > 0)
            return count <= m_bytes.size() && skip(count * valueSizes[inner]);
        for (std::uint64_t each = 0; each < count; ++each)
            if (!skipValue(inner, false))
                return false;
        return true;
    }

    std::uint64_t at() const { return m_at; }
    /// Whether the bytes ended, rather than that they were wrong.
    bool isCut() const { return m_isCut; }

private:
    std::string_view m_bytes;
    std::uint64_t m_at = 0;
    bool m_isCut = false;
};

/// The values of the header as they come; keys of an architecture may stand before its name.
struct Facts
{
    GgufFile file;
    std::string kind; ///< general.type
    std::uint64_t parts = 1;
    std::uint64_t alignment = 32;

    void takeText(std::string_view key, std::string_view value)
    {
        if (key == "general.architecture")
            file.architecture = printable(cutUtf8(value, mostNameBytes));
        else if (key == "general.name")
            file.name = printable(cutUtf8(value, mostNameBytes));
        else if (key == "general.type")
            kind = value.substr(0, mostNameBytes);
    }

    void takeWhole(std::string_view key, std::uint64_t value)
    {
        if (key == "general.alignment")
            alignment = std::clamp<std::uint64_t>(value, 1, 1 << 16);
        else if (key == "split.count")
            parts = std::clamp<std::uint64_t>(value, 1, mostParts);
        else if (key.ends_with(".context_length"))
            file.contextLength = value;
        else if (key.ends_with(".block_count"))
            file.layers = value;
        else if (key.ends_with(".embedding_length"))
            file.width = value;
        else if (key.ends_with(".attention.head_count"))
            file.heads = value;
        else if (key.ends_with(".attention.head_count_kv"))
            file.keyHeads = value;
        else if (key.ends_with(".attention.key_length"))
            file.keyLength = value;
    }
};

bool readFact(HeaderReader &reader, Facts &facts)
{
    std::string_view key;
    std::uint64_t type = 0;
    if (!reader.text(key) || key.size() > mostKeyBytes || !reader.whole(4, type))
        return false;
    if (type == static_cast<std::uint64_t>(ValueType::Text)) {
        std::string_view value;
        if (!reader.text(value))
            return false;
        facts.takeText(key, value);
        return true;
    }
    const bool isWhole = type <= 5 || type == 10 || type == 11;
    if (!isWhole)
        return reader.skipValue(type);
    std::uint64_t value = 0;
    if (!reader.whole(valueSizes[type], value))
        return false;
    facts.takeWhole(key, value);
    return true;
}

// Reads the entry of a tensor and raises `last` to its offset.
bool readTensor(HeaderReader &reader, std::uint64_t &last)
{
    std::string_view name;
    std::uint64_t dimensions = 0;
    std::uint64_t offset = 0;
    if (!reader.text(name) || name.size() > mostKeyBytes || !reader.whole(4, dimensions)
        || dimensions > mostDimensions || !reader.skip(8 * dimensions + 4) || !reader.whole(8, offset))
        return false;
    last = std::max(last, offset);
    return true;
}

tl::unexpected<Error> wrong(const std::filesystem::path &path, const std::string &why)
{
    return fail(ErrorCode::InvalidParameter, path.string() + ": " + why);
}

constexpr auto incomplete = "the file ends before the model does: it was not copied or downloaded to its end";
constexpr auto damaged = "the header of the file is damaged: download the model again";

Result<void> checkKind(const std::filesystem::path &path, const Facts &facts)
{
    if (facts.file.architecture.empty())
        return wrong(path, "the file names no architecture of a model: choose another file");
    if (std::ranges::find(readersOnly, facts.file.architecture) != readersOnly.end()
        || (!facts.kind.empty() && facts.kind != "model"))
        return wrong(path,
                     "the file holds no model that writes texts (" + facts.file.architecture
                         + (facts.kind.empty() ? "" : ", " + printable(facts.kind))
                         + "): choose an instruction-tuned language model");
    return {};
}

} // namespace

Result<GgufFile> readGguf(const std::filesystem::path &path)
{
    KEYSEED_ASSIGN(const auto input, InputFile::open(path, mostModelBytes));
    KEYSEED_ASSIGN(const auto bytes, input.head(std::min<std::size_t>(mostHeaderBytes, input.size())));
    HeaderReader reader(bytes);
    if (!bytes.starts_with("GGUF"))
        return wrong(path,
                     "this is no model file in the format GGUF: choose a file that ends in .gguf, which "
                     "llama.cpp, Ollama and LM Studio use");
    Facts facts;
    std::uint64_t version = 0;
    std::uint64_t tensors = 0;
    std::uint64_t values = 0;
    if (!reader.skip(4) || !reader.whole(4, version))
        return wrong(path, incomplete);
    if (version != 2 && version != 3)
        return wrong(path,
                     "version " + std::to_string(version)
                         + " of the format GGUF is not known here (2 or 3 was expected, little endian): "
                           "download the model in a current form");
    if (!reader.whole(8, tensors) || !reader.whole(8, values))
        return wrong(path, incomplete);
    for (std::uint64_t value = 0; value < values; ++value)
        if (!readFact(reader, facts)) {
            if (!reader.isCut())
                return wrong(path, damaged);
            if (bytes.size() < mostHeaderBytes)
                return wrong(path, incomplete);
            break; // a larger header than is read
        }
    KEYSEED_TRY(checkKind(path, facts));
    std::uint64_t last = 0;
    for (std::uint64_t tensor = 0; tensor < tensors && !reader.isCut(); ++tensor)
        if (!readTensor(reader, last) && !reader.isCut())
            return wrong(path, damaged);
    if (reader.isCut() && bytes.size() < mostHeaderBytes)
        return wrong(path, incomplete);
    const std::uint64_t data = (reader.at() + facts.alignment - 1) / facts.alignment * facts.alignment;
    if (last >= input.size() || data >= input.size() - last)
        return wrong(path, incomplete);
    facts.file.path = path;
    facts.file.version = static_cast<std::uint32_t>(version);
    facts.file.bytes = input.size() * facts.parts;
    return std::move(facts.file);
}

std::string modelNameOf(const std::filesystem::path &file)
{
    return printable(file.stem().string());
}

} // namespace core::localmodel
