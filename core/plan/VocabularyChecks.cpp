#include "core/plan/VocabularyChecks.h"

#include "core/base/Result.h"
#include "core/plan/FieldChecks.h"
#include "core/plan/Sections.h"
#include "core/sources/Sources.h"
#include "core/vocabulary/VocabularyFacts.h"

#include <algorithm>

namespace core::plan {

namespace {

using Vocabulary = Plan::Vocabulary;
using vocabulary::Exclusion;

PlanCheck checkSource(const std::string &field, const std::string &source)
{
    const std::vector<std::string_view> names = vocabulary::sourceNames();
    if (!source.empty())
        return OneOf{names}(field, source);
    std::string known;
    for (const std::string_view name : names)
        known += (known.empty() ? "" : name == names.back() ? " or " : ", ") + std::string(name);
    return refuse(PlanFault::Missing, field, known + " was expected, nothing was found");
}

template<auto Names>
struct OfExclude
{
    template<typename AnyVocabulary>
    auto &operator()(AnyVocabulary &from) const
    {
        return from.exclude.*Names;
    }
};

PlanCheck checkKinds(const std::string &field, const std::vector<std::string> &kinds)
{
    for (std::size_t i = 0; i < kinds.size(); ++i)
        if (PlanCheck one = OneOf{vocabulary::kindNames()}(field + '[' + std::to_string(i) + ']', kinds[i]);
            !one)
            return one;
    return {};
}

// Whether the vocabulary has them is known when it is open (vocabulary::keptTerms).
PlanCheck checkTerms(const std::string &field, const std::vector<std::string> &terms)
{
    for (std::size_t i = 0; i < terms.size(); ++i)
        KEYSEED_TRY(checkLine(field + '[' + std::to_string(i) + ']', terms[i], "a term"));
    return {};
}

} // namespace

std::vector<SourceKey> vocabularyKeys(std::string_view source)
{
    return keysOfSources(vocabulary::findSource(source), vocabulary::sources());
}

PlanCheck checkVocabulary(const Plan &plan)
{
    const vocabulary::Source *source = vocabulary::findSource(plan.vocabulary.source);
    if (source == nullptr) // the table of the section says so
        return {};
    KEYSEED_TRY(checkSourceSettings("vocabulary", source->settings(), plan.vocabulary.settings));
    // What one setting alone does not tell: "of[1].file: ..."
    if (const auto checked = source->check(vocabularySettings(plan.vocabulary)); !checked) {
        const std::string &detail = checked.error().detail;
        const std::size_t colon = detail.find(": ");
        return refuse(
            PlanFault::PartImpossible, "vocabulary." + detail.substr(0, colon), detail.substr(colon + 2));
    }
    return {};
}

const SectionTable<Vocabulary> &vocabularyFields()
{
    static const SectionTable<Vocabulary> fields = {
        {"source", &Vocabulary::source, checkSource},
        {"exclude.kinds", OfExclude<&Exclusion::kinds>(), checkKinds, {FieldWritten::WhenGiven}},
        {"exclude.terms", OfExclude<&Exclusion::terms>(), checkTerms, {FieldWritten::WhenGiven}},
    };
    return fields;
}

Settings vocabularySettings(const Vocabulary &vocabulary)
{
    const vocabulary::Source *source = vocabulary::findSource(vocabulary.source);
    return source == nullptr ? Settings() : settingsRead(source->settings(), vocabulary.settings);
}

std::vector<std::pair<std::string, std::filesystem::path>> filesOf(const Vocabulary &vocabulary)
{
    const vocabulary::Source *source = vocabulary::findSource(vocabulary.source);
    return source == nullptr ? std::vector<std::pair<std::string, std::filesystem::path>>()
                             : source->files(vocabularySettings(vocabulary));
}

std::string publicName(const Vocabulary &vocabulary)
{
    const vocabulary::Source *source = vocabulary::findSource(vocabulary.source);
    return source == nullptr ? vocabulary.source : source->publicName(vocabularySettings(vocabulary));
}

std::string publishedName(const Vocabulary &vocabulary)
{
    const vocabulary::Source *source = vocabulary::findSource(vocabulary.source);
    return source == nullptr ? std::string(vocabulary::termList)
                             : source->publishedName(vocabularySettings(vocabulary));
}

} // namespace core::plan
