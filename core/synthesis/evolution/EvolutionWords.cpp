#include "core/synthesis/evolution/EvolutionRun.h"
#include "core/synthesis/evolution/EvolutionSynthesizer.h"
#include "core/synthesis/evolution/VoteForecast.h"
#include "core/synthesis/histogram/HistogramSynthesizer.h"
#include "core/synthesis/keyphrases/ContributionWords.h"

#include <cmath>

namespace core::synthesis {

namespace {

bool hasVotes(const MethodParameters &parameters, std::string_view table)
{
    for (int vote = 1; vote <= shapeIn(parameters).rounds; ++vote)
        if (table == voteTableName(vote))
            return true;
    return false;
}

std::string times(int number)
{
    return number == 1 ? "once" : std::to_string(number) + " times";
}

} // namespace

std::optional<std::string> EvolutionSynthesizer::whyHopeless(const ReleasePlan &release,
                                                             const Choices &choices) const
{
    const auto forecast = voteForecast(release);
    if (!forecast || !choices.recordsPerLabel || !forecast->drowns(*choices.recordsPerLabel))
        return {};
    const auto rounded = [](double number) { return std::to_string(std::llround(number)); };
    return "the votes would drown in the noise: about " + rounded(*choices.recordsPerLabel)
           + " records of a label vote on " + std::to_string(forecast->textsPerLabel)
           + " texts, and noise alone reaches " + rounded(forecast->standsOutFrom)
           + " votes; take fewer rounds or fewer texts, raise epsilon, or take another method";
}

std::string EvolutionSynthesizer::tableInWords(const MethodParameters &parameters,
                                               std::string_view table) const
{
    return hasVotes(parameters, table) ? "a noisy number of votes for every synthetic text of a round"
                                       : HistogramSynthesizer().tableInWords(parameters, table);
}

std::vector<std::string> EvolutionSynthesizer::stepsInWords(const SeedModel &model) const
{
    const EvolutionShape shape = shapeIn(model.parameters);
    const std::string unit = unitWord(model.unitIsPerson);
    std::vector<std::string> steps;
    if (model.table(unitTableName))
        steps = HistogramSynthesizer().stepsInWords(model);
    steps.push_back(std::to_string(shape.pool())
                    + " texts of each label were written, without looking at a record.");
    steps.push_back(
        "Then " + times(shape.rounds) + " each " + unit
        + " gave one vote in all: to the text of one label that was nearest to its own by the "
          "public vectors of their phrases. Noise was added to the votes of every text, whether it "
          "had any or not.");
    if (shape.rounds > 1)
        steps.push_back("After a round the " + std::to_string(shape.chosen)
                        + " texts of each label with most noisy votes were kept and "
                        + std::to_string(shape.variations) + " variations of each written.");
    return steps;
}

std::string EvolutionSynthesizer::samplingInWords(const SeedModel &) const
{
    return "texts were drawn by their noisy votes in the last round as far as these stood out from the "
           "noise, and "
           "a variation of each was asked for";
}

std::string EvolutionSynthesizer::inWords(const SeedModel &) const
{
    return "The documents are variations of synthetic texts that noisy votes of the records chose.";
}

} // namespace core::synthesis
