// The half of ProjectSession that runs core functions in workers.
#include "core/release/Package.h"
#include "ui/models/ProjectSession.h"
#include "ui/models/SessionLane.h"

#include <utility>

namespace ui {

using core::JobControl;
using core::Result;

void ProjectSession::connectLane(Lane &lane)
{
    connect(lane.runner, &JobRunner::progressed, this, [this, &lane](double fraction, const QString &stage) {
        if (!lane.job)
            return;
        const Job job = *lane.job;
        lane.fraction = fraction;
        lane.stage = stage;
        if (job == Job::Learn && stage == QLatin1String("noise") && !m_pastReservation) {
            m_pastReservation = true;
            emit busyChanged();
        }
        emit progressed(job, fraction, stage);
    });
}

void ProjectSession::end(Lane &lane, Job job, const std::optional<core::Error> &error)
{
    emit busyChanged();
    if (!error)
        emit finished(job);
    else if (error->code == core::ErrorCode::Cancelled)
        emit cancelled(job);
    else
        emit failed(job, *error);
    if (!lane.job && lane.next)
        std::exchange(lane.next, nullptr)();
}

void ProjectSession::startLatest(Lane &lane, std::function<void()> start)
{
    if (!lane.job) {
        start();
        return;
    }
    lane.next = std::move(start);
    lane.runner->cancel();
}

const ProjectSession::Lane &ProjectSession::laneOf(Job job) const
{
    switch (job) {
    case Job::Preview:
    case Job::Scan:
        return m_recordsLane;
    case Job::Inputs:
        return m_inputsLane;
    case Job::Learn:
    case Job::Sample:
    case Job::Write:
    case Job::Export:
    case Job::ExportPrompts:
    case Job::ImportAnswers:
    case Job::SaveLog:
    case Job::Verify:
    case Job::Approve:
    case Job::TakeOutApproval:
    case Job::NewRelease:
    case Job::Open:
        break;
    }
    return m_workLane;
}

bool ProjectSession::isRunning(Job job) const
{
    return laneOf(job).job == job;
}

ProjectSession::Standing ProjectSession::standing(Job job) const
{
    if (!isRunning(job))
        return {};
    const Lane &lane = laneOf(job);
    return {.fraction = lane.fraction, .stage = lane.stage, .elapsedMs = lane.since.elapsed()};
}

bool ProjectSession::canCancel(Job job) const
{
    return isRunning(job) && !(job == Job::Learn && m_pastReservation);
}

void ProjectSession::cancel(Job job)
{
    if (!canCancel(job))
        return;
    // What waits behind it was asked for before the person stopped it all.
    if (&laneOf(job) == &m_recordsLane)
        m_recordsLane.next = nullptr;
    laneOf(job).runner->cancel();
}

void ProjectSession::loadPreview()
{
    startLatest(m_recordsLane, [this] {
        run(
            m_recordsLane,
            Job::Preview,
            [source = m_plan.records](JobControl &) { return core::records::preview(source); },
            [this](Result<core::records::Preview> result) {
                return taken(std::move(result), [this](core::records::Preview &&preview) {
                    m_preview = std::move(preview);
                    emit recordsChanged();
                });
            });
    });
}

void ProjectSession::scanRecords()
{
    startLatest(m_recordsLane, [this] {
        run(
            m_recordsLane,
            Job::Scan,
            [source = m_plan.records](JobControl &control) { return core::records::scan(source, control); },
            [this](Result<core::records::Scan> result) {
                return taken(std::move(result), [this](core::records::Scan &&scan) {
                    m_scan = std::move(scan);
                    emit recordsChanged();
                });
            });
    });
}

SharedInputs ProjectSession::inputs() const
{
    return m_inputsSource == m_plan.vocabulary.source ? m_inputs : nullptr;
}

void ProjectSession::finishLater(Job job)
{
    QMetaObject::invokeMethod(
        this, [this, job] { emit finished(job); }, Qt::QueuedConnection);
}

void ProjectSession::takeInputs(const SharedInputs &inputs, const std::string &source)
{
    if (m_inputs == inputs && m_inputsSource == source)
        return;
    m_inputs = inputs;
    m_inputsSource = source;
    emit inputsChanged();
}

void ProjectSession::loadPublicInputs()
{
    if (inputs()) {
        finishLater(Job::Inputs);
        return;
    }
    startLatest(m_inputsLane, [this] {
        run(
            m_inputsLane,
            Job::Inputs,
            [needed = workInputs()](JobControl &) { return needed.open(); },
            [this, source = m_plan.vocabulary.source](Result<SharedInputs> result) {
                return taken(std::move(result),
                             [&](const SharedInputs &opened) { takeInputs(opened, source); });
            });
    });
}

void ProjectSession::takeLearned(const core::project::Learned &learned)
{
    forgetReleased();
    m_model = std::make_shared<const core::project::Model>(learned.model);
    m_counts = learned.counts;
    m_history.clear();
    m_writing.begin(nullptr);
    emit modelChanged();
    emit sequencesChanged();
    emit documentsChanged();
    emit exclusionsChanged();
    emit packageChanged();
}

WorkInputs ProjectSession::workInputs() const
{
    return {.plan = m_plan, .ready = inputs(), .resources = m_environment.resourcesDir};
}

bool ProjectSession::load(const std::filesystem::path &path)
{
    if (isBusy())
        return false;
    run(m_workLane, Job::Open, OpenWork{path}, [this](Result<OpenedProject> result) {
        auto taken = result ? take(std::move(*result)) : Result<void>(core::fail(result.error()));
        return taken ? std::nullopt : std::optional(taken.error());
    });
    return true;
}

bool ProjectSession::learn()
{
    if (isBusy() || isCommitted() || !isOpen())
        return false;
    m_saveTimer.stop();
    m_unsaved = false; // the job saves the plan it runs
    const LearnWork work{
        .inputs = workInputs(), .ledger = m_environment.ledgerPath, .project = m_projectPath};
    run(m_workLane, Job::Learn, work, [this, work](const Result<bool> &result) -> std::optional<core::Error> {
        refreshLedger(); // whatever happened, it may have been debited
        if (*work.outcome) {
            takeInputs((*work.outcome)->inputs, work.inputs.plan.vocabulary.source);
            takeLearned((*work.outcome)->value);
            return std::nullopt;
        }
        saveSoon(); // the job may not have come so far
        return result.error();
    });
    return true;
}

bool ProjectSession::sample()
{
    if (isBusy() || isReleased() || !m_model)
        return false;
    m_history.endMerging();
    run(m_workLane,
        Job::Sample,
        SampleWork{.inputs = workInputs(), .model = m_model, .project = m_projectPath},
        [this, source = m_plan.vocabulary.source, with = m_plan.sequences](Result<SampleWork::Drawn> result) {
            return taken(std::move(result), [&](SampleWork::Drawn &&drawn) {
                takeInputs(drawn.inputs, source);
                m_sequences = std::make_shared<const core::project::Sequences>(std::move(drawn.value));
                m_drawnWith = with;
                m_writing.begin(m_sequences);
                forgetExclusions();
                emit sequencesChanged();
                takeDocuments(nullptr, {});
            });
        });
    return true;
}

void ProjectSession::refreshLedger()
{
    if (m_ledgerReader.isRunning()) {
        m_ledgerStale = true;
        return;
    }
    m_ledgerStale = false;
    m_ledgerReader.start([ledger = m_environment.ledgerPath, records = m_plan.records.path](
                             JobControl &) { return readLedger(ledger, records); },
                         this,
                         [this](Result<LedgerState> state) {
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
