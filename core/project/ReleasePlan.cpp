#include "core/project/ReleasePlan.h"

#include "core/privacy/Accounting.h"
#include "core/seeding/HistogramRelease.h"
#include "core/seeding/HistogramSampler.h"
#include "core/seeding/KernelParameters.h"
#include "core/seeding/KernelSampler.h"
#include "core/seeding/LabelProportions.h"

#include <algorithm>
#include <cmath>

namespace core::project {

namespace {

using privacy::Epsilon;
using privacy::NoiseBudget;

// S of the histogram of phrases: a unit counts with its two most telling phrases; with more under Gaussian
// noise, which hardly grows with their number.
int histogramPhrasesPerUnit(bool isGaussian)
{
    return isGaussian ? 10 : 2;
}

std::size_t labelCount(const Plan &plan)
{
    return std::max<std::size_t>(plan.labels.size(), 1);
}

std::optional<double> recordsPerLabel(const Plan &plan)
{
    if (!plan.about.recordCountPublic || !plan.about.approximateRecords)
        return {};
    return static_cast<double>(*plan.about.approximateRecords) / static_cast<double>(labelCount(plan));
}

struct Budgets
{
    NoiseBudget vocabulary;
    std::optional<NoiseBudget> sequences;
};

// Rounded down: no more than the plan says is ever claimed. The factor makes 1e-6 a million of them.
std::int64_t picoDeltaOf(double delta)
{
    return static_cast<std::int64_t>(std::floor(delta * 1e12 * (1 + 1e-9)));
}

NoiseBudget concentrated(Epsilon epsilon, double delta)
{
    // At least the smallest amount: a plan that cannot pay even that is refused by what its tables cost.
    const double claimed = static_cast<double>(picoDeltaOf(delta)) / 1e12;
    return NoiseBudget::concentrated(std::max<std::int64_t>(1, privacy::zcdpPicoRho(epsilon, claimed)));
}

Result<Budgets> budgetsOf(const Plan::Privacy &given)
{
    const auto vocabulary = Epsilon::from(given.epsilonVocabulary.value_or(0.0));
    if (!vocabulary)
        return fail(vocabulary.error());
    if (given.epsilonSequences == 0.0 && given.delta == 0.0)
        return Budgets{NoiseBudget::pure(*vocabulary), {}};
    if (given.epsilonSequences == 0.0)
        return Budgets{concentrated(*vocabulary, given.delta), {}};
    const auto sequences = Epsilon::from(given.epsilonSequences);
    if (!sequences)
        return fail(sequences.error());
    if (given.delta == 0.0)
        return Budgets{NoiseBudget::pure(*vocabulary), NoiseBudget::pure(*sequences)};
    const auto together = Epsilon::from(vocabulary->value() + sequences->value());
    if (!together)
        return fail(together.error());
    const NoiseBudget whole = concentrated(*together, given.delta);
    return Budgets{whole.share(vocabulary->micro(), together->micro()),
                   whole.share(sequences->micro(), together->micro())};
}

seeding::MethodParameters parametersOf(const Plan &plan, std::size_t vocabularySize, const Budgets &budgets)
{
    const Plan::Sequences &wanted = plan.sequences;
    seeding::MethodParameters parameters;
    parameters.method = wanted.method;
    parameters.length = wanted.length;
    if (wanted.method == "histogram") {
        parameters.phrasesPerUnit = histogramPhrasesPerUnit(plan.privacy.delta > 0);
        const double power = seeding::resolvingPower(budgets.vocabulary, recordsPerLabel(plan));
        parameters.clusters =
            static_cast<int>(seeding::clusterCount(vocabularySize, seeding::mostClusters(power)));
        return parameters;
    }
    parameters.phrasesPerUnit = wanted.phrasesPerUnit;
    parameters.selectedPhrases =
        static_cast<int>(std::min(static_cast<std::size_t>(wanted.selectedPhrases), vocabularySize));
    parameters.prefixSizes = wanted.prefixSizes;
    parameters.prefixSizes = seeding::prefixSizesOf(parameters);
    return parameters;
}

void planKernels(const Plan &plan, std::size_t vocabularySize, const Budgets &budgets, ReleasePlan &release)
{
    seeding::MethodParameters &parameters = release.parameters;
    const auto records = recordsPerLabel(plan);
    parameters.featurePairs =
        plan.sequences.featurePairs > 0
            ? plan.sequences.featurePairs
            : seeding::defaultFeaturePairs(seeding::budgetPerSize(parameters, *budgets.sequences),
                                           records ? std::optional(std::llround(*records)) : std::nullopt);
    release.tables = seeding::plannedKernelTables(
        parameters, labelCount(plan), vocabularySize, budgets.vocabulary, *budgets.sequences);
}

} // namespace

Result<ReleasePlan> planRelease(const Plan &plan, std::size_t vocabularySize)
{
    for (const char *part : {"privacy", "sequences"})
        if (auto valid = validatePart(plan, part); !valid)
            return fail(valid.error());
    const auto budgets = budgetsOf(plan.privacy);
    if (!budgets)
        return fail(budgets.error());
    ReleasePlan release{
        .parameters = parametersOf(plan, vocabularySize, *budgets), .tables = {}, .spend = {}};
    if (seeding::isKernelMethod(plan.sequences.method)) {
        planKernels(plan, vocabularySize, *budgets, release);
    } else {
        release.tables = seeding::plannedHistogramTables(release.parameters,
                                                         labelCount(plan),
                                                         vocabularySize,
                                                         budgets->vocabulary,
                                                         budgets->sequences,
                                                         recordsPerLabel(plan));
    }
    if (plan.privacy.epsilonLabels > 0.0) {
        const auto forLabels = Epsilon::from(plan.privacy.epsilonLabels);
        if (!forLabels)
            return fail(forLabels.error());
        release.tables.push_back(seeding::plannedLabelTable(labelCount(plan), *forLabels));
    }
    std::vector<privacy::MechanismCost> costs;
    for (const seeding::PlannedTable &table : release.tables)
        costs.push_back(privacy::costOf(table.sensitivity, table.noise));
    release.spend = privacy::composed(costs, picoDeltaOf(plan.privacy.delta));
    const double asked =
        *plan.privacy.epsilonVocabulary + plan.privacy.epsilonSequences + plan.privacy.epsilonLabels;
    // Each part is rounded to the nearest millionth. No table can have less than the smallest amount.
    if (release.spend.epsilon() > asked + 2e-6)
        return fail(ErrorCode::InvalidPlan,
                    "privacy: too little to be shared over " + std::to_string(release.tables.size())
                        + " tables; raise epsilon");
    return release;
}

std::vector<int> sequencesPerLabel(const Plan &plan, const seeding::SeedModel &model)
{
    const std::size_t labels = model.labels.size();
    const int total = plan.sequences.perLabel * static_cast<int>(labels);
    if (plan.sequences.shares.size() == labels)
        return seeding::apportioned(total, plan.sequences.shares);
    if (const seeding::NoisyTable *counts = model.table(seeding::labelTableName))
        return seeding::apportioned(total, seeding::sharesOf(*counts));
    return std::vector<int>(labels, plan.sequences.perLabel);
}

double defaultSharpness(std::string_view method)
{
    return seeding::isKernelMethod(method) ? seeding::KernelSamplingOptions().sharpening
                                           : seeding::SamplingOptions().sharpness;
}

double sharpnessOf(const Plan::Sequences &sequences)
{
    return sequences.sharpness.value_or(defaultSharpness(sequences.method));
}

} // namespace core::project
