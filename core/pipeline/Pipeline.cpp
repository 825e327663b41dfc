#include "core/pipeline/Pipeline.h"

#include "core/base/Result.h"
#include "core/methods/Methods.h"
#include "core/methods/rewriting/ProgramRewriter.h"
#include "core/pipeline/ModelCommit.h"
#include "core/pipeline/PathRoles.h"
#include "core/pipeline/ReleasePlan.h"
#include "core/pipeline/ReleaseSteps.h"
#include "core/pipeline/asking/CandidateTexts.h"
#include "core/pipeline/project/OtherReleases.h"
#include "core/plan/PlanPolicy.h"
#include "core/rewriter/RewriterProcess.h"

#include <system_error>
#include <utility>

namespace core::pipeline {

namespace {

bool isFile(const std::filesystem::path &path)
{
    std::error_code ignored;
    return std::filesystem::is_regular_file(path, ignored);
}

// Answers that are imported are for the round that learning waits for, or else for the documents of the
// model.
Result<void> checkOneLearning(const Plan &plan, ProjectStore &store)
{
    if (!plan.writer.needs(writing::Need::CarriedAnswers))
        return {};
    KEYSEED_ASSIGN(const auto paid, store.paidRounds());
    KEYSEED_ASSIGN(const auto model, store.latestModelId());
    if (paid || !model)
        return {};
    return fail(ErrorCode::InvalidPlan,
                store.path().string()
                    + ": holds a model already, so that answers to prompts would be assigned to its "
                      "documents; name another project file to commit once more");
}

} // namespace

// Opening would make a file where there is none.
Result<ProjectStore> Pipeline::store() const
{
    if (!isFile(places.project))
        return fail(ErrorCode::NotFound,
                    places.project.string()
                        + ": the project file is no longer there; put it back, or connect its drive");
    return ProjectStore::open(places.project);
}

Result<Pipeline> Pipeline::open(ReleasePaths places, JobControl &control)
{
    control.report(0.0, "project");
    if (!isFile(places.project))
        return fail(ErrorCode::NotFound, places.project.string() + ": there is no such project file");
    KEYSEED_ASSIGN(auto store, ProjectStore::open(places.project));
    KEYSEED_ASSIGN(auto plan, store.loadPlan());
    if (!plan)
        return fail(ErrorCode::InvalidPlan,
                    places.project.string() + ": holds no plan; choose a Keyseed project");
    if (control.isCancelled())
        return cancelled();
    control.report(0.1, "project"); // nearly all of a large project is the model
    KEYSEED_ASSIGN(auto stored, store.latestModel());
    Pipeline opened{.places = std::move(places), .plan = std::move(*plan)};
    if (!stored) {
        KEYSEED_TRY(opened.takeFirstRounds(store));
        return opened;
    }
    opened.model = std::make_shared<const Model>(std::move(stored->model));
    opened.knownModel = stored->id;
    KEYSEED_TRY(opened.takeRelease(store));
    return opened;
}

Result<void> Pipeline::takeRelease(ProjectStore &store)
{
    KEYSEED_ASSIGN(auto locked, store.lockedRelease());
    KEYSEED_ASSIGN(auto agreed, store.approval());
    release = std::move(locked);
    approval = std::move(agreed);
    const auto others = otherReleases(store, **model);
    budget = others ? std::optional(others->budget) : std::nullopt;
    return {};
}

Result<void> Pipeline::takeFirstRounds(ProjectStore &store)
{
    KEYSEED_ASSIGN(auto rounds, store.paidRounds());
    firstRounds = rounds ? std::make_shared<const Model>(std::move(*rounds)) : nullptr;
    return {};
}

Result<plan::CheckedPlan> Pipeline::checked(plan::PlanParts parts)
{
    if (lastChecked && lastChecked->covers(parts) && **lastChecked == plan)
        return *lastChecked;
    KEYSEED_ASSIGN(lastChecked, plan::check(plan, parts));
    return *lastChecked;
}

Result<void> Pipeline::savePlan() const
{
    KEYSEED_ASSIGN(auto project, store());
    return project.savePlan(plan);
}

Result<void> Pipeline::openInputs(JobControl &control)
{
    if (inputs)
        return {};
    KEYSEED_ASSIGN(const auto named, checked({"vocabulary", "embedding"}));
    const auto &released = model ? model : firstRounds;
    KEYSEED_ASSIGN(auto opened,
                   openPublicInputs(named,
                                    {.resources = places.resources, .cache = places.cache},
                                    control,
                                    released ? toHex((*released)->vocabularyDigest) : std::string()));
    inputs = std::make_shared<const PublicInputs>(std::move(opened));
    return {};
}

Result<void>
Pipeline::openRewriter(const synthesis::Synthesizer &method, PublicInputs &with, JobControl &control) const
{
    if (method.resource() != synthesis::Resource::Rewriter || with.rewriter)
        return {};
    auto opened =
        synthesis::ProgramRewriter::open(rewriterFolder(plan), rewriter::rewriterProgram(), control);
    KEYSEED_TRY(opened);
    with.rewriter = std::move(*opened);
    return {};
}

Result<PrivateCounts> Pipeline::commit(JobControl &control, unsigned threads, const CommitOptions &options)
{
    KEYSEED_ASSIGN(const auto whole, checked());
    return commitBy(whole.method(), control, threads, options);
}

Result<PrivateCounts> Pipeline::commitBy(const synthesis::Synthesizer &method,
                                         JobControl &control,
                                         unsigned threads,
                                         const CommitOptions &options)
{
    KEYSEED_ASSIGN(const auto whole, plan::check(plan)); // files may have changed since the last look
    lastChecked = whole;
    KEYSEED_TRY(core::plan::checkPolicy(plan));
    KEYSEED_TRY(openInputs(control));
    KEYSEED_ASSIGN(auto ledger, privacy::Ledger::open(places.ledger));
    ledger.declareRecordsNew(places.areRecordsNew);
    KEYSEED_ASSIGN(auto project, ProjectStore::open(places.project));
    KEYSEED_ASSIGN(const auto lock, lockForCommit(places.project));
    KEYSEED_ASSIGN(const auto newest, project.latestModelId());
    if (newest.value_or(0) != knownModel)
        return fail(
            ErrorCode::InvalidPlan,
            places.project.string()
                + ": another program has committed a model to this project meanwhile; nothing was spent "
                  "here; open the project again");
    PublicInputs with = *inputs;
    if (method.resource() == synthesis::Resource::Candidates) {
        KEYSEED_TRY(checkOneLearning(plan, project));
        KEYSEED_TRY(checkAsking(whole, *inputs, places.project, control));
        KEYSEED_ASSIGN(auto writing, candidateWriting(whole, *inputs, places.project, options, control));
        with.writing = std::move(writing);
    }
    // Rows of text would have to go from rank to rank, where features are numbers.
    if (ranks != nullptr && method.resource() == synthesis::Resource::Rewriter)
        return fail(
            ErrorCode::InvalidPlan,
            "synthesis.method: " + std::string(method.name())
                + " rewrites texts, which do not leave the process that read them; run it without mpirun");
    KEYSEED_TRY(openRewriter(method, with, control));
    auto committed = pipeline::commitModelBy(
        method, whole, with, ledger, project, control, threads, options.rounds, ranks);
    if (!committed) {
        static_cast<void>(takeFirstRounds(project)); // the first error says more
        return fail(committed.error());
    }
    model = std::make_shared<const Model>(std::move(committed->model));
    KEYSEED_ASSIGN(const auto own, project.latestModelId());
    knownModel = own.value_or(0);
    firstRounds = nullptr;
    sequences = nullptr;
    drawnWith.reset();
    documents = nullptr;
    missing.clear();
    exclusions.clear();
    KEYSEED_TRY(takeRelease(project));
    return committed->counts;
}

Result<void> Pipeline::takeKept()
{
    KEYSEED_ASSIGN(auto project, store());
    KEYSEED_ASSIGN(const auto id, project.latestModelId());
    if (!id)
        return {};
    KEYSEED_ASSIGN(auto kept, project.keptSequences(*id));
    auto leftOut = project.exclusions();
    if (!leftOut) // without them, something would come back in unseen
        return fail(leftOut.error());
    if (!kept)
        return {};
    sequences = std::make_shared<const Sequences>(std::move(kept->sequences));
    drawnWith = kept->drawnWith.sampling;
    exclusions = std::move(*leftOut);
    return {};
}

Result<void> Pipeline::draw(JobControl &control)
{
    KEYSEED_TRY(openInputs(control));
    KEYSEED_ASSIGN(const auto named, checked({"sampling"}));
    KEYSEED_ASSIGN(auto drawn, sampleSequences(named, *inputs, *model, control));
    KEYSEED_ASSIGN(auto project, store());
    KEYSEED_ASSIGN(const auto id, project.latestModelId());
    if (!id)
        return fail(ErrorCode::NotFound,
                    places.project.string() + ": the project holds no committed model; open it again");
    KEYSEED_TRY(project.keepSequences(*id, plan, drawn));
    sequences = std::make_shared<const Sequences>(std::move(drawn));
    drawnWith = plan.sampling;
    documents = nullptr;
    missing.clear();
    exclusions.clear(); // those were of the sequences before
    return {};
}

Result<void> Pipeline::drawUnlessKept(JobControl &control)
{
    if (!sequences)
        KEYSEED_TRY(takeKept());
    if (sequences && drawnWith == plan.sampling)
        return {};
    return draw(control);
}

} // namespace core::pipeline
