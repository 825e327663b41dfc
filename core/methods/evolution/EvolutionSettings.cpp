#include "core/methods/evolution/EvolutionSettings.h"

#include "core/privacy/Noise.h"

#include <algorithm>
#include <cmath>

namespace core::synthesis {

namespace {

constexpr int mostRounds = 20;
constexpr int mostChosen = 1000;
constexpr int mostVariations = 20;
constexpr double unitsForVotes = 100; // where nothing is said of their number

// Returns the deviation in votes. Rounds share the budget evenly.
double deviationOf(const privacy::NoiseBudget &votes, int rounds)
{
    return privacy::standardDeviation(votes.share(1, rounds).noiseFor(voteSensitivity)) / double{voteWeight};
}

int numberIn(const MethodParameters &parameters, const char *key, int otherwise = 0)
{
    const auto found = parameters.further.find(key);
    return found == parameters.further.end() || found->second.empty() ? otherwise : found->second.front();
}

FieldCheck checkPreset(const std::string &field, const std::string &preset)
{
    if (preset == ownForm || preset == publishedForm)
        return {};
    return tl::unexpected(FieldIssue{.field = field, .what = R"("own" or "published" was expected)"});
}

// Returns the settings of the scripts for abstracts (PubMed) in the code of Xie et al. 2024: 10 rounds, 2,000
// texts in all, each with 3 variations that hide 60 per cent.
EvolutionShape publishedShape(const EvolutionSettings &settings, std::size_t labels)
{
    constexpr int publishedRounds = 10;
    constexpr std::size_t publishedTexts = 2000;
    const auto chosen = std::clamp<std::size_t>(publishedTexts / labels, 1, mostChosen);
    return {.rounds = settings.rounds > 0 ? settings.rounds : publishedRounds,
            .chosen = settings.chosen > 0 ? settings.chosen : static_cast<int>(chosen),
            .variations = settings.variations,
            .hidden = settings.hidden,
            .isPublished = true,
            .isLabelled = settings.labelInPrompt};
}

} // namespace

const FieldTable<EvolutionSettings> &evolutionSettings()
{
    static const FieldTable<EvolutionSettings> fields = {
        {"preset",
         &EvolutionSettings::preset,
         checkPreset,
         {},
         {"own or published: the form of the evolution."}},
        {"rounds",
         &EvolutionSettings::rounds,
         WholeFrom{0, mostRounds},
         {},
         {"Number of rounds; 0: chosen by rule."}},
        {"chosen",
         &EvolutionSettings::chosen,
         WholeFrom{0, mostChosen},
         {},
         {"Number of texts that are chosen for each label; 0: chosen by rule."}},
        {"variations",
         &EvolutionSettings::variations,
         WholeFrom{0, mostVariations},
         {},
         {"Number of variations of a chosen text; 0: none."}},
        {"hidden",
         &EvolutionSettings::hidden,
         WholeFrom{0, 100},
         {},
         {"Per cent of a text that a variation replaces."}},
        {"labelInPrompt",
         &EvolutionSettings::labelInPrompt,
         AnyValue(),
         {},
         {"Whether the prompt names the label."}},
    };
    return fields;
}

EvolutionSettings evolutionSettingsOf(const Settings &settings)
{
    constexpr int publishedHidden = 60;
    EvolutionSettings read = *readSettings(settings, {}, evolutionSettings());
    if (read.isPublished() && !settings.contains("hidden"))
        read.hidden = publishedHidden;
    return read;
}

EvolutionShape
evolutionShape(const EvolutionSettings &settings, const Choices &choices, const privacy::NoiseBudget &votes)
{
    if (settings.isPublished())
        return publishedShape(settings, choices.labels);
    // Set on halves of one corpus of clinical notes and looked at on an encyclopaedia: more texts and more
    // rounds helped until the noise of the rounds was as large as the votes of a good text.
    constexpr int fewest = 2;
    constexpr int most = 25;
    constexpr int manyRounds = 8;
    constexpr double littleNoise = 3; // votes
    constexpr int unitsEach = 4;
    const int rounds = deviationOf(votes, manyRounds) <= littleNoise ? manyRounds : manyRounds / 2;
    EvolutionShape shape{.rounds = settings.rounds > 0 ? settings.rounds : rounds,
                         .chosen = settings.chosen,
                         .variations = settings.variations,
                         .hidden = settings.hidden,
                         .isLabelled = settings.labelInPrompt};
    if (shape.chosen == 0) {
        const double units = choices.recordsPerLabel.value_or(unitsForVotes);
        shape.chosen = std::clamp(static_cast<int>(units) / unitsEach, fewest, most);
    }
    return shape;
}

MethodParameters parametersOf(const EvolutionShape &shape, const Choices &choices)
{
    MethodParameters parameters;
    parameters.length = choices.length;
    parameters.further = {{"rounds", {shape.rounds}},
                          {"chosen", {shape.chosen}},
                          {"variations", {shape.variations}},
                          {"hidden", {shape.hidden}}};
    if (shape.isPublished)
        parameters.further["published"] = {1};
    if (!shape.isLabelled)
        parameters.further["labelInPrompt"] = {0};
    return parameters;
}

EvolutionShape shapeIn(const MethodParameters &parameters)
{
    return {.rounds = numberIn(parameters, "rounds"),
            .chosen = numberIn(parameters, "chosen"),
            .variations = numberIn(parameters, "variations"),
            .hidden = numberIn(parameters, "hidden"),
            .isPublished = numberIn(parameters, "published") != 0,
            .isLabelled = numberIn(parameters, "labelInPrompt", 1) != 0};
}

} // namespace core::synthesis
