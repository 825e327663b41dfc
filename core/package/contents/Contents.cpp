#include "core/package/contents/Contents.h"

#include "core/methods/Methods.h"
#include "core/privacy/accounting/Accounting.h"
#include "core/privacy/mechanisms/PermuteAndFlip.h"
#include "core/synthesis/keyphrases/LabelProportions.h"
#include "core/synthesis/keyphrases/ModelShape.h"

#include <numeric>
#include <set>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace core::package {

ExcludedTexts ExcludedTexts::among(const privacy::Released<std::vector<writing::Document>> &documents,
                                   const std::vector<Exclusion> &exclusions)
{
    std::unordered_set<std::string_view> written;
    if (!exclusions.empty())
        for (const writing::Document &document : *documents)
            written.insert(document.seed.id);
    ExcludedTexts excluded;
    for (const Exclusion &each : exclusions)
        if (written.contains(each.id))
            ++excluded.m_counts[static_cast<std::size_t>(each.reason)];
    return excluded;
}

std::size_t ExcludedTexts::total() const
{
    return std::accumulate(m_counts.begin(), m_counts.end(), std::size_t{0});
}

namespace {

using synthesis::ReleasedModel;

Result<void> contradiction(const std::string &what)
{
    return fail(ErrorCode::Internal, what);
}

// Checks the digest of the vocabulary: with another one every phrase would be wrong.
Result<void> checkVocabulary(const ReleasedModel &model, const vocabulary::Vocabulary &vocabulary)
{
    if (vocabulary.size() != model.vocabularySize || vocabulary.digest() != model.vocabularyDigest)
        return contradiction("the vocabulary is not the one the model was made with");
    return {};
}

Result<void> checkModel(const ReleasedModel &model)
{
    if (const auto problem = synthesis::modelProblem(model))
        return contradiction("the model: " + *problem);
    return {};
}

// Computes the cost from the stated noise and delta, not from the stated cost.
privacy::MechanismCost costOf(const LabelFinding &finding)
{
    const std::int64_t names = finding.found.namesPerUnit;
    privacy::MechanismCost cost = privacy::costOf({.l1 = names, .l2Squared = names}, finding.found.noise);
    cost.picoDelta = finding.found.picoDelta;
    return cost;
}

Result<void> checkBudget(const Contents &contents)
{
    const ReleasedModel &model = *contents.model;
    std::vector<privacy::MechanismCost> costs;
    for (const synthesis::NoisyTable &table : model.tables)
        costs.push_back(privacy::costOf(table.counts.sensitivity, table.counts.noise));
    privacy::Spend stated = model.spend;
    std::vector<privacy::MechanismCost> others;
    for (const auto &figure : contents.usefulness) {
        stated = stated + figure->spend;
        others.push_back(privacy::costOf(figure->counts.sensitivity, figure->counts.noise));
        if (model.unitIsPerson && !figure->unitIsPerson)
            return contradiction("a published figure protects one record, and the model one patient");
    }
    std::int64_t picoDeltaOfLabels = 0;
    for (const auto &finding : contents.labelFindings) {
        stated = stated + finding->spend;
        picoDeltaOfLabels += finding->spend.picoDelta;
        others.push_back(costOf(*finding));
        if (model.unitIsPerson != finding->unitIsPerson)
            return contradiction("a finding of labels protects another unit than the model");
    }
    for (const auto &choice : contents.drawChoices) {
        stated = stated + choice->spend;
        const auto epsilon = privacy::Epsilon::from(static_cast<double>(choice->microEpsilon) / 1e6);
        if (!epsilon)
            return contradiction("the epsilon of a choice among draws is out of range");
        others.push_back(privacy::PermuteAndFlip::costOf(*epsilon));
        if (model.unitIsPerson != choice->unitIsPerson)
            return contradiction("a choice among draws protects another unit than the model");
    }
    const privacy::Spend &spend = contents.budget.spend;
    if (contents.budget.picoDeltaOfLabels != picoDeltaOfLabels)
        return contradiction("the budget does not tell which part of delta the findings of labels cost");
    // Figures beside the model were decided on after it: their costs are added.
    if (spend != stated || spend != model.spend + privacy::composed(others, 0)
        || !privacy::isCostOf(model.spend, costs, model.spend.picoDelta))
        return contradiction("the budget is not what the mechanisms of the release cost together");
    if (contents.budget.unitIsPerson != model.unitIsPerson)
        return contradiction("the budget and the model disagree about the unit of privacy");
    return {};
}

Result<void> checkLabels(const ReleasedModel &model, const Description &about)
{
    const std::set<std::string> different(model.labels.begin(), model.labels.end());
    if (model.labels.empty() || different.size() != model.labels.size())
        return contradiction("the model has no labels, or one twice");
    if (about.perLabel.size() != model.labels.size())
        return contradiction("there is not a number of texts for every label");
    if (about.proportions == noisyProportions && !model.table(synthesis::labelTableName))
        return contradiction("the texts are shared out by noisy counts that the model does not have");
    return {};
}

} // namespace

Result<void> checkConsistency(const Contents &contents)
{
    const ReleasedModel &model = *contents.model;
    auto consistent = checkVocabulary(model, contents.vocabulary);
    if (consistent)
        consistent = checkLabels(model, contents.description);
    if (consistent)
        consistent = checkModel(model);
    if (consistent)
        consistent = checkBudget(contents);
    return consistent;
}

} // namespace core::package
