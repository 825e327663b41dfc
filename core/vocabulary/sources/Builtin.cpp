#include "core/base/ForTranslators.h"
#include "core/base/Result.h"
#include "core/vocabulary/Source.h"

#include <array>

namespace core::vocabulary::source {

namespace {

constexpr std::array<std::string_view, 2> names = {"medical", "english"};
constexpr std::array<SourceSetting, 1> builtinSettings = {
    {{.key = "name", .choices = names, .isPublished = true}}};

/// The lexicons that the build makes of WordNet, with their vectors.
class Builtin final : public Source
{
public:
    std::string_view name() const override { return "builtin"; }
    std::string_view title() const override { return QT_TRANSLATE_NOOP("VocabularyText", "Built in"); }
    std::span<const SourceSetting> settings() const override { return builtinSettings; }

    Result<OpenedVocabulary>
    open(const Settings &settings, const Folders &folders, JobControl &) const override
    {
        KEYSEED_TRY(check(settings));
        const std::string name = textOf(settings, "name");
        KEYSEED_ASSIGN(auto terms, Vocabulary::openLexicon(folders.resources / (name + ".lexicon")));
        return OpenedVocabulary{.vocabulary = std::move(terms),
                                .builtVectors = folders.resources / (name + ".vectors")};
    }

    std::string publicName(const Settings &settings) const override
    {
        return "builtin " + textOf(settings, "name");
    }
    std::string publishedName(const Settings &settings) const override { return publicName(settings); }
};

} // namespace

const Source &builtin()
{
    static const Builtin source;
    return source;
}

} // namespace core::vocabulary::source
