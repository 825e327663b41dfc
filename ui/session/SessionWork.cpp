#include "ui/session/SessionWork.h"

#include "core/package/Package.h"
#include "core/pipeline/Journey.h"
#include "core/pipeline/ProjectStore.h"
#include "ui/session/WriterChoice.h"

#include <system_error>
#include <utility>

namespace ui {

namespace {

using core::JobControl;
using core::Result;

template<typename T>
Result<WithInputs<T>> with(const SharedInputs &inputs, Result<T> &&result)
{
    if (!result)
        return core::fail(result.error());
    return WithInputs<T>{std::move(*result), inputs};
}

// The template writes the same texts for the same phrases: they need not be kept to be exported again.
void writeReleased(OpenedProject &opened, JobControl &control)
{
    auto written = core::pipeline::writeDocuments(opened.plan, *opened.sequences, control);
    if (written)
        opened.written = PlacedDocuments::of(*opened.sequences, std::move(*written));
}

// Drawing and writing are free or stored: what cannot be read of them does not keep the project shut.
void takeKept(OpenedProject &opened, core::pipeline::ProjectStore::KeptSequences kept, JobControl &control)
{
    opened.sequences = std::make_shared<const core::pipeline::Sequences>(std::move(kept.sequences));
    opened.drawnWith = kept.drawnWith.sampling;
    control.report(0.6, "project");
    if (!isWrittenByModel(opened.plan.writer)) {
        if (opened.release)
            writeReleased(opened, control);
        return;
    }
    const StoredDocuments stored{.plan = opened.plan, .sequences = opened.sequences, .project = opened.path};
    if (auto written = stored(control))
        opened.written = std::move(*written);
}

// These do keep it shut: what was released must not change unseen.
Result<void> takeRelease(OpenedProject &opened, core::pipeline::ProjectStore &store)
{
    auto release = store.lockedRelease();
    if (!release)
        return core::fail(release.error());
    auto approval = store.approval();
    if (!approval)
        return core::fail(approval.error());
    opened.release = std::move(*release);
    if (*approval)
        opened.approval = KeptApproval::read(std::move(**approval));
    return {};
}

} // namespace

Result<SharedInputs> WorkInputs::open() const
{
    if (ready)
        return ready;
    auto opened = core::pipeline::openPublicInputs(plan, resources);
    if (!opened)
        return core::fail(opened.error());
    return std::make_shared<const core::pipeline::PublicInputs>(std::move(*opened));
}

Result<OpenedProject> OpenWork::operator()(JobControl &control) const
{
    control.report(0.0, "project");
    std::error_code ignored;
    if (!std::filesystem::is_regular_file(path, ignored))
        return core::fail(core::ErrorCode::NotFound, path.string() + ": there is no such project file");
    auto store = core::pipeline::ProjectStore::open(path);
    if (!store)
        return core::fail(store.error());
    auto plan = store->loadPlan();
    if (!plan)
        return core::fail(plan.error());
    if (!*plan)
        return core::fail(core::ErrorCode::InvalidPlan,
                          path.string() + ": holds no plan; choose a Keyseed project");
    if (control.isCancelled())
        return core::cancelled();
    control.report(0.1, "project"); // nearly all of a large project is the model
    auto stored = store->latestModel();
    if (!stored)
        return core::fail(stored.error());
    OpenedProject opened{.path = path,
                         .plan = std::move(**plan),
                         .model = nullptr,
                         .sequences = nullptr,
                         .drawnWith = std::nullopt,
                         .exclusions = {},
                         .release = std::nullopt,
                         .approval = std::nullopt,
                         .written = {}};
    if (!*stored)
        return opened;
    opened.model = std::make_shared<const core::pipeline::Model>(std::move((*stored)->model));
    if (auto taken = takeRelease(opened, *store); !taken)
        return core::fail(taken.error());
    auto kept = store->keptSequences((*stored)->id);
    auto exclusions = store->exclusions();
    if (kept && *kept && exclusions) { // without them, something would come back in unseen
        opened.exclusions = std::move(*exclusions);
        takeKept(opened, std::move(**kept), control);
    }
    return opened;
}

Result<bool> LearnWork::operator()(JobControl &control) const
{
    auto opened = inputs.open();
    if (!opened)
        return core::fail(opened.error());
    auto account = core::privacy::Ledger::open(ledger);
    if (!account)
        return core::fail(account.error());
    auto store = core::pipeline::ProjectStore::open(project);
    if (!store)
        return core::fail(store.error());
    if (auto saved = store->savePlan(inputs.plan); !saved)
        return core::fail(saved.error());
    auto learned = core::pipeline::learn(inputs.plan, **opened, *account, *store, control);
    if (!learned)
        return core::fail(learned.error());
    outcome->emplace(WithInputs<core::pipeline::Learned>{std::move(*learned), *opened});
    return true;
}

Result<SampleWork::Drawn> SampleWork::operator()(JobControl &control) const
{
    auto opened = inputs.open();
    if (!opened)
        return core::fail(opened.error());
    auto drawn = core::pipeline::sampleSequences(inputs.plan, **opened, *model, control);
    if (!drawn)
        return core::fail(drawn.error());
    if (auto kept = keep(*drawn); !kept)
        return core::fail(kept.error());
    return with(*opened, std::move(drawn));
}

Result<void> SampleWork::keep(const core::pipeline::Sequences &drawn) const
{
    auto store = core::pipeline::ProjectStore::open(project);
    if (!store)
        return core::fail(store.error());
    const auto id = store->latestModelId();
    if (!id)
        return core::fail(id.error());
    if (!*id)
        return core::fail(core::ErrorCode::NotFound,
                          project.string() + ": the project holds no learned phrases; open it again");
    return store->keepSequences(**id, inputs.plan, drawn);
}

} // namespace ui
