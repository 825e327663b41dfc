#pragma once

#include "core/chat/Answer.h"
#include "core/chat/AnswerStore.h"
#include "core/chat/RequestCharge.h"
#include "core/chat/ServerPool.h"

#include <chrono>
#include <cstdint>
#include <future>
#include <memory>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

/// The documents on their way through a run of WritingQueue.cpp, which alone uses this.
namespace core::chat {

/// A document that waits for its turn: the earliest first, then in order.
struct Waiting
{
    Clock::time_point notBefore;
    std::size_t index = 0;
    int tries = 0;                             ///< so far
    int moves = 0;                             ///< since the last try that counts: servers that failed on it
    int flawed = 0;                            ///< answers so far that were not taken
    std::string wish = {};                     ///< sentences that say what was wrong with the last answer
    std::shared_ptr<const Answer> usable = {}; ///< an earlier answer that would do
    std::int64_t request = 0;
    EstimatedRequest estimate = {};
    std::set<Parameter> refused = {}; ///< parameters that the request does without

    static Waiting of(std::size_t index)
    {
        Waiting made;
        made.index = index;
        return made;
    }

    bool operator<(const Waiting &other) const // for a queue that gives the largest first
    {
        return std::tie(other.notBefore, other.index) < std::tie(notBefore, index);
    }
};

/// A request that leaves once its charge is stored, so that no kill makes it free.
struct Charged
{
    Waiting task;
    std::size_t server = 0; ///< of the pool
    http::Request request;
};

/// The rows that the next transaction stores.
struct Fresh
{
    AnswerStore::Batch batch;
    std::vector<std::size_t> indices; ///< of the sequences of batch.answers
    std::vector<Charged> requests;    ///< of batch.sent

    bool isEmpty() const { return batch.isEmpty(); }
};

/// Stores one batch at a time on a thread of its own, beside the exchanges: a disk needs longer to be sure
/// than a quick server to answer.
class Storing final
{
public:
    explicit Storing(AnswerStore &store)
        : m_store(store)
    {}

    bool isBusy() const { return m_kept.valid(); }
    bool isReady() const { return m_kept.wait_for(std::chrono::seconds(0)) == std::future_status::ready; }
    void wait() const { m_kept.wait(); }
    void wait(std::chrono::milliseconds most) const { m_kept.wait_for(most); }
    std::size_t requests() const { return m_batch.requests.size(); }

    void begin(Fresh batch)
    {
        m_batch = std::move(batch);
        m_kept = std::async(std::launch::async, [this] { return m_store.keep(m_batch.batch); });
    }
    /// Returns the batch once it is stored. Errors: those of AnswerStore::keep().
    Result<Fresh> finish()
    {
        KEYSEED_TRY(m_kept.get());
        return std::exchange(m_batch, {});
    }

private:
    AnswerStore &m_store;
    Fresh m_batch;
    std::future<Result<void>> m_kept; // last: its end is waited for before anything it uses goes
};

/// Returns whether the same request would fail for every prompt.
inline bool isOfTheServer(const Refusal &refusal)
{
    return refusal.isAccountEmpty || refusal.status == 0 || refusal.status == 401 || refusal.status == 403
           || refusal.status == 404 || (refusal.status >= 300 && refusal.status < 400);
}

/// Returns whether the server failed, or is overloaded: another one may do.
inline bool isTrouble(const Refusal &refusal)
{
    return refusal.remedy == Remedy::TryAgain;
}

/// Returns the reason why an answer has no text.
inline std::string wordsOfNothing(const Answer &answer)
{
    if (!answer.isReasoningAlone)
        return answer.finish == Finish::Withheld ? "the model declined, or its answer was withheld"
                                                 : "the model gave no text";
    return answer.finish == Finish::CutOff
               ? "the model gave nothing but its reasoning, which took all of writer.maxTokens"
               : "the model gave nothing but its reasoning";
}

} // namespace core::chat
