#include "core/evaluation/Evaluation.h"
#include "core/evaluation/TestStream.h"
#include "core/evaluation/TrainedClassifiers.h"
#include "core/evaluation/UnitAnswers.h"
#include "core/privacy/Accounting.h"
#include "core/privacy/Commit.h"

#include <cstring>
#include <optional>
#include <vector>

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

Error otherUnit(const pipeline::ProjectStore &store, const std::optional<std::string> &expected)
{
    const std::string unit = expected ? "records.person: the column \"" + *expected + "\" was expected"
                                      : "records.person: no column was expected";
    return {ErrorCode::InvalidPlan,
            unit + ", as in the plan of " + store.path().string()
                + ": a published figure protects the same unit as the model that it is published with"};
}

// The promise of a package is that of its weakest part. With persons beside records it would not be stronger
// either: one more record of a person may turn that person's answer, which moves both cells.
Result<void> checkUnit(const std::optional<std::string> &personColumn, pipeline::ProjectStore &store)
{
    const auto plan = store.loadPlan();
    if (!plan)
        return fail(plan.error());
    if (!*plan)
        return fail(ErrorCode::InvalidPlan,
                    store.path().string()
                        + ": a project with a plan was expected, which says what is protected");
    const std::optional<std::string> &expected = (*plan)->records.personColumn;
    const auto model = store.latestModel();
    if (!model)
        return fail(model.error());
    const bool fitsModel = !*model || (*model)->model->unitIsPerson == personColumn.has_value();
    return personColumn == expected && fitsModel ? Result<void>() : fail(otherUnit(store, expected));
}

struct Counted
{
    privacy::ExactCounts counts;
    TrainedClassifiers::Name classifier;
    Digest content = {};
};

// All that can be cancelled: training, and the exact sums.
Result<Counted> count(const TrainingTexts &training,
                      const TestRecords &records,
                      const pipeline::PublicInputs &inputs,
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
    return Counted{std::move(answers).take(), classifiers->names().front(), stream->contentDigest()};
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
        auto counted = count(m_training, m_publication.records, m_inputs, random, control, m_threads);
        if (!counted)
            return fail(counted.error());
        m_counted = std::move(*counted);
        return m_counted->content;
    }

    Result<void> draw(privacy::Round &round, JobControl &) override
    {
        const auto noisy = round.draw(std::move(m_counted->counts), m_noise);
        if (!noisy)
            return fail(noisy.error());
        m_published = noisy->derive(
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
                                    unsigned threads)
{
    if (auto same = checkUnit(publication.records.source.personColumn, store); !same)
        return fail(same.error());
    const privacy::Noise noise = privacy::laplaceScale(sensitivity.l1, publication.epsilon);
    const std::vector<privacy::MechanismCost> costs{privacy::costOf(sensitivity, noise)};
    const privacy::Spend spend = privacy::composed(costs, 0);
    const auto terms = privacy::termsOfOneRound(
        privacy::DataSource::ofPath(publication.source, publication.records.source.path),
        publication.project,
        mechanism,
        spend,
        costs,
        publication.capsIfNone);
    Figure figure(training, publication, inputs, spend, noise, threads);
    if (auto done = privacy::Commit(ledger, store.path()).run(terms, figure, control); !done)
        return fail(done.error());
    return std::move(figure).published();
}

} // namespace core::evaluation
