#include "core/base/Result.h"
#include "core/embedding/imports/FastTextModel.h"
#include "core/embedding/imports/WordText.h"
#include "core/embedding/imports/WordVectorSource.h"

#include <array>

namespace core::embedding::source {

namespace {

using vocabulary::SettingType;

constexpr std::array<SourceSetting, 1> fastTextSettings = {
    {{.key = "file", .type = SettingType::File, .what = "the path of a .bin or .vec file of fastText"}}};

/// Models of fastText, which know words that they were never shown by their pieces, and its text format,
/// which does not.
class FastText final : public WordVectorSource
{
public:
    std::string_view name() const override { return "fasttext"; }
    std::string_view title() const override { return "word vectors (fastText)"; }
    std::span<const SourceSetting> settings() const override { return fastTextSettings; }
    std::span<const std::string_view> endings() const override
    {
        static constexpr std::array<std::string_view, 2> known = {".bin", ".vec"};
        return known;
    }
    bool recognises(std::string_view head) const override { return isFastTextModel(head); }

private:
    Result<std::uint64_t>
    read(const Settings &settings, WordVectors &words, JobControl &control) const override
    {
        KEYSEED_ASSIGN(auto stream, VectorStream::open(vocabulary::textOf(settings, "file"), control));
        KEYSEED_ASSIGN(const auto head, stream.ahead(sizeof(std::int32_t)));
        if (isFastTextModel(head))
            return readFastTextModel(stream, words);
        std::string_view line;
        KEYSEED_TRY(stream.line(line));
        const auto header = checkedWordHeader(stream, line, "a .bin or .vec file of fastText");
        return header ? readWordText(stream, *header, words) : fail(header.error());
    }
};

} // namespace

const Source &fasttext()
{
    static const FastText source;
    return source;
}

} // namespace core::embedding::source
