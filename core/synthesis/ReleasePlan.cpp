#include "core/synthesis/ReleasePlan.h"

#include "core/base/Result.h"
#include "core/fields/Marginals.h"
#include "core/privacy/Noise.h"
#include "core/privacy/accounting/Accounting.h"
#include "core/privacy/accounting/Losses.h"
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

/// The parts of a method's budget that have one.
using Parts = std::map<std::string_view, Epsilon>;

Result<Parts> partsOf(const Synthesizer &method, const Choices &choices)
{
    Parts parts;
    for (const BudgetPart &part : method.parts()) {
        const double given = choices.epsilonOf(part.key);
        if (given == 0.0 && !part.isRequired)
            continue;
        KEYSEED_ASSIGN(const auto epsilon, Epsilon::from(given));
        parts.emplace(part.key, epsilon);
    }
    if (const double given = choices.epsilonOf(fieldPart); given > 0.0 && !choices.fields.isEmpty()) {
        KEYSEED_ASSIGN(const auto epsilon, Epsilon::from(given));
        parts.emplace(fieldPart, epsilon);
    }
    return parts;
}

Budgets pureBudgets(const Parts &parts)
{
    Budgets budgets;
    for (const auto &[key, epsilon] : parts)
        budgets.emplace(key, NoiseBudget::pure(epsilon));
    return budgets;
}

Budgets sharesOf(std::int64_t picoRho, const Parts &parts)
{
    // At least the smallest amount: a plan that cannot pay even that is refused by what its tables cost.
    const NoiseBudget whole = NoiseBudget::concentrated(std::max<std::int64_t>(1, picoRho));
    std::int64_t together = 0;
    for (const auto &[key, epsilon] : parts)
        together += epsilon.micro();
    Budgets budgets;
    for (const auto &[key, epsilon] : parts)
        budgets.emplace(key, whole.share(epsilon.micro(), together));
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

namespace {

/// Plans the tables of a method and of the labels with these budgets, and what they cost together.
class TablePlanner final
{
public:
    TablePlanner(const Synthesizer &method, const Choices &choices, std::optional<PlannedTable> labels)
        : m_method(method)
        , m_choices(choices)
        , m_labels(std::move(labels))
    {}

    ReleasePlan with(const Budgets &budgets) const
    {
        ReleasePlan release = m_method.plan(m_choices, budgets);
        release.labels = m_choices.labels;
        if (m_labels) {
            release.tables.push_back(*m_labels);
            release.tables.back().round = release.rounds();
        }
        if (const auto ofFields = budgets.find(fieldPart); ofFields != budgets.end())
            addFields(ofFields->second, release);
        std::vector<privacy::MechanismCost> costs;
        for (const PlannedTable &table : release.tables)
            costs.push_back(privacy::costOf(table.sensitivity, table.noise));
        release.spend = privacy::composed(costs, picoDeltaOf(m_choices.delta));
        release.losses = privacy::lossesOf(costs);
        return release;
    }

    /// Returns the plan with the least Gaussian noise that stays within `microEpsilon`, labels included.
    ReleasePlan withLeastNoise(const Parts &parts, std::int64_t microEpsilon) const;

private:
    void addFields(const NoiseBudget &budget, ReleasePlan &release) const
    {
        const int last = release.rounds();
        for (const fields::FieldTable &table : fields::fieldTablesFor(m_choices.fields, budget))
            release.tables.push_back({.name = table.name,
                                      .cells = table.cells,
                                      .sensitivity = table.sensitivity,
                                      .noise = table.noise,
                                      .round = last});
        fields::putDomain(m_choices.fields, release.parameters.further);
    }

    const Synthesizer &m_method;
    const Choices &m_choices;
    std::optional<PlannedTable> m_labels;
};

ReleasePlan TablePlanner::withLeastNoise(const Parts &parts, std::int64_t microEpsilon) const
{
    privacy::Losses beside;
    std::int64_t ofMethod = microEpsilon;
    if (m_labels) {
        const privacy::MechanismCost cost = privacy::costOf(m_labels->sensitivity, m_labels->noise);
        beside = privacy::lossesOf({&cost, 1});
        ofMethod -= *cost.microEpsilon;
    }
    const std::int64_t picoDelta = picoDeltaOf(m_choices.delta);
    // Noise that is too coarse for the exact account is paid for by rho.
    std::int64_t good = 0;
    if (const auto epsilon = Epsilon::from(static_cast<double>(std::max<std::int64_t>(ofMethod, 1)) / 1e6))
        good = privacy::zcdpPicoRho(*epsilon, static_cast<double>(picoDelta) / 1e12);
    const std::int64_t most = privacy::exactPicoRho(beside, microEpsilon, picoDelta);
    const auto planned = [&](std::int64_t picoRho) { return with(sharesOf(picoRho, parts)); };
    // Fine noise costs a little more than its rho, as it is rounded to whole numbers.
    for (const double less : {1e-8, 1e-7, 1e-6, 1e-5}) {
        const auto picoRho = static_cast<std::int64_t>(static_cast<double>(most) * (1 - less));
        if (picoRho <= good)
            return planned(good);
        ReleasePlan release = planned(picoRho);
        if (release.spend.microEpsilon <= microEpsilon)
            return release;
    }
    std::int64_t bad = most;
    constexpr int halvings = 10;
    for (int step = 0; step < halvings && bad - good > 1; ++step) {
        const std::int64_t middle = good + (bad - good) / 2;
        (planned(middle).spend.microEpsilon <= microEpsilon ? good : bad) = middle;
    }
    return planned(good);
}

} // namespace

Result<ReleasePlan> planRelease(const Synthesizer &method, const Choices &choices)
{
    if (const auto valid = method.checkSettings(choices.settings, "settings", choices.length); !valid)
        return fail(ErrorCode::InvalidPlan, valid.error().field + ": " + valid.error().what);
    KEYSEED_ASSIGN(const auto parts, partsOf(method, choices));
    std::int64_t microEpsilon = 0;
    for (const auto &[key, epsilon] : parts)
        microEpsilon += epsilon.micro();
    std::optional<PlannedTable> labels;
    if (const double given = choices.epsilonOf(labelPart); given > 0.0) {
        KEYSEED_ASSIGN(const auto forLabels, Epsilon::from(given));
        labels = plannedLabelTable(choices.labels, forLabels);
        microEpsilon += forLabels.micro();
    }
    KEYSEED_TRY(Epsilon::from(static_cast<double>(microEpsilon) / 1e6));
    const TablePlanner planner(method, choices, std::move(labels));
    ReleasePlan release =
        choices.delta == 0.0 ? planner.with(pureBudgets(parts)) : planner.withLeastNoise(parts, microEpsilon);
    if (const auto why = method.whyHopeless(release, choices))
        return fail(ErrorCode::InvalidPlan, *why);
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
