// What the session hands to a worker where a model writes the documents.
#include "core/pipeline/ModelWriting.h"
#include "ui/session/SessionWork.h"

#include <utility>

namespace ui {

using core::JobControl;
using core::Result;

Result<PlacedDocuments> StoredDocuments::operator()(JobControl &) const
{
    auto found = core::pipeline::modelDocuments(plan, *sequences, project);
    if (!found)
        return core::fail(found.error());
    return PlacedDocuments::of(*sequences, std::move(found->documents));
}

Result<bool> ModelWork::operator()(JobControl &control) const
{
    if (!key)
        return core::fail(key.error());
    auto before = stored(control);
    if (!before)
        return core::fail(before.error());
    feed->found(std::move(*before));
    auto run = core::pipeline::askModel(stored.plan, *stored.sequences, stored.project, *key, *feed, control);
    if (auto written = stored(control))
        outcome->written = std::move(*written);
    else if (run)
        return core::fail(written.error());
    if (!run)
        return core::fail(run.error());
    outcome->run = std::move(*run);
    return true;
}

Result<ImportWork::Imported> ImportWork::operator()(JobControl &control) const
{
    auto found =
        core::pipeline::importAnswers(stored.plan, *stored.sequences, stored.project, answers, control);
    if (!found)
        return core::fail(found.error());
    auto written = stored(control);
    if (!written)
        return core::fail(written.error());
    Imported imported{.report = {.file = answers, .found = {}, .taken = found->answers.size()},
                      .written = std::move(*written)};
    found->answers.clear();
    imported.report.found = std::move(*found);
    return imported;
}

} // namespace ui
