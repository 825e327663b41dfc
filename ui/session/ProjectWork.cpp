// The half of ProjectSession that runs core functions in workers.
#include "core/package/Package.h"
#include "ui/session/ProjectSession.h"

#include <utility>

namespace ui {

using core::JobControl;
using core::Result;
using Job = Jobs::Job;

void ProjectSession::loadPreview()
{
    m_jobs.startLatest(Job::Preview, [this] {
        m_jobs.run(
            Job::Preview,
            [source = recordsSource(m_plan.records)](JobControl &) { return core::records::preview(source); },
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
    m_jobs.startLatest(Job::Scan, [this] {
        m_jobs.run(
            Job::Scan,
            [source = recordsSource(m_plan.records)](JobControl &control) {
                return core::records::scan(source, control);
            },
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
    return m_inputsSource == m_plan.vocabulary ? m_inputs : nullptr;
}

void ProjectSession::takeInputs(const SharedInputs &inputs, const core::plan::Plan::Vocabulary &source)
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
        m_jobs.finishLater(Job::Inputs);
        return;
    }
    m_jobs.startLatest(Job::Inputs, [this] {
        m_jobs.run(
            Job::Inputs,
            [needed = workInputs()](JobControl &) { return needed.open(); },
            [this, source = m_plan.vocabulary](Result<SharedInputs> result) {
                return taken(std::move(result),
                             [&](const SharedInputs &opened) { takeInputs(opened, source); });
            });
    });
}

void ProjectSession::takeLearned(const core::pipeline::Learned &learned)
{
    forgetReleased();
    m_model = std::make_shared<const core::pipeline::Model>(learned.model);
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
    if (m_jobs.isBusy())
        return false;
    m_jobs.run(Job::Open, OpenWork{path}, [this](Result<OpenedProject> result) {
        auto taken = result ? take(std::move(*result)) : Result<void>(core::fail(result.error()));
        return taken ? std::nullopt : std::optional(taken.error());
    });
    return true;
}

bool ProjectSession::learn()
{
    if (m_jobs.isBusy() || isCommitted() || !isOpen())
        return false;
    m_saveTimer.stop();
    m_unsaved = false; // the job saves the plan it runs
    const LearnWork work{
        .inputs = workInputs(), .ledger = m_environment.ledgerPath, .project = m_projectPath};
    m_jobs.run(Job::Learn, work, [this, work](const Result<bool> &result) -> std::optional<core::Error> {
        refreshLedger(); // whatever happened, it may have been debited
        if (*work.outcome) {
            takeInputs((*work.outcome)->inputs, work.inputs.plan.vocabulary);
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
    if (m_jobs.isBusy() || isReleased() || !m_model)
        return false;
    m_history.endMerging();
    m_jobs.run(Job::Sample,
               SampleWork{.inputs = workInputs(), .model = m_model, .project = m_projectPath},
               [this, source = m_plan.vocabulary, with = m_plan.sampling](Result<SampleWork::Drawn> result) {
                   return taken(std::move(result), [&](SampleWork::Drawn &&drawn) {
                       takeInputs(drawn.inputs, source);
                       m_sequences =
                           std::make_shared<const core::pipeline::Sequences>(std::move(drawn.value));
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
    m_ledgerReader.start(
        [ledger = m_environment.ledgerPath,
         source = core::plan::sourceName(m_plan),
         records = m_plan.records.file()](JobControl &) { return readLedger(ledger, source, records); },
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
