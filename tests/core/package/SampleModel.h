#pragma once

#include "core/privacy/Accounting.h"
#include "core/synthesis/histogram1/HistogramEstimate.h"
#include "core/synthesis/kernel/KernelParameters.h"
#include "core/synthesis/keyphrases/LabelProportions.h"
#include "core/synthesis/keyphrases/ReleasedModel.h"
#include "tests/core/package/SampleFiles.h"
#include "tests/core/privacy/ReleasedForTests.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace tests {

template<typename T>
core::privacy::Released<T> released(T value)
{
    return core::privacy::ReleasedForTests::of(std::move(value));
}

inline constexpr int phrases = 40;
inline constexpr std::int64_t unitWeight = 65536;
/// Of an L1 bound: one cell may get it all.
inline constexpr core::privacy::Sensitivity weightSensitivity{unitWeight, unitWeight *unitWeight};
/// Epsilon 4 and rho 8 for weightSensitivity.
inline constexpr core::privacy::LaplaceScale laplaceNoise{16384, 1};
/// Rho 1/8 for weightSensitivity.
inline constexpr core::privacy::GaussianVariance gaussianNoise{4 * unitWeight * unitWeight};

inline core::vocabulary::Vocabulary sampleVocabulary(const QString &folder)
{
    QByteArray terms;
    for (int i = 0; i < phrases - 1; ++i)
        terms += "phrase number " + QByteArray::number(i) + "\n";
    terms += "Ménière's disease\n";
    write(folder + "/terms.txt", terms);
    auto vocabulary = core::vocabulary::Vocabulary::fromTermFile(path(folder + "/terms.txt"));
    if (!vocabulary)
        throw std::runtime_error(vocabulary.error().detail);
    return *vocabulary;
}

/// Sets the spend to what the tables cost together; `picoDelta` counts where one is Gaussian.
inline void pay(core::synthesis::ReleasedModel &model, std::int64_t picoDelta = 1'000'000)
{
    std::vector<core::privacy::MechanismCost> costs;
    for (const auto &table : model.tables)
        costs.push_back(core::privacy::costOf(table.counts.sensitivity, table.counts.noise));
    model.spend = core::privacy::composed(costs, picoDelta);
}

/// Everything but parameters and tables.
inline core::synthesis::ReleasedModel emptyModel(const core::vocabulary::Vocabulary &vocabulary)
{
    core::synthesis::ReleasedModel model;
    model.parameters.length = 2;
    model.parameters.phrasesPerUnit = 2;
    model.labels = {"Neurology", "Cardiology, \"general\""};
    model.vocabularySource = "file:/home/someone/secret place/terms.txt";
    model.vocabularyDigest = vocabulary.digest();
    model.vocabularySize = static_cast<std::uint32_t>(vocabulary.size());
    model.committedAt = "2026-01-31T09:30:00Z";
    return model;
}

inline std::vector<std::int64_t> sampleCells()
{
    std::vector<std::int64_t> cells(2 * phrases);
    cells[3] = 10 * unitWeight / 2;           // Neurology, phrase 3: 10 units
    cells[5] = 25 * unitWeight / 2 + 1234;    // Neurology, phrase 5: 25.04 units
    cells[7] = 11'000;                        // below the threshold b ln 2 = 11356.5
    cells[8] = 11'400;                        // above it: 0.35 units
    cells[phrases + 39] = 2 * unitWeight / 2; // Cardiology, Ménière's disease: 2 units
    cells[phrases + 1] = -50 * unitWeight;    // noise may be negative
    return cells;
}

/// Phrases only. Epsilon 4, W = 65536, S = 2: b = 16384 in cells, which is 0.5 units.
inline core::synthesis::ReleasedModel sampleModel(const core::vocabulary::Vocabulary &vocabulary)
{
    core::synthesis::ReleasedModel model = emptyModel(vocabulary);
    model.parameters.method = "histogram-1";
    model.tables = {{core::synthesis::phraseTableName, {sampleCells(), weightSensitivity, laplaceNoise}}};
    pay(model);
    return model;
}

/// Clusters only: phrase i is in cluster i mod 5. Rho 1/8.
inline core::synthesis::ReleasedModel sampleClusters(const core::vocabulary::Vocabulary &vocabulary)
{
    core::synthesis::ReleasedModel model = emptyModel(vocabulary);
    model.parameters.method = "histogram-1";
    model.parameters.clusters = 5;
    for (std::uint32_t id = 0; id < model.vocabularySize; ++id)
        model.clusterOf.push_back(id % 5);
    std::vector<std::int64_t> cells(10);
    cells[3] = 7 * unitWeight;     // Neurology, cluster 3: 7 units
    cells[5 + 4] = 9 * unitWeight; // Cardiology, cluster 4: 9 units
    model.tables = {{core::synthesis::clusterTableName, {cells, weightSensitivity, gaussianNoise}}};
    pay(model);
    return model;
}

/// A kernel method with m = 3 and tables for its prefix sizes; phrases 3 and 39 are selected.
inline core::synthesis::ReleasedModel sampleKernels(const core::vocabulary::Vocabulary &vocabulary,
                                                    const std::string &method,
                                                    const core::privacy::Noise &vocabularyNoise)
{
    core::synthesis::ReleasedModel model = emptyModel(vocabulary);
    model.parameters.method = method;
    model.parameters.selectedPhrases = 2;
    model.parameters.featurePairs = 3;
    std::vector<std::int64_t> counts(phrases);
    counts[3] = 20 * unitWeight;
    counts[39] = 30 * unitWeight;
    model.selected = {39, 3};
    model.tables = {
        {std::string(core::synthesis::vocabularyTableName), {counts, weightSensitivity, vocabularyNoise}}};
    const core::privacy::Sensitivity sensitivity = core::synthesis::kernelSensitivity(3);
    const bool isGaussian = vocabularyNoise.index() == 1;
    const core::privacy::Noise noise =
        isGaussian
            ? core::privacy::Noise(core::privacy::gaussianVariance(sensitivity.l2Squared, 50'000'000'000))
            : core::privacy::Noise(core::privacy::LaplaceScale{sensitivity.l1, 2});
    for (const int size : core::synthesis::prefixSizesOf(model.parameters))
        model.tables.push_back({core::synthesis::kernelTableName(size),
                                {std::vector<std::int64_t>(2 * 2 * 3, -5), sensitivity, noise}});
    pay(model);
    return model;
}

/// Adds the table of noisy counts of the labels, at epsilon 1/2.
inline void addLabelTable(core::synthesis::ReleasedModel &model)
{
    model.tables.push_back({core::synthesis::labelTableName,
                            {std::vector<std::int64_t>(model.labels.size(), 4 * unitWeight),
                             weightSensitivity,
                             core::privacy::LaplaceScale{2 * unitWeight, 1}}});
    pay(model);
}

} // namespace tests
