#pragma once

#include "core/chat/PromptPack.h"
#include "core/chat/WritingQueue.h"
#include "core/pipeline/ReleaseProducts.h"
#include "core/plan/Plan.h"
#include "ui/session/DocumentRows.h"
#include "ui/session/OpenProject.h"

#include <array>
#include <atomic>
#include <chrono>
#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace ui {

/// Collects what a run of writing reports from its own thread, until the window reads it: however fast the
/// answers are, the window decides how often it updates. May be used by two threads.
class WritingFeed final : public core::chat::WritingWatch
{
public:
    struct Event
    {
        enum class Kind { Asked, Delayed, Written, GivenUp };
        Kind kind = Kind::Asked;
        std::size_t row = 0;
        int tries = 0;
        std::string text; ///< of the document, or why there is none
        std::vector<core::writing::Flaw> flaws;
    };

    /// The reason and the duration of a document's waiting for its next try.
    struct Delay
    {
        std::chrono::steady_clock::time_point until;
        std::string words;
    };

    struct News
    {
        std::optional<PlacedDocuments> found; ///< there before the run began; comes before the events
        std::vector<Event> events;            ///< in their order
        std::optional<core::chat::WritingProgress> progress; ///< the latest
        std::optional<Delay> delay;                          ///< the latest
    };

    WritingFeed(std::shared_ptr<const core::pipeline::Sequences> sequences,
                const core::plan::Plan::Writer::Flaws &policies);

    /// Returns the news since the last time.
    News take();
    void setPaused(bool paused) { m_isPaused = paused; }

    void found(PlacedDocuments documents);
    bool isPaused() const override { return m_isPaused; }
    void progressed(const core::chat::WritingProgress &progress) override;
    void asked(std::size_t index, int tries) override;
    void delayed(std::size_t index, std::chrono::milliseconds pause, const std::string &words) override;
    void answered(std::size_t index, const core::chat::Answer &answer) override;
    void gaveUp(std::size_t index, const std::string &words) override;

private:
    void note(Event event);

    std::shared_ptr<const core::pipeline::Sequences> m_sequences;
    std::array<bool, core::writing::flawCount> m_isKept; ///< a flaw that the steward does not mind
    std::atomic<bool> m_isPaused = false;
    std::mutex m_mutex;
    News m_news;
};

// The work of the writing desk in a worker: a copy of the pipeline, and further needs of the window. Each is
// called once, there.

/// The documents of a pipeline, each with its place; none where none are written.
PlacedDocuments placedDocuments(const core::pipeline::Pipeline &pipeline);

/// Asks a model for the documents. However it ends, `outcome` has those that got an answer: they are paid.
struct ModelWork
{
    struct Outcome
    {
        std::optional<core::chat::WritingOutcome> run;
        std::optional<PlacedDocuments> written;
    };

    SharedPipeline pipeline;
    core::Result<core::chat::ServerKeys> keys; ///< or why there are none
    std::shared_ptr<WritingFeed> feed;
    std::shared_ptr<Outcome> outcome = std::make_shared<Outcome>();

    core::Result<bool> operator()(core::JobControl &control) const;
};

/// The report on a file of answers.
struct PackReport
{
    std::filesystem::path file;
    core::chat::PackImport found; ///< without the answers
    std::size_t taken = 0;        ///< answers
};

/// Reads answers that were carried by hand.
struct ImportWork
{
    SharedPipeline pipeline;
    std::filesystem::path answers;

    struct Imported
    {
        PackReport report;
        PlacedDocuments written;
    };
    core::Result<Imported> operator()(core::JobControl &control) const;
};

} // namespace ui
