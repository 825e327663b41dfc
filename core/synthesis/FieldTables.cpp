#include "core/synthesis/FieldTables.h"

#include "core/base/ForTranslators.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>

namespace core::synthesis {

namespace {

constexpr std::array<const char *, fields::fieldTables> fieldTableNames = {
    fields::oneWayTable, fields::dependenceTable, fields::pairTable};

bool isFieldTable(const PlannedTable &table)
{
    return std::ranges::find(fieldTableNames, table.name) != fieldTableNames.end();
}

std::uint16_t codeAt(const UnitDocument &document, std::size_t declared, std::uint16_t missing)
{
    return declared < document.fields.size() ? std::min(document.fields[declared], missing) : missing;
}

std::uint16_t codeOfPatient(std::span<const UnitDocument> unit, std::size_t declared, std::uint16_t missing)
{
    std::map<std::uint16_t, std::size_t> notes;
    for (const UnitDocument &document : unit)
        ++notes[codeAt(document, declared, missing)];
    std::uint16_t most = missing;
    for (const auto &[code, count] : notes) // ascending, so that the first declared of several is taken
        if (code != missing && (most == missing || count > notes[most]))
            most = code;
    return most;
}

// The group of a day since the first that the unit has; the last code where there is none.
std::uint16_t dayGroupAt(const UnitDocument &document,
                         std::size_t declared,
                         std::optional<std::uint16_t> first,
                         std::uint16_t missing)
{
    const std::uint16_t day = codeAt(document, declared, UINT16_MAX);
    if (!first || day == UINT16_MAX)
        return missing;
    return std::min(fields::dayGroupOf(day - *first), missing);
}

std::optional<std::uint16_t> firstDayOf(std::span<const UnitDocument> unit, std::size_t declared)
{
    std::uint16_t first = UINT16_MAX;
    for (const UnitDocument &document : unit)
        first = std::min(first, codeAt(document, declared, UINT16_MAX));
    return first == UINT16_MAX ? std::nullopt : std::optional(first);
}

} // namespace

bool hasFields(const MethodParameters &parameters)
{
    return !fields::domainFrom(parameters.further).isEmpty();
}

std::vector<fields::FieldTable> fieldTablesOf(const ReleasePlan &release)
{
    std::vector<fields::FieldTable> tables;
    for (const PlannedTable &table : release.tables)
        if (isFieldTable(table))
            tables.push_back({table.name, table.cells, table.sensitivity, table.noise});
    return tables;
}

ReleasePlan withoutFieldTables(const ReleasePlan &release)
{
    ReleasePlan own = release;
    std::erase_if(own.tables, isFieldTable);
    return own;
}

std::vector<ForecastLine> forecastOfFields(const ReleasePlan &release, const ForecastFacts &facts)
{
    const fields::Domain domain = fields::domainFrom(release.parameters.further);
    const std::vector<fields::FieldTable> tables = fieldTablesOf(release);
    if (domain.isEmpty() || tables.empty())
        return {};
    const fields::NoiseForecast noise = fields::noiseForecast(domain, tables);
    using Form = ForecastText::Form;
    std::vector<ForecastLine> lines = {
        {.what = QT_TRANSLATE_NOOP("MethodText", "Noise on the number with a value of a field (95 %)"),
         .value = {facts.unitIsPerson ? QT_TRANSLATE_NOOP("MethodText", "± %1 patients")
                                      : QT_TRANSLATE_NOOP("MethodText", "± %1 records"),
                   {{noise.halfWidth95, Form::Decimal}}}}};
    if (domain.count() > 1)
        lines.push_back(
            {.what = QT_TRANSLATE_NOOP("MethodText", "Fields are compared with each other from about"),
             .value = {facts.unitIsPerson ? QT_TRANSLATE_NOOP("MethodText", "%1 patients")
                                          : QT_TRANSLATE_NOOP("MethodText", "%1 records"),
                       {{std::ceil(noise.unitsForPairs), Form::Whole}}},
             .advice = {QT_TRANSLATE_NOOP("MethodText",
                                          "With fewer, each field is drawn by its own shares, independent of "
                                          "the other fields and of the label.")}});
    return lines;
}

std::vector<fields::NoteCodes> fieldNotesOf(std::span<const UnitDocument> unit, const fields::Domain &domain)
{
    // A note under several labels is a document under each, and one note.
    std::set<std::pair<Features, std::vector<std::uint16_t>>> different;
    for (const UnitDocument &document : unit)
        different.emplace(document.features, document.fields);
    std::vector<fields::NoteCodes> notes(unit.size(), fields::NoteCodes(domain.count(), 0));
    std::size_t declared = 0;
    for (std::size_t field = 0; field < domain.count(); ++field) {
        const fields::Role role = domain.roles[field];
        const auto last = static_cast<std::uint16_t>(domain.sizes[field] - 1);
        const bool isDeclared =
            role == fields::Role::Note || role == fields::Role::Patient || role == fields::Role::Days;
        const auto firstDay = role == fields::Role::Days ? firstDayOf(unit, declared) : std::nullopt;
        const std::uint16_t ofPatient =
            role == fields::Role::Patient ? codeOfPatient(unit, declared, last) : last;
        for (std::size_t note = 0; note < unit.size(); ++note) {
            std::uint16_t &code = notes[note][field];
            switch (role) {
            case fields::Role::Note:
                code = codeAt(unit[note], declared, last);
                break;
            case fields::Role::Patient:
                code = ofPatient;
                break;
            case fields::Role::Days:
                code = dayGroupAt(unit[note], declared, firstDay, last);
                break;
            case fields::Role::Label:
                code = static_cast<std::uint16_t>(std::min<std::uint32_t>(unit[note].label, last));
                break;
            case fields::Role::Notes:
                code = std::min(fields::noteGroupOf(different.size()), last);
                break;
            }
        }
        declared += isDeclared ? 1 : 0;
    }
    return notes;
}

std::string fieldWeightsKey(std::size_t table)
{
    constexpr std::array<const char *, fields::fieldTables> keys = {
        "fieldWeights", "fieldDependenceWeights", "fieldPairWeights"};
    return keys[table];
}

ReleasedModel withFields(const ReleasedModel &model, const fields::FieldMarginals &marginals)
{
    ReleasedModel whole = model;
    for (std::size_t table = 0; table < marginals.tables.size(); ++table) {
        whole.tables.push_back({fieldTableNames[table], marginals.tables[table].counts});
        std::vector<int> &weights = whole.parameters.further[fieldWeightsKey(table)];
        weights.clear();
        for (const std::int64_t weight : marginals.tables[table].weights)
            weights.push_back(static_cast<int>(weight));
    }
    return whole;
}

ReleasedModel withDomain(const ReleasedModel &model, const fields::Domain &domain)
{
    ReleasedModel whole = model;
    fields::putDomain(domain, whole.parameters.further); // a method may have set numbers of its own
    return whole;
}

fields::FieldMarginals fieldMarginalsOf(const ReleasedModel &model)
{
    fields::FieldMarginals marginals;
    for (std::size_t table = 0; table < fields::fieldTables; ++table) {
        const NoisyTable *found = model.table(fieldTableNames[table]);
        const auto weights = model.parameters.further.find(fieldWeightsKey(table));
        if (found == nullptr || weights == model.parameters.further.end())
            return {};
        marginals.tables.push_back({found->counts, {weights->second.begin(), weights->second.end()}});
    }
    return marginals;
}

std::optional<std::string> fieldsProblem(const ReleasedModel &model)
{
    const fields::Domain domain = fields::domainFrom(model.parameters.further);
    if (domain.isEmpty())
        return std::nullopt;
    const fields::FieldMarginals marginals = fieldMarginalsOf(model);
    if (marginals.tables.size() != fields::fieldTables)
        return "a table of the fields or its weights are missing";
    const std::size_t pairs = fields::pairsOf(domain).size();
    for (std::size_t table = 0; table < marginals.tables.size(); ++table) {
        const fields::ReleasedTable &each = marginals.tables[table];
        const std::size_t expected = domain.count() + (table == 0 ? 0 : pairs);
        const bool isGaussian = std::holds_alternative<privacy::GaussianVariance>(each.counts.noise);
        if (each.weights.size() != expected || !fields::areWithin(each.weights, isGaussian))
            return "the weights of a table of the fields are out of their bounds";
    }
    const auto &first = marginals.tables.front().weights;
    if (std::ranges::any_of(first, [](std::int64_t weight) { return weight == 0; }))
        return "a field has no weight";
    return std::nullopt;
}

} // namespace core::synthesis
