#include "core/methods/kernel/KernelParameters.h"

#include "core/methods/kernel/FeatureAngles.h"
#include "core/methods/kernel/KernelSynthesizer.h"
#include "core/methods/kernel/VocabularySelection.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace core::synthesis {

namespace {

constexpr std::string_view publishedDrawsKey = "publishedDraws"; // in MethodParameters::further

} // namespace

std::vector<int> defaultPrefixSizes(std::string_view method, int length)
{
    if (method == independentPhrases.name)
        return {1};
    std::vector<int> sizes;
    if (method == iterativeLinear.name) {
        sizes.resize(static_cast<std::size_t>(length));
        std::iota(sizes.begin(), sizes.end(), 1);
        return sizes;
    }
    for (int size = 1; size < length; size *= 4)
        sizes.push_back(size);
    sizes.push_back(length);
    return sizes;
}

std::vector<int> prefixSizesOf(const MethodParameters &parameters)
{
    std::vector<int> sizes;
    if (parameters.method == iterativeLogarithmic.name) {
        for (const int size : parameters.prefixSizes)
            if (size >= 1 && size <= parameters.length)
                sizes.push_back(size);
    }
    if (sizes.empty())
        return defaultPrefixSizes(parameters.method, parameters.length);
    std::sort(sizes.begin(), sizes.end());
    sizes.erase(std::unique(sizes.begin(), sizes.end()), sizes.end());
    return sizes;
}

int prefixSizeOf(const MethodParameters &parameters, std::string_view table)
{
    for (const int size : prefixSizesOf(parameters))
        if (table == kernelTableName(size))
            return size;
    return 0;
}

int defaultFeaturePairs(const privacy::NoiseBudget &perTable, std::optional<std::int64_t> recordsPerLabel)
{
    if (perTable.isGaussian())
        return 1024;
    if (!recordsPerLabel)
        return 256;
    const double epsilon = static_cast<double>(perTable.amount()) / 1e6;
    const double best = 0.12 * static_cast<double>(*recordsPerLabel) * epsilon;
    return static_cast<int>(std::clamp(best, 32.0, 2048.0));
}

privacy::NoiseBudget budgetPerSize(const MethodParameters &parameters,
                                   const privacy::NoiseBudget &forSequences)
{
    return forSequences.share(1, static_cast<std::int64_t>(prefixSizesOf(parameters).size()));
}

bool drawsAsPublished(const MethodParameters &parameters)
{
    return parameters.further.contains(publishedDrawsKey);
}

void setPublishedDraws(MethodParameters &parameters, bool asPublished)
{
    if (asPublished)
        parameters.further[std::string(publishedDrawsKey)] = {1};
    else
        parameters.further.erase(std::string(publishedDrawsKey));
}

std::string kernelTableName(int size)
{
    return "kernel-" + std::to_string(size);
}

privacy::Sensitivity kernelSensitivity(int featurePairs)
{
    return {.l1 = featurePairs * FeatureAngles::largestL1,
            .l2Squared = featurePairs * FeatureAngles::largestL2Squared};
}

std::vector<PlannedTable> plannedKernelTables(const MethodParameters &parameters,
                                              std::size_t labels,
                                              std::size_t vocabularySize,
                                              const privacy::NoiseBudget &forVocabulary,
                                              const privacy::NoiseBudget &forSequences)
{
    const VocabularyCounting counting{.vocabularySize = vocabularySize,
                                      .phrasesPerDocument = parameters.phrasesPerUnit,
                                      .norm = normFor(forVocabulary)};
    const privacy::Sensitivity counted = counting.sensitivity();
    std::vector<PlannedTable> tables;
    tables.push_back(
        {std::string(vocabularyTableName), vocabularySize, counted, forVocabulary.noiseFor(counted)});

    const privacy::Sensitivity summed = kernelSensitivity(parameters.featurePairs);
    const privacy::Noise noise = budgetPerSize(parameters, forSequences).noiseFor(summed);
    const std::size_t cells = labels * 2 * static_cast<std::size_t>(parameters.featurePairs);
    for (const int size : prefixSizesOf(parameters))
        tables.push_back({kernelTableName(size), cells, summed, noise});
    return tables;
}

namespace {

constexpr int maximumPhrasesPerUnit = 1000;
constexpr int maximumSelectedPhrases = 100'000;
constexpr int maximumFeaturePairs = 8192;

FieldCheck featurePairs(const std::string &field, int value)
{
    if (value >= 0 && value <= maximumFeaturePairs)
        return {};
    return tl::unexpected(FieldIssue{.field = field,
                                     .what = "a number from 1 to 8192 was expected, or 0 to have it chosen",
                                     .limit = maximumFeaturePairs});
}

} // namespace

const FieldTable<KernelSettings> &kernelSettings()
{
    static const FieldTable<KernelSettings> fields = {
        {"phrasesPerUnit",
         &KernelSettings::phrasesPerUnit,
         WholeFrom{1, maximumPhrasesPerUnit},
         {},
         {"Number of different phrases of a unit that count, at most."}},
        {"selectedPhrases",
         &KernelSettings::selectedPhrases,
         WholeFrom{1, maximumSelectedPhrases},
         {},
         {"Number of phrases that the vocabulary part selects."}},
        {"featurePairs",
         &KernelSettings::featurePairs,
         featurePairs,
         {},
         {"Number of pairs of random Fourier features; 0: chosen by rule."}},
        {"prefixSizes",
         &KernelSettings::prefixSizes,
         AnyValue(),
         {FieldWritten::WhenGiven},
         {"Lengths of the prefixes that are released. Default: chosen by rule."}},
        {"publishedDraws",
         &KernelSettings::publishedDraws,
         AnyValue(),
         {},
         {"Whether sequences are drawn as published: phrases can repeat, and their chances are proportional "
          "to the estimates; sampling.sharpness is then not used."}},
    };
    return fields;
}

tl::expected<KernelSettings, FieldIssue>
readKernelSettings(const Settings &settings, const std::string &path, int length)
{
    auto read = readSettings(settings, path, kernelSettings());
    if (!read)
        return read;
    if (auto sizes = WholeFrom{1, length}(path + ".prefixSizes", read->prefixSizes); !sizes)
        return tl::unexpected(std::move(sizes.error()));
    return read;
}

} // namespace core::synthesis
