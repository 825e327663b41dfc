#pragma once

#include "core/chat/PromptPack.h"
#include "core/plan/Plan.h"
#include "ui/keys/KeyHolder.h"
#include "ui/session/Jobs.h"
#include "ui/session/OpenProject.h"
#include "ui/session/WritingBoard.h"
#include "ui/session/WritingFeed.h"

#include <QObject>

#include <filesystem>
#include <optional>
#include <string>

namespace ui {

/// Returns whether two settings ask for the same documents. Where and how fast a model is asked, what it may
/// cost and what becomes of a flaw makes no other documents; neither does what the chosen kind of writer does
/// not use.
bool writesTheSame(const core::plan::Plan::Writer &one, const core::plan::Plan::Writer &other);

/// Has the documents of a release written: by the template, by a model, or by answers that are carried by
/// hand. Work runs on the session's worker: false, and nothing happens, while other work runs there.
class WritingDesk final : public QObject
{
    Q_OBJECT

public:
    WritingDesk(Jobs &jobs, OpenProject &project, KeyHolder &keys);

    /// Each document and the run that writes them.
    WritingBoard &board() { return m_board; }
    const WritingBoard &board() const { return m_board; }
    /// Returns whether the documents are what the plan's settings of now would write.
    bool followsPlan() const;
    /// Returns whether there are documents of the plan's settings for all sequences, or for those that the
    /// person continues with.
    bool isWritten() const;
    /// The settings the documents were written with.
    const core::plan::Plan::Writer &writtenWith() const { return m_project.writtenWith; }
    /// Returns how many documents each check mended or refused: of documents that a model wrote.
    const core::writing::CheckCounts &checks() const { return m_project.pipeline.checks; }
    /// Goes on with the documents there are, until others come.
    void goOnWithThoseThereAre();
    /// Returns the report on a file of answers; nothing before one was read for these sequences.
    const std::optional<PackReport> &packReport() const { return m_packReport; }

    /// Writes the documents as the plan says: by the template; by asking a model, without asking again for
    /// stored answers; or from imported answers. However a run with a model ends, the documents with an
    /// answer are there.
    bool write();
    /// Prompts to be carried to a model, and its answers read back; see packReport.
    bool exportPrompts(core::chat::PackFormat format, const std::filesystem::path &path);
    bool importAnswers(const std::filesystem::path &path);
    /// Saves the log of what was sent to servers for this project, for the person's own files.
    bool saveSentLog(const std::filesystem::path &path);

    // --- for the session ----------------------------------------------------------------------------------
    /// Other sequences, or none. `kept` are documents for the plan's prompts that the project file held of
    /// them. The session tells of the change.
    void begin(PlacedDocuments kept = {});

    /// Returns the keys of the plan's servers, in their order; empty for a server without one. Errors:
    /// InvalidPlan.
    core::Result<core::chat::ServerKeys> serverKeys() const;

signals:
    void documentsChanged(); ///< or that fewer are enough

private:
    void writeByModel();
    void writeOrGather();
    void takeRun(ModelWork::Outcome &outcome,
                 const core::plan::Plan::Writer &writer,
                 const std::optional<core::Error> &error);
    void take(PlacedDocuments placed, const core::plan::Plan::Writer &writtenWith);
    core::pipeline::Pipeline &pipeline() { return m_project.pipeline; }
    const core::pipeline::Pipeline &pipeline() const { return m_project.pipeline; }

    Jobs &m_jobs;
    OpenProject &m_project;
    KeyHolder &m_keys;
    WritingBoard m_board;
    bool m_goesOnWithFewer = false;
    std::optional<PackReport> m_packReport;
};

} // namespace ui
