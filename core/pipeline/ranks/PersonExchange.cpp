#include "core/pipeline/ranks/PersonExchange.h"

#include "core/base/Result.h"
#include "core/pipeline/reading/RecordShare.h"

#include <chrono>
#include <utility>

namespace core::pipeline {

namespace {

std::string nameOf(const privacy::KeyedHash &person)
{
    return {person.begin(), person.end()};
}

} // namespace

PersonExchange::PersonExchange(ranks::Ranks &ranks, const privacy::HashKey &key, const JobControl &control)
    : m_ranks(ranks)
    , m_key(key)
    , m_control(control)
    , m_outgoing(static_cast<std::size_t>(ranks.count()))
    , m_awaited(ranks.count() - 1)
{}

void PersonExchange::add(const std::string &person, std::vector<synthesis::UnitDocument> documents)
{
    const privacy::KeyedHash hash = privacy::keyedHash(m_key, {person});
    const int owner = RecordShare{.rank = m_ranks.rank(), .count = m_ranks.count()}.ownerOf(hash);
    if (owner == m_ranks.rank())
        return m_own.add(nameOf(hash), std::move(documents));
    Outgoing &outgoing = m_outgoing[static_cast<std::size_t>(owner)];
    std::string message;
    {
        const std::scoped_lock lock(outgoing.mutex);
        outgoing.bytes.add(hash, documents);
        if (outgoing.bytes.size() >= bytesOfMessage)
            message = outgoing.bytes.take();
    }
    if (!message.empty())
        send(owner, std::move(message));
}

// Holds no lock that receiving needs: two ranks that send to each other would wait for ever.
void PersonExchange::send(int to, std::string message)
{
    {
        const std::scoped_lock lock(m_mutex);
        if (!m_sent)
            return;
    }
    auto sent = m_ranks.send(to, std::move(message), m_control);
    const std::scoped_lock lock(m_mutex);
    if (m_sent)
        m_sent = std::move(sent);
}

Result<void> PersonExchange::addTo(synthesis::PrivateRun &run)
{
    for (int other = 0; other < m_ranks.count(); ++other) {
        if (other == m_ranks.rank())
            continue;
        if (UnitBytes &left = m_outgoing[static_cast<std::size_t>(other)].bytes; !left.isEmpty())
            send(other, left.take());
        send(other, encoded(PiecesDone()));
    }
    KEYSEED_TRY(wait());
    m_own.addTo(run);
    return {};
}

Result<void> PersonExchange::wait()
{
    constexpr std::chrono::milliseconds betweenLooks(50);
    std::unique_lock lock(m_mutex);
    while (m_sent && m_awaited > 0) {
        if (m_isGivenUp || m_control.isCancelled())
            return cancelled();
        m_changed.wait_for(lock, betweenLooks);
    }
    return m_sent;
}

void PersonExchange::take(PersonPieces pieces)
{
    for (auto &[person, documents] : pieces)
        m_own.add(nameOf(person), std::move(documents));
}

void PersonExchange::takeDone()
{
    const std::scoped_lock lock(m_mutex);
    --m_awaited;
    m_changed.notify_all();
}

void PersonExchange::giveUp()
{
    const std::scoped_lock lock(m_mutex);
    m_isGivenUp = true;
    m_changed.notify_all();
}

bool PersonExchange::isThrough() const
{
    const std::scoped_lock lock(m_mutex);
    return m_awaited == 0;
}

} // namespace core::pipeline
