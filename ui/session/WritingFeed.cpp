#include "ui/session/WritingFeed.h"

#include "core/base/Result.h"
#include "core/pipeline/asking/ModelWriting.h"

#include <utility>

namespace ui {

using core::chat::Answer;

WritingFeed::WritingFeed(std::shared_ptr<const core::pipeline::Sequences> sequences,
                         const core::plan::Plan::Writer::Flaws &policies)
    : m_sequences(std::move(sequences))
{
    const std::string keep = "keep"; // in the order of writing::Flaw
    m_isKept = {policies.empty == keep,
                policies.cutOff == keep,
                policies.withheld == keep,
                policies.refused == keep,
                policies.phrasesMissing == keep};
}

WritingFeed::News WritingFeed::take()
{
    const std::scoped_lock lock(m_mutex);
    return std::exchange(m_news, {});
}

void WritingFeed::note(Event event)
{
    const std::scoped_lock lock(m_mutex);
    m_news.events.push_back(std::move(event));
}

void WritingFeed::found(PlacedDocuments documents)
{
    const std::scoped_lock lock(m_mutex);
    m_news.found = std::move(documents);
}

void WritingFeed::progressed(const core::chat::WritingProgress &progress)
{
    const std::scoped_lock lock(m_mutex);
    m_news.progress = progress;
}

void WritingFeed::asked(std::size_t index, int tries)
{
    note({.kind = Event::Kind::Asked, .row = index, .tries = tries, .text = {}, .flaws = {}});
}

void WritingFeed::delayed(std::size_t index, std::chrono::milliseconds pause, const std::string &words)
{
    note({.kind = Event::Kind::Delayed, .row = index, .tries = 0, .text = {}, .flaws = {}});
    const std::scoped_lock lock(m_mutex);
    m_news.delay = Delay{.until = std::chrono::steady_clock::now() + pause, .words = words};
}

void WritingFeed::answered(std::size_t index, const Answer &answer)
{
    Event event{.kind = Event::Kind::Written, .row = index, .tries = 0, .text = answer.text, .flaws = {}};
    if (index < (*m_sequences)->size())
        event.flaws = core::chat::flawsOf(answer, (**m_sequences)[index]);
    std::erase_if(event.flaws,
                  [this](core::writing::Flaw flaw) { return m_isKept[static_cast<std::size_t>(flaw)]; });
    note(std::move(event));
}

void WritingFeed::gaveUp(std::size_t index, const std::string &words)
{
    note({.kind = Event::Kind::GivenUp, .row = index, .tries = 0, .text = words, .flaws = {}});
}

using core::fail;
using core::JobControl;
using core::Result;

PlacedDocuments placedDocuments(const core::pipeline::Pipeline &pipeline)
{
    if (!pipeline.sequences || !pipeline.documents)
        return {};
    PlacedDocuments placed = PlacedDocuments::of(*pipeline.sequences, pipeline.documents);
    placed.writtenFrom = pipeline.writtenFrom;
    placed.checks = pipeline.checks;
    return placed;
}

Result<bool> ModelWork::operator()(JobControl &control) const
{
    KEYSEED_TRY(keys);
    KEYSEED_TRY(pipeline->write(control));
    feed->found(placedDocuments(*pipeline));
    auto run = pipeline->ask(*keys, *feed, control);
    const auto gathered = pipeline->write(control);
    if (gathered)
        outcome->written = placedDocuments(*pipeline);
    else if (run)
        return fail(gathered.error());
    KEYSEED_TRY(run);
    outcome->run = std::move(*run);
    return true;
}

Result<ImportWork::Imported> ImportWork::operator()(JobControl &control) const
{
    KEYSEED_ASSIGN(auto found,
                   core::pipeline::importAnswers(
                       pipeline->plan, *pipeline->sequences, pipeline->places.project, answers, control));
    KEYSEED_TRY(pipeline->write(control));
    Imported imported{.report = {.file = answers, .found = {}, .taken = found.answers.size()},
                      .written = placedDocuments(*pipeline)};
    found.answers.clear();
    imported.report.found = std::move(found);
    return imported;
}

} // namespace ui
