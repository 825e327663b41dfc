#pragma once

#include "tests/core/audit/FaultyMethod.h"

#include <cmath>
#include <cstdint>
#include <map>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

namespace bench {

/// The strongest test of one unit against released counts: it knows all records but whether the canary was
/// there, and so both exact tables. Neyman and Pearson 1933: no other test finds more at as many false
/// alarms.
class ReleasedCounts
{
public:
    /// As `tampering`, and keeps what is drawn from here on.
    tests::Tampering recording(tests::Tampering tampering)
    {
        return [this, tampering = std::move(tampering)](
                   const tests::Cells &exact, const tests::Cells &noisy, const core::privacy::Noise &noise) {
            tests::Cells released = tampering(exact, noisy, noise);
            m_releases.back().rounds.push_back({exact, released, noise});
            return released;
        };
    }

    void begin(bool isThere) { m_releases.push_back({isThere, {}}); }

    /// The logarithm of the likelihood ratio of all counts of each release with (or without) the canary, of
    /// the noise that was promised. A table of a size that only one side has tells nothing here.
    std::vector<double> scores(bool isThere) const
    {
        std::map<Key, tests::Cells> exact;
        for (const Release &release : m_releases)
            for (std::size_t round = 0; round < release.rounds.size(); ++round)
                exact.try_emplace({release.isThere, round, release.rounds[round].exact.size()},
                                  release.rounds[round].exact);
        std::vector<double> scores;
        for (const Release &release : m_releases) {
            if (release.isThere != isThere)
                continue;
            double score = 0.0;
            for (std::size_t round = 0; round < release.rounds.size(); ++round) {
                const Round &drawn = release.rounds[round];
                const auto with = exact.find({true, round, drawn.exact.size()});
                const auto without = exact.find({false, round, drawn.exact.size()});
                if (with == exact.end() || without == exact.end())
                    continue;
                for (std::size_t cell = 0; cell < drawn.released.size(); ++cell)
                    score += cost(drawn.released[cell] - without->second[cell], drawn.noise)
                             - cost(drawn.released[cell] - with->second[cell], drawn.noise);
            }
            scores.push_back(score);
        }
        return scores;
    }

private:
    struct Round
    {
        tests::Cells exact;
        tests::Cells released;
        core::privacy::Noise noise;
    };
    struct Release
    {
        bool isThere;
        std::vector<Round> rounds;
    };
    using Key = std::tuple<bool, std::size_t, std::size_t>;

    /// Minus the logarithm of the chance of such a noise, but for a constant.
    static double cost(std::int64_t noise, const core::privacy::Noise &kind)
    {
        const double size = std::abs(static_cast<double>(noise));
        if (const auto *laplace = std::get_if<core::privacy::LaplaceScale>(&kind))
            return size / laplace->value();
        return size * size / 2.0
               / static_cast<double>(std::get<core::privacy::GaussianVariance>(kind).sigmaSquared);
    }

    std::vector<Release> m_releases;
};

} // namespace bench
