#pragma once

#include "core/fields/FieldRelease.h"
#include "core/fields/FieldSums.h"
#include "core/synthesis/MethodWords.h"
#include "core/synthesis/PrivateRun.h"
#include "core/synthesis/ReleasePlan.h"
#include "core/synthesis/keyphrases/ReleasedModel.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

/// The tables of the declared fields beside those of a method.
namespace core::synthesis {

/// Returns whether a release or a model has fields.
bool hasFields(const MethodParameters &parameters);

/// Returns the tables of the fields of a plan, and the plan without them.
std::vector<fields::FieldTable> fieldTablesOf(const ReleasePlan &release);
ReleasePlan withoutFieldTables(const ReleasePlan &release);

/// Returns what to expect of the fields of a release, beside the lines of its method; nothing without fields.
std::vector<ForecastLine> forecastOfFields(const ReleasePlan &release, const ForecastFacts &facts);

/// Returns the notes of a unit, with the codes of all fields of the domain: of a field of the patient, the
/// value that most notes have (the first declared of several, a missing one last); the label; the group of
/// the number of notes. A function of that unit alone. PRIVATE.
std::vector<fields::NoteCodes> fieldNotesOf(std::span<const UnitDocument> unit, const fields::Domain &domain);

/// The key of the weights of a table of the fields among the numbers of a model, from 0.
std::string fieldWeightsKey(std::size_t table);

/// Puts the released marginals into a model, and the domain that they are about. Post-processing.
ReleasedModel withFields(const ReleasedModel &model, const fields::FieldMarginals &marginals);
ReleasedModel withDomain(const ReleasedModel &model, const fields::Domain &domain);
/// Returns the released marginals of a model; no tables if it has none.
fields::FieldMarginals fieldMarginalsOf(const ReleasedModel &model);
/// Returns an inconsistency of the fields of a model, if any: one line.
std::optional<std::string> fieldsProblem(const ReleasedModel &model);

} // namespace core::synthesis
