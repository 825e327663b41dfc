#pragma once

#include "core/chat/Answer.h"
#include "core/chat/AnswerStore.h"
#include "core/chat/ServerPool.h"

#include <cstdint>
#include <set>
#include <string>
#include <tuple>
#include <vector>

/// The documents on their way through a run of WritingQueue.cpp, which alone uses this.
namespace core::chat {

/// A document that waits for its turn: the earliest first, then in order.
struct Waiting
{
    Clock::time_point notBefore;
    std::size_t index = 0;
    int tries = 0;  ///< so far
    int moves = 0;  ///< since the last try that counts: servers that failed on it
    int flawed = 0; ///< answers so far that were not taken
    std::int64_t request = 0;
    std::int64_t promptTokens = 0;    ///< estimated
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

/// An answer to store.
struct Fresh
{
    AnswerStore::Batch batch;
    std::vector<std::size_t> indices; ///< of the sequences of batch.answers

    bool isEmpty() const { return batch.isEmpty(); }
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
