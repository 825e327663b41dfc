#include "core/base/Result.h"
#include "core/embedding/Source.h"
#include "core/embedding/Sources.h"

#include <array>

namespace core::embedding::source {

namespace {

using vocabulary::SettingType;

constexpr std::array<SourceSetting, 1> vectorsSettings = {
    {{.key = "file", .type = SettingType::File, .what = "the path of a file of word vectors"}}};

/// A file of word vectors of any kind that tells by its content what it is.
class Vectors final : public Source
{
public:
    std::string_view name() const override { return "vectors"; }
    std::string_view title() const override { return "word vectors"; }
    std::span<const SourceSetting> settings() const override { return vectorsSettings; }

    Result<Embedding> open(const Settings &settings,
                           const Terms &terms,
                           const Folders &folders,
                           JobControl &control) const override
    {
        KEYSEED_TRY(check(settings));
        const std::string file = vocabulary::textOf(settings, "file");
        KEYSEED_ASSIGN(const auto source, recognisedSource(file));
        if (source == nullptr)
            return fail(
                ErrorCode::InvalidPlan,
                file
                    + ": nothing in the file tells that it holds word vectors; give a file of word2vec, "
                      "GloVe, fastText or safetensors");
        return source->open(settings, terms, folders, control);
    }
};

} // namespace

const Source &vectors()
{
    static const Vectors source;
    return source;
}

} // namespace core::embedding::source
