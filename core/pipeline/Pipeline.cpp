#include "core/pipeline/Pipeline.h"

#include "core/pipeline/Candidates.h"
#include "core/pipeline/Fit.h"
#include "core/pipeline/OtherReleases.h"
#include "core/pipeline/Stages.h"
#include "core/synthesis/Synthesizers.h"

#include <system_error>
#include <utility>

namespace core::pipeline {

namespace {

bool isFile(const std::filesystem::path &path)
{
    std::error_code ignored;
    return std::filesystem::is_regular_file(path, ignored);
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
    if (!*stored)
        return opened;
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
        auto writing = candidateWriting(plan, *inputs, places.project, asking);
        if (!writing)
            return fail(writing.error());
        with.writing = std::move(*writing);
    }
    auto fitted = pipeline::fitBy(method, plan, with, *ledger, *project, control, threads);
    if (!fitted)
        return fail(fitted.error());
    model = std::make_shared<const Model>(std::move(fitted->model));
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
