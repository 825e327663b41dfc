#include "core/evaluation/classifiers/TrainedClassifiers.h"

#include "core/base/Result.h"
#include "core/evaluation/Stages.h"
#include "core/evaluation/TrainingTexts.h"
#include "core/evaluation/classifiers/LogisticRegression.h"
#include "core/evaluation/classifiers/ThreeLayerNetwork.h"

#include <algorithm>
#include <cmath>
#include <future>
#include <utility>

namespace core::evaluation {

namespace {

struct Kind
{
    bool isNetwork = false;
    bool usesVectors = false;
};

std::vector<Kind> kindsOf(WhichClassifiers which)
{
    if (which == WhichClassifiers::PublishedOne)
        return {{.isNetwork = false, .usesVectors = true}};
    return {{.isNetwork = false, .usesVectors = false},
            {.isNetwork = false, .usesVectors = true},
            {.isNetwork = true, .usesVectors = false},
            {.isNetwork = true, .usesVectors = true}};
}

bool usesVectors(const std::vector<Kind> &kinds)
{
    return std::any_of(kinds.begin(), kinds.end(), [](const Kind &kind) { return kind.usesVectors; });
}

bool usesPhrases(const std::vector<Kind> &kinds)
{
    return std::any_of(kinds.begin(), kinds.end(), [](const Kind &kind) { return !kind.usesVectors; });
}

TrainedClassifiers::Name nameOf(const Kind &kind)
{
    return {kind.isNetwork ? ThreeLayerNetwork::name : LogisticRegression::name,
            kind.usesVectors ? "vectors" : "phrases"};
}

Result<std::unique_ptr<const Classifier>>
trainOne(const Kind &kind, const TrainingSet &set, const Progress &progress)
{
    if (kind.isNetwork) {
        KEYSEED_ASSIGN(auto network, ThreeLayerNetwork::train(set, {}, progress));
        return std::make_unique<const ThreeLayerNetwork>(std::move(network));
    }
    KEYSEED_ASSIGN(auto regression, LogisticRegression::train(set, {}, progress));
    return std::make_unique<const LogisticRegression>(std::move(regression));
}

// Adds the columns of facts, which stand behind those of the text. All facts of a text together weigh as much
// as the text.
OwnFeatureRow withFacts(OwnFeatureRow row, std::span<const std::uint32_t> facts, std::size_t textColumns)
{
    const float weight = facts.empty() ? 0.0F : 1.0F / std::sqrt(static_cast<float>(facts.size()));
    for (const std::uint32_t fact : facts) {
        row.columns.push_back(static_cast<std::uint32_t>(textColumns) + fact);
        row.values.push_back(weight);
    }
    return row;
}

} // namespace

Result<TrainedClassifiers> TrainedClassifiers::train(const TrainingTexts &texts,
                                                     const pipeline::PublicInputs &inputs,
                                                     WhichClassifiers which,
                                                     JobControl &control,
                                                     unsigned threads)
{
    const Progress preparing = featureStage(control);
    LabelNames labelNames(texts.labels);
    KEYSEED_ASSIGN(const auto weighed, weighedTexts(texts, labelNames, inputs, preparing));
    TrainedClassifiers trained(std::move(labelNames), TextFeatures(inputs, weighed.phrases));
    trained.m_trainedOn = weighed.phrases.size();
    const std::vector<Kind> kinds = kindsOf(which);
    const std::size_t phraseColumns = trained.m_features.phraseColumns();
    const std::size_t vectorColumns = trained.m_features.vectorColumns();
    FeatureRows phrases(phraseColumns + texts.factColumns);
    FeatureRows vectors(vectorColumns + texts.factColumns);
    for (std::size_t i = 0; i < weighed.phrases.size(); ++i) {
        KEYSEED_TRY(preparing.checkCancel());
        const WeighedPhrases &text = weighed.phrases[i];
        const auto facts = weighed.facts.empty() ? std::vector<std::uint32_t>() : weighed.facts[i];
        if (usesPhrases(kinds))
            phrases.add(withFacts(trained.m_features.phrases(text), facts, phraseColumns).row());
        if (usesVectors(kinds))
            vectors.add(withFacts(trained.m_features.vector(text), facts, vectorColumns).row());
    }

    // Each is trained on one thread by itself, so that their number changes no sum.
    JointProgress joint(trainingStage(control), kinds.size());
    const auto work = [&](std::size_t job) {
        JobOfMany own(joint, job);
        const Kind &kind = kinds[job];
        return trainOne(kind,
                        {kind.usesVectors ? vectors : phrases, weighed.labelOf, texts.labels.size()},
                        Progress(own, "training"));
    };
    std::vector<std::future<Result<std::unique_ptr<const Classifier>>>> jobs;
    for (std::size_t job = 0; job < kinds.size(); ++job)
        jobs.push_back(std::async(threads == 1 ? std::launch::deferred : std::launch::async, work, job));
    for (std::size_t job = 0; job < kinds.size(); ++job) {
        KEYSEED_ASSIGN(auto classifier, jobs[job].get());
        trained.m_names.push_back(nameOf(kinds[job]));
        trained.m_classifiers.push_back(std::move(classifier));
        trained.m_usesVectors.push_back(kinds[job].usesVectors);
    }
    return trained;
}

std::vector<std::uint32_t> TrainedClassifiers::answers(std::string_view text,
                                                       std::span<const std::uint32_t> facts) const
{
    const WeighedPhrases weighed = weighedPhrases(m_features.inputs(), m_labelNames.withoutThem(text));
    const OwnFeatureRow phrases = withFacts(m_features.phrases(weighed), facts, m_features.phraseColumns());
    OwnFeatureRow vector;
    if (std::find(m_usesVectors.begin(), m_usesVectors.end(), true) != m_usesVectors.end())
        vector = withFacts(m_features.vector(weighed), facts, m_features.vectorColumns());
    std::vector<std::uint32_t> answers;
    for (std::size_t i = 0; i < m_classifiers.size(); ++i)
        answers.push_back(m_classifiers[i]->answer(m_usesVectors[i] ? vector.row() : phrases.row()));
    return answers;
}

} // namespace core::evaluation
