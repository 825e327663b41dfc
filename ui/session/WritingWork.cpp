#include "ui/session/WritingWork.h"

#include "core/base/Result.h"
#include "core/pipeline/asking/ModelWriting.h"

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
    KEYSEED_TRY(keys);
    KEYSEED_TRY(pipeline->write(control));
    feed->found(placedDocuments(*pipeline));
    auto run = pipeline->ask(*keys, *feed, control);
    const auto gathered = pipeline->write(control);
    if (gathered)
        outcome->written = placedDocuments(*pipeline);
    else if (run)
        return fail(gathered.error());
    KEYSEED_TRY(run);
    outcome->run = std::move(*run);
    return true;
}

Result<ImportWork::Imported> ImportWork::operator()(JobControl &control) const
{
    KEYSEED_ASSIGN(auto found,
                   core::pipeline::importAnswers(
                       pipeline->plan, *pipeline->sequences, pipeline->places.project, answers, control));
    KEYSEED_TRY(pipeline->write(control));
    Imported imported{.report = {.file = answers, .found = {}, .taken = found.answers.size()},
                      .written = placedDocuments(*pipeline)};
    found.answers.clear();
    imported.report.found = std::move(found);
    return imported;
}

} // namespace ui
