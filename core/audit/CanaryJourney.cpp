#include "core/audit/CanaryJourney.h"

#include "core/audit/PackagedNumbers.h"
#include "core/base/Result.h"
#include "core/pipeline/Pipeline.h"
#include "core/privacy/ledger/Ledger.h"

#include <memory>

namespace core::audit {

namespace {

using package::TemporaryFolder;

/// Cancelling is heeded, the stages are not reported: they belong to an audit.
class QuietControl final : public JobControl
{
public:
    explicit QuietControl(const JobControl &control)
        : m_control(control)
    {}

    bool isCancelled() const override { return m_control.isCancelled(); }
    void report(double, std::string_view) override {}

private:
    const JobControl &m_control;
};

pipeline::ReleasePaths placesIn(const std::filesystem::path &folder)
{
    return {.project = folder / "project.keyseed", .ledger = folder / "ledger.sqlite", .resources = {}};
}

// Goes from the records to the package, and closes all of it.
Result<void> travel(const CanaryWorld &world,
                    const plan::Plan &plan,
                    const Journey &journey,
                    const std::filesystem::path &folder,
                    JobControl &control)
{
    pipeline::Pipeline way{.places = placesIn(folder), .plan = plan};
    way.inputs = std::make_shared<const synthesis::PublicInputs>(world.inputs());
    // Made here, so that its key lies beside it and in no keyring.
    KEYSEED_TRY(privacy::Ledger::open(way.places.ledger, privacy::KeyPlace::FileBeside));
    KEYSEED_TRY(way.commitBy(journey.method, control));
    KEYSEED_TRY(way.draw(control));
    KEYSEED_TRY(way.write(control));
    const auto packed = way.pack(folder / "package", {}, control);
    return packed ? Result<void>() : fail(packed.error());
}

Result<ReleasedNumbers> readBack(const CanaryWorld &world, const std::filesystem::path &folder)
{
    KEYSEED_ASSIGN(auto store, pipeline::ProjectStore::open(placesIn(folder).project));
    KEYSEED_ASSIGN(const auto stored, store.latestModel());
    if (!stored)
        return fail(ErrorCode::Internal, "the audit: the project file holds no model after its commit");
    const synthesis::ReleasedModel &model = *stored->model;
    ReleasedNumbers numbers;
    numbers.known = {.parameters = model.parameters,
                     .clusterOf = model.clusterOf,
                     .kept = std::vector<bool>(model.vocabularySize, false)};
    for (const vocabulary::TermId phrase : model.selected)
        numbers.known.kept[phrase] = true;
    for (const synthesis::NoisyTable &table : model.tables)
        numbers.stored.push_back(table.counts.cells);
    numbers.packaged = numbers.stored;
    KEYSEED_TRY(readPackage(folder / "package", world, model, numbers));
    return numbers;
}

} // namespace

Result<ReleasedNumbers> journeyOf(const CanaryWorld &world,
                                  const Canaries &canaries,
                                  const Journey &journey,
                                  const std::vector<bool> &present,
                                  JobControl &control)
{
    KEYSEED_ASSIGN(const auto folder, TemporaryFolder::beside(world.folder() / "run"));
    const auto forms = recordForms();
    plan::Plan::Records records;
    KEYSEED_TRY(forms[journey.form % forms.size()].write(folder.path(), rowsOf(canaries, present), records));
    plan::Plan plan = world.planFor(canaries, journey.method.name(), journey.isGaussian, std::move(records));
    if (!journey.hasPersons)
        plan.records.personColumn.reset();
    QuietControl quiet(control);
    KEYSEED_TRY(travel(world, plan, journey, folder.path(), quiet));
    return readBack(world, folder.path());
}

} // namespace core::audit
