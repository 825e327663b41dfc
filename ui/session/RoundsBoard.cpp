#include "ui/session/RoundsBoard.h"

#include <utility>

namespace ui {

RoundsFeed::News RoundsFeed::take()
{
    const std::scoped_lock lock(m_mutex);
    return std::exchange(m_news, {});
}

void RoundsFeed::progressed(const core::chat::WritingProgress &progress)
{
    const std::scoped_lock lock(m_mutex);
    m_news.progress = progress;
}

void RoundsFeed::released(const core::pipeline::Model &soFar, int done, int all)
{
    auto model = std::make_shared<const core::pipeline::Model>(soFar);
    const std::scoped_lock lock(m_mutex);
    m_news.soFar = std::move(model);
    m_news.done = done;
    m_news.all = all;
    m_news.progress.reset(); // it was of the texts of the round before
}

namespace {
constexpr int roundsEveryMs = 100;
}

RoundsBoard::RoundsBoard(QObject *parent)
    : QObject(parent)
{
    m_timer.setInterval(roundsEveryMs);
    connect(&m_timer, &QTimer::timeout, this, &RoundsBoard::look);
}

void RoundsBoard::start(std::shared_ptr<RoundsFeed> feed)
{
    m_feed = std::move(feed);
    m_soFar.reset();
    m_progress.reset();
    m_isPaused = false;
    m_timer.start();
    emit changed();
}

void RoundsBoard::finish()
{
    m_timer.stop();
    m_feed.reset();
    m_soFar.reset();
    m_progress.reset();
    m_isPaused = false;
    emit changed();
}

void RoundsBoard::setPaused(bool paused)
{
    if (!m_feed || paused == m_isPaused)
        return;
    m_isPaused = paused;
    m_feed->setPaused(paused);
    emit changed();
}

void RoundsBoard::look()
{
    RoundsFeed::News news = m_feed->take();
    const bool isRound = news.soFar != nullptr;
    if (isRound) {
        m_soFar = std::move(news.soFar);
        m_progress.reset();
    }
    if (news.progress)
        m_progress = news.progress;
    if (isRound)
        emit roundReleased();
    if (isRound || news.progress)
        emit changed();
}

} // namespace ui
