#include "core/evaluation/Evaluation.h"

#include "core/evaluation/Scores.h"
#include "core/evaluation/Stages.h"
#include "core/evaluation/TestStream.h"
#include "core/evaluation/TrainedClassifiers.h"

#include <algorithm>
#include <mutex>
#include <numeric>

namespace core::evaluation {

namespace {

using Confusion = std::vector<std::vector<std::int64_t>>;

/// Counts the answers for the records, and nothing else of them. PRIVATE. take() may be called from several
/// threads at once.
class Confusions final
{
public:
    Confusions(const TrainedClassifiers &classifiers, std::size_t labels)
        : m_classifiers(classifiers)
        , m_counts(classifiers.names().size(), Confusion(labels, std::vector<std::int64_t>(labels, 0)))
    {}

    void take(const records::Record &record, std::uint32_t label)
    {
        const auto answers = m_classifiers.answers(record.text);
        const std::scoped_lock lock(m_mutex);
        for (std::size_t i = 0; i < answers.size(); ++i)
            ++m_counts[i][label][answers[i]];
    }

    std::vector<ClassifierScore> scores() const
    {
        std::vector<ClassifierScore> scores;
        for (std::size_t i = 0; i < m_counts.size(); ++i) {
            const auto &[classifier, features] = m_classifiers.names()[i];
            scores.push_back(scoreOf(classifier, features, m_counts[i]));
        }
        return scores;
    }

private:
    const TrainedClassifiers &m_classifiers;
    std::mutex m_mutex;
    std::vector<Confusion> m_counts;
};

double largestShare(const ClassifierScore &score)
{
    std::int64_t largest = 0;
    for (const LabelScore &label : labelScores(score))
        largest = std::max(largest, label.records);
    return static_cast<double>(largest) / static_cast<double>(score.tested);
}

} // namespace

Result<Usefulness> evaluate(const TrainingTexts &training,
                            const TestRecords &records,
                            const pipeline::PublicInputs &inputs,
                            JobControl &control,
                            unsigned threads)
{
    TestRecords wanted = records;
    wanted.source.personColumn.reset();
    // Opened first: what is wrong with its columns is told before anything is trained.
    auto stream = TestStream::open(wanted, training.labels);
    if (!stream)
        return fail(stream.error());
    const auto classifiers =
        TrainedClassifiers::train(training, inputs, WhichClassifiers::All, control, threads);
    if (!classifiers)
        return fail(classifiers.error());
    Confusions confusions(*classifiers, training.labels.size());
    const auto read = stream->read(
        threads,
        [&](const records::Record &record, std::uint32_t label) { confusions.take(record, label); },
        control);
    if (!read)
        return fail(read.error());
    Usefulness usefulness{.labels = training.labels,
                          .trainedOn = classifiers->trainedOn(),
                          .tested = read->usable,
                          .passedOver = read->passedOver,
                          .largestLabelShare = 0.0,
                          .scores = confusions.scores()};
    usefulness.largestLabelShare = largestShare(usefulness.scores.front());
    return usefulness;
}

} // namespace core::evaluation
