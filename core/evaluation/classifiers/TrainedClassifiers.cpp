#include "core/evaluation/classifiers/TrainedClassifiers.h"

#include "core/base/Result.h"
#include "core/evaluation/Stages.h"
#include "core/evaluation/TrainingTexts.h"
#include "core/evaluation/classifiers/LogisticRegression.h"
#include "core/evaluation/classifiers/ThreeLayerNetwork.h"

#include <algorithm>
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
    FeatureRows phrases(trained.m_features.phraseColumns());
    FeatureRows vectors(trained.m_features.vectorColumns());
    for (const WeighedPhrases &text : weighed.phrases) {
        KEYSEED_TRY(preparing.checkCancel());
        if (usesPhrases(kinds))
            phrases.add(trained.m_features.phrases(text).row());
        if (usesVectors(kinds))
            vectors.add(trained.m_features.vector(text).row());
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

std::vector<std::uint32_t> TrainedClassifiers::answers(std::string_view text) const
{
    const WeighedPhrases weighed = weighedPhrases(m_features.inputs(), m_labelNames.withoutThem(text));
    const OwnFeatureRow phrases = m_features.phrases(weighed);
    OwnFeatureRow vector;
    if (std::find(m_usesVectors.begin(), m_usesVectors.end(), true) != m_usesVectors.end())
        vector = m_features.vector(weighed);
    std::vector<std::uint32_t> answers;
    for (std::size_t i = 0; i < m_classifiers.size(); ++i)
        answers.push_back(m_classifiers[i]->answer(m_usesVectors[i] ? vector.row() : phrases.row()));
    return answers;
}

} // namespace core::evaluation
