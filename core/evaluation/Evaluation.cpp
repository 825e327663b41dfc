#include "core/evaluation/Evaluation.h"

#include "core/base/Result.h"
#include "core/evaluation/Scores.h"
#include "core/evaluation/Stages.h"
#include "core/evaluation/TestStream.h"
#include "core/evaluation/classifiers/TrainedClassifiers.h"

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
        , m_records(labels, 0)
        , m_counts(classifiers.names().size(), Confusion(labels, std::vector<std::int64_t>(labels, 0)))
    {}

    void take(const records::Record &record, const TrueLabels &labels)
    {
        const auto answers = m_classifiers.answers(record.text);
        const std::scoped_lock lock(m_mutex);
        for (const std::uint32_t label : labels.all())
            ++m_records[label];
        for (std::size_t i = 0; i < answers.size(); ++i)
            ++m_counts[i][labels.rowFor(answers[i])][answers[i]];
    }

    /// The most records that one label is true of.
    std::int64_t mostOfALabel() const { return *std::ranges::max_element(m_records); }

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
    std::vector<std::int64_t> m_records; ///< by label
    std::vector<Confusion> m_counts;
};

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
    KEYSEED_ASSIGN(auto stream, TestStream::open(wanted, training.labels));
    const auto classifiers =
        TrainedClassifiers::train(training, inputs, WhichClassifiers::All, control, threads);
    KEYSEED_TRY(classifiers);
    Confusions confusions(*classifiers, training.labels.size());
    const auto read = stream.read(
        threads,
        [&](const records::Record &record, const TrueLabels &labels) { confusions.take(record, labels); },
        control);
    KEYSEED_TRY(read);
    if (read->usable == 0)
        return fail(ErrorCode::InvalidRecords,
                    records.source.file().string()
                        + ": no record to test on: a row needs a text and one of the package's labels; check "
                          "the columns");
    return Usefulness{.labels = training.labels,
                      .trainedOn = classifiers->trainedOn(),
                      .tested = read->usable,
                      .passedOver = read->passedOver,
                      .largestLabelShare =
                          static_cast<double>(confusions.mostOfALabel()) / static_cast<double>(read->usable),
                      .scores = confusions.scores()};
}

} // namespace core::evaluation
