#include "core/recipient/Training.h"

#include "core/evaluation/LogisticRegression.h"
#include "core/evaluation/ThreeLayerNetwork.h"
#include "core/evaluation/WeighedTexts.h"

#include <algorithm>
#include <utility>

namespace core::recipient {

namespace {

using evaluation::FeatureRows;
using evaluation::LogisticRegression;
using evaluation::ThreeLayerNetwork;
using evaluation::TrainingSet;
using evaluation::WeighedPhrases;
using package::Progress;

constexpr double preparingShare = 0.3; // of the whole

/// Where the time goes, from the first text to the last step.
struct TrainingStages
{
    Progress texts;
    Progress ownTexts;
    Progress training;
};

TrainingStages stagesOf(JobControl &control, bool adapts)
{
    const double half = adapts ? preparingShare / 2.0 : preparingShare;
    return {Progress(control, "features").part(0.0, half),
            Progress(control, "features").part(half, preparingShare),
            Progress(control, "training").part(preparingShare, 1.0)};
}

Result<void> checkChoices(const TrainingChoices &choices, bool adapts)
{
    if (!adapts || choiceOf(choices.classifier).canAdapt)
        return {};
    return fail(
        ErrorCode::InvalidPlan,
        "classifier: \"network\" was expected, because only its hidden layer can be adapted to texts; "
        "take it, or leave the texts to adapt to out");
}

// The same numbers as a file of a model holds, so that a model answers alike before it is saved and after.
LogisticRegression inSinglePrecision(const LogisticRegression &regression)
{
    return LogisticRegression(regression.weights().cast<float>().cast<double>());
}

Result<FeatureRows> rowsOf(const evaluation::TextFeatures &features,
                           FeatureKind kind,
                           const std::vector<WeighedPhrases> &texts,
                           const Progress &progress)
{
    FeatureRows rows(columnsOf(features, kind));
    for (const WeighedPhrases &text : texts) {
        if (auto going = progress.checkCancel(); !going)
            return fail(going.error());
        rows.add(rowOf(features, kind, text).row());
    }
    return rows;
}

// Texts without a phrase look all the same, like nothing: what they have in common says nothing of the
// others.
Result<FeatureRows> rowsToAdaptTo(const OwnTexts &texts,
                                  const evaluation::LabelNames &labelNames,
                                  const evaluation::TextFeatures &features,
                                  FeatureKind kind,
                                  const Progress &progress)
{
    auto reader = openHalf(texts, halfToAdapt(texts));
    if (!reader)
        return fail(reader.error());
    FeatureRows rows(columnsOf(features, kind));
    records::Record record;
    while (rows.size() < evaluation::mostTrainingTexts) {
        if (auto going = progress.at((*reader)->fractionRead()); !going)
            return fail(going.error());
        const auto isThere = (*reader)->next(record);
        if (!isThere)
            return fail(isThere.error());
        if (!*isThere)
            break;
        const auto phrases =
            evaluation::weighedPhrases(features.inputs(), labelNames.withoutThem(record.text));
        if (!phrases.empty())
            rows.add(rowOf(features, kind, phrases).row());
    }
    if (rows.size() < 2)
        return fail(
            ErrorCode::InvalidRecords,
            texts.source.file().string()
                + ": two texts or more with phrases of the vocabulary were expected to adapt to; check "
                  "the column of the text");
    return rows;
}

ModelFacts factsOf(const evaluation::TrainingTexts &texts,
                   const TrainingInputs &inputs,
                   const TrainingChoices &choices,
                   std::size_t trainedOn,
                   bool isAdapted)
{
    return {.classifier = choices.classifier,
            .features = choices.features,
            .labels = texts.labels,
            .vocabularyName = inputs.vocabularyName,
            .exclude = inputs.exclude,
            .vocabularySha256 = toHex(inputs.inputs.vocabulary.digest()),
            .vectorsName = inputs.vectorsName,
            .vectorsSha256 = toHex(inputs.inputs.embedding.digest()),
            .isVocabularyOfThePackage = inputs.isThatOfThePackage,
            .corpusSha256 = texts.corpusSha256,
            .trainedOn = trainedOn,
            .seed = choices.classifier == ClassifierKind::Network ? choices.seed : 0,
            .isAdapted = isAdapted};
}

Result<std::shared_ptr<const evaluation::Classifier>> trainedOn(const TrainingSet &set,
                                                                const FeatureRows *adaptTo,
                                                                const TrainingChoices &choices,
                                                                const ThreeLayerNetwork::OnPass &onPass,
                                                                const Progress &progress)
{
    if (choices.classifier == ClassifierKind::Network) {
        auto network = ThreeLayerNetwork::train(set, {.seed = choices.seed}, progress, adaptTo, onPass);
        if (!network)
            return fail(network.error());
        return std::make_shared<const ThreeLayerNetwork>(std::move(*network));
    }
    const auto regression = LogisticRegression::train(set, {}, progress);
    if (!regression)
        return fail(regression.error());
    return std::make_shared<const LogisticRegression>(inSinglePrecision(*regression));
}

} // namespace

Result<Trained> train(const evaluation::TrainingTexts &texts,
                      const TrainingInputs &inputs,
                      const TrainingChoices &choices,
                      const std::optional<OwnTexts> &adaptedTo,
                      const OnEpoch &onEpoch,
                      JobControl &control)
{
    if (auto possible = checkChoices(choices, adaptedTo.has_value()); !possible)
        return fail(possible.error());
    const TrainingStages stages = stagesOf(control, adaptedTo.has_value());
    const evaluation::LabelNames labelNames(texts.labels);
    const auto weighed = evaluation::weighedTexts(texts, labelNames, inputs.inputs, stages.texts);
    if (!weighed)
        return fail(weighed.error());
    evaluation::TextFeatures features(inputs.inputs, weighed->phrases);
    const auto rows = rowsOf(features, choices.features, weighed->phrases, stages.texts);
    if (!rows)
        return fail(rows.error());
    std::optional<FeatureRows> adaptTo;
    if (adaptedTo) {
        if (rows->size() < 2)
            return fail(ErrorCode::InvalidPackage,
                        "corpus.csv: two texts or more were expected to adapt what is learnt from them");
        auto own = rowsToAdaptTo(*adaptedTo, labelNames, features, choices.features, stages.ownTexts);
        if (!own)
            return fail(own.error());
        adaptTo = std::move(*own);
    }
    std::vector<EpochLoss> curve;
    const auto onPass = [&](const EpochLoss &loss) {
        curve.push_back(loss);
        if (onEpoch)
            onEpoch(loss);
    };
    auto classifier = trainedOn({*rows, weighed->labelOf, texts.labels.size()},
                                adaptTo ? &*adaptTo : nullptr,
                                choices,
                                onPass,
                                stages.training);
    if (!classifier)
        return fail(classifier.error());
    return Trained{Model(factsOf(texts, inputs, choices, rows->size(), adaptedTo.has_value()),
                         std::move(features),
                         std::move(*classifier)),
                   std::move(curve)};
}

} // namespace core::recipient
