// The half of ProjectSession that runs core functions in workers.
#include "core/base/Result.h"
#include "ui/session/ProjectSession.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace ui {

using core::JobControl;
using core::Result;
using Job = Jobs::Job;

void ProjectSession::loadPublicInputs()
{
    if (inputs()) {
        m_jobs.finishLater(Job::Inputs);
        return;
    }
    m_jobs.startLatest(Job::Inputs, [this] {
        const SharedPipeline work = m_project.copy();
        m_jobs.run(
            Job::Inputs,
            [work](JobControl &control) { return work->openInputs(control); },
            [this, work](const Result<void> &opened) {
                m_project.takeInputs(*work);
                return opened ? std::nullopt : std::optional(opened.error());
            });
    });
}

void ProjectSession::takeFitted(const core::pipeline::Pipeline &from,
                                const core::pipeline::PrivateCounts &counts)
{
    m_project.takeInputs(from);
    m_project.forgetModel();
    m_project.pipeline.model = from.model;
    m_project.pipeline.knownModel = from.knownModel;
    m_project.pipeline.firstRounds = nullptr;
    m_project.pipeline.budget = from.budget;
    m_records.takeCounts(counts);
    m_history.clear();
    m_writing.begin();
    m_release.begin();
    emitMade();
}

void ProjectSession::takeFirstRounds(const core::pipeline::Pipeline &from)
{
    m_project.takeInputs(from);
    if (m_project.pipeline.firstRounds == from.firstRounds)
        return;
    m_project.pipeline.firstRounds = from.firstRounds;
    m_history.clear();
    emit modelChanged();
}

bool ProjectSession::load(const std::filesystem::path &path)
{
    if (m_jobs.isBusy())
        return false;
    m_jobs.run(Job::Open, OpenWork{placesOf(path)}, [this](Result<OpenedProject> result) {
        auto taken = result ? take(std::move(*result)) : Result<void>(core::fail(result.error()));
        return taken ? std::nullopt : std::optional(taken.error());
    });
    return true;
}

// A cancellation that comes after the reservation must not lose what was fitted, for it is paid: `counts` are
// there whatever the job reports.
bool ProjectSession::commit()
{
    if (m_jobs.isBusy() || isCommitted() || !isOpen() || isOpenElsewhere())
        return false;
    m_saver.drop(); // the job saves the plan it runs
    const SharedPipeline work = m_project.copy();
    const auto counts = std::make_shared<std::optional<core::pipeline::PrivateCounts>>();
    const auto keys = work->asksWhileLearning() ? m_writing.serverKeys()
                                                : Result<core::chat::ServerKeys>(core::chat::ServerKeys());
    const auto feed = std::make_shared<RoundsFeed>();
    m_rounds.start(feed);
    m_jobs.run(
        Job::Commit,
        [work, counts, keys, feed](JobControl &control) -> Result<void> {
            KEYSEED_TRY(keys);
            KEYSEED_ASSIGN(
                auto fitted,
                work->commit(control, 0, {.keys = *keys, .watch = feed.get(), .rounds = feed.get()}));
            *counts = fitted;
            return {};
        },
        [this, work, counts](const Result<void> &result) -> std::optional<core::Error> {
            refreshLedger(); // whatever happened, it may have been debited
            m_rounds.finish();
            if (*counts) {
                takeFitted(*work, **counts);
                return std::nullopt;
            }
            takeFirstRounds(*work);
            m_saver.saveSoon(); // the job may not have come so far
            return result.error();
        });
    return true;
}

bool ProjectSession::sample()
{
    if (m_jobs.isBusy() || isReleased() || isOpenElsewhere() || !m_project.pipeline.model)
        return false;
    const SharedPipeline work = m_project.copy();
    m_jobs.run(
        Job::Sample,
        [work](JobControl &control) { return work->draw(control); },
        [this, work](const Result<void> &drawn) -> std::optional<core::Error> {
            if (!drawn)
                return drawn.error();
            m_project.takeInputs(*work);
            m_project.pipeline.sequences = work->sequences;
            m_project.pipeline.drawnWith = work->drawnWith;
            m_writing.begin();
            forgetExclusions();
            emit sequencesChanged();
            emit m_writing.documentsChanged();
            return std::nullopt;
        });
    return true;
}

// The records of the sample have a ledger of their own; any other file belongs to the ledger of the user.
void ProjectSession::placeLedger()
{
    const auto isOfSample = [this](const std::filesystem::path &file) {
        std::error_code ignored;
        return std::filesystem::equivalent(file.parent_path(), m_environment.sampleDir, ignored);
    };
    const auto &files = m_project.pipeline.plan.records.files;
    m_project.pipeline.places.ledger = !files.empty() && std::ranges::all_of(files, isOfSample)
                                           ? sampleLedger(m_environment)
                                           : m_environment.ledgerPath;
}

// What another program spends shows at once. A file that is not there yet cannot be watched: it is tried
// again after each reading.
void ProjectSession::watchLedger()
{
    const QString path = QString::fromStdString(ledgerPath().string());
    if (const QStringList watched = m_ledgerWatch.files(); !watched.isEmpty() && !watched.contains(path))
        m_ledgerWatch.removePaths(watched);
    if (m_ledgerWatch.files().isEmpty() && QFileInfo::exists(path))
        m_ledgerWatch.addPath(path);
    else if (m_ledgerWatch.files().isEmpty() && m_ledgerWatch.directories().isEmpty())
        m_ledgerWatch.addPath(QFileInfo(path).absolutePath());
}

void ProjectSession::refreshLedger()
{
    if (m_ledgerReader.isRunning()) {
        m_ledgerStale = true;
        return;
    }
    m_ledgerStale = false;
    m_ledgerReader.start([ledger = ledgerPath(),
                          source = core::plan::sourceName(m_project.pipeline.plan),
                          records = m_project.pipeline.plan.records.file()](
                             JobControl &) { return readLedger(ledger, source, records); },
                         this,
                         [this](Result<LedgerState> state) {
                             watchLedger();
                             if (m_ledgerStale) { // the records changed, or budget was spent, meanwhile
                                 refreshLedger();
                                 return;
                             }
                             if (state) {
                                 m_ledger = std::move(*state);
                                 emit ledgerChanged();
                             } else {
                                 emit storageFailed(state.error());
                             }
                         });
}

} // namespace ui
