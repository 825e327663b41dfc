#include "core/recipient/Judging.h"

#include "core/base/Result.h"
#include "core/evaluation/Stages.h"
#include "core/evaluation/TestStream.h"
#include "core/evaluation/classifiers/LogisticRegression.h"
#include "core/evaluation/classifiers/ThreeLayerNetwork.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <mutex>
#include <utility>

namespace core::recipient {

namespace {

constexpr std::size_t binCount = 10;
constexpr double judgingAskingShare = 0.6; // where a server is asked; the stream of texts takes the rest
constexpr double parts = 1e9;              // of a probability; whole numbers sum to the same in any order

struct BinSums
{
    std::int64_t texts = 0;
    std::int64_t correct = 0;
    std::int64_t probability = 0; ///< in parts
};

/// Counts answers. add() may be called from several threads.
class Answers final
{
public:
    explicit Answers(std::size_t labels)
        : m_confusion(labels, std::vector<std::int64_t>(labels, 0))
    {}

    void add(const Answer &answer, const evaluation::TrueLabels &labels)
    {
        const auto bin = std::min(static_cast<std::size_t>(answer.probability * binCount), binCount - 1);
        const std::scoped_lock lock(m_mutex);
        ++m_confusion[labels.rowFor(answer.label)][answer.label];
        ++m_bins[bin].texts;
        m_bins[bin].correct += labels.hold(answer.label) ? 1 : 0;
        m_bins[bin].probability += std::llround(answer.probability * parts);
    }

    std::vector<std::vector<std::int64_t>> takeConfusion() { return std::move(m_confusion); }
    const std::array<BinSums, binCount> &bins() const { return m_bins; }

private:
    std::mutex m_mutex;
    std::vector<std::vector<std::int64_t>> m_confusion;
    std::array<BinSums, binCount> m_bins;
};

CalibrationBin binOf(std::size_t place, const BinSums &sums)
{
    CalibrationBin bin{.from = static_cast<double>(place) / binCount,
                       .to = static_cast<double>(place + 1) / binCount,
                       .texts = sums.texts,
                       .correct = sums.correct,
                       .interval = evaluation::wilsonInterval(sums.correct, sums.texts)};
    if (sums.texts == 0)
        return bin;
    const auto texts = static_cast<double>(sums.texts);
    bin.meanProbability = static_cast<double>(sums.probability) / parts / texts;
    bin.shareCorrect = static_cast<double>(sums.correct) / texts;
    return bin;
}

LabelFigures figuresOf(const std::string &label, const evaluation::LabelScore &score)
{
    const auto both = static_cast<double>(score.records + score.answered);
    return {.label = label,
            .score = score,
            .recall = evaluation::wilsonInterval(score.found, score.records),
            .precision = evaluation::wilsonInterval(score.found, score.answered),
            .f1 = both > 0.0 ? 2.0 * static_cast<double>(score.found) / both : 0.0};
}

double macroF1Of(const std::vector<LabelFigures> &labels)
{
    double sum = 0.0;
    int count = 0;
    for (const LabelFigures &each : labels)
        if (each.score.records + each.score.answered > 0) {
            sum += each.f1;
            ++count;
        }
    return count > 0 ? sum / count : 0.0;
}

std::string classifierName(ClassifierKind kind)
{
    return kind == ClassifierKind::Network ? evaluation::ThreeLayerNetwork::name
                                           : evaluation::LogisticRegression::name;
}

// Before several threads ask the model.
Result<void> prepareHalf(const Model &model, const OwnTexts &texts, Half half, JobControl &control)
{
    KEYSEED_ASSIGN(auto reader, openHalf(texts, half));
    std::vector<std::string> all;
    records::Record record;
    while (true) {
        KEYSEED_ASSIGN(const auto isThere, reader->next(record));
        if (!isThere)
            return model.prepare(all, control);
        all.push_back(record.text);
    }
}

} // namespace

Result<Judgement>
judge(const Model &model, const OwnTexts &texts, Half half, JobControl &control, unsigned threads)
{
    evaluation::PartControl asking(package::Progress(control, "connecting").part(0.0, judgingAskingShare));
    if (model.asksServer())
        KEYSEED_TRY(prepareHalf(model, texts, half, asking));
    KEYSEED_ASSIGN(auto reader, openHalf(texts, half));
    KEYSEED_ASSIGN(auto stream, evaluation::TestStream::over(std::move(reader), texts, model.labels()));
    Answers answers(model.labels().size());
    const auto counts = stream.read(
        threads,
        [&](const records::Record &record, const evaluation::TrueLabels &labels) {
            answers.add(model.answer(record.text), labels);
        },
        control);
    KEYSEED_TRY(counts);

    Judgement judgement;
    judgement.score = evaluation::scoreOf(classifierName(model.facts().classifier),
                                          std::string(choiceOf(model.facts().features).name),
                                          answers.takeConfusion());
    judgement.passedOver = counts->passedOver;
    const auto scores = evaluation::labelScores(judgement.score);
    for (std::size_t label = 0; label < scores.size(); ++label)
        judgement.labels.push_back(figuresOf(model.labels()[label], scores[label]));
    judgement.macroF1 = macroF1Of(judgement.labels);
    for (std::size_t place = 0; place < binCount; ++place) {
        judgement.calibration.push_back(binOf(place, answers.bins()[place]));
        const CalibrationBin &bin = judgement.calibration.back();
        judgement.calibrationError += static_cast<double>(bin.texts) / static_cast<double>(counts->usable)
                                      * std::abs(bin.shareCorrect - bin.meanProbability);
    }
    return judgement;
}

} // namespace core::recipient
