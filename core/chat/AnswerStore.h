#pragma once

#include "core/base/Database.h"
#include "core/base/Digest.h"
#include "core/base/FileLock.h"
#include "core/base/Public.h"
#include "core/chat/Answer.h"
#include "core/chat/RequestCharge.h"
#include "core/chat/Server.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace core::chat {

/// Returns the key of an answer: with another model, prompt or temperature it is another answer. The seed
/// does not count, so that a retry with another seed replaces nothing.
Digest
keyOf(const Server &server, const Prompt &prompt, const Sampling &sampling, std::string_view documentId);

struct StoredAnswer
{
    Digest key = {};
    std::string documentId;
    Answer answer;
    std::string model; ///< as it was asked for
};

/// A request as it left: everything but the headers, of which one may hold the key.
struct SentRequest
{
    std::int64_t id = 0;
    std::string at; ///< UTC
    std::string documentId;
    int tries = 0;
    std::string url;
    std::string body;
    Charge charge = {}; ///< until its outcome says otherwise, so that an interrupted run is no free one
};

/// How a request ended.
struct SentOutcome
{
    std::int64_t id = 0;
    std::string at; ///< UTC
    int status = 0; ///< of HTTP; 0 when none came
    std::string words;
    std::optional<Charge> charge = {}; ///< nothing: that of the request remains
};

/// All requests of a project so far.
struct SentTotals
{
    std::int64_t requests = 0;
    std::int64_t lastId = 0;
    std::int64_t promptTokens = 0;
    std::int64_t completionTokens = 0;
};

/// The answers in a project file, so that none is paid for twice, and the log of what was sent for them:
/// written as they come, durable once keep() has returned. Tables of their own in the SQLite file; one object
/// is used by one thread.
class AnswerStore final
{
public:
    /// Makes the tables if needed. Errors: Database, Io.
    static Result<AnswerStore> open(const std::filesystem::path &projectFile);

    /// While it lives nobody else writes answers for this project. Errors: Database if somebody does, Io.
    Result<FileLock> lock() const;

    struct Batch
    {
        std::vector<SentRequest> sent;
        std::vector<SentOutcome> ended; ///< of requests in this batch or an earlier one
        std::vector<StoredAnswer> answers;
        bool replaces = false; ///< whether the answers take the place of stored ones

        bool isEmpty() const { return sent.empty() && ended.empty() && answers.empty(); }
    };
    /// Keeps all in one transaction. A stored answer stays unchanged unless the batch replaces it.
    Result<void> keep(const Batch &batch);

    /// Returns the keys of all stored answers.
    Result<std::set<Digest>> answeredDigests();
    /// Returns the answer with this key; nothing if it is not stored. One of an earlier release is returned
    /// without the model's reasoning.
    Result<std::optional<Answer>> answerTo(const Digest &key);

    /// Counts that no request can have add nothing. Errors: Database, also when the log is at its end.
    Result<SentTotals> totals();
    /// Calls `take` with one line of JSON for each request ever sent, oldest first.
    Result<void> eachSent(const std::function<void(const std::string &line)> &take);

private:
    explicit AnswerStore(Database database)
        : m_database(std::move(database))
    {}
    Result<void> addSent(const SentRequest &request);
    Result<void> addOutcome(const SentOutcome &outcome);
    Result<void> addAnswer(const StoredAnswer &answer, bool replaces);

    Database m_database;
};

} // namespace core::chat

/// Answers of a model to released sequences are public.
template<>
inline constexpr bool core::isPublic<core::chat::AnswerStore> = true;
