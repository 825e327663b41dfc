#include "ui/session/SessionWork.h"

#include "core/package/StatementPdf.h"
#include "core/pipeline/ModelWriting.h"

#include <fstream>
#include <utility>

namespace ui {

namespace {

using core::fail;
using core::JobControl;
using core::Result;
using core::pipeline::Pipeline;

// What was drawn and written is free or stored: where it cannot be read, the project opens without it. The
// template writes the same texts for the same phrases: they need not be kept to be exported again.
PlacedDocuments takeWritten(Pipeline &pipeline, JobControl &control)
{
    if (!pipeline.takeKept() || !pipeline.sequences)
        return {};
    control.report(0.6, "project");
    const bool isWanted = pipeline.plan.writer.isModel() || pipeline.release;
    if (!isWanted || !pipeline.write(control))
        return {};
    return placedDocuments(pipeline);
}

} // namespace

PlacedDocuments placedDocuments(const Pipeline &pipeline)
{
    if (!pipeline.sequences || !pipeline.documents)
        return {};
    return PlacedDocuments::of(*pipeline.sequences, pipeline.documents);
}

Result<OpenedProject> OpenWork::operator()(JobControl &control) const
{
    auto pipeline = Pipeline::open(places, control);
    if (!pipeline)
        return fail(pipeline.error());
    OpenedProject opened{.pipeline = std::move(*pipeline), .approval = std::nullopt, .written = {}};
    if (opened.pipeline.approval)
        opened.approval = KeptApproval::read(*opened.pipeline.approval);
    if (opened.pipeline.model)
        opened.written = takeWritten(opened.pipeline, control);
    return opened;
}

Result<bool> ModelWork::operator()(JobControl &control) const
{
    if (!key)
        return fail(key.error());
    if (auto before = pipeline->write(control); !before)
        return fail(before.error());
    feed->found(placedDocuments(*pipeline));
    auto run = pipeline->ask(*key, *feed, control);
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

Result<VerifyWork::Verified> VerifyWork::operator()(JobControl &control) const
{
    auto found = core::package::verify(path, control);
    if (!found)
        return fail(found.error());
    Verified verified{.verification = std::move(*found), .isClosed = false, .trouble = std::nullopt};
    if (!closing || !verified.verification.differences.empty())
        return verified;
    if (auto closed = closing->close(path, verified.verification.files); !closed)
        verified.trouble = closed.error();
    verified.isClosed = !verified.trouble;
    return verified;
}

Result<std::filesystem::path> StatementWork::operator()(JobControl &) const
{
    const auto candidate = pipeline->candidate();
    if (!candidate)
        return fail(candidate.error());
    const auto pdf = core::package::statementPdf(candidate->contents);
    if (!pdf)
        return fail(pdf.error());
    std::ofstream file(path, std::ios::binary);
    file << *pdf;
    file.close();
    if (!file)
        return fail(core::ErrorCode::Io, path.string() + ": cannot be written; check the free space");
    return path;
}

} // namespace ui
