#include "core/vectorserver/AskingRun.h"

#include "core/base/Result.h"
#include "core/chat/KeyMask.h"
#include "core/chat/ServerPool.h"
#include "core/chat/ServerWords.h"
#include "core/http/Address.h"
#include "core/http/Exchanges.h"
#include "core/vectorserver/TextQueue.h"
#include "core/vectorserver/VectorRequest.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <thread>
#include <unordered_set>
#include <vector>

namespace core::vectorserver {

namespace {

using chat::Clock;
using std::chrono::milliseconds;

constexpr milliseconds look{50}; // how often a cancel is looked for
constexpr milliseconds longWait = std::chrono::minutes(1);
constexpr std::size_t fewestWithout = 20; // fewer say nothing of the model
// 64 vectors of 4096 numbers, in digits.
constexpr std::size_t largestBody = std::size_t{16} << 20;

struct Batch
{
    std::vector<std::string_view> texts;
    int tries = 0;
    Clock::time_point notBefore;
    bool namesFormat = true;
};

bool isForLater(const http::Reply &reply)
{
    using http::Failure;
    if (reply.failure != Failure::None)
        return reply.failure == Failure::Timeout || reply.failure == Failure::Broken
               || reply.failure == Failure::Refused || reply.failure == Failure::Other;
    return reply.status == 408 || reply.status == 409 || reply.status == 425 || reply.status == 429
           || reply.status >= 500;
}

// Some servers take few texts at a time, and say so in one of these ways.
bool isForFewer(const http::Reply &reply, std::string_view words)
{
    const bool isOfList = reply.status >= 500 && words.find("must be a string") != std::string_view::npos;
    return reply.failure == http::Failure::None
           && (reply.status == 400 || reply.status == 413 || reply.status == 422 || isOfList);
}

class Run final
{
public:
    Run(std::span<const std::string_view> texts,
        const ServerAccess &access,
        Answers &kept,
        JobControl &control)
        : m_texts(texts)
        , m_access(access)
        , m_kept(kept)
        , m_control(control)
        , m_mask(access.key)
        , m_exchanges(networkOf(access))
        , m_backoff(access.limits.firstBackoff, access.limits.longestBackoff)
        , m_limit(access.limits.requestsPerMinute)
    {}

    Result<RequestOutcome> ask()
    {
        enqueue();
        while (!m_error && !(m_waiting.empty() && m_exchanges.inFlight() == 0)) {
            if (m_control.isCancelled()) {
                m_exchanges.stopAll();
                return cancelled();
            }
            startReady(Clock::now());
            tellLongWait(Clock::now());
            m_exchanges.run(look);
            if (m_exchanges.inFlight() == 0)
                std::this_thread::sleep_for(std::min(look, pauseFrom(Clock::now())));
            tell();
        }
        m_exchanges.stopAll();
        return m_error ? Result<RequestOutcome>(fail(*m_error)) : m_outcome;
    }

private:
    static http::Network networkOf(const ServerAccess &access)
    {
        http::Network network = access.network;
        network.largestBody = largestBody;
        return network;
    }

    void enqueue()
    {
        m_outcome.terms = m_texts.size();
        std::unordered_set<std::string_view> seen; // two may be written alike
        std::vector<std::string_view> unknown;
        for (const std::string_view text : m_texts)
            if (!m_kept.has(text) && seen.insert(text).second)
                unknown.push_back(text);
        m_outcome.asked = unknown.size();
        const std::size_t size = std::max<std::size_t>(m_access.limits.termsPerRequest, 1);
        for (std::size_t first = 0; first < unknown.size(); first += size) {
            const std::size_t last = std::min(first + size, unknown.size());
            m_waiting.push_back({.texts = {unknown.begin() + static_cast<std::ptrdiff_t>(first),
                                           unknown.begin() + static_cast<std::ptrdiff_t>(last)},
                                 .tries = 0,
                                 .notBefore = {}});
        }
        std::ranges::reverse(m_waiting); // the last is taken first
    }

    milliseconds pauseFrom(Clock::time_point now) const
    {
        milliseconds pause = look;
        for (const Batch &batch : m_waiting)
            pause = std::min(
                pause, std::max(milliseconds(0), std::chrono::ceil<milliseconds>(batch.notBefore - now)));
        return pause;
    }

    void startReady(Clock::time_point now)
    {
        const auto most = static_cast<std::size_t>(std::max(1, m_access.limits.inFlight));
        while (m_exchanges.inFlight() < most && m_holdUntil <= now && m_limit.allowedAt(1, now) <= now) {
            const auto ready = std::find_if(m_waiting.rbegin(), m_waiting.rend(), [&](const Batch &batch) {
                return batch.notBefore <= now;
            });
            if (ready == m_waiting.rend())
                return;
            Batch batch = std::move(*ready);
            m_waiting.erase(std::next(ready).base());
            m_limit.spend(1, now);
            start(std::move(batch));
        }
    }

    // Says once of each long wait why it is and how long.
    void tellLongWait(Clock::time_point now)
    {
        if (m_exchanges.inFlight() > 0 || m_waiting.empty())
            return;
        auto until = Clock::time_point::max();
        for (const Batch &batch : m_waiting)
            until = std::min(until, std::max(batch.notBefore, m_holdUntil));
        if (until - now < longWait || until <= m_toldUntil + longWait)
            return;
        m_toldUntil = until;
        m_control.waiting(std::chrono::ceil<std::chrono::seconds>(until - now), m_lastWords);
    }

    void start(Batch batch)
    {
        ++batch.tries;
        ++m_outcome.requests;
        batch.namesFormat = m_namesFormat;
        const http::Request request =
            vectorRequest(m_access.server, batch.texts, m_access.key, batch.namesFormat);
        const auto body = std::make_shared<std::string>();
        m_exchanges.start(
            request,
            [body](std::string_view bytes) {
                body->append(bytes);
                return true;
            },
            [this, body, batch = std::move(batch)](const http::Reply &reply) mutable {
                ended(std::move(batch), reply, *body);
            });
    }

    void ended(Batch batch, const http::Reply &reply, const std::string &body)
    {
        if (reply.failure == http::Failure::Stopped)
            return;
        if (reply.failure != http::Failure::None || reply.status < 200 || reply.status > 299)
            return refused(std::move(batch), reply, body);
        const auto rows = vectorsIn(body, m_access.server.protocol, batch.texts.size());
        if (!rows)
            return again(std::move(batch), reply, rows.error().detail);
        if (m_kept.dimension() != 0 && static_cast<std::size_t>(rows->cols()) != m_kept.dimension())
            return giveUp("the server answers with vectors of dimension " + std::to_string(rows->cols())
                          + ", and answered with " + std::to_string(m_kept.dimension())
                          + " before; another model has this name now: choose it under another one");
        countWithout(batch, *rows);
        if (m_outcome.without >= fewestWithout && 2 * m_outcome.without > m_done + batch.texts.size())
            return giveUp("the server gives vectors of nothing but zeros of most texts; is the model one "
                          "that gives vectors?");
        if (auto added = m_kept.add(batch.texts, *rows); !added)
            m_error = added.error();
        m_done += batch.texts.size();
        m_failedInRow = 0;
        m_pauses = 0;
    }

    void countWithout(const Batch &batch, const embedding::RowMatrix &rows)
    {
        for (std::size_t i = 0; i < batch.texts.size(); ++i) {
            if (!rows.row(static_cast<Eigen::Index>(i)).isZero(0.0F))
                continue;
            ++m_outcome.without;
            if (m_outcome.withoutNames.size() < RequestOutcome::mostNames)
                m_outcome.withoutNames.emplace_back(batch.texts[i]);
        }
    }

    void refused(Batch batch, const http::Reply &reply, const std::string &body)
    {
        const std::string words = wordsOf(reply, body);
        m_lastWords = words;
        if (reply.failure == http::Failure::None && chat::isAccountEmpty(reply.status, body))
            return giveUp(words);
        const bool wantsFewer = isForFewer(reply, words);
        if (wantsFewer && batch.namesFormat && words.find("encoding_format") != std::string::npos) {
            m_namesFormat = false;
            --batch.tries;
            m_waiting.push_back(std::move(batch));
        } else if (wantsFewer && batch.texts.size() > 1) {
            const auto half = batch.texts.begin() + static_cast<std::ptrdiff_t>(batch.texts.size() / 2);
            m_waiting.push_back({.texts = {half, batch.texts.end()}, .tries = 0, .notBefore = {}});
            batch.texts.erase(half, batch.texts.end());
            m_waiting.push_back({.texts = std::move(batch.texts), .tries = 0, .notBefore = {}});
        } else if (isForLater(reply)) {
            again(std::move(batch), reply, words);
        } else {
            giveUp(words);
        }
    }

    void again(Batch batch, const http::Reply &reply, const std::string &words)
    {
        if (batch.tries >= m_access.limits.tries)
            return giveUp(words);
        batch.notBefore = Clock::now() + m_backoff.after(batch.tries, reply.retryAfter);
        if (reply.retryAfter) // meant for all that comes from here
            m_holdUntil = std::max(m_holdUntil, Clock::now() + *reply.retryAfter);
        if (++m_failedInRow >= m_access.limits.inFlight && m_holdUntil <= Clock::now())
            m_holdUntil = Clock::now() + m_backoff.after(++m_pauses, {});
        m_lastWords = words;
        m_waiting.push_back(std::move(batch));
    }

    void giveUp(const std::string &words) { m_error = Error{ErrorCode::Network, words}; }

    std::string wordsOf(const http::Reply &reply, const std::string &body) const
    {
        std::string words = "the server answered " + std::to_string(reply.status);
        if (reply.failure != http::Failure::None)
            words = reply.words;
        else if (!reply.location.empty())
            words += " and points to another address; the key is for this one only";
        else if (const auto said = chat::reasonIn(body))
            words += ": " + *said;
        return chat::shownWords(m_mask, words);
    }

    void tell()
    {
        const auto all = static_cast<double>(std::max<std::size_t>(m_outcome.asked, 1));
        m_control.report(static_cast<double>(m_done) / all, "vectors");
    }

    std::span<const std::string_view> m_texts;
    const ServerAccess &m_access;
    Answers &m_kept;
    JobControl &m_control;
    chat::KeyMask m_mask;
    http::Exchanges m_exchanges;
    chat::Backoff m_backoff;
    chat::MinuteLimit m_limit;
    std::vector<Batch> m_waiting;
    std::optional<Error> m_error;
    Clock::time_point m_holdUntil;
    Clock::time_point m_toldUntil; ///< of a long wait
    std::string m_lastWords;
    int m_failedInRow = 0; ///< requests
    int m_pauses = 0;      ///< for all, in a row
    bool m_namesFormat = true;
    RequestOutcome m_outcome;
    std::size_t m_done = 0;
};

} // namespace

Result<RequestOutcome> runAsking(std::span<const std::string_view> texts,
                                 const ServerAccess &access,
                                 Answers &answers,
                                 JobControl &control)
{
    KEYSEED_TRY(http::checkHeaderValue("the key of the server", access.key));
    KEYSEED_TRY(http::checkAddress(access.server.baseUrl, access.network.plainHttpHost));
    return Run(texts, access, answers, control).ask();
}

Result<RequestOutcome>
askForTextVectors(const SentTexts &texts, const ServerAccess &access, Answers &answers, JobControl &control)
{
    auto outcome = runAsking(texts.m_texts, access, answers, control);
    if (outcome)
        outcome->withoutNames.clear(); // they are texts of a person
    return outcome;
}

} // namespace core::vectorserver
