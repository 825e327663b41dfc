#include "core/synthesis/ReleasePlan.h"

#include "core/base/Result.h"
#include "core/privacy/Noise.h"
#include "core/privacy/accounting/Accounting.h"
#include "core/synthesis/Synthesizer.h"
#include "core/synthesis/keyphrases/LabelProportions.h"

#include <algorithm>
#include <cmath>

namespace core::synthesis {

namespace {

using privacy::Epsilon;
using privacy::NoiseBudget;

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

Result<Budgets> budgetsOf(const Synthesizer &method, const Choices &choices)
{
    std::map<std::string_view, Epsilon> parts;
    double sum = 0;
    for (const BudgetPart &part : method.parts()) {
        const double given = choices.epsilonOf(part.key);
        if (given == 0.0 && !part.isRequired)
            continue;
        KEYSEED_ASSIGN(const auto epsilon, Epsilon::from(given));
        parts.emplace(part.key, epsilon);
        sum += epsilon.value();
    }
    Budgets budgets;
    if (choices.delta == 0.0) {
        for (const auto &[key, epsilon] : parts)
            budgets.emplace(key, NoiseBudget::pure(epsilon));
        return budgets;
    }
    KEYSEED_ASSIGN(const auto together, Epsilon::from(sum));
    const NoiseBudget whole = concentrated(together, choices.delta);
    for (const auto &[key, epsilon] : parts)
        budgets.emplace(key, whole.share(epsilon.micro(), together.micro()));
    return budgets;
}

double askedFor(const Choices &choices)
{
    double sum = 0;
    for (const auto &[part, epsilon] : choices.epsilon)
        sum += epsilon;
    return sum;
}

} // namespace

const PlannedTable *ReleasePlan::table(std::string_view name) const
{
    const auto found = std::ranges::find(tables, name, &PlannedTable::name);
    return found == tables.end() ? nullptr : &*found;
}

int ReleasePlan::rounds() const
{
    int last = 1;
    for (const PlannedTable &each : tables)
        last = std::max(last, each.round);
    return last;
}

Result<ReleasePlan> planRelease(const Synthesizer &method, const Choices &choices)
{
    if (const auto valid = method.checkSettings(choices.settings, "settings", choices.length); !valid)
        return fail(ErrorCode::InvalidPlan, valid.error().field + ": " + valid.error().what);
    KEYSEED_ASSIGN(const auto budgets, budgetsOf(method, choices));
    ReleasePlan release = method.plan(choices, budgets);
    release.labels = choices.labels;
    if (const auto why = method.whyHopeless(release, choices))
        return fail(ErrorCode::InvalidPlan, *why);
    if (const double given = choices.epsilonOf(labelPart); given > 0.0) {
        KEYSEED_ASSIGN(const auto forLabels, Epsilon::from(given));
        release.tables.push_back(plannedLabelTable(choices.labels, forLabels));
        release.tables.back().round = release.rounds();
    }
    std::vector<privacy::MechanismCost> costs;
    for (const PlannedTable &table : release.tables)
        costs.push_back(privacy::costOf(table.sensitivity, table.noise));
    release.spend = privacy::composed(costs, picoDeltaOf(choices.delta));
    // Each part is rounded to the nearest millionth. No table can have less than the smallest amount.
    if (release.spend.epsilon() > askedFor(choices) + 2e-6)
        return fail(ErrorCode::InvalidPlan,
                    "too little to be shared over " + std::to_string(release.tables.size())
                        + " tables; raise epsilon");
    return release;
}

privacy::NoiseBudget quieterBudget(const Choices &choices,
                                   const Budgets &budgets,
                                   std::string_view part,
                                   const privacy::Sensitivity &sensitivity,
                                   int rounds)
{
    const privacy::NoiseBudget given = budgets.find(part)->second;
    const auto epsilon = privacy::Epsilon::from(choices.epsilonOf(part));
    if (!given.isGaussian() || budgets.size() > 1 || !epsilon)
        return given;
    const auto pure = privacy::NoiseBudget::pure(*epsilon);
    const auto deviation = [&](const privacy::NoiseBudget &of) {
        return privacy::standardDeviation(of.share(1, rounds).noiseFor(sensitivity));
    };
    return deviation(pure) < deviation(given) ? pure : given;
}

} // namespace core::synthesis
