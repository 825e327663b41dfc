#include "core/chat/WritingQueue.h"

#include "core/base/Date.h"
#include "core/base/Result.h"
#include "core/chat/AnswerStream.h"
#include "core/chat/ServerPool.h"
#include "core/chat/WritingStanding.h"
#include "core/chat/WritingTask.h"
#include "core/http/Address.h"
#include "core/http/Exchanges.h"

#include <queue>

#include <algorithm>
#include <memory>
#include <thread>
#include <utility>

namespace core::chat {

namespace {

using std::chrono::milliseconds;

constexpr milliseconds look{50}; // how often a cancel is looked for
constexpr milliseconds soon{2};  // how often, while requests wait for the disk
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
        , m_standing(m_pool, watch, control)
        , m_charges(run.sampling.maximumTokens)
        , m_storing(store)
    {}

    Result<WritingOutcome> write()
    {
        KEYSEED_TRY(enqueue());
        Result<void> asked;
        const auto keepRest = [this] { // what has come is paid for, however the run ends
            m_isEnding = true;
            return keepAll();
        };
        try {
            asked = askAll();
        } catch (...) {
            (void)keepRest();
            throw;
        }
        KEYSEED_TRY(asked);
        KEYSEED_TRY(keepRest());
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
            if (m_standing.isDue())
                m_standing.tell();
            m_exchanges.run(std::clamp(pause, milliseconds(1), m_storing.requests() == 0 ? look : soon));
            if (m_exchanges.inFlight() > 0 || pause <= milliseconds(0))
                continue;
            m_standing.tellLongWait(pause, m_lastWords);
            if (m_storing.isBusy()) // goes on as soon as that is done: rounds of a few texts are many
                m_storing.wait(std::min(pause, look));
            else
                std::this_thread::sleep_for(std::min(pause, look));
        }
        return {};
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
        m_standing.tell();
        return {};
    }

    // Made again when it is needed: a million prompts would not fit into memory.
    Prompt prompt(std::size_t index) const { return m_prompts.promptFor(m_sequences[index]); }
    // Asks for a better answer than the last one; the answer is stored as one to the prompt itself.
    Prompt promptOf(const Waiting &task) const
    {
        Prompt words = prompt(task.index);
        if (!task.wish.empty())
            words.user += "\n\n" + task.wish;
        return words;
    }
    bool isChecked(std::size_t index) const { return m_run.checks && m_sequences[index].draft.empty(); }
    Digest key(const Server &server, std::size_t index) const
    {
        return keyOf(server, prompt(index), m_run.sampling, m_sequences[index].id);
    }
    bool isKnown(const std::set<Digest> &known, std::size_t index) const
    {
        return std::ranges::any_of(m_pool.models(),
                                   [&](const Server &server) { return known.contains(key(server, index)); });
    }

    // Requests that wait until they are stored are under way, too.
    std::size_t inFlight() const
    {
        return m_exchanges.inFlight() + m_batch.requests.size() + m_storing.requests();
    }
    bool isOver() const { return inFlight() == 0 && (m_waiting.empty() || m_capReached); }

    bool isAtCap(double money) const
    {
        const QueueLimits &limits = m_run.limits;
        return (limits.mostRequests && m_progress.requests >= *limits.mostRequests)
               || (limits.mostMoney && m_progress.money + m_moneyUnderWay + money > *limits.mostMoney);
    }

    // Starts what may start; how long until the next one may.
    milliseconds startReady(Clock::time_point now)
    {
        const auto places = static_cast<std::size_t>(m_pool.mostInFlight());
        m_capReached = false;
        while (!m_waiting.empty() && inFlight() < places && !m_serverFault) {
            // The first answer tells whether the server counts more than was estimated.
            if (m_watch.isPaused() || (m_run.limits.mostMoney && !m_hasEnded && inFlight() > 0))
                return look;
            Waiting next = m_waiting.top();
            if (next.notBefore > now)
                return std::chrono::ceil<milliseconds>(next.notBefore - now);
            const Prompt words = promptOf(next);
            // Running requests may turn out cheaper than their maximum, and make room.
            next.estimate = m_charges.before(words);
            const Charge &most = next.estimate.most;
            if (m_capReached = isAtCap(m_run.prices.of(most)); m_capReached)
                return look;
            const std::int64_t tokens = most.promptTokens + most.completionTokens;
            const ServerPool::Choice choice = m_pool.choose(tokens, now, now + look);
            if (!choice.server)
                return std::chrono::ceil<milliseconds>(choice.when - now);
            m_waiting.pop();
            m_pool.asked(*choice.server, tokens, now);
            charge(std::move(next), *choice.server, words);
        }
        return look;
    }

    // Makes the request and charges it; it leaves once that is stored.
    void charge(Waiting task, std::size_t at, const Prompt &words)
    {
        const AskedServer &server = m_pool[at];
        ++task.tries;
        task.request = m_nextId++;
        task.refused = m_pool.refused(at);
        ++m_progress.requests;
        Sampling sampling = m_run.sampling;
        if (sampling.seed || task.flawed > 0)
            sampling.seed = sampling.seed.value_or(0) + task.flawed;
        http::Request request = messageRequest(server.server, words, sampling, server.key, task.refused);
        request.plainHttpHost = server.plainHttpHost;
        m_batch.batch.sent.push_back({task.request,
                                      utcNow(),
                                      m_sequences[task.index].id,
                                      task.tries,
                                      request.url,
                                      request.body,
                                      task.estimate.most});
        m_moneyUnderWay += m_run.prices.of(task.estimate.most);
        m_batch.requests.push_back({std::move(task), at, std::move(request)});
    }

    void send(const Charged &charged)
    {
        const AskedServer &server = m_pool[charged.server];
        auto stream = std::make_shared<AnswerStream>(server.server.protocol,
                                                     server.key,
                                                     m_run.network.firstByteTimeout,
                                                     m_run.network.idleTimeout,
                                                     m_run.sampling.maximumTokens,
                                                     Clock::now());
        m_exchanges.start(
            charged.request,
            [this, at = charged.server, index = charged.task.index, stream](std::string_view bytes) {
                const bool goesOn = stream->take(bytes, Clock::now());
                took(at, stream->newTokens());
                return goesOn && (!isChecked(index) || stream->goesOn([&](std::string_view text) {
                           return m_run.checks->endsStream(text, prompt(index), m_sequences[index]);
                       }));
            },
            [this, task = charged.task, at = charged.server, stream](const http::Reply &reply) {
                m_moneyUnderWay -= m_run.prices.of(task.estimate.most);
                m_hasEnded = true;
                m_pool.ended(at);
                auto read = stream->finish(reply);
                took(at, stream->newTokens());
                ended(task, at, std::move(read));
            });
        m_watch.asked(charged.task.index, charged.task.tries);
    }

    void took(std::size_t at, std::int64_t tokens)
    {
        const auto now = Clock::now();
        if (tokens > 0) {
            m_pool.took(at, tokens, now);
            m_standing.took(tokens, now);
        }
    }

    // A request that was charged and did not leave costs nothing.
    void keepBack(const Charged &charged)
    {
        m_batch.batch.ended.push_back(
            {charged.task.request, utcNow(), 0, "not sent: the run ended", Charge{}});
    }

    void ended(Waiting task, std::size_t at, tl::expected<Answer, Refusal> read)
    {
        if (read)
            return answered(task, at, std::move(*read));
        const Refusal &refusal = read.error();
        m_lastWords = refusal.words;
        const Charge charge = m_charges.after(task.estimate, refusal);
        m_standing.count(charge, m_run.prices);
        m_batch.batch.ended.push_back({task.request, utcNow(), refusal.status, refusal.words, charge});
        std::string replaced;
        const bool isAdapted = m_pool.adapt(at, refusal.parameters, task.refused, replaced);
        if (!replaced.empty())
            m_watch.adapted(refusal.words + replaced);
        if (isAdapted) { // another request may succeed
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
            m_standing.tell();
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
        m_standing.tell();
    }

    void answered(Waiting task, std::size_t at, Answer answer)
    {
        m_pool.answered(at, Clock::now());
        m_lostInRow = 0;
        const Charge charge = m_charges.after(task.estimate, answer);
        m_standing.count(charge, m_run.prices);
        m_standing.answered(answer);
        const auto flaws = flawsOf(answer, m_sequences[task.index]);
        const bool isWorthAnother = std::ranges::any_of(flaws, [&](writing::Flaw flaw) {
            return m_run.policies[static_cast<std::size_t>(flaw)] == Policy::Retry;
        });
        // A longer answer is what it lacks, which another seed does not give.
        const bool isSpent = answer.isReasoningAlone && answer.finish == Finish::CutOff;
        std::optional<writing::CheckedText> checked;
        if (isChecked(task.index))
            checked = m_run.checks->check(answer, prompt(task.index), m_sequences[task.index]);
        if (checked)
            m_progress.checks.add(*checked);
        const bool isBetterAsked = checked && m_run.checks->isAskedAgain(*checked, task.flawed);
        const bool isAnother = ((isWorthAnother && task.flawed + 1 < mostFlawed) || isBetterAsked) && !isSpent
                               && task.tries < m_run.limits.tries;
        m_batch.batch.ended.push_back({task.request,
                                       utcNow(),
                                       200,
                                       isAnother
                                           ? "answered, with a flaw: asked again"
                                                 + (checked ? checked->namesBehind(": ") : std::string())
                                           : std::string("answered"),
                                       charge});
        if (isAnother) {
            ++task.flawed;
            if (isBetterAsked) {
                task.wish = m_run.checks->checks.requestFor(*checked, m_run.checks->language);
                if (checked->verdict() == writing::Verdict::Weak)
                    task.usable = std::make_shared<const Answer>(std::move(answer));
            }
            task.notBefore = Clock::now();
            m_waiting.push(task);
        } else if (checked && checked->verdict() == writing::Verdict::Failed && task.usable) {
            take(task, at, *task.usable);
        } else if (!flaws.empty() && flaws.front() == writing::Flaw::Empty) {
            giveUp(task, wordsOfNothing(answer));
        } else {
            take(task, at, std::move(answer));
        }
    }

    void take(const Waiting &task, std::size_t at, Answer answer)
    {
        const Server &server = m_pool[at].server;
        m_batch.batch.answers.push_back(
            {key(server, task.index), m_sequences[task.index].id, std::move(answer), server.model});
        m_batch.indices.push_back(task.index);
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

    // Stores everything that came meanwhile, and the charges of the next requests, in one transaction.
    Result<void> keep()
    {
        if (m_storing.isBusy()) {
            if (!m_storing.isReady())
                return {};
            KEYSEED_TRY(finishStoring());
        }
        if (m_isEnding)
            for (const Charged &each : std::exchange(m_batch.requests, {}))
                keepBack(each);
        if (!m_batch.isEmpty())
            m_storing.begin(std::exchange(m_batch, {}));
        return {};
    }

    Result<void> keepAll()
    {
        while (m_storing.isBusy() || !m_batch.isEmpty()) {
            if (m_storing.isBusy())
                m_storing.wait();
            KEYSEED_TRY(keep());
        }
        return {};
    }

    Result<void> finishStoring()
    {
        KEYSEED_ASSIGN(const Fresh stored, m_storing.finish());
        for (const Charged &each : stored.requests)
            m_isEnding ? keepBack(each) : send(each);
        m_progress.done += stored.indices.size();
        for (std::size_t place = 0; place < stored.indices.size(); ++place)
            m_watch.answered(stored.indices[place], stored.batch.answers[place].answer);
        m_standing.tell();
        return {};
    }

    WritingOutcome outcome() const
    {
        const WritingEnd end = m_capReached && !m_waiting.empty() ? WritingEnd::Cap
                               : m_givenUp.empty()                ? WritingEnd::Complete
                                                                  : WritingEnd::Partial;
        return {end, m_standing.now(), m_givenUp, end == WritingEnd::Complete ? std::string() : m_lastWords};
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
    Standing m_standing;
    WritingProgress &m_progress = m_standing.progress;
    std::priority_queue<Waiting> m_waiting;
    Fresh m_batch; ///< not stored yet
    std::vector<std::string> m_givenUp;
    std::optional<std::string> m_serverFault;
    std::string m_lastWords;
    double m_moneyUnderWay = 0.0; ///< at most
    Charges m_charges;
    bool m_hasEnded = false; ///< whether an exchange of this run has ended
    bool m_isEnding = false; ///< nothing is sent any more
    std::int64_t m_nextId = 1;
    int m_lostInRow = 0;
    bool m_capReached = false;
    Storing m_storing; // last: it is waited for
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
