#include "core/chat/WritingQueue.h"

#include "core/base/Date.h"
#include "core/base/Result.h"
#include "core/chat/ServerPool.h"
#include "core/chat/WritingTask.h"
#include "core/http/Address.h"
#include "core/http/Exchanges.h"
#include "core/privacy/Spend.h"

#include <queue>

#include <algorithm>
#include <future>
#include <memory>
#include <thread>
#include <utility>

namespace core::chat {

namespace {

using std::chrono::milliseconds;

constexpr milliseconds look{50}; // how often a cancel is looked for
constexpr milliseconds longWait = std::chrono::minutes(1);
// An answer with a flaw is paid for, and the next one may well have it too.
constexpr int mostFlawed = 3;
// So many documents lost in a row, with no answer between them, are the server's doing.
constexpr int fewestLost = 8;

std::vector<AskedServer> serversOf(const WritingRun &run)
{
    if (!run.servers.empty())
        return run.servers;
    AskedServer one{.server = run.server, .key = run.key, .plainHttpHost = {}};
    one.inFlight = run.limits.inFlight;
    one.requestsPerMinute = run.limits.requestsPerMinute;
    one.tokensPerMinute = run.limits.tokensPerMinute;
    return {std::move(one)};
}

class Run
{
public:
    Run(const WritingRun &run,
        const PromptSource &prompts,
        const std::vector<synthesis::Sequence> &sequences,
        AnswerStore &store,
        WritingWatch &watch,
        JobControl &control)
        : m_run(run)
        , m_prompts(prompts)
        , m_sequences(sequences)
        , m_store(store)
        , m_watch(watch)
        , m_control(control)
        , m_exchanges(run.network)
        , m_backoff(run.limits.firstBackoff, run.limits.longestBackoff)
        , m_pool(serversOf(run), run.limits.firstBackoff, run.limits.longestBackoff)
    {}

    Result<WritingOutcome> write()
    {
        KEYSEED_TRY(enqueue());
        Result<void> asked;
        try {
            asked = askAll();
        } catch (...) { // whatever it was: what has come is paid for
            (void)keepAll();
            throw;
        }
        KEYSEED_TRY(asked);
        if (auto kept = keepAll(); !kept) // what has come is paid for, however the run ends
            return fail(kept.error());
        if (m_serverFault)
            return fail(ErrorCode::Network, *m_serverFault);
        if (!isOver())
            return cancelled();
        return outcome();
    }

private:
    Result<void> askAll()
    {
        while (!m_control.isCancelled() && !m_serverFault) {
            const milliseconds pause = startReady(Clock::now());
            KEYSEED_TRY(keep());
            if (isOver())
                break;
            m_exchanges.run(std::clamp(pause, milliseconds(1), look));
            if (m_exchanges.inFlight() > 0 || pause <= milliseconds(0))
                continue;
            tellLongWait(pause);
            if (m_storing.valid()) // goes on as soon as that is done: rounds of a few texts are many
                m_storing.wait_for(std::min(pause, look));
            else
                std::this_thread::sleep_for(std::min(pause, look));
        }
        return {};
    }

    // Says once of each long wait why it is and how long.
    void tellLongWait(milliseconds pause)
    {
        const auto until = Clock::now() + pause;
        if (pause < longWait || until <= m_toldUntil + longWait)
            return;
        m_toldUntil = until;
        m_control.waiting(std::chrono::ceil<std::chrono::seconds>(pause), m_lastWords);
        m_progress.waitsUntil = until;
        m_progress.waitsFor = m_lastWords;
        tell();
    }

    Result<void> enqueue()
    {
        KEYSEED_ASSIGN(const auto known, m_store.answeredDigests());
        KEYSEED_ASSIGN(const auto before, m_store.totals());
        m_nextId = before.lastId + 1;
        m_progress = {.done = 0,
                      .all = m_sequences.size(),
                      .requests = before.requests,
                      .promptTokens = before.promptTokens,
                      .completionTokens = before.completionTokens,
                      .money = m_run.prices.of(before.promptTokens, before.completionTokens)};
        for (std::size_t index = 0; index < m_sequences.size(); ++index) {
            if (isKnown(known, index))
                ++m_progress.done;
            else
                m_waiting.push(Waiting::of(index));
        }
        if (!m_pool.isSeveral() && m_progress.done == 0)
            m_pool.tryFirst(0);
        tell();
        return {};
    }

    // Made again when it is needed: a million prompts would not fit into memory.
    Prompt prompt(std::size_t index) const { return m_prompts.promptFor(m_sequences[index]); }
    Digest key(const Server &server, std::size_t index) const
    {
        return keyOf(server, prompt(index), m_run.sampling, m_sequences[index].id);
    }
    bool isKnown(const std::set<Digest> &known, std::size_t index) const
    {
        return std::ranges::any_of(m_pool.models(),
                                   [&](const Server &server) { return known.contains(key(server, index)); });
    }

    bool isOver() const { return m_exchanges.inFlight() == 0 && (m_waiting.empty() || m_capReached); }

    double mostMoneyOf(const Prompt &prompt) const
    {
        return m_run.prices.of(estimatedTokens(prompt), m_run.sampling.maximumTokens);
    }

    bool isAtCap(double money) const
    {
        const QueueLimits &limits = m_run.limits;
        return (limits.mostRequests && m_progress.requests >= *limits.mostRequests)
               || (limits.mostMoney && m_progress.money + m_moneyUnderWay + money > *limits.mostMoney);
    }

    // Starts what may start; how long until the next one may.
    milliseconds startReady(Clock::time_point now)
    {
        const auto most = static_cast<std::size_t>(m_pool.mostInFlight());
        m_capReached = false;
        while (!m_waiting.empty() && m_exchanges.inFlight() < most && !m_serverFault) {
            if (m_watch.isPaused())
                return look;
            const Waiting next = m_waiting.top();
            if (next.notBefore > now)
                return std::chrono::ceil<milliseconds>(next.notBefore - now);
            const Prompt words = prompt(next.index);
            // Running requests may turn out cheaper than their maximum, and make room.
            if (m_capReached = isAtCap(mostMoneyOf(words)); m_capReached)
                return look;
            const std::int64_t tokens = estimatedTokens(words) + m_run.sampling.maximumTokens;
            const ServerPool::Choice choice = m_pool.choose(tokens, now, now + look);
            if (!choice.server)
                return std::chrono::ceil<milliseconds>(choice.when - now);
            m_waiting.pop();
            m_pool.asked(*choice.server, tokens, now);
            ask(next, *choice.server, words);
        }
        return look;
    }

    void ask(Waiting task, std::size_t at, const Prompt &words)
    {
        const AskedServer &server = m_pool[at];
        ++task.tries;
        task.request = m_nextId++;
        task.promptTokens = estimatedTokens(words);
        task.refused = m_pool.refused(at);
        ++m_progress.requests;
        Sampling sampling = m_run.sampling;
        if (sampling.seed || task.flawed > 0)
            sampling.seed = sampling.seed.value_or(0) + task.flawed;
        http::Request request = messageRequest(server.server, words, sampling, server.key, task.refused);
        request.plainHttpHost = server.plainHttpHost;
        m_batch.batch.sent.push_back(
            {task.request, utcNow(), m_sequences[task.index].id, task.tries, request.url, request.body});
        const double money = mostMoneyOf(words);
        m_moneyUnderWay += money;
        auto reader = std::make_shared<AnswerReader>(server.server.protocol, server.key);
        m_exchanges.start(
            request,
            [reader](std::string_view bytes) { return reader->take(bytes); },
            [this, task, at, reader, money](const http::Reply &reply) {
                m_moneyUnderWay -= money;
                m_pool.ended(at);
                ended(task, at, reader->finish(reply));
            });
        m_watch.asked(task.index, task.tries);
    }

    void ended(Waiting task, std::size_t at, tl::expected<Answer, Refusal> read)
    {
        if (read)
            return answered(task, at, std::move(*read));
        const Refusal &refusal = read.error();
        m_lastWords = refusal.words;
        m_batch.batch.ended.push_back({task.request, utcNow(), refusal.status, refusal.words});
        if (isAdapted(task, at, refusal)) {
            --task.tries;
            task.notBefore = Clock::now();
            m_waiting.push(task);
            return;
        }
        m_pool.tried(at);
        if (m_pool.isSeveral() && (isTrouble(refusal) || isOfTheServer(refusal)))
            return troubled(task, at, refusal);
        if (isTrouble(refusal))
            failedAlone(at, refusal);
        if (refusal.failure == http::Failure::Certificate)
            countLost(refusal.words);
        if (refusal.remedy == Remedy::GiveUp && isOfTheServer(refusal)) {
            m_serverFault = refusal.words;
        } else if (refusal.remedy == Remedy::GiveUp || task.tries >= m_run.limits.tries) {
            giveUp(task, refusal.words);
        } else {
            const milliseconds pause = m_backoff.after(task.tries, refusal.retryAfter);
            task.notBefore = Clock::now() + pause;
            m_waiting.push(task);
            m_watch.delayed(task.index, pause, refusal.words);
        }
    }

    // Replaces the parameters that the server does not accept; returns whether the request had any of them,
    // so that another one may succeed.
    bool isAdapted(const Waiting &task, std::size_t at, const Refusal &refusal)
    {
        std::string replaced;
        bool isOther = false;
        for (const Parameter each : refusal.parameters) {
            isOther = isOther || !task.refused.contains(each);
            if (m_pool.refused(at).contains(each))
                continue;
            m_pool.refuse(at, each);
            replaced += "; " + std::string(replacementOf(each));
        }
        if (!replaced.empty())
            m_watch.adapted(refusal.words + replaced);
        return isOther;
    }

    // The only server is in trouble.
    void failedAlone(std::size_t at, const Refusal &refusal)
    {
        m_pool.failedAlone(at, refusal.words, refusal.retryAfter, Clock::now());
        if (m_pool.isLost(m_run.limits.tries))
            m_serverFault = refusal.words + " (again and again, with growing pauses)";
    }

    // One of several servers is in trouble. Its document goes to another one where there is one; a try of the
    // document counts once they all had their turn.
    void troubled(Waiting task, std::size_t at, const Refusal &refusal)
    {
        const auto now = Clock::now();
        if (isTrouble(refusal))
            m_pool.failed(at, refusal.words, refusal.retryAfter, now);
        else
            m_pool.turnOff(at, refusal.words);
        if (m_pool.isLost(m_run.limits.tries)) {
            m_serverFault = m_pool.words();
            tell();
            return;
        }
        milliseconds pause{0};
        if (!isTrouble(refusal)
            || (m_pool.hasOtherThan(at, now) && task.moves + 1 < static_cast<int>(m_pool.size()))) {
            ++task.moves;
            --task.tries;
        } else if (task.tries >= m_run.limits.tries) {
            return giveUp(task, refusal.words);
        } else {
            task.moves = 0;
            pause = m_backoff.after(task.tries, {});
        }
        task.notBefore = now + pause;
        m_waiting.push(task);
        m_watch.delayed(task.index, pause, refusal.words);
        tell();
    }

    void answered(Waiting task, std::size_t at, Answer answer)
    {
        m_pool.answered(at);
        m_lostInRow = 0;
        const std::int64_t promptTokens = answer.promptTokens.value_or(task.promptTokens);
        const std::int64_t completionTokens = answer.completionTokens.value_or(m_run.sampling.maximumTokens);
        count(promptTokens, completionTokens);
        const auto flaws = flawsOf(answer, m_sequences[task.index]);
        const bool isWorthAnother = std::ranges::any_of(flaws, [&](writing::Flaw flaw) {
            return m_run.policies[static_cast<std::size_t>(flaw)] == Policy::Retry;
        });
        // A longer answer is what it lacks, which another seed does not give.
        const bool isSpent = answer.isReasoningAlone && answer.finish == Finish::CutOff;
        const bool isAnother =
            isWorthAnother && !isSpent && task.tries < m_run.limits.tries && task.flawed + 1 < mostFlawed;
        m_batch.batch.ended.push_back({task.request,
                                       utcNow(),
                                       200,
                                       isAnother ? "answered, with a flaw: asked again" : "answered",
                                       promptTokens,
                                       completionTokens});
        if (isAnother) {
            ++task.flawed;
            task.notBefore = Clock::now();
            m_waiting.push(task);
        } else if (!flaws.empty() && flaws.front() == writing::Flaw::Empty) {
            giveUp(task, wordsOfNothing(answer));
        } else {
            const Server &server = m_pool[at].server;
            m_batch.batch.answers.push_back(
                {key(server, task.index), m_sequences[task.index].id, std::move(answer), server.model});
            m_batch.indices.push_back(task.index);
        }
    }

    void giveUp(const Waiting &task, const std::string &words)
    {
        m_lastWords = words;
        m_givenUp.push_back(m_sequences[task.index].id);
        m_watch.gaveUp(task.index, words);
        countLost(words);
    }

    void countLost(const std::string &words)
    {
        if (++m_lostInRow >= std::max(fewestLost, m_pool.mostInFlight()))
            m_serverFault = words + " (" + std::to_string(m_lostInRow) + " times in a row)";
    }

    // Counts the maximum for a server that gives no figures, or impossible ones, so that a cap holds.
    void count(std::int64_t promptTokens, std::int64_t completionTokens)
    {
        m_progress.promptTokens = privacy::saturatingSum(m_progress.promptTokens, promptTokens);
        m_progress.completionTokens = privacy::saturatingSum(m_progress.completionTokens, completionTokens);
        m_progress.money += m_run.prices.of(promptTokens, completionTokens);
    }

    // Stores everything that came meanwhile in one transaction, beside the exchanges: a disk needs longer to
    // be sure than a quick server to answer.
    Result<void> keep()
    {
        if (m_storing.valid()) {
            if (m_storing.wait_for(milliseconds(0)) != std::future_status::ready)
                return {};
            KEYSEED_TRY(finishStoring());
        }
        if (m_batch.isEmpty())
            return {};
        m_beingStored = std::exchange(m_batch, {});
        m_storing = std::async(std::launch::async, [this] { return m_store.keep(m_beingStored.batch); });
        return {};
    }

    Result<void> keepAll()
    {
        while (m_storing.valid() || !m_batch.isEmpty()) {
            if (m_storing.valid())
                m_storing.wait();
            KEYSEED_TRY(keep());
        }
        return {};
    }

    Result<void> finishStoring()
    {
        KEYSEED_TRY(m_storing.get());
        m_progress.done += m_beingStored.indices.size();
        for (std::size_t place = 0; place < m_beingStored.indices.size(); ++place)
            m_watch.answered(m_beingStored.indices[place], m_beingStored.batch.answers[place].answer);
        m_beingStored = {};
        tell();
        return {};
    }

    WritingProgress standing() const
    {
        WritingProgress progress = m_progress;
        if (m_pool.isSeveral())
            progress.servers = m_pool.statuses(Clock::now());
        return progress;
    }

    void tell()
    {
        m_watch.progressed(standing());
        const auto all = static_cast<double>(std::max<std::size_t>(m_progress.all, 1));
        m_control.report(static_cast<double>(m_progress.done) / all, "asking");
    }

    WritingOutcome outcome() const
    {
        const WritingEnd end = m_capReached && !m_waiting.empty() ? WritingEnd::Cap
                               : m_givenUp.empty()                ? WritingEnd::Complete
                                                                  : WritingEnd::Partial;
        return {end, standing(), m_givenUp, end == WritingEnd::Complete ? std::string() : m_lastWords};
    }

    const WritingRun &m_run;
    const PromptSource &m_prompts;
    const std::vector<synthesis::Sequence> &m_sequences;
    AnswerStore &m_store;
    WritingWatch &m_watch;
    JobControl &m_control;
    http::Exchanges m_exchanges;
    Backoff m_backoff;
    ServerPool m_pool;
    std::priority_queue<Waiting> m_waiting;
    Fresh m_batch; ///< not stored yet
    std::vector<std::string> m_givenUp;
    std::optional<std::string> m_serverFault;
    std::string m_lastWords;
    Clock::time_point m_toldUntil; ///< of a long wait
    WritingProgress m_progress;
    double m_moneyUnderWay = 0.0; ///< at most
    std::int64_t m_nextId = 1;
    int m_lostInRow = 0;
    bool m_capReached = false;
    Fresh m_beingStored;
    std::future<Result<void>> m_storing; // last: its end is waited for before anything it uses goes
};

} // namespace

Result<WritingOutcome> writeWithModel(const WritingRun &run,
                                      const PromptSource &prompts,
                                      const privacy::Released<std::vector<synthesis::Sequence>> &sequences,
                                      AnswerStore &store,
                                      WritingWatch &watch,
                                      JobControl &control)
{
    for (const AskedServer &each : serversOf(run)) {
        KEYSEED_TRY(validate(each.server));
        KEYSEED_TRY(http::checkHeaderValue("the key of the server", each.key));
    }
    KEYSEED_TRY(store.lock());
    return Run(run, prompts, *sequences, store, watch, control).write();
}

} // namespace core::chat
