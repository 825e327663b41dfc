#include "core/evaluation/Evaluation.h"

#include "core/base/Result.h"
#include "core/evaluation/Confusions.h"
#include "core/evaluation/Scores.h"
#include "core/evaluation/Stages.h"
#include "core/evaluation/TestStream.h"
#include "core/evaluation/classifiers/TrainedClassifiers.h"

namespace core::evaluation {

Result<Usefulness> evaluate(const TrainingTexts &training,
                            const TestRecords &records,
                            const pipeline::PublicInputs &inputs,
                            JobControl &control,
                            unsigned threads)
{
    TestRecords wanted = records;
    wanted.source.personColumn.reset();
    wanted.source.fieldColumns.clear();
    // Opened first: what is wrong with its columns is told before anything is trained.
    KEYSEED_ASSIGN(auto stream, TestStream::open(wanted, training.labels));
    const auto classifiers =
        TrainedClassifiers::train(training, inputs, WhichClassifiers::All, control, threads);
    KEYSEED_TRY(classifiers);
    Confusions confusions(*classifiers, training.labels.size());
    const auto read = stream.read(
        threads,
        [&](const records::Record &record, const TrueLabels &labels) {
            confusions.take(classifiers->answers(record.text), labels);
        },
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
