#include "core/base/Date.h"
#include "core/base/JsonInput.h"
#include "core/base/Result.h"
#include "core/pipeline/project/ProjectStore.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>

namespace core::pipeline {

namespace {

using Json = nlohmann::json;
using SequenceList = std::vector<synthesis::Sequence>;

/// Returns the phrases of a sequence, with its synthetic patient where it has one.
Json contentJson(const synthesis::Sequence &sequence)
{
    if (sequence.patient == 0)
        return sequence.keyphrases;
    Json json = {{"keyphrases", sequence.keyphrases},
                 {"patient", sequence.patient},
                 {"note", sequence.note},
                 {"notes", sequence.notes},
                 {"fields", sequence.fields},
                 {"facts", sequence.facts}};
    if (sequence.daysSinceLast)
        json["daysSinceLast"] = *sequence.daysSinceLast;
    return json;
}

void readContent(const Json &json, synthesis::Sequence &sequence)
{
    if (!json.is_object()) {
        json.get_to(sequence.keyphrases);
        return;
    }
    json.at("keyphrases").get_to(sequence.keyphrases);
    json.at("patient").get_to(sequence.patient);
    json.at("note").get_to(sequence.note);
    json.at("notes").get_to(sequence.notes);
    json.at("fields").get_to(sequence.fields);
    json.at("facts").get_to(sequence.facts);
    if (const auto days = json.find("daysSinceLast"); days != json.end())
        sequence.daysSinceLast = days->get<int>();
}

Result<void>
insertDraft(Database &database, const std::string &schema, std::int64_t number, const std::string &draft)
{
    auto insert = database.prepare("INSERT INTO " + schema + ".draft(number, text) VALUES (?1, ?2)");
    return insert ? insert->bind(1, number).bind(2, draft).run() : fail(insert.error());
}

Result<void> insertSequence(Database &database,
                            const std::string &schema,
                            std::int64_t number,
                            const synthesis::Sequence &sequence)
{
    if (!sequence.draft.empty())
        KEYSEED_TRY(insertDraft(database, schema, number, sequence.draft));
    KEYSEED_ASSIGN(auto insert,
                   database.prepare("INSERT INTO " + schema
                                    + ".sequence(number, id, label, keyphrases) VALUES (?1, ?2, ?3, ?4)"));
    return insert.bind(1, number)
        .bind(2, sequence.id)
        .bind(3, sequence.label)
        .bind(4, contentJson(sequence).dump(-1, ' ', false, Json::error_handler_t::replace))
        .run();
}

Error damaged(const Database &database)
{
    return {ErrorCode::Database,
            database.path().string() + ": the phrases kept in this project are damaged; draw them again"};
}

Result<SequenceList> readSequences(Database &database)
{
    KEYSEED_ASSIGN(auto rows,
                   database.prepare("SELECT id, label, keyphrases, coalesce(text, '') FROM sequence "
                                    "LEFT JOIN draft USING (number) ORDER BY number"));
    SequenceList sequences;
    for (auto row = rows.step();; row = rows.step()) {
        KEYSEED_TRY(row);
        if (!*row)
            return sequences;
        try {
            synthesis::Sequence &sequence = sequences.emplace_back();
            sequence.id = rows.text(0);
            sequence.label = rows.text(1);
            readContent(parseJson<Json>(rows.text(2)), sequence);
            sequence.draft = rows.text(3);
        } catch (const Json::exception &) {
            return fail(damaged(database));
        }
    }
}

using package::Exclusion;
using package::ExclusionReason;
using Exclusions = std::vector<Exclusion>;

// The reasons in a project file: words, so that the order of the enum may change.
constexpr std::array<std::pair<ExclusionReason, std::string_view>, 4> reasonWords{
    {{ExclusionReason::LookAlike, "look-alike"},
     {ExclusionReason::Duplicate, "duplicate"},
     {ExclusionReason::MissingPhrases, "missing phrases"},
     {ExclusionReason::Unsuitable, "unsuitable"}}};

std::string_view wordOf(ExclusionReason reason)
{
    const auto *const found = std::find_if(
        reasonWords.begin(), reasonWords.end(), [&](const auto &each) { return each.first == reason; });
    return found->second;
}

Result<ExclusionReason> reasonOf(const std::string &word, const std::filesystem::path &file)
{
    const auto *const found = std::find_if(
        reasonWords.begin(), reasonWords.end(), [&](const auto &each) { return each.second == word; });
    if (found == reasonWords.end())
        return fail(ErrorCode::Database,
                    file.string()
                        + ": why a document was left out is not readable; draw the phrases again, or use the "
                          "program that wrote this project");
    return found->first;
}

Result<void> insertExclusion(Database &database, const Exclusion &exclusion)
{
    KEYSEED_ASSIGN(auto insert,
                   database.prepare("INSERT OR REPLACE INTO exclusion(id, reason) VALUES (?1, ?2)"));
    return insert.bind(1, exclusion.id).bind(2, wordOf(exclusion.reason)).run();
}

} // namespace

Result<void> ProjectStore::keepSequences(std::int64_t modelId,
                                         const Plan &plan,
                                         const privacy::Released<SequenceList> &sequences)
{
    return m_database.transaction([&] { return insertDraw(m_database, "main", modelId, plan, sequences); });
}

Result<void> ProjectStore::insertDraw(Database &connection,
                                      const std::string &schema,
                                      std::int64_t modelId,
                                      const Plan &plan,
                                      const privacy::Released<SequenceList> &sequences)
{
    for (const char *table : {"draw", "sequence", "draft", "exclusion"})
        KEYSEED_TRY(connection.execute("DELETE FROM " + schema + "." + table));
    KEYSEED_ASSIGN(auto draw,
                   connection.prepare("INSERT INTO " + schema
                                      + ".draw(id, model, drawn, plan, number) VALUES (1, ?1, ?2, ?3, ?4)"));
    if (auto inserted = draw.bind(1, modelId)
                            .bind(2, utcNow())
                            .bind(3, toJson(plan))
                            .bind(4, static_cast<std::int64_t>(sequences->size()))
                            .run();
        !inserted)
        return inserted;
    std::int64_t number = 0;
    for (const synthesis::Sequence &each : *sequences)
        KEYSEED_TRY(insertSequence(connection, schema, ++number, each));
    return {};
}

Result<std::optional<ProjectStore::KeptSequences>> ProjectStore::keptSequences(std::int64_t modelId)
{
    KEYSEED_ASSIGN(auto draw,
                   m_database.prepare("SELECT plan, number FROM draw WHERE id = 1 AND model = ?1"));
    KEYSEED_ASSIGN(const auto row, draw.bind(1, modelId).step());
    if (!row)
        return std::optional<KeptSequences>();
    KEYSEED_ASSIGN(auto plan, plan::parsePlan(draw.text(0), path().string()));
    KEYSEED_ASSIGN(auto sequences, readSequences(m_database));
    if (static_cast<std::int64_t>(sequences.size()) != draw.integer(1))
        return fail(damaged(m_database));
    return std::optional<KeptSequences>(
        {privacy::Released<SequenceList>(privacy::ReleasePass(), std::move(sequences)), std::move(plan)});
}

Result<void> ProjectStore::keepExclusions(const Exclusions &exclusions)
{
    return m_database.transaction([&]() -> Result<void> {
        KEYSEED_TRY(m_database.execute("DELETE FROM exclusion"));
        for (const Exclusion &each : exclusions)
            KEYSEED_TRY(insertExclusion(m_database, each));
        return {};
    });
}

Result<Exclusions> ProjectStore::exclusions()
{
    KEYSEED_ASSIGN(auto rows, m_database.prepare("SELECT id, reason FROM exclusion ORDER BY length(id), id"));
    Exclusions exclusions;
    for (auto row = rows.step();; row = rows.step()) {
        KEYSEED_TRY(row);
        if (!*row)
            return exclusions;
        KEYSEED_ASSIGN(auto reason, reasonOf(rows.text(1), path()));
        exclusions.push_back({rows.text(0), reason});
    }
}

} // namespace core::pipeline
