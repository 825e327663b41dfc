#pragma once

#include "core/chat/WritingQueue.h"
#include "core/pipeline/ReleaseProducts.h"
#include "core/synthesis/RoundWatch.h"

#include <QObject>
#include <QTimer>

#include <atomic>
#include <memory>
#include <mutex>
#include <optional>

namespace ui {

/// Collects what a commit of several rounds reports from its own thread, until the window reads it. All of it
/// is released or about the run: the types ensure this. May be used by two threads.
class RoundsFeed final : public core::chat::WritingWatch, public core::synthesis::RoundWatch
{
public:
    struct News
    {
        std::shared_ptr<const core::pipeline::Model> soFar; ///< of the first `done` rounds; null: nothing new
        int done = 0;
        int all = 0;
        std::optional<core::chat::WritingProgress> progress; ///< of the texts that are being asked for
    };

    /// Returns the news since the last time.
    News take();
    void setPaused(bool paused) { m_isPaused = paused; }

    bool isPaused() const override { return m_isPaused; }
    void progressed(const core::chat::WritingProgress &progress) override;
    void released(const core::pipeline::Model &soFar, int done, int all) override;

private:
    std::atomic<bool> m_isPaused = false;
    std::mutex m_mutex;
    News m_news;
};

/// How a commit of several rounds stands while it runs: what the rounds so far released, and how many texts
/// of the next are written. Looks after the run a few times a second. The session leads it, pages look.
class RoundsBoard final : public QObject
{
    Q_OBJECT

public:
    explicit RoundsBoard(QObject *parent = nullptr);

    bool isRunning() const { return m_feed != nullptr; }
    bool isPaused() const { return m_isPaused; }
    /// Returns the release of the run so far; null before its first round is stored.
    const std::shared_ptr<const core::pipeline::Model> &soFar() const { return m_soFar; }
    /// Returns the progress of the texts of the next round; nothing while no model is asked.
    const std::optional<core::chat::WritingProgress> &progress() const { return m_progress; }
    /// Does nothing while there is no run. What is under way continues; nothing new is asked or begun.
    void setPaused(bool paused);

    // --- for the session ----------------------------------------------------------------------------------
    void start(std::shared_ptr<RoundsFeed> feed);
    void finish();

signals:
    void changed(); ///< figures, pause, or that it runs
    void roundReleased();

private:
    void look();

    std::shared_ptr<RoundsFeed> m_feed;
    std::shared_ptr<const core::pipeline::Model> m_soFar;
    std::optional<core::chat::WritingProgress> m_progress;
    bool m_isPaused = false;
    QTimer m_timer;
};

} // namespace ui
