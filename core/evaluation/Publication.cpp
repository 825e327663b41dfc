#include "core/base/Clock.h"
#include "core/evaluation/Evaluation.h"
#include "core/evaluation/TestStream.h"
#include "core/evaluation/TrainedClassifiers.h"
#include "core/evaluation/UnitAnswers.h"
#include "core/privacy/Accounting.h"
#include "core/privacy/NoiseMechanism.h"

#include <cstring>

namespace core::evaluation {

namespace {

constexpr const char *mechanism = "usefulness, discrete Laplace";
constexpr privacy::Sensitivity sensitivity{.l1 = 1, .l2Squared = 1};

UnitAnswers::Key freshKey(privacy::SecureRandom &random)
{
    UnitAnswers::Key key;
    for (std::size_t at = 0; at < key.size(); at += sizeof(std::uint64_t)) {
        const std::uint64_t word = random.next64();
        std::memcpy(key.data() + at, &word, sizeof word);
    }
    return key;
}

// A figure that cannot be paid for is refused before minutes are spent; the binding check is the
// reservation's, which also knows the content.
Result<void> refuseEarly(privacy::Ledger &ledger,
                         const privacy::SourceFingerprint &source,
                         const privacy::Spend &spend,
                         const Publication &publication)
{
    auto account = ledger.account(source);
    if (!account)
        return fail(account.error());
    if (!account->capMicroEpsilon)
        account->capMicroEpsilon = publication.capMicroEpsilon;
    return privacy::checkCap(*account, spend);
}

struct Counted
{
    privacy::ExactCounts counts;
    std::string classifier;
    std::string features;
    Digest content = {};
};

// All that can be cancelled: training, and the exact sums.
Result<Counted> count(const TrainingTexts &training,
                      const TestRecords &records,
                      const project::PublicInputs &inputs,
                      privacy::SecureRandom &random,
                      JobControl &control,
                      unsigned threads)
{
    auto stream = TestStream::open(records, training.labels);
    if (!stream)
        return fail(stream.error());
    const auto classifiers =
        TrainedClassifiers::train(training, inputs, WhichClassifiers::PublishedOne, control, threads);
    if (!classifiers)
        return fail(classifiers.error());
    const auto isCorrect = [&](const records::Record &record, std::uint32_t label) {
        return classifiers->answers(record.text).front() == label;
    };
    UnitAnswers answers(isCorrect, records.source.personColumn.has_value(), freshKey(random));
    const auto read = stream->read(
        threads,
        [&](const records::Record &record, std::uint32_t label) { answers.add(record, label); },
        control);
    if (!read)
        return fail(read.error());
    const auto &[classifier, features] = classifiers->names().front();
    return Counted{std::move(answers).take(), classifier, features, stream->contentDigest()};
}

} // namespace

Result<Published> publishUsefulness(const TrainingTexts &training,
                                    const Publication &publication,
                                    const project::PublicInputs &inputs,
                                    privacy::Ledger &ledger,
                                    project::ProjectStore &store,
                                    JobControl &control,
                                    unsigned threads)
{
    const privacy::Noise noise = privacy::laplaceScale(sensitivity.l1, publication.epsilon);
    const privacy::MechanismCost costs[] = {privacy::costOf(sensitivity, noise)};
    const privacy::Spend spend = privacy::composed(costs, 0);
    auto source = privacy::SourceFingerprint::ofPath(publication.records.source.path);
    if (auto fits = refuseEarly(ledger, source, spend, publication); !fits)
        return fail(fits.error());
    privacy::SecureRandom random;
    auto counted = count(training, publication.records, inputs, random, control, threads);
    if (!counted)
        return fail(counted.error());
    if (control.isCancelled())
        return cancelled();

    source.content = counted->content;
    control.report(1.0, "noise");
    auto reservation =
        ledger.reserve(source, publication.project, mechanism, spend, publication.capMicroEpsilon);
    if (!reservation)
        return fail(reservation.error());
    // From here on the budget is spent: no cancelling before the figure is stored.
    const auto noisy =
        privacy::NoiseMechanism::release(std::move(counted->counts), noise, *reservation, random);
    if (!noisy)
        return fail(noisy.error());
    Published published = noisy->derive([&](const privacy::NoisyCounts &counts) {
        return release::PublishedUsefulness{.classifier = counted->classifier,
                                            .features = counted->features,
                                            .counts = counts,
                                            .corpusSha256 = training.corpusSha256,
                                            .committedAt = utcNow(),
                                            .spend = spend,
                                            .unitIsPerson =
                                                publication.records.source.personColumn.has_value()};
    });
    const auto stored = ledger.commit(*reservation, store.path(), [&](Database &connection) {
        return project::ProjectStore::insertUsefulness(connection, "project", published);
    });
    if (!stored)
        return fail(stored.error().code,
                    stored.error().detail + " (the budget was spent, the figure could not be stored)");
    return published;
}

} // namespace core::evaluation
