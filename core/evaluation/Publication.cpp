#include "core/base/Result.h"
#include "core/evaluation/Evaluation.h"
#include "core/evaluation/TestStream.h"
#include "core/evaluation/TrueLabels.h"
#include "core/evaluation/UnitAnswers.h"
#include "core/evaluation/classifiers/TrainedClassifiers.h"
#include "core/pipeline/PathRoles.h"
#include "core/privacy/Commit.h"
#include "core/privacy/accounting/Accounting.h"

#include <optional>
#include <vector>

namespace core::evaluation {

namespace {

constexpr const char *figureMechanism = "usefulness, discrete Laplace";
constexpr privacy::Sensitivity sensitivity{.l1 = 1, .l2Squared = 1};

struct Counted
{
    privacy::ExactCounts counts;
    TrainedClassifiers::Name classifier;
    Digest content = {};
    std::int64_t usable = 0; ///< records
    std::vector<std::uint64_t> sampled = {};
};

// Trains, and makes the exact sums. This part can be cancelled.
Result<Counted> count(const TrainingTexts &training,
                      const TestRecords &records,
                      const pipeline::PublicInputs &inputs,
                      privacy::SecureRandom &random,
                      JobControl &control,
                      unsigned threads)
{
    KEYSEED_ASSIGN(auto stream, TestStream::open(records, training.labels));
    const auto classifiers =
        TrainedClassifiers::train(training, inputs, WhichClassifiers::PublishedOne, control, threads);
    KEYSEED_TRY(classifiers);
    const auto ask = [&](const records::Record &record, const TrueLabels &labels) {
        return UnitAnswers::Correct{labels.hold(classifiers->answers(record.text).front())};
    };
    const bool persons = records.source.personColumn.has_value();
    UnitAnswers answers(ask, 1, persons, privacy::freshHashKey(random));
    const auto read = stream.read(
        threads,
        [&](const records::Record &record, const TrueLabels &labels) { answers.add(record, labels); },
        control);
    KEYSEED_TRY(read);
    return Counted{std::move(answers).takeCounts(),
                   classifiers->names().front(),
                   stream.contentDigest(),
                   read->usable,
                   stream.sampledRecords()};
}

package::PublishedUsefulness figureOf(const privacy::NoisyCounts &counts,
                                      const TrainedClassifiers::Name &name,
                                      const TrainingTexts &training,
                                      const Publication &publication,
                                      const privacy::Spend &spend,
                                      const privacy::Receipt &receipt)
{
    return {.classifier = name.classifier,
            .features = name.features,
            .counts = counts,
            .corpusSha256 = training.corpusSha256,
            .committedAt = receipt.date,
            .reservation = receipt.sequence,
            .spend = spend,
            .unitIsPerson = publication.records.source.personColumn.has_value()};
}

/// One figure on its way from the records to the project file.
class Figure final : public privacy::CommitWork
{
public:
    Figure(const TrainingTexts &training,
           const Publication &publication,
           const pipeline::PublicInputs &inputs,
           const privacy::Spend &spend,
           const privacy::Noise &noise,
           unsigned threads)
        : m_training(training)
        , m_publication(publication)
        , m_inputs(inputs)
        , m_spend(spend)
        , m_noise(noise)
        , m_threads(threads)
    {}

    Result<Digest> read(JobControl &control) override
    {
        privacy::SecureRandom random;
        KEYSEED_ASSIGN(auto counted,
                       count(m_training, m_publication.records, m_inputs, random, control, m_threads));
        m_counted = std::move(counted);
        return m_counted->content;
    }

    std::vector<std::uint64_t> sampledRecords() const override { return m_counted->sampled; }

    Result<void> draw(privacy::Round &round, JobControl &) override
    {
        KEYSEED_ASSIGN(const auto noisy, round.draw(std::move(m_counted->counts), m_noise));
        m_published = noisy.derive(
            figureOf, m_counted->classifier, m_training, m_publication, m_spend, round.receipt());
        return {};
    }

    std::string sealed(const privacy::Receipt &) const override
    {
        return pipeline::ProjectStore::sealedBytes(**m_published);
    }

    Result<void> store(Database &connection, const privacy::Receipt &) override
    {
        return pipeline::ProjectStore::insertUsefulness(connection, "project", *m_published);
    }

    Published published() && { return std::move(*m_published); }
    std::int64_t usable() const { return m_counted->usable; }

private:
    const TrainingTexts &m_training;
    const Publication &m_publication;
    const pipeline::PublicInputs &m_inputs;
    privacy::Spend m_spend;
    privacy::Noise m_noise;
    unsigned m_threads;
    std::optional<Counted> m_counted; ///< PRIVATE
    std::optional<Published> m_published;
};

} // namespace

Result<Published> publishUsefulness(const TrainingTexts &training,
                                    const Publication &publication,
                                    const pipeline::PublicInputs &inputs,
                                    privacy::Ledger &ledger,
                                    pipeline::ProjectStore &store,
                                    JobControl &control,
                                    unsigned threads,
                                    std::int64_t *usable)
{
    KEYSEED_ASSIGN(const auto lock, pipeline::lockForCommit(store.path()));
    KEYSEED_TRY(checkSameUnit(publication.records.source.personColumn, store));
    const privacy::Noise noise = privacy::laplaceScale(sensitivity.l1, publication.epsilon);
    const std::vector<privacy::MechanismCost> costs{privacy::costOf(sensitivity, noise)};
    const privacy::Spend spend = privacy::composed(costs, 0);
    const auto terms = privacy::termsOfOneRound(
        privacy::DataSource::ofPath(publication.source, publication.records.source.file()),
        publication.project,
        figureMechanism,
        spend,
        costs,
        publication.capsIfNone);
    Figure figure(training, publication, inputs, spend, noise, threads);
    KEYSEED_TRY(privacy::Commit(ledger, store.path()).run(terms, figure, control));
    if (usable != nullptr)
        *usable = figure.usable();
    return std::move(figure).published();
}

} // namespace core::evaluation
