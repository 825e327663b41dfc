#include "core/pipeline/ModelCommit.h"

#include "core/base/Result.h"
#include "core/methods/Methods.h"
#include "core/pipeline/LabelSearch.h"
#include "core/pipeline/PathRoles.h"
#include "core/pipeline/ReleasePlan.h"
#include "core/pipeline/project/ModelBlob.h"
#include "core/pipeline/ranks/RankReading.h"
#include "core/pipeline/reading/UnitReading.h"
#include "core/plan/LabelMap.h"
#include "core/privacy/Commit.h"
#include "core/synthesis/PrivateRun.h"
#include "core/synthesis/RoundWatch.h"

#include <algorithm>
#include <chrono>
#include <optional>
#include <system_error>
#include <thread>
#include <tuple>

namespace core::pipeline {

namespace {

std::vector<std::string> labelsOf(const Plan &plan)
{
    return plan.labels.empty() ? std::vector<std::string>{""} : plan.labels;
}

std::string mechanismName(const ReleasePlan &release)
{
    const bool isGaussian = release.spend.picoDelta > 0;
    return release.parameters.method + (isGaussian ? ", discrete Gaussian" : ", discrete Laplace");
}

unsigned threadsOr(unsigned asked)
{
    return asked > 0 ? asked : std::max(1U, std::thread::hardware_concurrency());
}

synthesis::ModelFacts factsOf(const Plan &plan,
                              const PublicInputs &inputs,
                              const ReleasePlan &release,
                              const privacy::Receipt &receipt)
{
    return {.parameters = release.parameters,
            .labels = labelsOf(plan),
            .vocabularySource = publicName(plan.vocabulary),
            .vocabularyDigest = inputs.vocabulary.digest(),
            .vocabularySize = static_cast<std::uint32_t>(inputs.vocabulary.size()),
            .embeddingDigest = inputs.embedding.digest(),
            .unitIsPerson = plan.records.personColumn.has_value(),
            .committedAt = receipt.date,
            .reservation = receipt.sequence,
            .spend = release.spend};
}

privacy::CommitTerms termsOf(const Plan &plan, const ReleasePlan &release)
{
    std::vector<std::vector<privacy::MechanismCost>> rounds(static_cast<std::size_t>(release.rounds()));
    for (const synthesis::PlannedTable &table : release.tables)
        rounds[static_cast<std::size_t>(table.round - 1)].push_back(
            privacy::costOf(table.sensitivity, table.noise));
    return {.source = privacy::DataSource::ofPath(plan::sourceName(plan), plan.records.file()),
            .project = plan.project,
            .mechanism = mechanismName(release),
            .spend = release.spend,
            .rounds = std::move(rounds),
            .capsIfNone = capsOf(plan)};
}

/// The rules for what counts stay as they were when the first round was drawn: each round is about all
/// records.
Result<void> checkSameRules(ProjectStore &store, const Plan &plan)
{
    KEYSEED_ASSIGN(const auto before, store.loadPlan());
    const auto rulesOf = [](const Plan::Records &records) {
        return std::tuple(plan::preparationRules(records),
                          plan::severalLabels(records),
                          records.labelSeparator,
                          records.fields);
    };
    if (!before || rulesOf(before->records) == rulesOf(plan.records))
        return {};
    return fail(ErrorCode::InvalidPlan,
                "records: the commit was interrupted between two rounds, and the first was drawn with other "
                "sections, "
                "negation, copies or several labels; set them to what they were in "
                    + store.path().string() + ", or name another project file");
}

/// Reservations are numbered by their ledger, and what a project keeps is found by these numbers.
Result<void> checkSameLedger(ProjectStore &store, privacy::Ledger &ledger)
{
    KEYSEED_ASSIGN(const auto newest, store.latestModel());
    if (!newest || newest->model->reservation == 0) // none, or of release 0.1
        return {};
    if (ledger.checkSeal(newest->model->reservation, newest->sealed))
        return {};
    KEYSEED_TRY(ledger.verifyChain());
    return fail(ErrorCode::InvalidPlan,
                store.path().string()
                    + ": the releases of this project are in another ledger; use that one, or name another "
                      "project file");
}

/// One fit on its way from the records to the project file.
class ModelCommitWork final : public privacy::CommitWork
{
public:
    ModelCommitWork(const Plan &plan,
                    const PublicInputs &inputs,
                    const ReleasePlan &release,
                    const synthesis::Synthesizer &method,
                    unsigned threads,
                    synthesis::RoundWatch &watch,
                    ranks::Ranks *ranks)
        : m_plan(plan)
        , m_inputs(inputs)
        , m_release(release)
        , m_threads(threads)
        , m_run(synthesis::beginRun(method, release, inputs, threads))
        , m_watch(watch)
        , m_ranks(ranks)
    {}

    /// Takes up what the rounds before released.
    void resume(const Model &stored)
    {
        m_model = stored;
        m_run->resume(stored);
    }

    Result<void> begin(JobControl &control) override
    {
        m_run->prepare(control);
        return {};
    }
    Result<Digest> read(JobControl &control) override;
    std::vector<std::uint64_t> sampledRecords() const override { return m_sampled; }
    Result<void> prepare(int round, JobControl &control) override;
    std::uint64_t mostBytesToStore() const override;
    Result<void> draw(privacy::Round &round, JobControl &control) override;
    std::string sealed(const privacy::Receipt &) const override { return sealedBytes(**m_model); }
    Result<void> store(Database &connection, const privacy::Receipt &receipt) override;

    /// Once the commit is through.
    CommittedModel fitted() && { return {std::move(*m_model), m_seen}; }

private:
    const Plan &m_plan;
    const PublicInputs &m_inputs;
    const ReleasePlan &m_release;
    unsigned m_threads;
    std::unique_ptr<synthesis::PrivateRun> m_run; ///< PRIVATE
    synthesis::RoundWatch &m_watch;
    ranks::Ranks *m_ranks; ///< null: this process alone
    PrivateCounts m_seen;
    std::vector<std::uint64_t> m_sampled; ///< PRIVATE
    std::optional<Model> m_model;         ///< what the rounds so far released
    int m_round = 0;
};

Result<Digest> ModelCommitWork::read(JobControl &control)
{
    KEYSEED_ASSIGN(const auto wordings, PublicWordings::of(m_plan, m_inputs, control));
    KEYSEED_ASSIGN(const auto read,
                   m_ranks == nullptr
                       ? readUnits(m_plan, wordings, *m_run, {}, m_threads, control)
                       : readTogether(m_plan, m_inputs, wordings, *m_run, *m_ranks, m_threads, control));
    SharedWordsList shared;
    for (const SharedWords &each : read.shared)
        shared.add(each);
    KEYSEED_ASSIGN(const auto inPublicInputs, wordings.check(shared));
    m_seen = read.seen;
    m_seen.inPublicInputs = inPublicInputs;
    m_sampled = read.sketch.hashes();
    return read.content;
}

// Returns whether there was a pause.
bool waitWhilePaused(const synthesis::RoundWatch &watch, const JobControl &control)
{
    constexpr std::chrono::milliseconds betweenLooks(50);
    bool hasWaited = false;
    for (; watch.isPaused() && !control.isCancelled(); hasWaited = true)
        std::this_thread::sleep_for(betweenLooks);
    return hasWaited;
}

// Asked for a later round, the rounds before it are stored.
Result<void> ModelCommitWork::prepare(int round, JobControl &control)
{
    if (round > 0 && m_model)
        m_watch.released(*m_model, round, m_release.rounds());
    waitWhilePaused(m_watch, control);
    if (control.isCancelled())
        return cancelled();
    KEYSEED_TRY(m_run->prepareRound(round + 1, control));
    // Paused meanwhile, nothing is drawn either.
    const bool hasWaited = waitWhilePaused(m_watch, control);
    return hasWaited && control.isCancelled() ? Result<void>(cancelled()) : Result<void>();
}

// Cells of 8 bytes, and the description beside them (ModelBlob.h): two numbers for each phrase at most
// (selected, clusterOf), each label escaped as JSON, some words for each table.
std::uint64_t ModelCommitWork::mostBytesToStore() const
{
    std::uint64_t bytes = (std::uint64_t{1} << 20) + m_release.bytesBesides;
    for (const synthesis::PlannedTable &table : m_release.tables)
        bytes += std::uint64_t{8} * table.cells + 1024;
    for (const std::string &label : labelsOf(m_plan))
        bytes += std::uint64_t{6} * label.size() + 8;
    return bytes + std::uint64_t{2} * 12 * m_inputs.vocabulary.size();
}

Result<void> ModelCommitWork::draw(privacy::Round &round, JobControl &control)
{
    m_round = round.number() + 1;
    KEYSEED_TRY(m_run->drawRound(m_round, round, control));
    m_model = m_run->model(factsOf(m_plan, m_inputs, m_release, round.receipt()));
    return {};
}

// The last round makes the model whole; those before it are kept for a run that is interrupted between two
// rounds. The plan comes with them, and not before: one that is refused leaves that of an earlier release,
// which can be written only by its own.
Result<void> ModelCommitWork::store(Database &connection, const privacy::Receipt &)
{
    KEYSEED_TRY(ProjectStore::insertPlan(connection, "project", m_plan));
    if (m_round == m_release.rounds())
        return ProjectStore::insertModel(connection, "project", *m_model);
    return ProjectStore::insertRound(connection, "project", m_round, *m_model);
}

} // namespace

Result<CommittedModel> commitModel(const CheckedPlan &plan,
                                   const PublicInputs &inputs,
                                   privacy::Ledger &ledger,
                                   ProjectStore &store,
                                   JobControl &control,
                                   unsigned threads,
                                   synthesis::RoundWatch *watch,
                                   ranks::Ranks *ranks)
{
    return commitModelBy(plan.method(), plan, inputs, ledger, store, control, threads, watch, ranks);
}

Result<CommittedModel> commitModelBy(const synthesis::Synthesizer &method,
                                     const CheckedPlan &plan,
                                     const PublicInputs &inputs,
                                     privacy::Ledger &ledger,
                                     ProjectStore &store,
                                     JobControl &control,
                                     unsigned threads,
                                     synthesis::RoundWatch *watch,
                                     ranks::Ranks *ranks)
{
    // A package could not be made of both: better said before anything is spent.
    KEYSEED_TRY(checkUnitOfFindings(store, plan->records.personColumn.has_value()));
    KEYSEED_TRY(checkSameLedger(store, ledger));
    KEYSEED_ASSIGN(const auto release, planRelease(plan, inputs.vocabulary.size()));
    KEYSEED_ASSIGN(const auto paid, store.paidRounds());
    if (paid)
        KEYSEED_TRY(checkSameRules(store, plan));
    KEYSEED_TRY(store.saveFirstPlan(plan));
    synthesis::RoundWatch nobody;
    ModelCommitWork work(
        plan, inputs, release, method, threadsOr(threads), watch == nullptr ? nobody : *watch, ranks);
    const privacy::CommitTerms terms = termsOf(plan, release);
    privacy::Commit commit(ledger, store.path());
    if (paid)
        work.resume(*paid);
    const auto receipt =
        paid ? commit.resume((*paid)->reservation, terms, work, control) : commit.run(terms, work, control);
    KEYSEED_TRY(receipt);
    return std::move(work).fitted();
}

} // namespace core::pipeline
