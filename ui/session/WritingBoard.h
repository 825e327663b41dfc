#pragma once

#include "core/chat/WritingQueue.h"
#include "ui/session/DocumentRows.h"
#include "ui/session/WritingFeed.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QTimer>

#include <memory>
#include <optional>

namespace ui {

/// How the writing of the documents stands, while a model is at it and afterwards: each document, the figures
/// of the run, and how it ended. Looks after a run a few times a second. The session leads it, pages look.
class WritingBoard final : public QObject
{
    Q_OBJECT

public:
    /// The end of the last run.
    enum class End {
        None, ///< there was none, or one is running
        Complete,
        Partial, ///< some documents got no answer
        Cap,     ///< of money or requests
        Stopped, ///< by the person
        Failed
    };

    explicit WritingBoard(QObject *parent = nullptr);

    const DocumentRows &rows() const { return m_rows; }
    /// Returns the progress of the whole project, once a model was asked.
    const std::optional<core::chat::WritingProgress> &progress() const { return m_progress; }
    const std::optional<core::chat::WritingOutcome> &outcome() const { return m_outcome; }
    End end() const { return m_end; }
    bool isRunning() const { return m_feed != nullptr; }
    bool isPaused() const { return m_isPaused; }
    /// Returns why nothing runs although there is more to do; null while something runs, or in a pause.
    const WritingFeed::Delay *delay() const;
    /// Returns the fraction of this run's work that is done, and the time it worked on it, without pauses:
    /// for the remaining time.
    double fraction() const;
    qint64 workedMs() const;

    // --- for the session ----------------------------------------------------------------------------------
    void begin(std::shared_ptr<const core::pipeline::Sequences> sequences);
    /// These documents are there, no others.
    void place(PlacedDocuments placed);
    /// Starts to look after a run that tells the feed.
    void start(std::shared_ptr<WritingFeed> feed);
    /// The run is over; `place` says what is there now.
    void finish(End end, std::optional<core::chat::WritingOutcome> outcome);
    /// Does nothing while no model writes.
    void setPaused(bool paused);

signals:
    void rowsReset(); ///< other sequences
    void rowsChanged(int first, int last);
    void changed(); ///< figures, pause or end

private:
    void look();
    void take(WritingFeed::Event &&event);

    DocumentRows m_rows;
    std::shared_ptr<WritingFeed> m_feed;
    std::optional<core::chat::WritingProgress> m_progress;
    std::optional<core::chat::WritingOutcome> m_outcome;
    std::optional<WritingFeed::Delay> m_delay;
    std::optional<std::size_t> m_doneBefore; ///< this run
    End m_end = End::None;
    bool m_isPaused = false;
    QElapsedTimer m_since; ///< it works, without a pause
    qint64 m_workedMs = 0; ///< before that
    QTimer m_timer;
};

} // namespace ui
