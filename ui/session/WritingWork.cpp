#include "ui/session/WritingWork.h"

#include "core/pipeline/ModelWriting.h"

#include <utility>

namespace ui {

using core::fail;
using core::JobControl;
using core::Result;

PlacedDocuments placedDocuments(const core::pipeline::Pipeline &pipeline)
{
    if (!pipeline.sequences || !pipeline.documents)
        return {};
    PlacedDocuments placed = PlacedDocuments::of(*pipeline.sequences, pipeline.documents);
    placed.writtenFrom = pipeline.writtenFrom;
    return placed;
}

Result<bool> ModelWork::operator()(JobControl &control) const
{
    if (!keys)
        return fail(keys.error());
    if (auto before = pipeline->write(control); !before)
        return fail(before.error());
    feed->found(placedDocuments(*pipeline));
    auto run = pipeline->ask(*keys, *feed, control);
    const auto gathered = pipeline->write(control);
    if (gathered)
        outcome->written = placedDocuments(*pipeline);
    else if (run)
        return fail(gathered.error());
    if (!run)
        return fail(run.error());
    outcome->run = std::move(*run);
    return true;
}

Result<ImportWork::Imported> ImportWork::operator()(JobControl &control) const
{
    auto found = core::pipeline::importAnswers(
        pipeline->plan, *pipeline->sequences, pipeline->places.project, answers, control);
    if (!found)
        return fail(found.error());
    if (auto gathered = pipeline->write(control); !gathered)
        return fail(gathered.error());
    Imported imported{.report = {.file = answers, .found = {}, .taken = found->answers.size()},
                      .written = placedDocuments(*pipeline)};
    found->answers.clear();
    imported.report.found = std::move(*found);
    return imported;
}

} // namespace ui
