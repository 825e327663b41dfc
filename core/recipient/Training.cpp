#include "core/recipient/Training.h"

#include "core/base/Result.h"
#include "core/evaluation/Stages.h"
#include "core/evaluation/TrainingTexts.h"
#include "core/evaluation/classifiers/LogisticRegression.h"
#include "core/evaluation/classifiers/ThreeLayerNetwork.h"

#include <algorithm>
#include <utility>

namespace core::recipient {

namespace {

using evaluation::FeatureRows;
using evaluation::LogisticRegression;
using evaluation::PartControl;
using evaluation::ThreeLayerNetwork;
using evaluation::TrainingSet;
using evaluation::WeighedPhrases;
using package::Progress;

constexpr double preparingShare = 0.3; // of the whole
constexpr double askingShare = 0.7;    // the same, where a server is asked

/// The shares of time of each stage, from the first text to the last step.
struct TrainingStages
{
    Progress texts;
    Progress asking; ///< about these
    Progress ownTexts;
    Progress askingOwn;
    Progress training;
};

TrainingStages stagesOf(JobControl &control, bool adapts, bool asksServer)
{
    const double prepared = asksServer ? askingShare : preparingShare;
    const double half = adapts ? prepared / 2.0 : prepared;
    const double reading = asksServer ? 0.2 * half : half;
    return {Progress(control, "features").part(0.0, reading),
            Progress(control, "connecting").part(reading, half),
            Progress(control, "features").part(half, half + reading),
            Progress(control, "connecting").part(half + reading, prepared),
            Progress(control, "training").part(prepared, 1.0)};
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

/// The texts as they are looked at: without the names of the labels.
struct SeenTexts
{
    std::vector<WeighedPhrases> phrases;
    std::vector<std::string> texts; ///< where a server is asked about them
};

Result<void> askAbout(DocumentVectors *documents, const SeenTexts &seen, const Progress &progress)
{
    PartControl asking(progress);
    return documents ? documents->ask(seen.texts, asking) : Result<void>();
}

Result<FeatureRows> rowsOf(const SeenFeatures &seen, const SeenTexts &texts, const Progress &progress)
{
    FeatureRows rows(seen.columns());
    for (std::size_t i = 0; i < texts.phrases.size(); ++i) {
        KEYSEED_TRY(progress.checkCancel());
        rows.add(seen.row(texts.phrases[i], seen.documents ? texts.texts[i] : std::string()).row());
    }
    return rows;
}

// Without a server, texts without a phrase all look the same: their common features say nothing about the
// others.
Result<SeenTexts> textsToAdaptTo(const OwnTexts &texts,
                                 const evaluation::LabelNames &labelNames,
                                 const pipeline::PublicInputs &inputs,
                                 bool asksServer,
                                 const Progress &progress)
{
    KEYSEED_ASSIGN(auto reader, openHalf(texts, halfToAdapt(texts)));
    SeenTexts seen;
    records::Record record;
    while (seen.phrases.size() < evaluation::mostTrainingTexts) {
        KEYSEED_TRY(progress.at(reader->fractionRead()));
        KEYSEED_ASSIGN(const auto isThere, reader->next(record));
        if (!isThere)
            break;
        std::string text = labelNames.withoutThem(record.text);
        auto phrases = evaluation::weighedPhrases(inputs, text);
        if (phrases.empty() && !asksServer)
            continue;
        seen.phrases.push_back(std::move(phrases));
        if (asksServer)
            seen.texts.push_back(std::move(text));
    }
    if (seen.phrases.size() < 2)
        return fail(
            ErrorCode::InvalidRecords,
            texts.source.file().string()
                + ": two texts or more with phrases of the vocabulary were expected to adapt to; check "
                  "the column of the text");
    return seen;
}

// The same texts of a larger corpus as weighedTexts() takes.
std::vector<std::string> textsOf(const evaluation::TrainingTexts &texts,
                                 const evaluation::LabelNames &labelNames)
{
    const std::size_t count = std::min(texts.texts.size(), evaluation::mostTrainingTexts);
    std::vector<std::string> taken;
    for (std::size_t i = 0; i < count; ++i)
        taken.push_back(labelNames.withoutThem(texts.texts[i * texts.texts.size() / count]));
    return taken;
}

ModelFacts factsOf(const evaluation::TrainingTexts &texts,
                   const TrainingInputs &inputs,
                   const TrainingChoices &choices,
                   const FeatureRows &rows,
                   bool isAdapted)
{
    const bool asksServer = inputs.documents != nullptr;
    return {.classifier = choices.classifier,
            .features = choices.features,
            .labels = texts.labels,
            .vocabularyName = inputs.vocabularyName,
            .exclude = inputs.exclude,
            .vocabularySha256 = toHex(inputs.inputs.vocabulary.digest()),
            .vectorsName = asksServer ? "vectors of whole texts of a server" : inputs.vectorsName,
            .vectorsSha256 = toHex(inputs.inputs.embedding.digest()),
            .isVocabularyOfThePackage = inputs.isThatOfThePackage,
            .corpusSha256 = texts.corpusSha256,
            .trainedOn = rows.size(),
            .seed = choices.classifier == ClassifierKind::Network ? choices.seed : 0,
            .columns = rows.columns(),
            .documents = asksServer ? std::optional(inputs.documents->server()) : std::nullopt,
            .isAdapted = isAdapted};
}

Result<std::shared_ptr<const evaluation::Classifier>> trainedOn(const TrainingSet &set,
                                                                const FeatureRows *adaptTo,
                                                                const TrainingChoices &choices,
                                                                const ThreeLayerNetwork::OnPass &onPass,
                                                                const Progress &progress)
{
    if (choices.classifier == ClassifierKind::Network) {
        KEYSEED_ASSIGN(auto network,
                       ThreeLayerNetwork::train(set, {.seed = choices.seed}, progress, adaptTo, onPass));
        return std::make_shared<const ThreeLayerNetwork>(std::move(network));
    }
    KEYSEED_ASSIGN(const auto regression, LogisticRegression::train(set, {}, progress));
    return std::make_shared<const LogisticRegression>(inSinglePrecision(regression));
}

} // namespace

Result<Trained> train(const evaluation::TrainingTexts &texts,
                      const TrainingInputs &inputs,
                      const TrainingChoices &choices,
                      const std::optional<OwnTexts> &adaptedTo,
                      const OnEpoch &onEpoch,
                      JobControl &control)
{
    KEYSEED_TRY(checkChoices(choices, adaptedTo.has_value()));
    if (inputs.documents && !choiceOf(choices.features).hasVectors)
        return fail(
            ErrorCode::InvalidPlan,
            "features: \"vectors\" or \"both\" was expected where a server gives vectors; phrases alone "
            "need none");
    DocumentVectors *documents = inputs.documents.get();
    const TrainingStages stages = stagesOf(control, adaptedTo.has_value(), documents != nullptr);
    const evaluation::LabelNames labelNames(texts.labels);
    KEYSEED_ASSIGN(auto weighed, evaluation::weighedTexts(texts, labelNames, inputs.inputs, stages.texts));
    SeenTexts seen{std::move(weighed.phrases), {}};
    if (documents)
        seen.texts = textsOf(texts, labelNames);
    KEYSEED_TRY(askAbout(documents, seen, stages.asking));
    evaluation::TextFeatures features(inputs.inputs, seen.phrases);
    const SeenFeatures look{features, choices.features, documents};
    KEYSEED_ASSIGN(const auto rows, rowsOf(look, seen, stages.texts));
    std::optional<FeatureRows> adaptTo;
    if (adaptedTo) {
        if (rows.size() < 2)
            return fail(ErrorCode::InvalidPackage,
                        "corpus.csv: two texts or more were expected to adapt what is learnt from them");
        const auto own =
            textsToAdaptTo(*adaptedTo, labelNames, inputs.inputs, documents != nullptr, stages.ownTexts);
        KEYSEED_TRY(own);
        KEYSEED_TRY(askAbout(documents, *own, stages.askingOwn));
        KEYSEED_ASSIGN(auto ownRows, rowsOf(look, *own, stages.ownTexts));
        adaptTo = std::move(ownRows);
    }
    std::vector<EpochLoss> curve;
    const auto onPass = [&](const EpochLoss &loss) {
        curve.push_back(loss);
        if (onEpoch)
            onEpoch(loss);
    };
    KEYSEED_ASSIGN(auto classifier,
                   trainedOn({rows, weighed.labelOf, texts.labels.size()},
                             adaptTo ? &*adaptTo : nullptr,
                             choices,
                             onPass,
                             stages.training));
    return Trained{Model(factsOf(texts, inputs, choices, rows, adaptedTo.has_value()),
                         std::move(features),
                         std::move(classifier),
                         inputs.documents),
                   std::move(curve)};
}

} // namespace core::recipient
