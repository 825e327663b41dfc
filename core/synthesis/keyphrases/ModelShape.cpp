#include "core/synthesis/keyphrases/ModelShape.h"

#include "core/fields/Marginals.h"
#include "core/synthesis/FieldTables.h"
#include "core/synthesis/Synthesizer.h"
#include "core/synthesis/keyphrases/LabelProportions.h"

#include <algorithm>

namespace core::synthesis {

namespace {

bool isInRange(const MethodParameters &parameters)
{
    constexpr int largest = 1 << 20; // more than any plan may ask for, and little enough to be multiplied
    const auto fits = [](int number) { return number >= 0 && number <= largest; };
    return parameters.length >= 1 && fits(parameters.length) && fits(parameters.phrasesPerUnit)
           && fits(parameters.clusters) && fits(parameters.selectedPhrases) && fits(parameters.featurePairs)
           && std::ranges::all_of(parameters.prefixSizes, [&](int size) { return size >= 1 && fits(size); })
           && std::ranges::all_of(parameters.further,
                                  [&](const auto &entry) { return std::ranges::all_of(entry.second, fits); });
}

std::optional<std::string> tableProblem(const Synthesizer &method, const ReleasedModel &model)
{
    const ModelShape shape = shapeOf(model);
    std::vector<std::string> names;
    for (const NoisyTable &table : model.tables) {
        const auto cells = cellsOf(method, shape, table.name);
        if (cells && (table.counts.cells.empty() || table.counts.cells.size() != *cells))
            return "a table has too few or too many cells";
        if (!table.counts.sensitivity.isInRange() || !privacy::isInRange(table.counts.noise))
            return "a table has no sensitivity or no noise";
        names.push_back(table.name);
    }
    return tablesProblem(method, shape, names);
}

} // namespace

ModelShape shapeOf(const ReleasedModel &model)
{
    return {model.parameters, model.labels.size(), model.vocabularySize};
}

std::optional<std::uint64_t>
cellsOf(const Synthesizer &method, const ModelShape &shape, std::string_view table)
{
    if (table == labelTableName)
        return shape.labels;
    if (const auto cells = fields::cellsOf(fields::domainFrom(shape.parameters.further), table))
        return *cells;
    return method.cellsOf(shape, table);
}

std::optional<std::string>
tablesProblem(const Synthesizer &method, const ModelShape &shape, const std::vector<std::string> &tables)
{
    const Synthesizer::TableNames names(tables.begin(), tables.end());
    if (names.size() != tables.size())
        return "a table is there twice";
    for (const std::string &table : tables)
        if (!cellsOf(method, shape, table))
            return "a table is not one of the method";
    if (hasFields(shape.parameters))
        for (const char *table : {fields::oneWayTable, fields::dependenceTable, fields::pairTable})
            if (!names.contains(table))
                return "a table of the fields is missing";
    return method.missing(shape, names);
}

std::optional<std::string> modelProblem(const Synthesizer &method, const ReleasedModel &model)
{
    if (!isInRange(model.parameters) || model.vocabularySize == 0)
        return "a number of the method is out of range";
    if (model.labels.empty())
        return "there are no labels";
    if (auto problem = tableProblem(method, model))
        return problem;
    if (auto problem = method.modelProblem(model))
        return problem;
    if (auto problem = fieldsProblem(model))
        return problem;
    if (std::ranges::any_of(model.selected, [&](auto phrase) { return phrase >= model.vocabularySize; }))
        return "a phrase was selected that is not in the vocabulary";
    return std::nullopt;
}

} // namespace core::synthesis
