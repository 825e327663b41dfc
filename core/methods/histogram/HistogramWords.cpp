#include "core/methods/histogram/HistogramSynthesizer.h"
#include "core/methods/histogram/Resolution.h"
#include "core/methods/histogram/UsualUse.h"
#include "core/synthesis/keyphrases/ContributionWords.h"
#include "core/synthesis/keyphrases/PairSums.h"

namespace core::synthesis {

std::vector<ForecastLine> HistogramSynthesizer::forecast(const ReleasePlan &release,
                                                         const ForecastFacts &facts) const
{
    std::vector<ForecastLine> lines = Synthesizer::forecast(release, facts);
    if (usualShare(release, facts))
        lines.insert(lines.end() - 1, usualUseLine(release, facts));
    return lines;
}

std::string HistogramSynthesizer::tableInWords(const MethodParameters &, std::string_view table) const
{
    if (table == unitTableName)
        return "a noisy number of units";
    if (table == pairTableName)
        return "a noisy weighted count for every pair of groups of near phrases";
    if (table == phraseTableName)
        return "a noisy weighted count for every label and phrase";
    return "a noisy weighted count for every label and group of near phrases, or single likely phrase";
}

std::vector<std::string> HistogramSynthesizer::stepsInWords(const ReleasedModel &model) const
{
    const std::string unit = unitWord(model.unitIsPerson);
    const NoisyTable *clusters = model.table(clusterTableName);
    const NoisyTable *counts = clusters ? clusters : model.table(phraseTableName);
    std::vector<std::string> steps = {"The " + unit + "s were counted, with noise for "
                                      + std::to_string(percentForUnits)
                                      + " % of the budget. How finely phrases were then counted follows from "
                                        "that noisy number by a public rule."};
    if (clusters)
        steps.push_back("Phrases with near public vectors were put into "
                        + std::to_string(model.parameters.clusters)
                        + " groups, some of the likeliest alone.");
    if (counts)
        steps.push_back(
            "Each " + unit + " shared a weight (" + boundInWords(*counts)
            + ") among all phrases it has, by how often it has them and how rare they are in general.");
    if (const auto *pairs = model.table(pairTableName))
        steps.push_back("Each " + unit + " added weights (" + boundInWords(*pairs)
                        + ") to the pairs among the five of "
                        + std::to_string(nodesOfPairs(model.vocabularySize))
                        + " groups of near phrases that it says most about, all labels together.");
    return steps;
}

std::string HistogramSynthesizer::samplingInWords(const ReleasedModel &) const
{
    return "shares of phrases were estimated label by label from the noisy counts and, inside what they "
           "cannot tell "
           "apart, from public knowledge, the names of the labels included; keyphrase sequences were drawn "
           "by them";
}

std::string HistogramSynthesizer::inWords(const ReleasedModel &model) const
{
    return model.table(clusterTableName)
               ? "The keyphrases were drawn by noisy counts of groups of near phrases for every label."
               : "The keyphrases were drawn by noisy counts of phrases for every label.";
}

} // namespace core::synthesis
