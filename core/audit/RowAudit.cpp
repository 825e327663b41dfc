#include "core/audit/RowAudit.h"

#include "core/privacy/accounting/Accounting.h"
#include "core/privacy/audit/AuditBounds.h"

#include <algorithm>
#include <cstdio>

namespace core::audit {

namespace {

// Ten rows with at most seven attacks and six tables make some 250 bounds, and 5,000 comparisons of noise.
constexpr double guessAlpha = 1e-10;
constexpr double weightAlpha = 1e-10;
constexpr double noiseAlpha = 1e-12;

std::string inWords(const char *format, double first, double second)
{
    char text[160] = "";
    std::snprintf(text, sizeof text, format, first, second);
    return text;
}

} // namespace

void RowAudit::begin(const ReleasedNumbers &numbers)
{
    m_tables = numbers.tables;
    m_spend = numbers.spend;
    m_bound.emplace(m_isGaussian ? m_spend.delta() : 0.0, guessAlpha);
    m_shared = sharedCellsOf(m_canaries, m_tables, numbers.known);
    m_expected = expectedGuesses(m_canaries, m_tables, m_shared, numbers.known, *m_bound, m_trials);
    m_tallies.resize(m_tables.size() + 1);
    for (const TableClaim &table : m_tables)
        m_weights.emplace_back(table.noise);
}

void RowAudit::add(const ReleasedNumbers &numbers, const std::vector<bool> &present)
{
    if (m_runs == 0)
        begin(numbers);
    ++m_runs;
    attack(numbers, present);
    compare(numbers, present);
}

void RowAudit::attack(const ReleasedNumbers &numbers, const std::vector<bool> &present)
{
    for (std::size_t canary = 0; canary < m_canaries.count(); ++canary) {
        for (std::size_t belief = 0; belief < beliefs.size(); ++belief) {
            std::vector<Evidence> evidence;
            for (std::size_t table = 0; table < m_tables.size(); ++table) {
                const Shares shares = m_canaries.sharesOf(canary, m_tables[table], numbers.known);
                Shares noisy;
                for (const auto &[cell, weight] : shares)
                    noisy[cell] = numbers.packaged[table][cell];
                evidence.push_back(
                    evidenceOf(shares, noisy, m_tables[table].noise, m_shared[table], beliefs[belief]));
            }
            const std::vector<Evidence> attacks = attacksOf(m_canaries, m_tables, evidence);
            for (std::size_t attack = 0; attack < attacks.size(); ++attack)
                guess(attacks[attack],
                      m_expected[attack].threshold,
                      present[canary],
                      m_tallies[attack][belief]);
        }
    }
}

void RowAudit::compare(const ReleasedNumbers &numbers, const std::vector<bool> &present)
{
    for (std::size_t table = 0; table < m_tables.size(); ++table) {
        std::vector<std::int64_t> cells(m_tables[table].cells, 0);
        for (std::size_t canary = 0; canary < m_canaries.count(); ++canary)
            if (present[canary])
                for (const auto &[cell, weight] : m_canaries.sharesOf(canary, m_tables[table], numbers.known))
                    cells[cell] += weight;
        m_weights[table].add(cells, numbers.stored[table]);
        for (std::size_t cell = 0; cell < cells.size(); ++cell)
            cells[cell] = numbers.stored[table][cell] - cells[cell];
        const bool hasLabels = cells.size() % m_canaries.labels() == 0;
        m_residuals.push_back({.name = m_tables[table].name + " of release " + std::to_string(m_runs),
                               .noise = m_tables[table].noise,
                               .row = hasLabels ? cells.size() / m_canaries.labels() : 0,
                               .cells = std::move(cells)});
    }
}

double RowAudit::claimedEpsilon(std::size_t attack) const
{
    if (attack == m_tables.size())
        return m_spend.epsilon();
    std::vector<privacy::MechanismCost> costs;
    for (const TableClaim &table : m_tables)
        if (table.name == m_tables[attack].name || table.name == m_canaries.chosenBy(m_tables[attack]))
            costs.push_back(privacy::costOf(table.sensitivity, table.noise));
    return privacy::composed(costs, m_spend.picoDelta).epsilon();
}

double RowAudit::measured(std::size_t attack) const
{
    double most = 0;
    for (const Tally &tally : m_tallies[attack])
        most = std::max(most, m_bound->epsilon(tally));
    return most;
}

bool RowAudit::isRefuted(std::size_t attack) const
{
    return measured(attack) > claimedEpsilon(attack);
}

bool RowAudit::isTooLow(std::size_t attack) const
{
    const Tally &tally = m_tallies[attack][0];
    const ExpectedGuesses &expected = m_expected[attack];
    return privacy::upperBound(tally.right, tally.trials, guessAlpha) < expected.right - expected.error
           || privacy::lowerBound(tally.wrong, tally.trials, guessAlpha) > expected.wrong + expected.error;
}

std::string RowAudit::nameOf(std::size_t attack) const
{
    return attack == m_tables.size() ? "all tables" : m_tables[attack].name;
}

void RowAudit::add(EndToEndRow &row, Verdict verdict, std::string fault)
{
    if (row.verdict == Verdict::Holds)
        row.verdict = verdict;
    row.faults.push_back(std::move(fault));
}

void RowAudit::judgeGuesses(EndToEndRow &row) const
{
    for (std::size_t attack = 0; attack <= m_tables.size(); ++attack)
        if (isRefuted(attack))
            add(row,
                Verdict::Refuted,
                nameOf(attack)
                    + inWords(": guesses show epsilon at least %.3f, above the claimed %.3f",
                              measured(attack),
                              claimedEpsilon(attack)));
}

void RowAudit::judgeWeights(EndToEndRow &row) const
{
    for (const bool isHeavy : {true, false})
        for (std::size_t table = 0; table < m_tables.size(); ++table)
            if (m_weights[table].isOff(weightAlpha) && (m_weights[table].weight() > 1) == isHeavy)
                add(row,
                    isHeavy ? Verdict::Refuted : Verdict::SuspiciouslyLow,
                    nameOf(table)
                        + inWords(": a person weighs %.2f of what is defined", m_weights[table].weight(), 0));
}

EndToEndRow RowAudit::row(std::string_view method) const
{
    EndToEndRow row{.method = std::string(method),
                    .isGaussian = m_isGaussian,
                    .claimedEpsilon = m_spend.epsilon(),
                    .claimedDelta = m_spend.delta(),
                    .measuredLowerBound = measured(m_tables.size()),
                    .expectedLowerBound = m_bound->epsilon(m_expected.back().tally(m_trials)),
                    .trials = m_trials,
                    .tables = {},
                    .verdict = Verdict::Holds,
                    .faults = {}};
    for (std::size_t table = 0; table < m_tables.size(); ++table)
        row.tables.push_back({.table = m_tables[table].name,
                              .claimedEpsilon = claimedEpsilon(table),
                              .measuredLowerBound = measured(table),
                              .expectedLowerBound = m_bound->epsilon(m_expected[table].tally(m_trials)),
                              .weight = m_weights[table].weight()});
    judgeGuesses(row);
    judgeWeights(row);
    // If persons weigh more or less than the auditor assumes, the residual is not the noise.
    const bool areWeightsRight =
        std::ranges::none_of(m_weights, [](const WeightCheck &check) { return check.isOff(weightAlpha); });
    if (areWeightsRight)
        for (std::string &fault : noiseFaults(m_residuals, noiseAlpha))
            add(row, Verdict::NoiseNotFresh, std::move(fault));
    for (std::size_t attack = 0; attack <= m_tables.size(); ++attack)
        if (isTooLow(attack))
            add(row,
                Verdict::SuspiciouslyLow,
                nameOf(attack)
                    + inWords(": guesses show epsilon %.3f, where a right program shows about %.3f",
                              m_bound->epsilon(m_tallies[attack][0]),
                              m_bound->epsilon(m_expected[attack].tally(m_trials))));
    return row;
}

} // namespace core::audit
