#include "core/pipeline/project/ProjectStore.h"

#include "core/base/Date.h"
#include "core/base/ProjectFile.h"
#include "core/base/Result.h"
#include "core/pipeline/project/ModelBlob.h"

namespace core::pipeline {

namespace {

// Checks that the SHA-256 of the stored description and cells is the one stored beside them.
Result<void> checkWhole(const std::string &sealed, const Digest &found, const std::string &what)
{
    if (sealed == bytesOf(found))
        return {};
    return fail(ErrorCode::Database,
                what
                    + " was changed outside this program, and is of no use any more; open a copy of the file"
                      " from before that");
}

/// `ifThere`: what becomes of the plan that is there.
Result<void>
writePlan(Database &connection, const std::string &schemaName, const Plan &plan, const std::string &ifThere)
{
    auto statement =
        connection.prepare("INSERT INTO " + schemaName
                           + ".plan(id, saved, json) VALUES (1, ?1, ?2) ON CONFLICT(id) DO " + ifThere);
    KEYSEED_TRY(statement);
    return statement->bind(1, utcNow()).bind(2, toJson(plan)).run();
}

} // namespace

ProjectStore::ProjectStore(Database database)
    : m_database(std::move(database))
{}

Result<ProjectStore> ProjectStore::open(const std::filesystem::path &path)
{
    KEYSEED_ASSIGN(auto database, Database::open(path, projectFileLayout));
    return ProjectStore(std::move(database));
}

Result<void> ProjectStore::savePlan(const Plan &plan)
{
    return insertPlan(m_database, "main", plan);
}

Result<void> ProjectStore::saveFirstPlan(const Plan &plan)
{
    return writePlan(m_database, "main", plan, "NOTHING");
}

Result<void> ProjectStore::insertPlan(Database &connection, const std::string &schemaName, const Plan &plan)
{
    return writePlan(connection, schemaName, plan, "UPDATE SET saved = ?1, json = ?2");
}

Result<std::optional<Plan>> ProjectStore::loadPlan()
{
    KEYSEED_ASSIGN(auto statement, m_database.prepare("SELECT json FROM plan WHERE id = 1"));
    KEYSEED_ASSIGN(const auto row, statement.step());
    if (!row)
        return std::optional<Plan>();
    KEYSEED_ASSIGN(auto plan, plan::parsePlan(statement.text(0), path().string()));
    // Up to release 0.2 a source without a name had that of the project.
    plan.records.source = plan::sourceName(plan);
    return std::optional<Plan>(std::move(plan));
}

Result<std::optional<ProjectStore::StoredModel>> ProjectStore::latestModel()
{
    KEYSEED_ASSIGN(
        auto statement,
        m_database.prepare(
            "SELECT id, description, cells, reservation, sealed FROM model ORDER BY id DESC LIMIT 1"));
    KEYSEED_ASSIGN(const auto row, statement.step());
    if (!row)
        return std::optional<StoredModel>();
    auto model = modelFrom(statement.text(1), statement.blob(2));
    if (!model)
        return fail(ErrorCode::Database, path().string() + ": " + model.error().detail);
    const Digest sealed = sha256(statement.text(1) + statement.blob(2));
    KEYSEED_TRY(
        checkWhole(statement.blob(4), sealed, path().string() + ": the released model in this project"));
    return std::optional<StoredModel>(
        {statement.integer(0),
         sealed,
         privacy::Released<synthesis::ReleasedModel>(privacy::ReleasePass(), std::move(*model))});
}

Result<std::optional<std::int64_t>> ProjectStore::latestModelId()
{
    KEYSEED_ASSIGN(auto statement, m_database.prepare("SELECT max(id) FROM model"));
    KEYSEED_TRY(statement.step());
    return statement.isNull(0) ? std::nullopt : std::optional(statement.integer(0));
}

Result<void> ProjectStore::insertModel(Database &ledgerConnection,
                                       const std::string &schemaName,
                                       const privacy::Released<synthesis::ReleasedModel> &model)
{
    auto statement =
        ledgerConnection.prepare("INSERT INTO " + schemaName
                                 + ".model(committed, description, cells, micro_epsilon, pico_rho, "
                                   "reservation, sealed) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)");
    KEYSEED_TRY(statement);
    return statement->bind(1, model->committedAt)
        .bind(2, describe(*model))
        .bindBlob(3, cellBytes(*model))
        .bind(4, model->spend.microEpsilon)
        .bind(5, model->spend.picoRho)
        .bind(6, model->reservation)
        .bindBlob(7, bytesOf(sha256(pipeline::sealedBytes(*model))))
        .run();
}

} // namespace core::pipeline
