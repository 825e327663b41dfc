#include "core/methods/kernel/KernelParameters.h"
#include "core/methods/kernel/KernelSynthesizer.h"
#include "core/synthesis/keyphrases/ContributionWords.h"

namespace core::synthesis {

namespace {

constexpr const char *paper = "Nagesh, Chen, Mishra, Wagner, \"Private Text Generation by Seeding Large "
                              "Language Model Prompts\"";

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

} // namespace

std::string KernelSynthesizer::tableInWords(const MethodParameters &parameters, std::string_view table) const
{
    if (table == vocabularyTableName)
        return "a noisy weighted count for every phrase, all labels together";
    const std::string sums = "for every label noisy sums of random Fourier features of ";
    if (isIndependent())
        return sums + "single phrases";
    const int size = prefixSizeOf(parameters, table);
    return sums + "the first " + (size == 1 ? "phrase" : std::to_string(size) + " phrases")
           + " of a document";
}

std::vector<std::string> KernelSynthesizer::stepsInWords(const ReleasedModel &model) const
{
    const MethodParameters &parameters = model.parameters;
    const std::string unit = unitWord(model.unitIsPerson);
    std::vector<std::string> steps;
    steps.push_back("Privatised vocabulary: each " + unit + " shared weight ("
                    + boundInWords(*model.table(vocabularyTableName))
                    + ") among the different phrases that are among the first "
                    + std::to_string(parameters.phrasesPerUnit)
                    + " of a document. By the noisy counts, at most "
                    + std::to_string(parameters.selectedPhrases) + " phrases were kept.");
    steps.push_back("Kernel density estimates of "
                    + (isIndependent() ? std::string("single phrases")
                                       : "sequences of " + listed(prefixSizesOf(parameters)) + " phrases")
                    + " for each label, by random Fourier features of the public vectors ("
                    + std::to_string(parameters.featurePairs) + " pairs of cosine and sine): each " + unit
                    + " added the mean of the features of its sequences. Noise went into the sums.");
    return steps;
}

std::string KernelSynthesizer::samplingInWords(const ReleasedModel &model) const
{
    const char *const repeated =
        drawsAsPublished(model.parameters) ? "; phrases can repeat, as the publication draws them" : "";
    if (isIndependent())
        return std::string("each phrase of a keyphrase sequence was drawn by the estimated density, "
                           "independently of the others")
               + repeated;
    return std::string(
               "keyphrase sequences were drawn phrase by phrase, each by the estimated density of the "
               "sequence it would make")
           + repeated;
}

std::string KernelSynthesizer::inWords(const ReleasedModel &) const
{
    return "The keyphrases were drawn from a privatised vocabulary by kernel density estimates for every "
           "label (random Fourier features with noise): the method "
           + std::string(name()) + " of " + paper + ".";
}

} // namespace core::synthesis
