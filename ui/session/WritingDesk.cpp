#include "ui/session/WritingDesk.h"

#include "core/base/Result.h"
#include "core/pipeline/PathRoles.h"
#include "core/pipeline/asking/ModelWriting.h"

#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace ui {

using Writer = core::plan::Plan::Writer;

bool writesTheSame(const Writer &one, const Writer &other)
{
    if (one.kind != other.kind || one.documentType != other.documentType)
        return false;
    if (!one.isModel())
        return one.language == other.language;
    const auto said = [](const Writer &writer) {
        return std::tie(writer.promptTemplate,
                        writer.language,
                        writer.length,
                        writer.examples,
                        writer.model,
                        writer.temperature,
                        writer.maxTokens,
                        writer.server);
    };
    if (said(one) != said(other))
        return false;
    // Answers are kept by protocol and model, whichever server gave them.
    const auto models = [](const Writer &writer) {
        std::vector<std::pair<std::string, std::string>> all;
        for (const Writer::Endpoint &each : writer.servers)
            all.emplace_back(each.server, each.model);
        return all;
    };
    return models(one) == models(other);
}

using core::JobControl;
using core::Result;
using Job = Jobs::Job;
using core::plan::Plan;

WritingDesk::WritingDesk(Jobs &jobs, OpenProject &project, KeyHolder &keys)
    : m_jobs(jobs)
    , m_project(project)
    , m_keys(keys)
{}

bool WritingDesk::followsPlan() const
{
    return pipeline().documents && writesTheSame(m_project.writtenWith, pipeline().plan.writer);
}

bool WritingDesk::isWritten() const
{
    return followsPlan() && pipeline().sequences
           && (m_goesOnWithFewer || (*pipeline().documents)->size() == (*pipeline().sequences)->size());
}

void WritingDesk::goOnWithThoseThereAre()
{
    if (m_goesOnWithFewer || !followsPlan())
        return;
    m_goesOnWithFewer = true;
    emit documentsChanged();
}

void WritingDesk::begin(PlacedDocuments kept)
{
    pipeline().documents = kept.documents;
    pipeline().writtenFrom = kept.writtenFrom;
    pipeline().checks = kept.checks;
    // Answers are kept by what was asked: these are to the plan's prompts.
    m_project.writtenWith = kept.documents ? pipeline().plan.writer : Plan::Writer();
    m_goesOnWithFewer = false;
    m_packReport.reset();
    m_board.begin(pipeline().sequences);
    m_board.place(std::move(kept));
}

void WritingDesk::take(PlacedDocuments placed, const Plan::Writer &writtenWith)
{
    pipeline().documents = placed.documents;
    pipeline().writtenFrom = placed.writtenFrom;
    pipeline().checks = placed.checks;
    m_project.writtenWith = writtenWith;
    m_goesOnWithFewer = false;
    if (!placed.documents)
        m_packReport.reset();
    m_board.place(std::move(placed));
    emit documentsChanged();
}

bool WritingDesk::write()
{
    if (m_jobs.isBusy() || !m_project.canRelease() || !pipeline().sequences)
        return false;
    if (pipeline().asksServer())
        writeByModel();
    else
        writeOrGather();
    return true;
}

void WritingDesk::writeOrGather()
{
    m_jobs.run(
        Job::Write,
        [work = m_project.copy()](JobControl &control) -> Result<PlacedDocuments> {
            KEYSEED_TRY(work->write(control));
            return placedDocuments(*work);
        },
        [this, writer = pipeline().plan.writer](Result<PlacedDocuments> result) {
            return taken(std::move(result),
                         [&](PlacedDocuments &&placed) { take(std::move(placed), writer); });
        });
}

// Takes the keys like the test of the connection: what was tried there is used here. A key in the system's
// keyring is in memory once the page has found it.
Result<core::chat::ServerKeys> WritingDesk::serverKeys() const
{
    const auto origins = core::chat::KeyOrigins::beside(pipeline().places.ledger);
    core::chat::ServerKeys keys;
    for (const core::pipeline::KeyedServer &each : core::pipeline::keyedServers(pipeline().plan)) {
        KEYSEED_ASSIGN(auto key, m_keys.keyFor(each, origins));
        keys.push_back(std::move(key));
    }
    return keys;
}

void WritingDesk::writeByModel()
{
    if (!followsPlan()) // what is on the board was written otherwise
        m_board.begin(pipeline().sequences);
    auto feed = std::make_shared<WritingFeed>(pipeline().sequences, pipeline().plan.writer.flaws);
    m_board.start(feed);
    ModelWork work{.pipeline = m_project.copy(), .keys = serverKeys(), .feed = std::move(feed)};
    const auto outcome = work.outcome;
    m_jobs.run(Job::Write,
               std::move(work),
               [this, outcome, writer = pipeline().plan.writer](const Result<bool> &result) {
                   const auto error = result ? std::nullopt : std::optional(result.error());
                   takeRun(*outcome, writer, error);
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

void WritingDesk::takeRun(ModelWork::Outcome &outcome,
                          const Plan::Writer &writer,
                          const std::optional<core::Error> &error)
{
    m_board.finish(endOf(outcome, error), std::move(outcome.run));
    if (!outcome.written)
        return;
    const auto count = [](const auto &of) { return of ? (*of)->size() : 0; };
    // A run that brought nothing leaves the package as it is.
    if (count(outcome.written->documents) == count(pipeline().documents)
        && writesTheSame(writer, m_project.writtenWith))
        m_board.place(std::move(*outcome.written));
    else
        take(std::move(*outcome.written), writer);
}

namespace {

// The dialog has asked whether a file may be replaced; what the project is made of never is.
Result<void> checkOutput(const core::pipeline::Pipeline &pipeline, const std::filesystem::path &path)
{
    core::pipeline::PathRoles paths;
    paths.project(pipeline.places.project).ledger(pipeline.places.ledger).planned(pipeline.plan);
    return paths.output("the new file", path).check(true);
}

} // namespace

bool WritingDesk::exportPrompts(core::chat::PackFormat format, const std::filesystem::path &path)
{
    if (m_jobs.isBusy() || !pipeline().sequences)
        return false;
    m_jobs.run(
        Job::ExportPrompts,
        [work = m_project.copy(), format, path](JobControl &) {
            auto apart = checkOutput(*work, path);
            return apart ? core::pipeline::exportPrompts(work->plan, *work->sequences, format, path) : apart;
        },
        [](const Result<void> &result) { return result ? std::nullopt : std::optional(result.error()); });
    return true;
}

bool WritingDesk::importAnswers(const std::filesystem::path &path)
{
    if (m_jobs.isBusy() || !m_project.canRelease() || !pipeline().sequences)
        return false;
    m_jobs.run(Job::ImportAnswers,
               ImportWork{.pipeline = m_project.copy(), .answers = path},
               [this, writer = pipeline().plan.writer](Result<ImportWork::Imported> result) {
                   return taken(std::move(result), [&](ImportWork::Imported &&imported) {
                       m_packReport = std::move(imported.report);
                       take(std::move(imported.written), writer);
                   });
               });
    return true;
}

bool WritingDesk::saveSentLog(const std::filesystem::path &path)
{
    if (m_jobs.isBusy() || !m_project.isOpen())
        return false;
    m_jobs.run(
        Job::SaveLog,
        [work = m_project.copy(), path](JobControl &) {
            auto apart = checkOutput(*work, path);
            return apart ? core::pipeline::exportSentLog(work->places.project, path) : apart;
        },
        [](const Result<void> &result) { return result ? std::nullopt : std::optional(result.error()); });
    return true;
}

} // namespace ui
