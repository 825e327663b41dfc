#pragma once

#include "core/audit/Canaries.h"

#include <optional>
#include <set>
#include <vector>

namespace core::audit {

/// The evidence of the cells of one canary on whether the person was there, under the claimed noise.
struct Evidence
{
    double nats = 0; ///< logarithm of the likelihood ratio, there against not there
    double most = 0; ///< that it could reach: the epsilon that the canary uses up; under Laplace noise only

    Evidence &operator+=(const Evidence &other)
    {
        nats += other.nats;
        most += other.most;
        return *this;
    }
};

/// Returns the evidence of the cells that belong to this canary only. `times` scales the shares: an attacker
/// who believes in another weight than the claimed one finds it better this way, and the bound of
/// differential privacy holds for any attack.
Evidence evidenceOf(const Shares &shares,
                    const Shares &noisy,
                    const privacy::Noise &noise,
                    const std::set<std::size_t> &sharedCells,
                    double times);

/// Returns the evidence for each attack, from that of each table: one attack for each table, with the table
/// whose noise chose its content, and last one for all tables together.
std::vector<Evidence> attacksOf(const Canaries &canaries,
                                const std::vector<TableClaim> &tables,
                                const std::vector<Evidence> &ofTables);

/// Correct and wrong guesses about canaries; there were no guesses about the others.
struct Tally
{
    long right = 0;
    long wrong = 0;
    long trials = 0; ///< canaries, in all runs

    long guesses() const { return right + wrong; }
};

/// Guesses "there" if the evidence is at least `threshold` times the maximum, "not there" if it is at most
/// minus that, and nothing otherwise. At a threshold of 0, which the bound for Gaussian noise requires, there
/// is always a guess: evidence without information (a person whose phrases were not kept) is answered
/// alternately with yes and no, half of which is correct.
void guess(const Evidence &evidence, double threshold, bool wasThere, Tally &tally);

/// A bound on the privacy loss from a number of correct guesses. All bounds together are wrong with a
/// probability of at most `alpha`.
class GuessBound final
{
public:
    /// Pure: the theorem of one run (core/privacy/audit/AuditBounds.h), regardless of the mechanism. Gaussian
    /// (`delta` above 0): every canary is guessed; they have cells of their own with independent noise, so
    /// that each guess is right with a chance of at most Phi(mu / 2), mu^2 = 2 rho (Dong, Roth, Su 2022,
    /// Gaussian differential privacy; used for audits by Nasr et al. 2023, "Tight Auditing of Differentially
    /// Private Machine Learning"). `delta` is what epsilon is stated for.
    explicit GuessBound(double delta, double alpha)
        : m_delta(delta)
        , m_alpha(alpha)
    {}

    bool isGaussian() const { return m_delta > 0; }
    /// The smallest epsilon that the guesses do not rule out.
    double epsilon(const Tally &tally) const;
    /// The smallest rho, of Gaussian noise.
    double rho(const Tally &tally) const;

private:
    double m_delta;
    double m_alpha;
};

} // namespace core::audit
