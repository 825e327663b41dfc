#include "ui/session/RoundsFeed.h"

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

} // namespace ui
