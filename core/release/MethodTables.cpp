#include "core/release/MethodTables.h"

#include "core/seeding/HistogramEstimate.h"
#include "core/seeding/KernelParameters.h"
#include "core/seeding/LabelProportions.h"
#include "core/seeding/PairSums.h"

#include <algorithm>
#include <set>

namespace core::release {

namespace {

using seeding::MethodParameters;

constexpr std::string_view histogramMethod = "histogram";

// The number of phrases that a kernel table looks at; 0 when it is none of the method.
int prefixSizeOf(const MethodParameters &parameters, std::string_view table)
{
    for (const int size : seeding::prefixSizesOf(parameters))
        if (table == seeding::kernelTableName(size))
            return size;
    return 0;
}

std::string kernelInWords(const MethodParameters &parameters, int size)
{
    if (parameters.method == "independent")
        return "for every label noisy sums of random Fourier features of single phrases";
    if (size == 1)
        return "for every label noisy sums of random Fourier features of the first phrase of a document";
    return "for every label noisy sums of random Fourier features of the first " + std::to_string(size)
           + " phrases of a document";
}

} // namespace

std::optional<std::uint64_t> cellsOf(const ModelShape &shape, std::string_view table)
{
    const MethodParameters &parameters = shape.parameters;
    if (table == seeding::labelTableName)
        return shape.labels;
    if (parameters.method == histogramMethod) {
        if (table == seeding::phraseTableName)
            return shape.labels * shape.phrases;
        if (table == seeding::clusterTableName)
            return shape.labels * static_cast<std::uint64_t>(parameters.clusters);
        if (table == seeding::pairTableName)
            return seeding::pairCount(parameters.clusters > 0 ? static_cast<std::size_t>(parameters.clusters)
                                                              : static_cast<std::size_t>(shape.phrases));
    } else if (seeding::isKernelMethod(parameters.method)) {
        if (table == seeding::vocabularyTableName)
            return shape.phrases;
        if (prefixSizeOf(parameters, table) > 0)
            return shape.labels * 2 * static_cast<std::uint64_t>(parameters.featurePairs);
    }
    return std::nullopt;
}

std::optional<std::string> tablesProblem(const ModelShape &shape, const std::vector<std::string> &tables)
{
    const std::set<std::string, std::less<>> names(tables.begin(), tables.end());
    if (names.size() != tables.size())
        return "a table is there twice";
    for (const std::string &table : tables)
        if (!cellsOf(shape, table))
            return "a table is not one of the method";
    if (!seeding::isKernelMethod(shape.parameters.method)) {
        const bool hasCounts =
            names.contains(seeding::phraseTableName) || names.contains(seeding::clusterTableName);
        return hasCounts ? std::nullopt : std::optional<std::string>("the method has no table of counts");
    }
    bool isComplete = names.contains(seeding::vocabularyTableName);
    for (const int size : seeding::prefixSizesOf(shape.parameters))
        isComplete = isComplete && names.contains(seeding::kernelTableName(size));
    return isComplete ? std::nullopt : std::optional<std::string>("a table of the method is missing");
}

bool hasJointCounts(const MethodParameters &parameters)
{
    return seeding::isKernelMethod(parameters.method);
}

std::string tableInWords(const MethodParameters &parameters, std::string_view table)
{
    if (table == seeding::phraseTableName)
        return "a noisy weighted count for every label and phrase";
    if (table == seeding::clusterTableName)
        return "a noisy weighted count for every label and group of near phrases";
    if (table == seeding::vocabularyTableName)
        return "a noisy weighted count for every phrase, all labels together";
    if (table == seeding::labelTableName)
        return "a noisy count for every label";
    if (table == seeding::pairTableName)
        return parameters.clusters > 0 ? "a noisy weighted count for every pair of groups of near phrases"
                                       : "a noisy weighted count for every pair of phrases";
    return kernelInWords(parameters, prefixSizeOf(parameters, table));
}

ModelShape shapeOf(const seeding::SeedModel &model)
{
    return {model.parameters, model.labels.size(), model.vocabularySize};
}

} // namespace core::release
