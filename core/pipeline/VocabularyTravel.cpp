#include "core/pipeline/VocabularyTravel.h"

#include "core/base/Settings.h"
#include "core/sources/Sources.h"
#include "core/vocabulary/Associations.h"

#include <algorithm>

namespace core::pipeline {

namespace {

constexpr std::size_t largestDimension = std::size_t{1} << 12; // of LearntFile.h

// A lexicon file may hold an imported terminology; a learnt file states it.
bool isOfTerminology(std::string_view sourceName, const Settings &settings)
{
    const vocabulary::Source *source = vocabulary::findSource(sourceName);
    if (source == nullptr || source->importing() != nullptr)
        return true;
    if (const vocabulary::SourceSetting *key = source->settingOfParts()) {
        const auto of = settings.find(std::string(key->key));
        const auto *parts =
            of == settings.end() ? nullptr : std::get_if<std::vector<SettingsObject>>(&of->second);
        return parts == nullptr || std::ranges::any_of(*parts, [](const SettingsObject &part) {
                   Settings own = part.settings;
                   own.erase("source");
                   return isOfTerminology(vocabulary::textOf(part.settings, "source"), own);
               });
    }
    const auto files = source->files(settings);
    return std::ranges::any_of(
        files, [](const auto &file) { return vocabulary::Vocabulary::isLexicon(file.second); });
}

} // namespace

VocabularyTravel vocabularyTravel(const plan::Plan &plan, const PublicInputs &inputs)
{
    if (!dependsOnFiles(plan.vocabulary))
        return VocabularyTravel::BuiltIn;
    if (inputs.vocabulary.size() > vocabulary::Associations::mostTerms
        || inputs.embedding.dimension() > largestDimension)
        return VocabularyTravel::TooLarge;
    const std::string terminology = inputs.learntFrom ? inputs.learntFrom->terminology : std::string();
    const bool isUnited = !terminology.empty() && !vocabulary::sourceOfName(terminology);
    const bool isLicensed = isUnited || isOfTerminology(plan.vocabulary.source, plan.vocabulary.settings);
    return isLicensed ? VocabularyTravel::NeedsLicence : VocabularyTravel::Travels;
}

bool isPacked(VocabularyTravel travel, std::optional<bool> wanted)
{
    switch (travel) {
    case VocabularyTravel::Travels:
        return wanted.value_or(true);
    case VocabularyTravel::NeedsLicence:
        return wanted.value_or(false);
    case VocabularyTravel::BuiltIn:
    case VocabularyTravel::TooLarge:
        break;
    }
    return false;
}

package::TravellingVocabulary travellingVocabulary(const PublicInputs &inputs)
{
    return {.vectors = inputs.embedding, .associations = inputs.associations};
}

} // namespace core::pipeline
