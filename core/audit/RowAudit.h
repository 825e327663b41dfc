#pragma once

#include "core/audit/CanaryJourney.h"
#include "core/audit/CanaryTheory.h"
#include "core/audit/EndToEndAudit.h"
#include "core/audit/NoiseChecks.h"
#include "core/audit/WeightCheck.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::audit {

/// The weight of a person that attackers believe in: as claimed, and twice that.
inline constexpr std::array<double, 2> beliefs = {1.0, 2.0};
using Tallies = std::array<Tally, beliefs.size()>;

/// Audits one method while its runs are added.
class RowAudit final
{
public:
    /// `canaries` outlive it.
    RowAudit(const Canaries &canaries, const EndToEndSize &size, bool isGaussian)
        : m_canaries(canaries)
        , m_trials(static_cast<long>(size.canaries) * size.runs)
        , m_isGaussian(isGaussian)
    {}

    /// One run, in which the canaries that are `present` were there.
    void add(const ReleasedNumbers &numbers, const std::vector<bool> &present);
    /// Returns the result of all runs.
    EndToEndRow row(std::string_view method) const;

private:
    void begin(const ReleasedNumbers &numbers);
    void attack(const ReleasedNumbers &numbers, const std::vector<bool> &present);
    void compare(const ReleasedNumbers &numbers, const std::vector<bool> &present);

    double claimedEpsilon(std::size_t attack) const;
    bool isRefuted(std::size_t attack) const;
    bool isTooLow(std::size_t attack) const;
    double measured(std::size_t attack) const;
    std::string nameOf(std::size_t attack) const;
    void judgeGuesses(EndToEndRow &row) const;
    void judgeWeights(EndToEndRow &row) const;
    static void add(EndToEndRow &row, Verdict verdict, std::string fault);

    const Canaries &m_canaries;
    long m_trials;
    bool m_isGaussian;
    int m_runs = 0;

    std::vector<TableClaim> m_tables;
    privacy::Spend m_spend;
    std::optional<GuessBound> m_bound;
    std::vector<SharedCells> m_shared;
    std::vector<ExpectedGuesses> m_expected; ///< by attack: on each table, and last on all of them
    std::vector<Tallies> m_tallies;          ///< by attack
    std::vector<WeightCheck> m_weights;
    std::vector<Residuals> m_residuals;
};

} // namespace core::audit
