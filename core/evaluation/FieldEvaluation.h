#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/evaluation/Scores.h"
#include "core/evaluation/TrainingTexts.h"
#include "core/pipeline/ReleaseSteps.h"
#include "core/plan/Plan.h"

#include <cstdint>
#include <string>
#include <vector>

/// How near the synthetic fields of a package are to those of the records. PRIVATE: exact, without noise.
namespace core::evaluation {

/// The shares of the values of one field, in the order of the plan, the missing one last. PRIVATE.
struct FieldShares
{
    std::string field;
    std::vector<std::string> values;
    std::vector<double> original;
    std::vector<double> synthetic;
    double variation = 0; ///< total variation: half the sum of the absolute differences
};

/// How far two fields together are off. PRIVATE.
struct PairVariation
{
    std::string field;
    std::string other;
    double variation = 0;
};

/// PRIVATE.
struct FieldComparison
{
    std::vector<FieldShares> fields; ///< the declared ones, then the label and the number of notes
    std::vector<PairVariation> pairs;
    std::int64_t units = 0;     ///< persons or records that have a text and a declared label
    std::int64_t synthetic = 0; ///< patients of the package

    double meanOneWay() const;
    double meanPair() const;
    double largestPair() const;
};

/// Compares all one-way and two-way marginals. Each unit weighs 1, in equal shares for its notes, as in the
/// release. `plan` names the columns of the records; its fields are those of the package. Errors: InvalidPlan
/// (other fields, no person column where the package has patients of several notes), those of
/// records::Reader, Cancelled. Stage: "testing".
Result<FieldComparison>
compareFields(const PackagedCorpus &corpus, const plan::Plan &plan, JobControl &control);

/// How well a field is predicted. PRIVATE.
struct FieldPrediction
{
    Usefulness fromText;          ///< the labels are the values of the field
    Usefulness fromTextAndFields; ///< also from the other fields and the label
};

/// Trains the classifiers of evaluate() to predict a field of the records, on the package alone. Notes and
/// records without a value of the field do not count. Errors: as compareFields and evaluate; InvalidPlan also
/// without such a field.
Result<FieldPrediction> evaluateField(const PackagedCorpus &corpus,
                                      const plan::Plan &plan,
                                      const std::string &field,
                                      const pipeline::PublicInputs &inputs,
                                      JobControl &control,
                                      unsigned threads = 0);

} // namespace core::evaluation
