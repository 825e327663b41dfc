#include "core/base/Clock.h"
#include "core/base/JsonInput.h"
#include "core/pipeline/ProjectStore.h"

#include <nlohmann/json.hpp>

namespace core::pipeline {

namespace {

using Json = nlohmann::json;
using Sequences = std::vector<synthesis::Sequence>;

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
        if (auto inserted = insertDraft(database, schema, number, sequence.draft); !inserted)
            return inserted;
    auto insert = database.prepare("INSERT INTO " + schema
                                   + ".sequence(number, id, label, keyphrases) VALUES (?1, ?2, ?3, ?4)");
    if (!insert)
        return fail(insert.error());
    return insert->bind(1, number)
        .bind(2, sequence.id)
        .bind(3, sequence.label)
        .bind(4, Json(sequence.keyphrases).dump(-1, ' ', false, Json::error_handler_t::replace))
        .run();
}

Error damaged(const Database &database)
{
    return {ErrorCode::Database,
            database.path().string() + ": the phrases kept in this project are damaged; draw them again"};
}

Result<Sequences> readSequences(Database &database)
{
    auto rows = database.prepare("SELECT id, label, keyphrases, coalesce(text, '') FROM sequence "
                                 "LEFT JOIN draft USING (number) ORDER BY number");
    if (!rows)
        return fail(rows.error());
    Sequences sequences;
    for (auto row = rows->step();; row = rows->step()) {
        if (!row)
            return fail(row.error());
        if (!*row)
            return sequences;
        try {
            sequences.push_back({rows->text(0),
                                 rows->text(1),
                                 parseJson<Json>(rows->text(2)).get<std::vector<std::string>>(),
                                 rows->text(3)});
        } catch (const Json::exception &) {
            return fail(damaged(database));
        }
    }
}

} // namespace

Result<void> ProjectStore::keepSequences(std::int64_t modelId,
                                         const Plan &plan,
                                         const privacy::Released<Sequences> &sequences)
{
    return m_database.transaction([&] { return insertDraw(m_database, "main", modelId, plan, sequences); });
}

Result<void> ProjectStore::insertDraw(Database &connection,
                                      const std::string &schema,
                                      std::int64_t modelId,
                                      const Plan &plan,
                                      const privacy::Released<Sequences> &sequences)
{
    for (const char *table : {"draw", "sequence", "draft", "exclusion"})
        if (auto emptied = connection.execute("DELETE FROM " + schema + "." + table); !emptied)
            return emptied;
    auto draw = connection.prepare("INSERT INTO " + schema
                                   + ".draw(id, model, drawn, plan, number) VALUES (1, ?1, ?2, ?3, ?4)");
    if (!draw)
        return fail(draw.error());
    if (auto inserted = draw->bind(1, modelId)
                            .bind(2, utcNow())
                            .bind(3, toJson(plan))
                            .bind(4, static_cast<std::int64_t>(sequences->size()))
                            .run();
        !inserted)
        return inserted;
    std::int64_t number = 0;
    for (const synthesis::Sequence &each : *sequences)
        if (auto inserted = insertSequence(connection, schema, ++number, each); !inserted)
            return inserted;
    return {};
}

Result<std::optional<ProjectStore::KeptSequences>> ProjectStore::keptSequences(std::int64_t modelId)
{
    auto draw = m_database.prepare("SELECT plan, number FROM draw WHERE id = 1 AND model = ?1");
    if (!draw)
        return fail(draw.error());
    const auto row = draw->bind(1, modelId).step();
    if (!row)
        return fail(row.error());
    if (!*row)
        return std::optional<KeptSequences>();
    auto plan = plan::parsePlan(draw->text(0), path().string());
    if (!plan)
        return fail(plan.error());
    auto sequences = readSequences(m_database);
    if (!sequences)
        return fail(sequences.error());
    if (static_cast<std::int64_t>(sequences->size()) != draw->integer(1))
        return fail(damaged(m_database));
    return std::optional<KeptSequences>(
        {privacy::Released<Sequences>(privacy::ReleasePass(), std::move(*sequences)), std::move(*plan)});
}

} // namespace core::pipeline
