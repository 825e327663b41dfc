#pragma once

#include "core/embedding/VectorFile.h"
#include "core/methods/kernel/FeatureVectors.h"
#include "core/methods/kernel/KernelParameters.h"
#include "core/privacy/mechanisms/NoiseMechanism.h"
#include "tests/core/privacy/ReleasedForTests.h"
#include "tests/core/privacy/ReservationForTests.h"
#include "tests/core/synthesis/TermList.h"

/// Public inputs and released models for the tests of the kernel methods.
namespace tests {

/// `count` terms "term0" and on, with vectors that point anywhere in 16 dimensions.
struct KernelWorld
{
    explicit KernelWorld(int count)
        : vocabulary(inventedTerms(folder, count))
        , embedding(invented(count))
    {}

    core::embedding::Embedding invented(int count) const
    {
        const auto path = folder.filePath(QStringLiteral("terms.vectors")).toStdString();
        Eigen::MatrixXf rows = core::synthesis::featureFrequencies({}, 5, 5, count, 16);
        rows.rowwise().normalize();
        if (!core::embedding::writeVectors(path, rows))
            qFatal("the vectors could not be written");
        return *core::embedding::Embedding::openVectors(path);
    }

    QTemporaryDir folder;
    core::vocabulary::Vocabulary vocabulary;
    core::embedding::Embedding embedding;
};

inline core::synthesis::MethodParameters kernelParameters(const char *method, int length = 4)
{
    core::synthesis::MethodParameters parameters;
    parameters.method = method;
    parameters.length = length;
    parameters.phrasesPerUnit = 8;
    parameters.selectedPhrases = 30;
    parameters.featurePairs = 64;
    return parameters;
}

/// More than any test spends.
inline core::privacy::Reservation amplyReserved()
{
    return core::privacy::ReservationForTests::of({1'000'000'000'000, 1'000'000'000'000'000'000, 1'000'000});
}

/// A model whose tables hold `cell` everywhere, plus noise of epsilon 50; all terms of the world are
/// selected.
inline core::privacy::Released<core::synthesis::ReleasedModel>
evenModel(const KernelWorld &world,
          const core::synthesis::MethodParameters &parameters,
          std::vector<std::string> labels,
          std::int64_t cell)
{
    using namespace core::synthesis;
    using core::privacy::Released;
    const auto budget = core::privacy::NoiseBudget::pure(*core::privacy::Epsilon::from(50));
    auto reservation = amplyReserved();
    core::privacy::SecureRandom random;
    std::vector<NoisyTable> tables;
    for (const PlannedTable &plan :
         plannedKernelTables(parameters, labels.size(), world.vocabulary.size(), budget, budget)) {
        core::privacy::ExactCounts counts(std::vector<std::int64_t>(plan.cells, cell), plan.sensitivity);
        const auto noisy =
            core::privacy::NoiseMechanism::release(std::move(counts), plan.noise, reservation, random);
        tables.push_back({plan.name, **noisy});
    }
    ReleasedModel model;
    model.parameters = parameters;
    model.labels = std::move(labels);
    model.vocabularyDigest = world.vocabulary.digest();
    model.embeddingDigest = world.embedding.digest();
    model.vocabularySize = static_cast<std::uint32_t>(world.vocabulary.size());
    model.tables = std::move(tables);
    for (core::vocabulary::TermId term = 0; term < world.vocabulary.size(); ++term)
        model.selected.push_back(term);
    return core::privacy::ReleasedForTests::of(std::move(model));
}

} // namespace tests
