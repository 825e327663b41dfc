#pragma once

#include "core/chat/WritingQueue.h"
#include "core/pipeline/ReleaseProducts.h"
#include "core/synthesis/RoundWatch.h"

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

} // namespace ui
