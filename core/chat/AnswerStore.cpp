#include "core/chat/AnswerStore.h"

#include "core/base/Date.h"
#include "core/base/JsonInput.h"
#include "core/base/ProjectFile.h"
#include "core/base/Result.h"
#include "core/chat/Reasoning.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace core::chat {

namespace {

using OrderedJson = nlohmann::ordered_json;

// An earlier release kept what a server said, whatever it was.
std::optional<std::int64_t> count(const Statement &row, int column)
{
    return row.isNull(column) ? std::nullopt : saneTokens(row.integer(column));
}

Finish finishOf(std::int64_t number)
{
    return number >= 0 && number <= static_cast<std::int64_t>(Finish::Unsaid) ? static_cast<Finish>(number)
                                                                              : Finish::Unsaid;
}

// An impossible count of a request adds nothing, so that the sum of as many as a file can hold is in range.
std::string sumOf(const std::string &column)
{
    return "ifnull(sum(CASE WHEN typeof(" + column + ") = 'integer' AND " + column + " BETWEEN 0 AND "
           + std::to_string(mostTokens) + " THEN " + column + " END), 0)";
}

// Far from where numbers end.
constexpr std::int64_t mostRequestId = std::int64_t{1} << 60;

std::string dumped(const OrderedJson &json)
{
    return json.dump(-1, ' ', false, OrderedJson::error_handler_t::replace);
}

} // namespace

Digest
keyOf(const Server &server, const Prompt &prompt, const Sampling &sampling, std::string_view documentId)
{
    OrderedJson parts{nameOf(server.protocol),
                      server.model,
                      prompt.system,
                      prompt.user,
                      sampling.temperature.value_or(-1.0),
                      sampling.maximumTokens,
                      documentId};
    for (const Prompt::Turn &each : prompt.turns)
        parts.push_back({each.user, each.assistant});
    return sha256(dumped(parts));
}

Result<AnswerStore> AnswerStore::open(const std::filesystem::path &projectFile)
{
    KEYSEED_ASSIGN(auto database, Database::open(projectFile, projectFileLayout));
    return AnswerStore(std::move(database));
}

Result<FileLock> AnswerStore::lock() const
{
    std::filesystem::path path = m_database.path();
    path += ".writing";
    return FileLock::take(path,
                          m_database.path().string()
                              + ": another run is asking for its documents; wait for it, or end it first");
}

Result<void> AnswerStore::keep(const Batch &batch)
{
    return m_database.transaction([&]() -> Result<void> {
        for (const SentRequest &each : batch.sent)
            KEYSEED_TRY(addSent(each));
        for (const SentOutcome &each : batch.ended)
            KEYSEED_TRY(addOutcome(each));
        for (const StoredAnswer &each : batch.answers)
            KEYSEED_TRY(addAnswer(each, batch.replaces));
        return {};
    });
}

Result<void> AnswerStore::addSent(const SentRequest &request)
{
    KEYSEED_ASSIGN(
        auto insert,
        m_database.prepare(
            "INSERT INTO sent(id, at, document, tries, url, body, prompt_tokens, completion_tokens) "
            "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)"));
    return insert.bind(1, request.id)
        .bind(2, request.at)
        .bind(3, request.documentId)
        .bind(4, std::int64_t{request.tries})
        .bind(5, request.url)
        .bind(6, request.body)
        .bind(7, request.charge.promptTokens)
        .bind(8, request.charge.completionTokens)
        .run();
}

Result<void> AnswerStore::addOutcome(const SentOutcome &outcome)
{
    KEYSEED_ASSIGN(auto update,
                   m_database.prepare("UPDATE sent SET ended = ?2, status = ?3, outcome = ?4, "
                                      "prompt_tokens = ifnull(?5, prompt_tokens), "
                                      "completion_tokens = ifnull(?6, completion_tokens) WHERE id = ?1"));
    update.bind(1, outcome.id)
        .bind(2, outcome.at)
        .bind(3, std::int64_t{outcome.status})
        .bind(4, outcome.words);
    if (outcome.charge)
        update.bind(5, outcome.charge->promptTokens).bind(6, outcome.charge->completionTokens);
    return update.run();
}

Result<void> AnswerStore::addAnswer(const StoredAnswer &each, bool replaces)
{
    auto insert =
        m_database.prepare(std::string(replaces ? "INSERT OR REPLACE" : "INSERT OR IGNORE")
                           + " INTO answer(key, document, received, model, finish, "
                             "prompt_tokens, completion_tokens, text) VALUES (?1, ?2, ?3, ?4, ?5, ?6, "
                             "?7, ?8)");
    KEYSEED_TRY(insert);
    insert->bindBlob(1, bytesOf(each.key))
        .bind(2, each.documentId)
        .bind(3, utcNow())
        .bind(4, each.model)
        .bind(5, static_cast<std::int64_t>(each.answer.finish));
    if (each.answer.promptTokens)
        insert->bind(6, *each.answer.promptTokens);
    if (each.answer.completionTokens)
        insert->bind(7, *each.answer.completionTokens);
    return insert->bind(8, each.answer.text).run();
}

Result<std::set<Digest>> AnswerStore::answeredDigests()
{
    KEYSEED_ASSIGN(auto rows, m_database.prepare("SELECT key FROM answer"));
    std::set<Digest> keys;
    for (auto row = rows.step();; row = rows.step()) {
        KEYSEED_TRY(row);
        if (!*row)
            return keys;
        const std::string bytes = rows.blob(0);
        Digest key = {};
        if (bytes.size() == key.size())
            std::copy(bytes.begin(), bytes.end(), key.begin());
        keys.insert(key);
    }
}

Result<std::optional<Answer>> AnswerStore::answerTo(const Digest &key)
{
    KEYSEED_ASSIGN(auto rows,
                   m_database.prepare(
                       "SELECT finish, prompt_tokens, completion_tokens, text FROM answer WHERE key = ?1"));
    KEYSEED_ASSIGN(const auto row, rows.bindBlob(1, bytesOf(key)).step());
    if (!row)
        return std::optional<Answer>();
    return std::optional(Answer{.text = withoutReasoning(rows.text(3)),
                                .finish = finishOf(rows.integer(0)),
                                .promptTokens = count(rows, 1),
                                .completionTokens = count(rows, 2)});
}

Result<SentTotals> AnswerStore::totals()
{
    KEYSEED_ASSIGN(auto rows,
                   m_database.prepare("SELECT count(*), ifnull(max(id), 0), " + sumOf("prompt_tokens") + ", "
                                      + sumOf("completion_tokens") + " FROM sent"));
    KEYSEED_TRY(rows.step());
    if (rows.integer(1) > mostRequestId)
        return fail(ErrorCode::Database,
                    m_database.path().string()
                        + ": the log of what was sent has no number left for another request; begin a new "
                          "project");
    return SentTotals{rows.integer(0), rows.integer(1), rows.integer(2), rows.integer(3)};
}

Result<void> AnswerStore::eachSent(const std::function<void(const std::string &line)> &take)
{
    KEYSEED_ASSIGN(auto rows,
                   m_database.prepare("SELECT at, document, tries, url, body, ended, status, outcome, "
                                      "prompt_tokens, completion_tokens FROM sent ORDER BY id"));
    for (auto row = rows.step();; row = rows.step()) {
        KEYSEED_TRY(row);
        if (!*row)
            return {};
        OrderedJson line{{"at", rows.text(0)},
                         {"document", rows.text(1)},
                         {"try", rows.integer(2)},
                         {"url", rows.text(3)},
                         {"body", parseJson<OrderedJson>(rows.text(4))},
                         {"promptTokens", count(rows, 8).value_or(0)},
                         {"completionTokens", count(rows, 9).value_or(0)}};
        if (rows.isNull(5))
            line["outcome"] = "not known: the program was interrupted";
        else
            line.update({{"ended", rows.text(5)}, {"status", rows.integer(6)}, {"outcome", rows.text(7)}});
        take(dumped(line));
    }
}

} // namespace core::chat
