#include "ui/session/WritingBoard.h"

#include <algorithm>
#include <utility>

namespace ui {

namespace {
constexpr int lookEveryMs = 100;
}

WritingBoard::WritingBoard(QObject *parent)
    : QObject(parent)
{
    m_timer.setInterval(lookEveryMs);
    connect(&m_timer, &QTimer::timeout, this, &WritingBoard::look);
}

double WritingBoard::fraction() const
{
    if (!m_progress || !m_doneBefore || m_progress->all <= *m_doneBefore)
        return 0.0;
    return static_cast<double>(m_progress->done - std::min(m_progress->done, *m_doneBefore))
           / static_cast<double>(m_progress->all - *m_doneBefore);
}

const WritingFeed::Delay *WritingBoard::delay() const
{
    const DocumentRows::Counts &counts = m_rows.counts();
    return m_delay && isRunning() && !m_isPaused && counts.asked == 0 && counts.delayed > 0 ? &*m_delay
                                                                                            : nullptr;
}

qint64 WritingBoard::workedMs() const
{
    return m_workedMs + (isRunning() && !m_isPaused ? m_since.elapsed() : 0);
}

void WritingBoard::begin(std::shared_ptr<const core::pipeline::Sequences> sequences)
{
    m_rows.begin(std::move(sequences));
    m_progress.reset();
    m_outcome.reset();
    m_end = End::None;
    emit rowsReset();
    emit changed();
}

void WritingBoard::place(PlacedDocuments placed)
{
    m_rows.place(std::move(placed));
    if (m_rows.count() > 0)
        emit rowsChanged(0, m_rows.count() - 1);
    emit changed();
}

void WritingBoard::start(std::shared_ptr<WritingFeed> feed)
{
    m_feed = std::move(feed);
    m_outcome.reset();
    m_delay.reset();
    m_doneBefore.reset();
    m_end = End::None;
    m_isPaused = false;
    m_workedMs = 0;
    m_since.start();
    m_rows.retry();
    m_timer.start();
    if (m_rows.count() > 0)
        emit rowsChanged(0, m_rows.count() - 1);
    emit changed();
}

void WritingBoard::finish(End end, std::optional<core::chat::WritingOutcome> outcome)
{
    look();
    m_rows.settle();
    m_workedMs = workedMs();
    m_timer.stop();
    m_feed.reset();
    m_isPaused = false;
    m_end = end;
    m_outcome = std::move(outcome);
    if (m_outcome)
        m_progress = m_outcome->progress;
    if (m_rows.count() > 0)
        emit rowsChanged(0, m_rows.count() - 1);
    emit changed();
}

void WritingBoard::setPaused(bool paused)
{
    if (!m_feed || paused == m_isPaused)
        return;
    m_workedMs = workedMs();
    m_since.restart();
    m_isPaused = paused;
    m_feed->setPaused(paused);
    emit changed();
}

// One change for all that came: a table repaints once, however many rows it is about.
void WritingBoard::look()
{
    if (!m_feed)
        return;
    WritingFeed::News news = m_feed->take();
    if (news.progress) {
        m_progress = news.progress;
        if (!m_doneBefore)
            m_doneBefore = m_progress->done;
    }
    if (news.delay)
        m_delay = std::move(news.delay);
    if (news.found)
        place(std::move(*news.found));
    int first = m_rows.count();
    int last = -1;
    for (WritingFeed::Event &event : news.events) {
        first = std::min(first, static_cast<int>(event.row));
        last = std::max(last, static_cast<int>(event.row));
        take(std::move(event));
    }
    if (last >= 0)
        emit rowsChanged(first, std::min(last, m_rows.count() - 1));
    emit changed(); // the time left goes on without news
}

void WritingBoard::take(WritingFeed::Event &&event)
{
    switch (event.kind) {
    case WritingFeed::Event::Kind::Asked:
        return m_rows.ask(event.row, event.tries);
    case WritingFeed::Event::Kind::Delayed:
        return m_rows.delay(event.row);
    case WritingFeed::Event::Kind::Written:
        return m_rows.write(event.row, std::move(event.text), event.flaws);
    case WritingFeed::Event::Kind::GivenUp:
        return m_rows.giveUp(event.row, std::move(event.text));
    }
}

} // namespace ui
