#include "core/evaluation/TrainingTexts.h"

#include "core/base/Result.h"
#include "core/package/corpus/CorpusFiles.h"

#include <algorithm>

namespace core::evaluation {

TrainingTexts trainingTexts(const pipeline::Documents &documents,
                            const std::vector<std::string> &labels,
                            const std::vector<std::string> &fieldNames)
{
    TrainingTexts training{.labels = labels,
                           .texts = {},
                           .labelOf = {},
                           .corpusSha256 = package::corpusCsvSha256(documents, fieldNames)};
    for (const writing::Document *document : package::byRisingId(*documents)) {
        const auto label = std::find(labels.begin(), labels.end(), document->seed.label);
        if (label == labels.end())
            continue;
        training.texts.push_back(document->text);
        training.labelOf.push_back(static_cast<std::uint32_t>(label - labels.begin()));
    }
    return training;
}

namespace {

// Checks that every label has a text and that there are two labels at least: otherwise there is nothing to
// learn.
Result<void> checkTexts(const TrainingTexts &texts)
{
    if (texts.labels.size() < 2)
        return fail(ErrorCode::InvalidPlan,
                    "labels: two or more were expected, because a classifier learns to tell them apart; the "
                    "texts of this package have one");
    if (texts.texts.empty())
        return fail(ErrorCode::InvalidPackage,
                    "corpus.csv: has no text to train a classifier on; write the texts again");
    return {};
}

} // namespace

Result<WeighedTexts> weighedTexts(const TrainingTexts &texts,
                                  const LabelNames &labelNames,
                                  const pipeline::PublicInputs &inputs,
                                  const package::Progress &progress)
{
    KEYSEED_TRY(checkTexts(texts));
    const std::size_t count = std::min(texts.texts.size(), mostTrainingTexts);
    WeighedTexts weighed;
    for (std::size_t i = 0; i < count; ++i) {
        const double done = static_cast<double>(i) / static_cast<double>(count);
        KEYSEED_TRY(i % 64 == 0 ? progress.at(done) : progress.checkCancel());
        const std::size_t text = i * texts.texts.size() / count;
        weighed.phrases.push_back(weighedPhrases(inputs, labelNames.withoutThem(texts.texts[text])));
        weighed.labelOf.push_back(texts.labelOf[text]);
        if (!texts.facts.empty())
            weighed.facts.push_back(texts.facts[text]);
    }
    return weighed;
}

} // namespace core::evaluation
