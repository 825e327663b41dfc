#include "core/chat/ServerPool.h"

#include "core/base/Text.h"

#include <algorithm>
#include <utility>

namespace core::chat {

using std::chrono::milliseconds;

namespace {

std::string nameFor(const Server &server)
{
    return printable(server.baseUrl + " (" + server.model + ")");
}

} // namespace

ServerPool::ServerPool(std::vector<AskedServer> servers,
                       milliseconds firstBackoff,
                       milliseconds longestBackoff)
    : m_backoff(firstBackoff, longestBackoff)
{
    for (AskedServer &each : servers) {
        const auto isSame = [&](const Server &known) {
            return known.protocol == each.server.protocol && known.model == each.server.model;
        };
        if (std::ranges::none_of(m_models, isSame))
            m_models.push_back(each.server);
        ServerStatus standing;
        standing.name = nameFor(each.server);
        const MinuteLimit requests(each.requestsPerMinute);
        const MinuteLimit tokens(each.tokensPerMinute);
        const Pace pace(each.inFlight);
        m_servers.push_back({std::move(each), std::move(standing), requests, tokens, pace});
    }
}

int ServerPool::mostInFlight() const
{
    int most = 0;
    for (const Member &each : m_servers)
        most += std::max(1, each.asked.inFlight);
    return most;
}

ServerPool::Choice ServerPool::choose(std::int64_t tokens, Clock::time_point now, Clock::time_point full)
{
    Choice choice{{}, Clock::time_point::max()};
    for (std::size_t at = 0; at < m_servers.size(); ++at) {
        Member &each = m_servers[at];
        if (each.isOff)
            continue;
        const bool isAlone = each.failuresInRow > 0 || each.isUntried;
        // A pace of its own would shift documents away from the weights of several servers.
        const int room = isAlone ? 1 : isSeveral() ? std::max(1, each.asked.inFlight) : each.pace.limit();
        const auto when =
            each.standing.underWay >= room
                ? full
                : std::max(
                    {each.downUntil, each.requests.allowedAt(1, now), each.tokens.allowedAt(tokens, now)});
        if (when > now)
            choice.when = std::min(choice.when, when);
        else if (!choice.server || each.pass < m_servers[*choice.server].pass)
            choice.server = at;
    }
    return choice;
}

void ServerPool::asked(std::size_t server, std::int64_t tokens, Clock::time_point now)
{
    Member &member = m_servers[server];
    member.requests.spend(1, now);
    member.tokens.spend(tokens, now);
    m_pass = std::max(m_pass, member.pass);
    member.pass += 1.0 / std::max(1, member.asked.weight);
    ++member.standing.requests;
    ++member.standing.underWay;
    member.pace.asked(member.standing.underWay, now);
}

void ServerPool::answered(std::size_t server, Clock::time_point now)
{
    Member &member = m_servers[server];
    member.pace.answered(now);
    ++member.standing.answers;
    if (member.failuresInRow > 0)
        member.pass = std::max(member.pass, m_pass);
    member.failuresInRow = 0;
    member.failedRequests = 0;
    member.isUntried = false;
}

void ServerPool::hold(std::size_t server, milliseconds pause, Clock::time_point now)
{
    Member &member = m_servers[server];
    member.downUntil = std::max(member.downUntil, now + pause);
}

void ServerPool::failed(std::size_t server,
                        const std::string &words,
                        std::optional<milliseconds> retryAfter,
                        Clock::time_point now)
{
    Member &member = m_servers[server];
    ++member.standing.failures;
    member.standing.words = words;
    if (now >= member.downUntil) // those that were under way together failed once
        hold(server, m_backoff.after(++member.failuresInRow, retryAfter), now);
    else if (retryAfter)
        hold(server, *retryAfter, now);
}

void ServerPool::failedAlone(std::size_t server,
                             const std::string &words,
                             std::optional<milliseconds> retryAfter,
                             Clock::time_point now)
{
    constexpr int fewest = 4; // failures now and then are not the server's state
    Member &member = m_servers[server];
    if (++member.failedRequests >= std::max(fewest, member.asked.inFlight))
        return failed(server, words, retryAfter, now);
    if (retryAfter) // meant for all that comes from here
        hold(server, *retryAfter, now);
}

void ServerPool::turnOff(std::size_t server, const std::string &words)
{
    Member &member = m_servers[server];
    ++member.standing.failures;
    member.standing.words = words;
    member.isOff = true;
}

bool ServerPool::hasOtherThan(std::size_t server, Clock::time_point now) const
{
    for (std::size_t at = 0; at < m_servers.size(); ++at)
        if (at != server && !m_servers[at].isOff && m_servers[at].downUntil <= now)
            return true;
    return false;
}

bool ServerPool::isLost(int failures) const
{
    return std::ranges::all_of(
        m_servers, [&](const Member &each) { return each.isOff || each.failuresInRow >= failures; });
}

std::string ServerPool::words() const
{
    std::string all;
    for (const Member &each : m_servers)
        all += (all.empty() ? "" : "; ") + each.standing.name + ": "
               + (each.standing.words.empty() ? "no answer" : each.standing.words);
    return "no server answers: " + all;
}

std::vector<ServerStatus> ServerPool::statuses(Clock::time_point now) const
{
    std::vector<ServerStatus> all;
    for (const Member &each : m_servers) {
        ServerStatus &standing = all.emplace_back(each.standing);
        standing.until = each.downUntil;
        standing.state = each.isOff             ? ServerStatus::State::Off
                         : each.downUntil > now ? ServerStatus::State::Waiting
                                                : ServerStatus::State::Well;
    }
    return all;
}

using std::chrono::milliseconds;

milliseconds Backoff::after(int tries, std::optional<milliseconds> asked)
{
    const int doublings = std::clamp(tries - 1, 0, 20);
    const auto most = std::min<std::int64_t>(m_first.count() << doublings, m_longest.count());
    const milliseconds drawn(std::uniform_int_distribution<std::int64_t>(most / 2, most)(m_random));
    return asked ? std::max(*asked, drawn) : drawn;
}

void MinuteLimit::forget(Clock::time_point now)
{
    while (!m_spent.empty() && now - m_spent.front().when >= std::chrono::minutes(1)) {
        m_sum -= m_spent.front().amount;
        m_spent.pop_front();
    }
}

Clock::time_point MinuteLimit::allowedAt(std::int64_t amount, Clock::time_point now)
{
    forget(now);
    if (m_perMinute <= 0 || m_sum + amount <= m_perMinute || m_spent.empty())
        return now; // more than a whole minute's worth is let through once the minute is empty
    std::int64_t left = m_sum;
    for (const Spent &each : m_spent) {
        left -= each.amount;
        if (left + amount <= m_perMinute)
            return each.when + std::chrono::minutes(1);
    }
    return m_spent.back().when + std::chrono::minutes(1);
}

void MinuteLimit::spend(std::int64_t amount, Clock::time_point now)
{
    forget(now);
    if (m_perMinute <= 0)
        return;
    m_spent.push_back({now, amount});
    m_sum += amount;
}

bool ServerPool::adapt(std::size_t server,
                       const std::vector<Parameter> &parameters,
                       const std::set<Parameter> &known,
                       std::string &replaced)
{
    bool hadAny = false;
    for (const Parameter each : parameters) {
        hadAny = hadAny || !known.contains(each);
        if (m_servers[server].refused.insert(each).second)
            replaced += "; " + std::string(replacementOf(each));
    }
    return hadAny;
}

} // namespace core::chat
