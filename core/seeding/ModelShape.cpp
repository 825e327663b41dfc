#include "core/seeding/ModelShape.h"

#include "core/seeding/HistogramEstimate.h"
#include "core/seeding/KernelParameters.h"
#include "core/seeding/LabelProportions.h"
#include "core/seeding/PairSums.h"

#include <algorithm>
#include <set>

namespace core::seeding {

namespace {

constexpr std::string_view histogramMethod = "histogram";

bool isInRange(const MethodParameters &parameters)
{
    constexpr int largest = 1 << 20; // more than any plan may ask for, and little enough to be multiplied
    const auto fits = [](int number) { return number >= 0 && number <= largest; };
    return parameters.length >= 1 && fits(parameters.length) && fits(parameters.phrasesPerUnit)
           && fits(parameters.clusters) && fits(parameters.selectedPhrases) && fits(parameters.featurePairs)
           && std::ranges::all_of(parameters.prefixSizes, [&](int size) { return size >= 1 && fits(size); });
}

std::optional<std::string> tableProblem(const SeedModel &model)
{
    const ModelShape shape = shapeOf(model);
    std::vector<std::string> names;
    for (const NoisyTable &table : model.tables) {
        const auto cells = cellsOf(shape, table.name);
        if (cells && (table.counts.cells.empty() || table.counts.cells.size() != *cells))
            return "a table has too few or too many cells";
        if (!table.counts.sensitivity.isInRange() || !privacy::isInRange(table.counts.noise))
            return "a table has no sensitivity or no noise";
        names.push_back(table.name);
    }
    return tablesProblem(shape, names);
}

bool hasClusterTable(const SeedModel &model)
{
    return model.table(clusterTableName) || (model.parameters.clusters > 0 && model.table(pairTableName));
}

bool hasClusterOfEveryPhrase(const SeedModel &model)
{
    const auto clusters = static_cast<std::uint32_t>(model.parameters.clusters);
    return (!hasClusterTable(model) || model.clusterOf.size() == model.vocabularySize)
           && std::ranges::all_of(model.clusterOf, [&](std::uint32_t each) { return each < clusters; });
}

} // namespace

ModelShape shapeOf(const SeedModel &model)
{
    return {model.parameters, model.labels.size(), model.vocabularySize};
}

int prefixSizeOf(const MethodParameters &parameters, std::string_view table)
{
    for (const int size : prefixSizesOf(parameters))
        if (table == kernelTableName(size))
            return size;
    return 0;
}

std::optional<std::uint64_t> cellsOf(const ModelShape &shape, std::string_view table)
{
    const MethodParameters &parameters = shape.parameters;
    if (table == labelTableName)
        return shape.labels;
    if (parameters.method == histogramMethod) {
        if (table == phraseTableName)
            return shape.labels * shape.phrases;
        if (table == clusterTableName)
            return shape.labels * static_cast<std::uint64_t>(parameters.clusters);
        if (table == pairTableName)
            return pairCount(parameters.clusters > 0 ? static_cast<std::size_t>(parameters.clusters)
                                                     : static_cast<std::size_t>(shape.phrases));
    } else if (isKernelMethod(parameters.method)) {
        if (table == vocabularyTableName)
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
    if (!isKernelMethod(shape.parameters.method)) {
        const bool hasCounts = names.contains(phraseTableName) || names.contains(clusterTableName);
        return hasCounts ? std::nullopt : std::optional<std::string>("the method has no table of counts");
    }
    bool isComplete = names.contains(vocabularyTableName);
    for (const int size : prefixSizesOf(shape.parameters))
        isComplete = isComplete && names.contains(kernelTableName(size));
    return isComplete ? std::nullopt : std::optional<std::string>("a table of the method is missing");
}

std::optional<std::string> modelProblem(const SeedModel &model)
{
    if (!isInRange(model.parameters) || model.vocabularySize == 0)
        return "a number of the method is out of range";
    if (model.labels.empty())
        return "there are no labels";
    if (isKernelMethod(model.parameters.method) && model.parameters.featurePairs < 1)
        return "the method has no features";
    if (const auto problem = tableProblem(model))
        return problem;
    if (!hasClusterOfEveryPhrase(model))
        return "there is not a cluster for every phrase";
    if (std::ranges::any_of(model.selected, [&](auto phrase) { return phrase >= model.vocabularySize; }))
        return "a phrase was selected that is not in the vocabulary";
    return std::nullopt;
}

} // namespace core::seeding
