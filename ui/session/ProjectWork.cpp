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
            [source = recordsSource(m_pipeline.plan.records)](JobControl &) {
                return core::records::preview(source);
            },
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
            [source = recordsSource(m_pipeline.plan.records)](JobControl &control) {
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
    return m_inputsSource == m_pipeline.plan.vocabulary ? m_pipeline.inputs : nullptr;
}

void ProjectSession::takeInputs(const core::pipeline::Pipeline &from)
{
    if (!from.inputs || (m_pipeline.inputs == from.inputs && m_inputsSource == from.plan.vocabulary))
        return;
    m_pipeline.inputs = from.inputs;
    m_inputsSource = from.plan.vocabulary;
    emit inputsChanged();
}

SharedPipeline ProjectSession::copy() const
{
    auto pipeline = std::make_shared<core::pipeline::Pipeline>(m_pipeline);
    pipeline->inputs = inputs();
    return pipeline;
}

void ProjectSession::loadPublicInputs()
{
    if (inputs()) {
        m_jobs.finishLater(Job::Inputs);
        return;
    }
    m_jobs.startLatest(Job::Inputs, [this] {
        const SharedPipeline work = copy();
        m_jobs.run(
            Job::Inputs,
            [work](JobControl &) { return work->openInputs(); },
            [this, work](const Result<void> &opened) {
                takeInputs(*work);
                return opened ? std::nullopt : std::optional(opened.error());
            });
    });
}

void ProjectSession::takeFitted(const core::pipeline::Pipeline &from,
                                const core::pipeline::PrivateCounts &counts)
{
    takeInputs(from);
    forgetReleased();
    m_pipeline.model = from.model;
    m_pipeline.budget = from.budget;
    m_counts = counts;
    m_history.clear();
    m_writing.begin(nullptr);
    emit modelChanged();
    emit sequencesChanged();
    emit documentsChanged();
    emit exclusionsChanged();
    emit packageChanged();
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
bool ProjectSession::fit()
{
    if (m_jobs.isBusy() || isCommitted() || !isOpen())
        return false;
    m_saveTimer.stop();
    m_unsaved = false; // the job saves the plan it runs
    const SharedPipeline work = copy();
    const auto counts = std::make_shared<std::optional<core::pipeline::PrivateCounts>>();
    m_jobs.run(
        Job::Fit,
        [work, counts](JobControl &control) -> Result<void> {
            auto fitted = work->fit(control);
            if (!fitted)
                return core::fail(fitted.error());
            *counts = *fitted;
            return {};
        },
        [this, work, counts](const Result<void> &result) -> std::optional<core::Error> {
            refreshLedger(); // whatever happened, it may have been debited
            if (*counts) {
                takeFitted(*work, **counts);
                return std::nullopt;
            }
            saveSoon(); // the job may not have come so far
            return result.error();
        });
    return true;
}

bool ProjectSession::sample()
{
    if (m_jobs.isBusy() || isReleased() || !m_pipeline.model)
        return false;
    m_history.endMerging();
    const SharedPipeline work = copy();
    m_jobs.run(
        Job::Sample,
        [work](JobControl &control) { return work->draw(control); },
        [this, work](const Result<void> &drawn) -> std::optional<core::Error> {
            if (!drawn)
                return drawn.error();
            takeInputs(*work);
            m_pipeline.sequences = work->sequences;
            m_pipeline.drawnWith = work->drawnWith;
            m_writing.begin(m_pipeline.sequences);
            forgetExclusions();
            emit sequencesChanged();
            takeDocuments(nullptr, {});
            return std::nullopt;
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
    m_ledgerReader.start([ledger = m_environment.ledgerPath,
                          source = core::plan::sourceName(m_pipeline.plan),
                          records = m_pipeline.plan.records.file()](
                             JobControl &) { return readLedger(ledger, source, records); },
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
