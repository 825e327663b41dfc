#include "core/evaluation/BestDraw.h"

#include "core/base/Digest.h"
#include "core/base/Public.h"
#include "core/base/Result.h"
#include "core/evaluation/Stages.h"
#include "core/evaluation/TestStream.h"
#include "core/evaluation/TrueLabels.h"
#include "core/evaluation/UnitAnswers.h"
#include "core/evaluation/classifiers/TrainedClassifiers.h"
#include "core/pipeline/PathRoles.h"
#include "core/pipeline/ReleasePlan.h"
#include "core/pipeline/ReleaseSteps.h"
#include "core/plan/CheckedPlan.h"
#include "core/privacy/Commit.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace core::evaluation {

/// The public facts of a contest before a record is read, and its reservation.
struct ContestFacts
{
    std::vector<std::string> sha256; ///< hexadecimal, of the sequences of each draw
    privacy::Epsilon epsilon;
    privacy::Spend spend;
    privacy::Receipt receipt;
    bool unitIsPerson = false;
};

} // namespace core::evaluation

template<>
inline constexpr bool core::isPublic<core::evaluation::ContestFacts> = true;

namespace core::evaluation {

namespace {

using pipeline::Sequences;
using privacy::PermuteAndFlip;
using privacy::Released;

constexpr const char *mechanism = "choice among draws, permute-and-flip";

// Each field with its length, so that no two lists have the same bytes.
std::string sha256Of(const std::vector<synthesis::Sequence> &sequences)
{
    std::string bytes;
    const auto add = [&](const std::string &text) { bytes += std::to_string(text.size()) + ":" + text; };
    for (const synthesis::Sequence &each : sequences) {
        add(each.id);
        add(each.label);
        add(std::to_string(each.keyphrases.size()));
        for (const std::string &phrase : each.keyphrases)
            add(phrase);
    }
    return toHex(sha256(bytes));
}

package::DrawChoice choiceOf(const PermuteAndFlip::Choice &chosen, const ContestFacts &facts)
{
    return {.draws = static_cast<int>(facts.sha256.size()),
            .sequencesSha256 = facts.sha256.at(chosen.candidate),
            .committedAt = facts.receipt.date,
            .reservation = facts.receipt.sequence,
            .microEpsilon = facts.epsilon.micro(),
            .spend = facts.spend,
            .unitIsPerson = facts.unitIsPerson};
}

/// A contest on its way from the records to the project file.
class Contest final : public privacy::CommitWork
{
public:
    Contest(const DrawContest &terms,
            const plan::Plan &plan,
            const pipeline::PublicInputs &inputs,
            const pipeline::ProjectStore::StoredModel &model,
            const privacy::Spend &spend,
            unsigned threads)
        : m_terms(terms)
        , m_plan(plan)
        , m_inputs(inputs)
        , m_model(model)
        , m_spend(spend)
        , m_threads(threads)
    {}

    Result<void> begin(JobControl &control) override;
    Result<Digest> read(JobControl &control) override;
    std::vector<std::uint64_t> sampledRecords() const override { return m_sampled; }
    std::uint64_t mostBytesToStore() const override;
    Result<void> draw(privacy::Round &round, JobControl &control) override;
    std::string sealed(const privacy::Receipt &) const override
    {
        return pipeline::ProjectStore::sealedBytes(**m_choice);
    }
    Result<void> store(Database &connection, const privacy::Receipt &) override;

    BestDraw best() &&
    {
        return {std::make_shared<const Sequences>(m_draws[m_chosen]), std::move(*m_choice), m_usable};
    }

private:
    Result<TrainedClassifiers> train(const Sequences &draw, JobControl &control) const;
    bool unitIsPerson() const { return m_terms.records.source.personColumn.has_value(); }

    const DrawContest &m_terms;
    const plan::Plan &m_plan;
    const pipeline::PublicInputs &m_inputs;
    const pipeline::ProjectStore::StoredModel &m_model;
    privacy::Spend m_spend;
    unsigned m_threads;
    std::vector<Sequences> m_draws;
    std::vector<std::string> m_digests; ///< of the draws
    std::vector<TrainedClassifiers> m_classifiers;
    std::optional<privacy::CandidateScores> m_scores; ///< PRIVATE
    std::int64_t m_usable = 0;                        ///< PRIVATE
    std::vector<std::uint64_t> m_sampled;             ///< PRIVATE
    std::size_t m_chosen = 0;
    std::optional<Released<package::DrawChoice>> m_choice;
};

Result<TrainedClassifiers> Contest::train(const Sequences &draw, JobControl &control) const
{
    KEYSEED_ASSIGN(const auto documents, pipeline::templateDocuments(m_plan, m_inputs, draw, control));
    return TrainedClassifiers::train(trainingTexts(documents, m_model.model->labels),
                                     m_inputs,
                                     WhichClassifiers::PublishedOne,
                                     control,
                                     m_threads);
}

// All of it public: made of what was released.
Result<void> Contest::begin(JobControl &control)
{
    KEYSEED_ASSIGN(const auto plan, plan::check(m_plan, {"sampling"}));
    for (int draw = 0; draw < m_terms.draws; ++draw) {
        PartControl part(
            Progress(control, "training").part(draw * 0.6 / m_terms.draws, (draw + 1) * 0.6 / m_terms.draws));
        KEYSEED_ASSIGN(auto drawn, pipeline::sampleSequences(plan, m_inputs, m_model.model, part));
        KEYSEED_ASSIGN(auto trained, train(drawn, part));
        m_digests.push_back(sha256Of(*drawn));
        m_draws.push_back(std::move(drawn));
        m_classifiers.push_back(std::move(trained));
    }
    return {};
}

Result<Digest> Contest::read(JobControl &control)
{
    KEYSEED_ASSIGN(auto stream, TestStream::open(m_terms.records, m_model.model->labels));
    const auto ask = [this](const records::Record &record, const TrueLabels &labels) {
        UnitAnswers::Correct correct = 0;
        for (std::size_t draw = 0; draw < m_classifiers.size(); ++draw)
            if (labels.hold(m_classifiers[draw].answers(record.text).front()))
                correct |= UnitAnswers::Correct{1} << draw;
        return correct;
    };
    privacy::SecureRandom random;
    UnitAnswers answers(ask, m_classifiers.size(), unitIsPerson(), privacy::freshHashKey(random));
    const auto read = stream.read(
        m_threads,
        [&](const records::Record &record, const TrueLabels &labels) { answers.add(record, labels); },
        control);
    KEYSEED_TRY(read);
    m_usable = read->usable;
    m_sampled = stream.sampledRecords();
    m_scores = std::move(answers).takeScores();
    return stream.contentDigest();
}

// The chosen draw, its phrases escaped as JSON, and the journal of the one that it takes the place of, which
// is of the same plan or of one like it.
std::uint64_t Contest::mostBytesToStore() const
{
    std::uint64_t largest = 0;
    for (const Sequences &draw : m_draws) {
        std::uint64_t bytes = 0;
        for (const synthesis::Sequence &each : *draw) {
            bytes += 64 + each.id.size() + each.label.size();
            for (const std::string &phrase : each.keyphrases)
                bytes += 6 * phrase.size() + 4;
        }
        largest = std::max(largest, bytes);
    }
    return 3 * largest + (std::uint64_t{1} << 22);
}

Result<void> Contest::draw(privacy::Round &round, JobControl &)
{
    const auto chosen =
        PermuteAndFlip::release(std::move(*m_scores), m_terms.epsilon, round.paid(), round.random());
    KEYSEED_TRY(chosen);
    m_chosen = (*chosen)->candidate;
    m_choice = chosen->derive(choiceOf,
                              ContestFacts{.sha256 = m_digests,
                                           .epsilon = m_terms.epsilon,
                                           .spend = m_spend,
                                           .receipt = round.receipt(),
                                           .unitIsPerson = unitIsPerson()});
    return {};
}

Result<void> Contest::store(Database &connection, const privacy::Receipt &)
{
    KEYSEED_TRY(pipeline::ProjectStore::insertDrawChoice(connection, "project", *m_choice));
    return pipeline::ProjectStore::insertDraw(connection, "project", m_model.id, m_plan, m_draws[m_chosen]);
}

} // namespace

Result<BestDraw> keepBestDraw(const DrawContest &contest,
                              const plan::Plan &plan,
                              const pipeline::PublicInputs &inputs,
                              privacy::Ledger &ledger,
                              pipeline::ProjectStore &store,
                              JobControl &control,
                              unsigned threads)
{
    if (contest.draws < 2 || contest.draws > mostDraws)
        return fail(ErrorCode::InvalidParameter,
                    "the number of draws: 2 to " + std::to_string(mostDraws) + " was expected, not "
                        + std::to_string(contest.draws));
    KEYSEED_ASSIGN(const auto lock, pipeline::lockForCommit(store.path()));
    KEYSEED_TRY(checkSameUnit(contest.records.source.personColumn, store));
    KEYSEED_ASSIGN(const auto model, store.latestModel());
    if (!model)
        return fail(ErrorCode::NotFound,
                    store.path().string() + ": the project holds no fitted model; run its plan first");
    const std::vector<privacy::MechanismCost> costs{PermuteAndFlip::costOf(contest.epsilon)};
    const privacy::Spend spend = privacy::composed(costs, 0);
    const auto terms = privacy::termsOfOneRound(
        privacy::DataSource::ofPath(contest.source.empty() ? plan::sourceName(plan) : contest.source,
                                    contest.records.source.file()),
        plan.project,
        mechanism,
        spend,
        costs,
        pipeline::capsOf(plan));
    Contest work(contest, plan, inputs, *model, spend, threads);
    KEYSEED_TRY(privacy::Commit(ledger, store.path()).run(terms, work, control));
    return std::move(work).best();
}

} // namespace core::evaluation
