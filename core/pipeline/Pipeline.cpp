#include "core/pipeline/Pipeline.h"

#include "core/pipeline/Candidates.h"
#include "core/pipeline/Fit.h"
#include "core/pipeline/OtherReleases.h"
#include "core/pipeline/ReleasePlan.h"
#include "core/pipeline/Stages.h"
#include "core/rewriter/RewriterProgram.h"
#include "core/synthesis/Synthesizers.h"
#include "core/synthesis/rewriting/ProgramRewriter.h"

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
    if (plan.writer.kind != "promptPack")
        return {};
    const auto paid = store.paidRounds();
    if (!paid)
        return fail(paid.error());
    const auto model = store.latestModelId();
    if (!model)
        return fail(model.error());
    if (*paid || !*model)
        return {};
    return fail(ErrorCode::InvalidPlan,
                store.path().string()
                    + ": holds a model already, so that answers to prompts would be taken for those of its "
                      "documents; name another project file to learn once more");
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

Result<Pipeline> Pipeline::open(Places places, JobControl &control)
{
    control.report(0.0, "project");
    if (!isFile(places.project))
        return fail(ErrorCode::NotFound, places.project.string() + ": there is no such project file");
    auto store = ProjectStore::open(places.project);
    if (!store)
        return fail(store.error());
    auto plan = store->loadPlan();
    if (!plan)
        return fail(plan.error());
    if (!*plan)
        return fail(ErrorCode::InvalidPlan,
                    places.project.string() + ": holds no plan; choose a Keyseed project");
    if (control.isCancelled())
        return cancelled();
    control.report(0.1, "project"); // nearly all of a large project is the model
    auto stored = store->latestModel();
    if (!stored)
        return fail(stored.error());
    Pipeline opened{.places = std::move(places), .plan = std::move(**plan)};
    if (!*stored) {
        auto taken = opened.takeFirstRounds(*store);
        return taken ? Result<Pipeline>(std::move(opened)) : fail(taken.error());
    }
    opened.model = std::make_shared<const Model>(std::move((*stored)->model));
    if (auto taken = opened.takeRelease(*store); !taken)
        return fail(taken.error());
    return opened;
}

Result<void> Pipeline::takeRelease(ProjectStore &store)
{
    auto locked = store.lockedRelease();
    if (!locked)
        return fail(locked.error());
    auto agreed = store.approval();
    if (!agreed)
        return fail(agreed.error());
    release = std::move(*locked);
    approval = std::move(*agreed);
    const auto others = otherReleases(store, **model);
    budget = others ? std::optional(others->budget) : std::nullopt;
    return {};
}

Result<void> Pipeline::takeFirstRounds(ProjectStore &store)
{
    auto rounds = store.paidRounds();
    if (!rounds)
        return fail(rounds.error());
    firstRounds = *rounds ? std::make_shared<const Model>(std::move(**rounds)) : nullptr;
    return {};
}

Result<void> Pipeline::savePlan() const
{
    auto project = store();
    return project ? project->savePlan(plan) : fail(project.error());
}

Result<void> Pipeline::openInputs(JobControl &control)
{
    if (inputs)
        return {};
    auto opened = openPublicInputs(plan, {.resources = places.resources, .cache = places.cache}, control);
    if (!opened)
        return fail(opened.error());
    inputs = std::make_shared<const PublicInputs>(std::move(*opened));
    return {};
}

Result<void>
Pipeline::openRewriter(const synthesis::Synthesizer &method, PublicInputs &with, JobControl &control) const
{
    if (!method.rewritesTexts() || with.rewriter)
        return {};
    auto opened =
        synthesis::ProgramRewriter::open(rewriterFolder(plan), rewriter::rewriterProgram(), control);
    if (!opened)
        return fail(opened.error());
    with.rewriter = std::move(*opened);
    return {};
}

Result<PrivateCounts> Pipeline::fit(JobControl &control, unsigned threads, const Asking &asking)
{
    if (auto opened = openInputs(control); !opened)
        return fail(opened.error());
    if (auto valid = validate(plan); !valid)
        return fail(valid.error());
    const auto method = synthesis::synthesizerOf(plan.synthesis.method);
    return method ? fitBy(**method, control, threads, asking) : fail(method.error());
}

Result<PrivateCounts> Pipeline::fitBy(const synthesis::Synthesizer &method,
                                      JobControl &control,
                                      unsigned threads,
                                      const Asking &asking)
{
    if (auto opened = openInputs(control); !opened)
        return fail(opened.error());
    auto ledger = privacy::Ledger::open(places.ledger);
    if (!ledger)
        return fail(ledger.error());
    auto project = ProjectStore::open(places.project);
    if (!project)
        return fail(project.error());
    PublicInputs with = *inputs;
    if (method.choosesAmongTexts()) {
        if (auto distinct = checkOneLearning(plan, *project); !distinct)
            return fail(distinct.error());
        if (auto room = checkAsking(plan, *inputs, places.project, control); !room)
            return fail(room.error());
        auto writing = candidateWriting(plan, *inputs, places.project, asking, control);
        if (!writing)
            return fail(writing.error());
        with.writing = std::move(*writing);
    }
    // Rows of text would have to go from rank to rank, where features are numbers.
    if (ranks != nullptr && method.rewritesTexts())
        return fail(
            ErrorCode::InvalidPlan,
            "synthesis.method: " + std::string(method.name())
                + " rewrites texts, which do not leave the process that read them; run it without mpirun");
    if (auto opened = openRewriter(method, with, control); !opened)
        return fail(opened.error());
    auto fitted =
        pipeline::fitBy(method, plan, with, *ledger, *project, control, threads, asking.rounds, ranks);
    if (!fitted) {
        static_cast<void>(takeFirstRounds(*project)); // the first error says more
        return fail(fitted.error());
    }
    model = std::make_shared<const Model>(std::move(fitted->model));
    firstRounds = nullptr;
    sequences = nullptr;
    drawnWith.reset();
    documents = nullptr;
    missing.clear();
    exclusions.clear();
    if (auto taken = takeRelease(*project); !taken)
        return fail(taken.error());
    return fitted->counts;
}

Result<void> Pipeline::takeKept()
{
    auto project = store();
    if (!project)
        return fail(project.error());
    const auto id = project->latestModelId();
    if (!id)
        return fail(id.error());
    if (!*id)
        return {};
    auto kept = project->keptSequences(**id);
    if (!kept)
        return fail(kept.error());
    auto leftOut = project->exclusions();
    if (!leftOut) // without them, something would come back in unseen
        return fail(leftOut.error());
    if (!*kept)
        return {};
    sequences = std::make_shared<const Sequences>(std::move((*kept)->sequences));
    drawnWith = (*kept)->drawnWith.sampling;
    exclusions = std::move(*leftOut);
    return {};
}

Result<void> Pipeline::draw(JobControl &control)
{
    if (auto opened = openInputs(control); !opened)
        return opened;
    auto drawn = sampleSequences(plan, *inputs, *model, control);
    if (!drawn)
        return fail(drawn.error());
    auto project = store();
    if (!project)
        return fail(project.error());
    const auto id = project->latestModelId();
    if (!id)
        return fail(id.error());
    if (!*id)
        return fail(ErrorCode::NotFound,
                    places.project.string() + ": the project holds no fitted model; open it again");
    if (auto kept = project->keepSequences(**id, plan, *drawn); !kept)
        return kept;
    sequences = std::make_shared<const Sequences>(std::move(*drawn));
    drawnWith = plan.sampling;
    documents = nullptr;
    missing.clear();
    exclusions.clear(); // those were of the sequences before
    return {};
}

Result<void> Pipeline::drawUnlessKept(JobControl &control)
{
    if (!sequences)
        if (auto kept = takeKept(); !kept)
            return kept;
    if (sequences && drawnWith == plan.sampling)
        return {};
    return draw(control);
}

} // namespace core::pipeline
