#include "core/project/SequenceChecks.h"

#include "core/project/FieldChecks.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <numeric>
#include <tuple>

namespace core::project {

namespace {

constexpr std::array<std::string_view, 4> methods = {
    "histogram", "independent", "iterative-linear", "iterative-logarithmic"};

PlanCheck checkKernelMethod(const Plan &plan)
{
    const Plan::Sequences &sequences = plan.sequences;
    if (sequences.method == "histogram")
        return {};
    if (plan.privacy.epsilonSequences == 0.0)
        return refuse(PlanFault::MethodNeedsSequences,
                      "privacy.epsilonSequences",
                      "a number above 0 was expected, because the method " + sequences.method
                          + " learns its sequences from it; only histogram does without");
    const std::array<std::tuple<const char *, int, int>, 2> ranges = {
        {{"sequences.phrasesPerUnit", sequences.phrasesPerUnit, limits::maximumPhrasesPerUnit},
         {"sequences.selectedPhrases", sequences.selectedPhrases, limits::maximumSelectedPhrases}}};
    for (const auto &[field, value, maximum] : ranges)
        if (PlanCheck range = checkRange(field, value, maximum); !range)
            return range;
    if (sequences.featurePairs < 0 || sequences.featurePairs > limits::maximumFeaturePairs)
        return refuse(PlanFault::FeaturePairsRange,
                      "sequences.featurePairs",
                      "a number from 1 to 8192 was expected, or 0 to have it chosen",
                      {.limit = limits::maximumFeaturePairs});
    for (std::size_t i = 0; i < sequences.prefixSizes.size(); ++i)
        if (PlanCheck size = checkRange("sequences.prefixSizes[" + std::to_string(i) + "]",
                                        sequences.prefixSizes[i],
                                        sequences.length);
            !size)
            return size;
    return {};
}

// 0 is the published rule of the kernel methods; the histogram would draw every phrase alike.
PlanCheck checkSharpness(const Plan::Sequences &sequences)
{
    if (!sequences.sharpness)
        return {};
    const bool isHistogram = sequences.method == "histogram";
    const double given = *sequences.sharpness;
    if ((given >= limits::minimumSharpness && given <= limits::maximumSharpness)
        || (given == 0.0 && !isHistogram))
        return {};
    return refuse(PlanFault::SharpnessRange,
                  "sequences.sharpness",
                  std::string("a number from 0.1 to 10 was expected")
                      + (isHistogram ? "" : ", or 0 for chances as published")
                      + "; leave it out for the method's own");
}

PlanCheck checkProportions(const Plan &plan)
{
    const std::vector<double> &shares = plan.sequences.shares;
    if (shares.empty())
        return {};
    if (plan.privacy.epsilonLabels > 0.0)
        return refuse(
            PlanFault::SharesBesideNoisyCounts,
            "sequences.shares",
            "shares are declared, so privacy.epsilonLabels would be spent for nothing; set it to 0");
    if (shares.size() != std::max<std::size_t>(plan.labels.size(), 1))
        return refuse(PlanFault::SharesCount,
                      "sequences.shares",
                      "a number for each label was expected, in the order of labels");
    for (std::size_t i = 0; i < shares.size(); ++i)
        if (!(shares[i] >= 0.0 && shares[i] <= 1e9))
            return refuse(PlanFault::ShareNegative,
                          "sequences.shares[" + std::to_string(i) + "]",
                          "a number of 0 or above was expected");
    if (std::accumulate(shares.begin(), shares.end(), 0.0) <= 0.0)
        return refuse(
            PlanFault::SharesAllZero, "sequences.shares", "at least one share above 0 was expected");
    return {};
}

} // namespace

PlanCheck checkSequences(const Plan &plan)
{
    const Plan::Sequences &sequences = plan.sequences;
    if (PlanCheck method = checkChoice("sequences.method", sequences.method, methods); !method)
        return method;
    if (PlanCheck length = checkRange("sequences.length", sequences.length, limits::maximumLength); !length)
        return length;
    if (PlanCheck count = checkRange("sequences.perLabel", sequences.perLabel, limits::maximumPerLabel);
        !count)
        return count;
    const auto labels = static_cast<std::int64_t>(std::max<std::size_t>(plan.labels.size(), 1));
    if (labels * sequences.perLabel > limits::maximumDocuments)
        return refuse(PlanFault::TooManyDocuments,
                      "sequences.perLabel",
                      "at most 1000000 documents in all were expected; with " + std::to_string(labels)
                          + " labels that is " + std::to_string(limits::maximumDocuments / labels)
                          + " per label",
                      {.limit = limits::maximumDocuments / labels, .other = labels});
    if (PlanCheck kernel = checkKernelMethod(plan); !kernel)
        return kernel;
    if (PlanCheck sharpness = checkSharpness(sequences); !sharpness)
        return sharpness;
    return checkProportions(plan);
}

} // namespace core::project
