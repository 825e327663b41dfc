#pragma once

#include "core/privacy/NoiseMechanism.h"
#include "core/synthesis/histogram1/HistogramEstimate.h"
#include "core/synthesis/keyphrases/PairSums.h"
#include "core/synthesis/keyphrases/ReleasedModel.h"
#include "tests/core/privacy/ReleasedForTests.h"
#include "tests/core/privacy/ReservationForTests.h"
#include "tests/core/synthesis/TermList.h"

#include <limits>

/// Released models of the histogram method, made from counts of the test's choice.
namespace tests {

inline constexpr std::int64_t oneUnit = core::synthesis::unitWeight;

/// Labels "A", "B" and on, over terms "term0" and on; cluster of term t: t mod clusters.
inline core::synthesis::ReleasedModel
histogramFacts(const core::vocabulary::Vocabulary &terms, std::size_t labels, int clusters)
{
    core::synthesis::ReleasedModel model;
    model.parameters.method = "histogram";
    model.parameters.phrasesPerUnit = 2;
    model.parameters.clusters = clusters;
    for (std::size_t label = 0; label < labels; ++label)
        model.labels.emplace_back(1, static_cast<char>('A' + label));
    model.vocabularyDigest = terms.digest();
    model.vocabularySize = static_cast<std::uint32_t>(terms.size());
    for (std::uint32_t term = 0; clusters > 0 && term < terms.size(); ++term)
        model.clusterOf.push_back(term % static_cast<std::uint32_t>(clusters));
    return model;
}

/// A table of so many cells that hold nothing, under noise that is Laplace of scale `units` units.
inline core::synthesis::NoisyTable emptyTable(const char *name, std::size_t cells, double units)
{
    const auto scale = std::max<std::int64_t>(1, static_cast<std::int64_t>(units * oneUnit));
    return {name,
            {std::vector<std::int64_t>(cells, 0),
             core::synthesis::contributionSensitivity(core::synthesis::ContributionNorm::L1, 1),
             core::privacy::LaplaceScale{scale, 1}}};
}

/// What the mechanism makes of the tables of `model` when they are the exact sums, each with the noise it
/// names.
inline core::privacy::Released<core::synthesis::ReleasedModel>
released(const core::synthesis::ReleasedModel &model)
{
    using core::privacy::Released;
    using core::synthesis::NoisyTable;
    constexpr std::int64_t enough = std::numeric_limits<std::int64_t>::max();
    auto reservation = core::privacy::ReservationForTests::of({enough, enough, 1'000'000});
    core::privacy::SecureRandom random;
    std::vector<Released<NoisyTable>> tables;
    for (const NoisyTable &table : model.tables) {
        const auto noisy = core::privacy::NoiseMechanism::release(
            {table.counts.cells, table.counts.sensitivity}, table.counts.noise, reservation, random);
        if (!noisy)
            qFatal("%s", noisy.error().detail.c_str());
        tables.push_back(core::privacy::ReleasedForTests::of(NoisyTable{table.name, **noisy}));
    }
    core::synthesis::ReleasedModel whole = model;
    whole.tables = *Released<NoisyTable>::gather(tables);
    return core::privacy::ReleasedForTests::of(std::move(whole));
}

} // namespace tests
