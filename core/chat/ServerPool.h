#pragma once

#include "core/chat/KeyOrigins.h"
#include "core/chat/Pace.h"
#include "core/chat/Server.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <vector>

namespace core::chat {

using Clock = std::chrono::steady_clock;

/// How long to wait before the next try: exponential with full jitter (Brooker 2015, "Exponential Backoff And
/// Jitter"), never less than the server asked for.
class Backoff final
{
public:
    Backoff(std::chrono::milliseconds first, std::chrono::milliseconds longest)
        : m_first(first)
        , m_longest(longest)
    {}

    /// After try number `tries` >= 1.
    std::chrono::milliseconds after(int tries, std::optional<std::chrono::milliseconds> asked);

private:
    std::chrono::milliseconds m_first;
    std::chrono::milliseconds m_longest;
    std::mt19937 m_random{std::random_device{}()}; // nothing secret hangs on it
};

/// A limit for any minute. Zero is no limit.
class MinuteLimit final
{
public:
    explicit MinuteLimit(std::int64_t perMinute)
        : m_perMinute(perMinute)
    {}

    /// When `amount` more may be spent; now or earlier means at once.
    Clock::time_point allowedAt(std::int64_t amount, Clock::time_point now);
    void spend(std::int64_t amount, Clock::time_point now);

private:
    struct Spent
    {
        Clock::time_point when;
        std::int64_t amount = 0;
    };
    void forget(Clock::time_point now);

    std::int64_t m_perMinute;
    std::int64_t m_sum = 0;
    std::deque<Spent> m_spent; ///< of the last minute
};

/// The key of each server of a run, in their order. A key goes nowhere but into requests to its server.
using ServerKeys = std::vector<AllowedKey>;

/// One of the servers that share the documents of a run, with a pace of its own.
struct AskedServer
{
    Server server;
    std::string key;
    std::string plainHttpHost; ///< besides this computer
    int weight = 1;            ///< its share of the documents beside the weights of the others
    int inFlight = 8;
    std::int64_t requestsPerMinute = 0; ///< 0: none
    std::int64_t tokensPerMinute = 0;   ///< 0: none
};

/// The state of one of several servers in this run.
struct ServerStatus
{
    enum class State {
        Well,
        Waiting, ///< until `until`: it failed, or asked for patience
        Off      ///< for the rest of this run: it refuses the key, the model or the path
    };

    std::string name; ///< address and model, for the person; on one printable line
    State state = State::Well;
    Clock::time_point until;
    std::string words; ///< of its last refusal
    std::int64_t requests = 0;
    std::int64_t answers = 0;
    std::int64_t failures = 0;
    int underWay = 0;
};

/// Chooses the next server. Documents are distributed by weight (stride scheduling: Waldspurger and Weihl
/// 1995): among the available servers, the one that is furthest behind its share. A server that fails is not
/// used for a time that doubles with each failure in a row, and then tried with one request; missed documents
/// are not made up for.
class ServerPool final
{
public:
    ServerPool(std::vector<AskedServer> servers,
               std::chrono::milliseconds firstBackoff,
               std::chrono::milliseconds longestBackoff);

    bool isSeveral() const { return m_servers.size() > 1; }
    std::size_t size() const { return m_servers.size(); }
    const AskedServer &operator[](std::size_t server) const { return m_servers[server].asked; }
    /// One server for each protocol and model that answers are kept by.
    const std::vector<Server> &models() const { return m_models; }
    int mostInFlight() const;

    struct Choice
    {
        std::optional<std::size_t> server;
        Clock::time_point when; ///< if there is none: the earliest time at which one may be asked
    };
    /// Chooses a server for a request of this many tokens. `full` is the time to look again if a server is at
    /// its limit.
    Choice choose(std::int64_t tokens, Clock::time_point now, Clock::time_point full);

    void asked(std::size_t server, std::int64_t tokens, Clock::time_point now);
    /// It is no longer under way, whatever came.
    void ended(std::size_t server) { --m_servers[server].standing.underWay; }
    void answered(std::size_t server, Clock::time_point now);
    /// Tells that tokens of an answer arrived: as many requests go to a server at a time as its speed is good
    /// for, and at most those of the plan.
    void took(std::size_t server, std::int64_t tokens, Clock::time_point now)
    {
        m_servers[server].pace.took(tokens, now);
    }
    /// Asks for patience.
    void hold(std::size_t server, std::chrono::milliseconds pause, Clock::time_point now);
    /// Says 429 without a time, or fails.
    void failed(std::size_t server,
                const std::string &words,
                std::optional<std::chrono::milliseconds> retryAfter,
                Clock::time_point now);
    void turnOff(std::size_t server, const std::string &words);
    /// A server without another beside it fails: it is left alone as failed() says once it failed on as many
    /// requests in a row as may be under way.
    void failedAlone(std::size_t server,
                     const std::string &words,
                     std::optional<std::chrono::milliseconds> retryAfter,
                     Clock::time_point now);

    /// Lets one request alone go to a server until it was tried(): the first tells which parameters it
    /// accepts. For a run with a single server.
    void tryFirst(std::size_t server) { m_servers[server].isUntried = true; }
    void tried(std::size_t server) { m_servers[server].isUntried = false; }
    /// Returns the parameters that requests to the server replace.
    const std::set<Parameter> &refused(std::size_t server) const { return m_servers[server].refused; }
    /// Replaces parameters that a server does not accept in all further requests to it. `known`: those that
    /// the request lacked already. Adds words to `replaced` for each that is new. Returns whether the request
    /// had any of them, so that another one may succeed.
    bool adapt(std::size_t server,
               const std::vector<Parameter> &parameters,
               const std::set<Parameter> &known,
               std::string &replaced);

    /// Returns whether another server is available and not waiting.
    bool hasOtherThan(std::size_t server, Clock::time_point now) const;
    /// Returns whether every server is off, or failed so many times in a row.
    bool isLost(int failures) const;
    /// Returns the last message of each server.
    std::string words() const;
    std::vector<ServerStatus> statuses(Clock::time_point now) const;

private:
    struct Member
    {
        AskedServer asked;
        ServerStatus standing;
        MinuteLimit requests;
        MinuteLimit tokens;
        Pace pace;
        double pass = 0.0; ///< documents so far by weight
        Clock::time_point downUntil = {};
        int failuresInRow = 0;
        bool isOff = false;
        bool isUntried = false;
        int failedRequests = 0; ///< since the last answer
        std::set<Parameter> refused = {};
    };

    std::vector<Member> m_servers;
    std::vector<Server> m_models;
    Backoff m_backoff;
    double m_pass = 0.0; ///< of the last that was asked
};

} // namespace core::chat
