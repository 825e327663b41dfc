#include "core/audit/CanaryTheory.h"

#include <algorithm>
#include <cmath>
#include <random>

namespace core::audit {

namespace {

constexpr int simulationsPerCanary = 40;

/// Noise by its formula: a fair sign and an exponential variable, or a normal one, to the nearest whole
/// number.
class SimulatedNoise final
{
public:
    std::int64_t draw(const privacy::Noise &noise)
    {
        if (const auto *laplace = std::get_if<privacy::LaplaceScale>(&noise)) {
            const double magnitude = laplace->value() * m_exponential(m_random);
            return std::llround(m_random() % 2 == 0 ? magnitude : -magnitude);
        }
        return std::llround(privacy::standardDeviation(noise) * m_normal(m_random));
    }

    bool coin() { return m_random() % 2 == 0; }

private:
    std::mt19937_64 m_random{20230515}; // public: it stands for no one's noise
    std::exponential_distribution<double> m_exponential;
    std::normal_distribution<double> m_normal;
};

struct Simulated
{
    Evidence evidence;
    bool wasThere = false;
};

Tally tallyOf(const std::vector<Simulated> &simulations, double threshold)
{
    Tally tally;
    for (const Simulated &each : simulations)
        guess(each.evidence, threshold, each.wasThere, tally);
    return tally;
}

ExpectedGuesses expectedOf(const std::vector<Simulated> &simulations, double threshold)
{
    const Tally tally = tallyOf(simulations, threshold);
    const auto count = static_cast<double>(tally.trials);
    return {.threshold = threshold,
            .right = static_cast<double>(tally.right) / count,
            .wrong = static_cast<double>(tally.wrong) / count,
            .error = 5 * 0.5 / std::sqrt(count)};
}

ExpectedGuesses mostTelling(const std::vector<Simulated> &simulations, const GuessBound &bound, long trials)
{
    if (bound.isGaussian())
        return expectedOf(simulations, 0);
    ExpectedGuesses best;
    double bestBound = -1;
    for (const double threshold : {1.0, 0.95, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1}) {
        const ExpectedGuesses expected = expectedOf(simulations, threshold);
        const double reached = bound.epsilon(expected.tally(trials));
        if (reached > bestBound) {
            bestBound = reached;
            best = expected;
        }
    }
    return best;
}

} // namespace

std::vector<SharedCells>
sharedCellsOf(const Canaries &canaries, const std::vector<TableClaim> &tables, const Known &known)
{
    Known all = known;
    all.kept.assign(known.kept.size(), true);
    std::vector<SharedCells> shared(tables.size());
    for (std::size_t table = 0; table < tables.size(); ++table) {
        SharedCells seen;
        for (std::size_t canary = 0; canary < canaries.count(); ++canary)
            for (const auto &[cell, weight] : canaries.sharesOf(canary, tables[table], all))
                if (!seen.insert(cell).second)
                    shared[table].insert(cell);
    }
    return shared;
}

Tally ExpectedGuesses::tally(long trials) const
{
    const auto of = [&](double chance) { return std::lround(chance * static_cast<double>(trials)); };
    return {.right = of(right), .wrong = of(wrong), .trials = trials};
}

std::vector<ExpectedGuesses> expectedGuesses(const Canaries &canaries,
                                             const std::vector<TableClaim> &tables,
                                             const std::vector<SharedCells> &shared,
                                             const Known &known,
                                             const GuessBound &bound,
                                             long trials)
{
    SimulatedNoise noise;
    Known simulated = known;
    std::vector<std::vector<Simulated>> simulations(tables.size() + 1);
    for (std::size_t canary = 0; canary < canaries.count(); ++canary) {
        for (int repeat = 0; repeat < simulationsPerCanary; ++repeat) {
            const bool wasThere = noise.coin();
            std::vector<Evidence> evidence;
            for (std::size_t table = 0; table < tables.size(); ++table) {
                const Shares shares = canaries.sharesOf(canary, tables[table], simulated);
                Shares noisy;
                for (const auto &[cell, weight] : shares)
                    noisy[cell] = (wasThere ? weight : 0) + noise.draw(tables[table].noise);
                canaries.learnFrom(tables[table], noisy, simulated);
                evidence.push_back(evidenceOf(shares, noisy, tables[table].noise, shared[table], 1));
            }
            const std::vector<Evidence> attacks = attacksOf(canaries, tables, evidence);
            for (std::size_t attack = 0; attack < attacks.size(); ++attack)
                simulations[attack].push_back({attacks[attack], wasThere});
        }
    }
    std::vector<ExpectedGuesses> expected;
    for (const std::vector<Simulated> &each : simulations)
        expected.push_back(mostTelling(each, bound, trials));
    return expected;
}

} // namespace core::audit
