#include "core/base/ForTranslators.h"
#include "core/base/Result.h"
#include "core/vocabulary/LearntFile.h"
#include "core/vocabulary/Source.h"

#include <algorithm>
#include <array>

namespace core::vocabulary::source {

namespace {

/// A built-in vocabulary: NAME.learnt where it was learnt from public texts (resources/vocabularies), else
/// NAME.lexicon (resources/wordnet).
struct BuiltinList
{
    std::string_view name;
    std::string_view language;
};

constexpr std::array<BuiltinList, 5> builtinLists = {{
    {"medical", "en"},
    {"english", "en"},
    {"medical-de", "de"},
    {"medical-fr", "fr"},
    {"medical-es", "es"},
}};

constexpr std::array<std::string_view, builtinLists.size()> names = [] {
    std::array<std::string_view, builtinLists.size()> all;
    std::ranges::transform(builtinLists, all.begin(), &BuiltinList::name);
    return all;
}();
constexpr std::array<SourceSetting, 1> builtinSettings = {
    {{.key = "name", .choices = names, .isPublished = true}}};

/// The vocabularies that the build makes, with their vectors and associations.
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
        const auto file = [&](std::string_view ending) {
            return folders.resources / (name + std::string(ending));
        };
        if (!folders.asRelease02 && std::filesystem::exists(file(".learnt"))) {
            KEYSEED_ASSIGN(const auto learnt, LearntFile::open(file(".learnt")));
            return OpenedVocabulary{.vocabulary = learnt.vocabulary(), .learntFile = file(".learnt")};
        }
        KEYSEED_ASSIGN(auto terms, Vocabulary::openLexicon(file(".lexicon")));
        OpenedVocabulary opened{.vocabulary = std::move(terms), .builtVectors = file(".vectors")};
        if (folders.asRelease02)
            return opened;
        if (std::filesystem::exists(file(".associations")))
            opened.builtAssociations = file(".associations");
        if (std::filesystem::exists(file(".stop"))) {
            KEYSEED_ASSIGN(opened.builtRows, rowsWithout(file(".stop"), opened.vocabulary));
            opened.vocabulary = opened.vocabulary.only(opened.builtRows);
        }
        return opened;
    }

    std::string publicName(const Settings &settings) const override
    {
        return "builtin " + textOf(settings, "name");
    }
    std::string publishedName(const Settings &settings) const override { return publicName(settings); }
    std::string language(const Settings &settings) const override
    {
        const auto *list = std::ranges::find(builtinLists, textOf(settings, "name"), &BuiltinList::name);
        return list == builtinLists.end() ? std::string() : std::string(list->language);
    }

private:
    /// Returns the terms that a list of stop words does not hold, ascending.
    static Result<std::vector<TermId>> rowsWithout(const std::filesystem::path &stopList,
                                                   const Vocabulary &terms)
    {
        KEYSEED_ASSIGN(const auto stopped, Vocabulary::fromTermFile(stopList));
        std::vector<std::string_view> words;
        for (TermId id = 0; id < stopped.size(); ++id)
            words.push_back(stopped.term(id));
        std::ranges::sort(words);
        std::vector<TermId> kept;
        for (TermId id = 0; id < terms.size(); ++id)
            if (!std::ranges::binary_search(words, terms.term(id)))
                kept.push_back(id);
        return kept;
    }
};

} // namespace

const Source &builtin()
{
    static const Builtin source;
    return source;
}

} // namespace core::vocabulary::source
