#pragma once

#include "core/methods/kernel/KernelParameters.h"
#include "core/privacy/accounting/Accounting.h"
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

inline core::vocabulary::Vocabulary sampleVocabulary(const QString &folder, int count = phrases)
{
    QByteArray terms;
    for (int i = 0; i < count - 1; ++i)
        terms += "phrase number " + QByteArray::number(i) + "\n";
    terms += "Ménière's disease\n";
    const QString file =
        folder + (count == phrases ? QString("/terms.txt") : QString("/terms-%1.txt").arg(count));
    write(file, terms);
    auto vocabulary = core::vocabulary::Vocabulary::fromTermFile(path(file));
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
    cells[3] = 10 * unitWeight;            // Neurology, phrase 3: 10 units
    cells[5] = 25 * unitWeight + 2468;     // Neurology, phrase 5: 25.04 units
    cells[7] = 22'000;                     // below the threshold b ln 2 = 22713.0
    cells[8] = 22'800;                     // above it: 0.35 units
    cells[phrases + 39] = 2 * unitWeight;  // Cardiology, Ménière's disease: 2 units
    cells[phrases + 1] = -50 * unitWeight; // noise may be negative
    return cells;
}

/// Phrases, and the number of units: epsilon 2 and rho 2 each, W = 65536: b = 32768 in cells, which is half a
/// unit.
inline core::synthesis::ReleasedModel sampleModel(const core::vocabulary::Vocabulary &vocabulary)
{
    core::synthesis::ReleasedModel model = emptyModel(vocabulary);
    model.parameters.method = "histogram";
    model.parameters.phrasesPerUnit = 0;
    const core::privacy::LaplaceScale noise{32768, 1};
    model.tables = {{core::synthesis::phraseTableName, {sampleCells(), weightSensitivity, noise}},
                    {core::synthesis::unitTableName, {{40 * unitWeight + 500}, weightSensitivity, noise}}};
    pay(model);
    return model;
}

/// Of so many phrases, in so many clusters: phrase i is in cluster i mod 37.
inline constexpr int clusteredPhrases = 300;
inline constexpr int clusterCount = 37;

/// Clusters, and the number of units: rho 1/16 each.
inline core::synthesis::ReleasedModel sampleClusters(const core::vocabulary::Vocabulary &vocabulary)
{
    core::synthesis::ReleasedModel model = emptyModel(vocabulary);
    model.parameters.method = "histogram";
    model.parameters.phrasesPerUnit = 0;
    model.parameters.clusters = clusterCount;
    for (std::uint32_t id = 0; id < model.vocabularySize; ++id)
        model.clusterOf.push_back(id % clusterCount);
    std::vector<std::int64_t> cells(2 * clusterCount);
    cells[3] = 7 * unitWeight;                // Neurology, cluster 3: 7 units
    cells[clusterCount + 4] = 9 * unitWeight; // Cardiology, cluster 4: 9 units
    const core::privacy::GaussianVariance noise{8 * unitWeight * unitWeight};
    model.tables = {{core::synthesis::clusterTableName, {cells, weightSensitivity, noise}},
                    {core::synthesis::unitTableName, {{50 * unitWeight}, weightSensitivity, noise}}};
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
