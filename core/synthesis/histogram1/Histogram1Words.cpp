#include "core/synthesis/histogram1/Histogram1Synthesizer.h"
#include "core/synthesis/histogram1/HistogramEstimate.h"
#include "core/synthesis/histogram1/HistogramRelease.h"
#include "core/synthesis/keyphrases/ContributionWords.h"

namespace core::synthesis {

namespace {

// "to the group of phrases it says most about", or to several.
std::string groupsInWords(const NoisyTable &clusters)
{
    const int most = clustersPerUnit(normFor(clusters.counts.noise));
    return (most == 1 ? "to the group" : "to at most " + std::to_string(most) + " groups")
           + std::string(" of phrases it says most about");
}

} // namespace

std::string Histogram1Synthesizer::tableInWords(const MethodParameters &parameters,
                                                std::string_view table) const
{
    if (table == phraseTableName)
        return "a noisy weighted count for every label and phrase";
    if (table == clusterTableName)
        return "a noisy weighted count for every label and group of near phrases";
    return parameters.clusters > 0 ? "a noisy weighted count for every pair of groups of near phrases"
                                   : "a noisy weighted count for every pair of phrases";
}

std::vector<std::string> Histogram1Synthesizer::stepsInWords(const ReleasedModel &model) const
{
    const std::string unit = unitWord(model.unitIsPerson);
    std::vector<std::string> steps;
    if (const auto *clusters = model.table(clusterTableName))
        steps.push_back("Phrases with near public vectors were put into "
                        + std::to_string(model.parameters.clusters)
                        + " groups, before a record was read. Each " + unit + " added weight ("
                        + boundInWords(*clusters) + ") " + groupsInWords(*clusters) + ".");
    if (const auto *phrases = model.table(phraseTableName))
        steps.push_back(
            "Each " + unit + " added weights (" + boundInWords(*phrases) + ") to at most "
            + std::to_string(model.parameters.phrasesPerUnit)
            + " phrases: those it says most about, by how often it has them and how rare they are in"
              " general.");
    if (const auto *pairs = model.table(pairTableName))
        steps.push_back("Each " + unit + " added weights (" + boundInWords(*pairs)
                        + ") to the pairs among the five "
                        + std::string(model.parameters.clusters > 0 ? "groups of phrases" : "phrases")
                        + " it says most about, all labels together.");
    return steps;
}

std::string Histogram1Synthesizer::samplingInWords(const ReleasedModel &) const
{
    return "shares of phrases were estimated from the noisy counts and, inside what they cannot tell apart,"
           " from public knowledge; keyphrase sequences were drawn by them";
}

std::string Histogram1Synthesizer::inWords(const ReleasedModel &model) const
{
    const bool hasPhrases = model.table(phraseTableName) != nullptr;
    const std::string counted = !model.table(clusterTableName) ? "phrases for every label."
                                : hasPhrases ? "phrases, and of groups of near phrases, for every label."
                                             : "groups of near phrases for every label.";
    return "The keyphrases were drawn by noisy counts of " + counted;
}

} // namespace core::synthesis
