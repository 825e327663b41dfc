// The part of ProjectSession that has the documents written.
#include "core/pipeline/ModelWriting.h"
#include "ui/session/ProjectSession.h"
#include "ui/session/WriterChoice.h"

#include <utility>

namespace ui {

using core::JobControl;
using core::Result;
using Job = Jobs::Job;
using core::plan::Plan;

bool ProjectSession::documentsFollowPlan() const
{
    return m_pipeline.documents && writesTheSame(m_writtenWith, m_pipeline.plan.writer);
}

bool ProjectSession::isWritten() const
{
    return documentsFollowPlan() && m_pipeline.sequences
           && (m_goesOnWithFewer || (*m_pipeline.documents)->size() == (*m_pipeline.sequences)->size());
}

void ProjectSession::goOnWithThoseThereAre()
{
    if (m_goesOnWithFewer || !documentsFollowPlan())
        return;
    m_goesOnWithFewer = true;
    emit documentsChanged();
}

void ProjectSession::takeDocuments(std::shared_ptr<const core::pipeline::Documents> documents,
                                   const Plan::Writer &writtenWith)
{
    m_pipeline.documents = std::move(documents);
    m_writtenWith = writtenWith;
    m_goesOnWithFewer = false;
    forgetPackage();
    if (!m_pipeline.documents)
        m_packReport.reset();
    emit documentsChanged();
    emit packageChanged();
}

bool ProjectSession::write()
{
    if (m_jobs.isBusy() || isReleased() || !m_pipeline.sequences)
        return false;
    m_history.endMerging();
    if (m_pipeline.plan.writer.kind == "chat")
        writeByModel();
    else
        writeOrGather();
    return true;
}

void ProjectSession::writeOrGather()
{
    m_jobs.run(
        Job::Write,
        [work = copy()](JobControl &control) -> Result<PlacedDocuments> {
            if (auto written = work->write(control); !written)
                return core::fail(written.error());
            return placedDocuments(*work);
        },
        [this, writer = m_pipeline.plan.writer](Result<PlacedDocuments> result) {
            return taken(std::move(result), [&](PlacedDocuments &&placed) {
                const auto documents = placed.documents;
                m_writing.place(std::move(placed));
                takeDocuments(documents, writer);
            });
        });
}

// As the test of the connection does: what was tried there is what is used here. A key in the system's
// keyring is among those in memory once the page has found it.
Result<std::string> ProjectSession::key() const
{
    auto named = core::pipeline::keyFromEnvironment(m_pipeline.plan);
    if (named && !named->empty())
        return named;
    if (m_keys.has(m_pipeline.plan.writer.baseUrl))
        return m_keys.keyFor(m_pipeline.plan.writer.baseUrl);
    return named;
}

void ProjectSession::writeByModel()
{
    if (!documentsFollowPlan()) // what is on the board was written otherwise
        m_writing.begin(m_pipeline.sequences);
    auto feed = std::make_shared<WritingFeed>(m_pipeline.sequences, m_pipeline.plan.writer.flaws);
    m_writing.start(feed);
    ModelWork work{.pipeline = copy(), .key = key(), .feed = std::move(feed)};
    const auto outcome = work.outcome;
    m_jobs.run(Job::Write,
               std::move(work),
               [this, outcome, writer = m_pipeline.plan.writer](const Result<bool> &result) {
                   const auto error = result ? std::nullopt : std::optional(result.error());
                   takeWritten(*outcome, writer, error);
                   return error;
               });
}

namespace {

WritingBoard::End endOf(const ModelWork::Outcome &outcome, const std::optional<core::Error> &error)
{
    using End = WritingBoard::End;
    if (error)
        return error->code == core::ErrorCode::Cancelled ? End::Stopped : End::Failed;
    if (!outcome.run)
        return End::Failed;
    switch (outcome.run->end) {
    case core::chat::WritingEnd::Complete:
        return End::Complete;
    case core::chat::WritingEnd::Partial:
        return End::Partial;
    case core::chat::WritingEnd::Cap:
        break;
    }
    return End::Cap;
}

} // namespace

void ProjectSession::takeWritten(ModelWork::Outcome &outcome,
                                 const Plan::Writer &writer,
                                 const std::optional<core::Error> &error)
{
    m_writing.finish(endOf(outcome, error), std::move(outcome.run));
    if (!outcome.written)
        return;
    const auto documents = outcome.written->documents;
    m_writing.place(std::move(*outcome.written));
    const auto count = [](const auto &of) { return of ? (*of)->size() : 0; };
    // A run that brought nothing leaves the package as it is.
    if (count(documents) != count(m_pipeline.documents) || !writesTheSame(writer, m_writtenWith))
        takeDocuments(documents, writer);
}

bool ProjectSession::exportPrompts(core::chat::PackFormat format, const std::filesystem::path &path)
{
    if (m_jobs.isBusy() || !m_pipeline.sequences)
        return false;
    m_jobs.run(
        Job::ExportPrompts,
        [plan = m_pipeline.plan, sequences = m_pipeline.sequences, format, path](JobControl &) {
            return core::pipeline::exportPrompts(plan, *sequences, format, path);
        },
        [](const Result<void> &result) { return result ? std::nullopt : std::optional(result.error()); });
    return true;
}

bool ProjectSession::importAnswers(const std::filesystem::path &path)
{
    if (m_jobs.isBusy() || isReleased() || !m_pipeline.sequences)
        return false;
    m_jobs.run(Job::ImportAnswers,
               ImportWork{.pipeline = copy(), .answers = path},
               [this, writer = m_pipeline.plan.writer](Result<ImportWork::Imported> result) {
                   return taken(std::move(result), [&](ImportWork::Imported &&imported) {
                       const auto documents = imported.written.documents;
                       m_writing.place(std::move(imported.written));
                       takeDocuments(documents, writer);
                       m_packReport = std::move(imported.report);
                       emit documentsChanged();
                   });
               });
    return true;
}

bool ProjectSession::saveSentLog(const std::filesystem::path &path)
{
    if (m_jobs.isBusy() || !isOpen())
        return false;
    m_jobs.run(
        Job::SaveLog,
        [project = m_pipeline.places.project, path](JobControl &) {
            return core::pipeline::exportSentLog(project, path);
        },
        [](const Result<void> &result) { return result ? std::nullopt : std::optional(result.error()); });
    return true;
}

} // namespace ui
