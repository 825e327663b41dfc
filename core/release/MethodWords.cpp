#include "core/release/MethodWords.h"

#include "core/release/Manifest.h"
#include "core/release/Prose.h"
#include "core/seeding/HistogramEstimate.h"
#include "core/seeding/HistogramRelease.h"
#include "core/seeding/KernelParameters.h"
#include "core/seeding/LabelProportions.h"
#include "core/seeding/PairSums.h"
#include "core/seeding/ReleasedCounts.h"

namespace core::release {

namespace {

using seeding::MethodParameters;
using seeding::SeedModel;

constexpr const char *paper = "Nagesh, Chen, Mishra, Wagner, \"Private Text Generation by Seeding Large "
                              "Language Model Prompts\"";

std::string unitOf(const SeedModel &model)
{
    return unitWord(model.unitIsPerson);
}

// The bound that the noise of a table of weights is calibrated to.
std::string boundInWords(const seeding::NoisyTable &table)
{
    if (seeding::normFor(table.counts.noise) == seeding::ContributionNorm::L2)
        return "whole numbers whose squares sum to at most "
               + std::to_string(table.counts.sensitivity.l2Squared);
    return "whole numbers, in all at most " + std::to_string(table.counts.sensitivity.l1);
}

// "to the group of phrases it says most about", or to several.
std::string groupsInWords(const seeding::NoisyTable &clusters)
{
    const int most = seeding::clustersPerUnit(seeding::normFor(clusters.counts.noise));
    return (most == 1 ? "to the group" : "to at most " + std::to_string(most) + " groups")
           + std::string(" of phrases it says most about");
}

using Steps = std::vector<std::string>;

void addHistogramSteps(const SeedModel &model, Steps &steps)
{
    if (const auto *clusters = model.table(seeding::clusterTableName))
        steps.push_back("Phrases with near public vectors were put into "
                        + std::to_string(model.parameters.clusters)
                        + " groups, before a record was read. Each " + unitOf(model) + " added weight ("
                        + boundInWords(*clusters) + ") " + groupsInWords(*clusters) + ".");
    if (const auto *phrases = model.table(seeding::phraseTableName))
        steps.push_back(
            "Each " + unitOf(model) + " added weights (" + boundInWords(*phrases) + ") to at most "
            + std::to_string(model.parameters.phrasesPerUnit)
            + " phrases: those it says most about, by how often it has them and how rare they are in"
              " general.");
    if (const auto *pairs = model.table(seeding::pairTableName))
        steps.push_back("Each " + unitOf(model) + " added weights (" + boundInWords(*pairs)
                        + ") to the pairs among the five "
                        + std::string(model.parameters.clusters > 0 ? "groups of phrases" : "phrases")
                        + " it says most about, all labels together.");
}

// "1, 4 and 10"
std::string listed(const std::vector<int> &numbers)
{
    std::string text;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (i > 0)
            text += i + 1 == numbers.size() ? " and " : ", ";
        text += std::to_string(numbers[i]);
    }
    return text;
}

void addKernelSteps(const SeedModel &model, Steps &steps)
{
    const MethodParameters &parameters = model.parameters;
    steps.push_back("Privatised vocabulary: each " + unitOf(model) + " shared weight ("
                    + boundInWords(*model.table(seeding::vocabularyTableName))
                    + ") among the different phrases that are among the first "
                    + std::to_string(parameters.phrasesPerUnit)
                    + " of a document. By the noisy counts, at most "
                    + std::to_string(parameters.selectedPhrases) + " phrases were kept.");
    steps.push_back("Kernel density estimates of "
                    + (parameters.method == "independent"
                           ? std::string("single phrases")
                           : "sequences of " + listed(seeding::prefixSizesOf(parameters)) + " phrases")
                    + " for each label, by random Fourier features of the public vectors ("
                    + std::to_string(parameters.featurePairs) + " pairs of cosine and sine): each "
                    + unitOf(model)
                    + " added the mean of the features of its sequences. Noise went into the sums.");
}

std::string samplingInWords(const SeedModel &model)
{
    if (!seeding::isKernelMethod(model.parameters.method))
        return "shares of phrases were estimated from the noisy counts and, inside what they cannot tell "
               "apart,"
               " from public knowledge; keyphrase sequences were drawn by them";
    if (model.parameters.method == "independent")
        return "each phrase of a keyphrase sequence was drawn by the estimated density, independently of the"
               " others";
    return "keyphrase sequences were drawn phrase by phrase, each by the estimated density of the sequence it"
           " would make";
}

} // namespace

std::string methodSteps(const Contents &contents)
{
    const SeedModel &model = *contents.model;
    Steps steps = {"Phrases of a public vocabulary (" + markdown(publicSource(model.vocabularySource)) + ", "
                   + std::to_string(model.vocabularySize)
                   + " phrases) were found in the records, in memory."};
    if (seeding::isKernelMethod(model.parameters.method))
        addKernelSteps(model, steps);
    else
        addHistogramSteps(model, steps);
    if (const auto *labels = model.table(seeding::labelTableName))
        steps.push_back("Each " + unitOf(model) + " shared weight (" + boundInWords(*labels)
                        + ") among the labels it has.");
    steps.emplace_back("The budget was debited before noise was drawn, once for every cell of every table "
                       "below, from the operating system's source of randomness. There is no seed.");
    steps.push_back("Everything else used the noisy tables and public things only, which costs no privacy"
                    " (post-processing): "
                    + samplingInWords(model) + "; texts were written around the sequences by "
                    + writerInWords(contents.description) + ".");
    std::string list;
    for (std::size_t i = 0; i < steps.size(); ++i)
        list += std::to_string(i + 1) + ". " + steps[i] + "\n";
    return list;
}

std::string writerInWords(const Description &about)
{
    if (about.writerKind == "template")
        return "built-in sentences (writer: template)";
    const std::string model =
        about.writerModel.empty() ? "a language model" : "the language model " + markdown(about.writerModel);
    return about.writerKind == "promptPack" ? model + ", which was asked outside Keyseed (writer: promptPack)"
                                            : model + " (writer: " + markdown(about.writerKind) + ")";
}

std::string methodInWords(const SeedModel &model)
{
    const std::string &method = model.parameters.method;
    if (!seeding::isKernelMethod(method))
        return "The keyphrases were drawn by noisy counts of "
               + std::string(model.table(seeding::clusterTableName)
                                 ? model.table(seeding::phraseTableName)
                                       ? "phrases, and of groups of near phrases, for every label."
                                       : "groups of near phrases for every label."
                                 : "phrases for every label.");
    return "The keyphrases were drawn from a privatised vocabulary by kernel density estimates for every "
           "label"
           " (random Fourier features with noise): the method "
           + markdown(method) + " of " + paper + ".";
}

std::string vocabularyRowInWords(const Contents &contents)
{
    const auto counts = seeding::ReleasedCounts::of(*contents.model, contents.vocabulary);
    if (!counts)
        return "what was released of the phrases: no counts";
    std::string what = "for each label the phrases whose noisy count stands out of the noise";
    std::string each = "phrases of a label";
    if (counts->areClusters()) {
        what = "for each label the groups of near phrases whose noisy count stands out of the noise; a group"
               " is named by those of its phrases that are likeliest in general";
        each = "groups of a label";
    } else if (seeding::isKernelMethod(contents.model->parameters.method)) {
        what = "the phrases whose noisy count stands out of the noise, all labels together, so that the label"
               " is empty";
        each = "phrases";
    }
    return "what was released of the phrases: " + what + "; counts are in " + unitOf(*contents.model)
           + "s with a noise of +/- " + decimals(counts->halfWidth95(), 2) + " (95 %), and about "
           + decimals(seeding::toleratedFalseTerms, 0) + " " + each + " may be there by noise alone";
}

std::string sharesInWords(const Contents &contents)
{
    const std::string &shares = contents.description.proportions;
    if (shares == noisyProportions)
        return "How many texts a label has was set by " + shares
               + ", which are part of what the budget paid for.";
    return "How many texts a label has was chosen" + (shares.empty() ? "" : " (" + markdown(shares) + ")")
           + ", not counted: it says nothing about the records.";
}

} // namespace core::release
