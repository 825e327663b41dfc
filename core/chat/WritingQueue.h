#pragma once

#include "core/base/JobControl.h"
#include "core/chat/AnswerCheck.h"
#include "core/chat/AnswerChecks.h"
#include "core/chat/AnswerStore.h"
#include "core/chat/PromptTemplate.h"
#include "core/chat/RequestCharge.h"
#include "core/chat/Server.h"
#include "core/chat/ServerPool.h"
#include "core/http/Exchange.h"
#include "core/privacy/Released.h"
#include "core/synthesis/keyphrases/Sequence.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace core::chat {

/// How fast and how far.
struct QueueLimits
{
    int inFlight = 8;
    std::int64_t requestsPerMinute = 0; ///< 0: none
    std::int64_t tokensPerMinute = 0;   ///< 0: none; a request counts its prompt and its most
    int tries = 6;                      ///< of one prompt
    std::chrono::milliseconds firstBackoff = std::chrono::seconds(1);
    std::chrono::milliseconds longestBackoff = std::chrono::seconds(60);
    std::optional<std::int64_t> mostRequests; ///< of the project; stops the queue cleanly
    /// The same, by Prices and the charges of all requests (core/chat/RequestCharge.h). Nothing is begun
    /// that, with what is under way, would go beyond it.
    std::optional<double> mostMoney;
};

/// The progress of a run.
struct WritingProgress
{
    std::size_t done = 0; ///< with an answer, of this run or an earlier one
    std::size_t all = 0;
    std::int64_t requests = 0; ///< this and the following: of the project, earlier runs too
    std::int64_t promptTokens = 0;
    std::int64_t completionTokens = 0;
    double money = 0.0;
    std::optional<Clock::time_point> waitsUntil = {}; ///< nothing happens before, if that is still to come
    std::string waitsFor = {};                        ///< the reason
    double tokensPerSecond = 0.0;                     ///< of all answers, measured over the last minute
    std::optional<std::chrono::seconds> left = {};    ///< by that speed and the answers so far
    writing::CheckCounts checks = {}; ///< of the answers of this run, those that were asked for again too
    std::vector<ServerStatus> servers = {}; ///< of a run with several, in their order: of this run alone
};

/// The reason why a run ended.
enum class WritingEnd {
    Complete, ///< every document has an answer
    Partial,  ///< some prompts were given up; the others have theirs
    Cap       ///< of requests or money; those of earlier runs count
};

struct WritingOutcome
{
    WritingEnd end = WritingEnd::Complete;
    WritingProgress progress;
    std::vector<std::string> givenUp; ///< ids of documents
    std::string words;                ///< of the last refusal
};

/// An observer of a run. All functions are called from the thread of the run.
class WritingWatch
{
public:
    virtual ~WritingWatch() = default;
    /// While true nothing new is asked for; what is under way continues.
    virtual bool isPaused() const { return false; }
    virtual void progressed(const WritingProgress &) {}
    /// A request was sent, not for the first time when `tries` > 1.
    virtual void asked(std::size_t /*index*/, int /*tries*/) {}
    /// A document was refused for now, and will be asked for again after `pause`; `words` say why.
    virtual void
    delayed(std::size_t /*index*/, std::chrono::milliseconds /*pause*/, const std::string & /*words*/)
    {}
    /// A server refused parameters, which are replaced from now on; `words` say which and why.
    virtual void adapted(const std::string & /*words*/) {}
    /// An answer was stored. `index` is that of the sequence.
    virtual void answered(std::size_t /*index*/, const Answer &) {}
    /// A document got no answer in all its tries; `words` say why.
    virtual void gaveUp(std::size_t /*index*/, const std::string & /*words*/) {}
};

struct WritingRun
{
    Server server;
    Sampling sampling;
    http::Network network;
    QueueLimits limits;
    Prices prices;
    Policies policies = usualPolicies;
    std::shared_ptr<const AnswerChecks> checks = {}; ///< of answers to sequences without a draft; may be null
    std::string key;                                 ///< of the server; nowhere but in the request
    /// If not empty, these are asked instead of `server`. Each has its own pace; `limits` applies to the
    /// whole run.
    std::vector<AskedServer> servers;
};

/// Asks for every answer that the store does not hold yet, several at a time, and stores each as it comes.
/// After a crash the same call continues where the last one ended. A server that asks for patience gets it;
/// one that refuses the key, the model or the path, or has nothing left for this account, ends the run at
/// once, and so does one from which nothing comes any more. As many requests go to a server at a
/// time as its speed is good for (Pace.h), and at most those of the limits; an answer may take any time as
/// long as words arrive (AnswerStream.h). Parameters that a server refuses are replaced, for the rest of the
/// run: the first request to a single server goes alone. A single server that fails gets pauses that double,
/// and one request between them. Waits of more than a minute are told (JobControl). Of several servers each
/// has its own pace; one that fails is left alone for a growing time and its documents go to the others, one
/// that refuses key, model or path is asked no more in this run, and the run ends once none is left. An
/// answer of any of them is not asked for again. Cancelling drops what is under way. Errors: Cancelled,
/// InvalidParameter (a key with control characters), Network (in words, what was stored stays), Database
/// (also when another run writes). Stage: "asking".
Result<WritingOutcome> writeWithModel(const WritingRun &run,
                                      const PromptSource &prompts,
                                      const privacy::Released<std::vector<synthesis::Sequence>> &sequences,
                                      AnswerStore &store,
                                      WritingWatch &watch,
                                      JobControl &control);

} // namespace core::chat
