#include "core/base/Result.h"
#include "core/embedding/imports/WordText.h"
#include "core/embedding/imports/WordVectorSource.h"

#include <array>

namespace core::embedding::source {

namespace {

using vocabulary::SettingType;

constexpr std::array<SourceSetting, 1> gloveSettings = {
    {{.key = "file", .type = SettingType::File, .what = "the path of a text file of GloVe"}}};

/// Text without a header, the most frequent words first.
class Glove final : public WordVectorSource
{
public:
    std::string_view name() const override { return "glove"; }
    std::string_view title() const override { return "word vectors (GloVe)"; }
    std::span<const SourceSetting> settings() const override { return gloveSettings; }
    std::span<const std::string_view> endings() const override
    {
        static constexpr std::array<std::string_view, 1> known = {".txt"};
        return known;
    }
    bool recognises(std::string_view head) const override { return isWordText(head); }

private:
    Result<std::uint64_t>
    read(const Settings &settings, WordVectors &words, JobControl &control) const override
    {
        KEYSEED_ASSIGN(auto stream, VectorStream::open(vocabulary::textOf(settings, "file"), control));
        KEYSEED_ASSIGN(const auto head, stream.ahead(headOfLine));
        if (wordHeader(head.substr(0, head.find('\n'))))
            return stream.wrongFile("line 1 says how many words there are, which files of word2vec and "
                                    "fastText begin with; choose the source word2vec or fasttext");
        return readWordText(stream, std::nullopt, words);
    }

    static constexpr std::size_t headOfLine = 64;
};

} // namespace

const Source &glove()
{
    static const Glove source;
    return source;
}

} // namespace core::embedding::source
