#include "core/project/ProjectStore.h"

#include "core/base/Clock.h"
#include "core/project/ModelBlob.h"

namespace core::project {

namespace {

constexpr auto schema = R"sql(
CREATE TABLE IF NOT EXISTS plan(id INTEGER PRIMARY KEY CHECK (id = 1), saved TEXT NOT NULL, json TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS model(
    id INTEGER PRIMARY KEY AUTOINCREMENT, committed TEXT NOT NULL, description TEXT NOT NULL,
    cells BLOB NOT NULL, micro_epsilon INTEGER NOT NULL, pico_rho INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS draw(
    id INTEGER PRIMARY KEY CHECK (id = 1), model INTEGER NOT NULL, drawn TEXT NOT NULL, plan TEXT NOT NULL,
    number INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS sequence(
    number INTEGER PRIMARY KEY, id TEXT NOT NULL, label TEXT NOT NULL, keyphrases TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS exclusion(id TEXT PRIMARY KEY, reason TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS exported_release(
    number INTEGER PRIMARY KEY AUTOINCREMENT, exported TEXT NOT NULL, path TEXT NOT NULL, sums TEXT NOT NULL,
    plan TEXT NOT NULL, locked INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS approval(
    id INTEGER PRIMARY KEY CHECK (id = 1), text TEXT NOT NULL, signature TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS usefulness(
    id INTEGER PRIMARY KEY AUTOINCREMENT, committed TEXT NOT NULL, corpus TEXT NOT NULL,
    description TEXT NOT NULL, micro_epsilon INTEGER NOT NULL, pico_rho INTEGER NOT NULL);
)sql";

} // namespace

ProjectStore::ProjectStore(Database database)
    : m_database(std::move(database))
{}

Result<ProjectStore> ProjectStore::open(const std::filesystem::path &path)
{
    auto database = Database::open(path);
    if (!database)
        return fail(database.error());
    if (auto made = database->execute(schema); !made)
        return fail(made.error());
    return ProjectStore(std::move(*database));
}

Result<void> ProjectStore::savePlan(const Plan &plan)
{
    auto statement = m_database.prepare("INSERT INTO plan(id, saved, json) VALUES (1, ?1, ?2) "
                                        "ON CONFLICT(id) DO UPDATE SET saved = ?1, json = ?2");
    if (!statement)
        return fail(statement.error());
    return statement->bind(1, utcNow()).bind(2, toJson(plan)).run();
}

Result<std::optional<Plan>> ProjectStore::loadPlan()
{
    auto statement = m_database.prepare("SELECT json FROM plan WHERE id = 1");
    if (!statement)
        return fail(statement.error());
    const auto row = statement->step();
    if (!row)
        return fail(row.error());
    if (!*row)
        return std::optional<Plan>();
    auto plan = parsePlan(statement->text(0), path().string());
    if (!plan)
        return fail(plan.error());
    return std::optional<Plan>(std::move(*plan));
}

Result<std::optional<ProjectStore::StoredModel>> ProjectStore::latestModel()
{
    auto statement = m_database.prepare("SELECT id, description, cells FROM model ORDER BY id DESC LIMIT 1");
    if (!statement)
        return fail(statement.error());
    const auto row = statement->step();
    if (!row)
        return fail(row.error());
    if (!*row)
        return std::optional<StoredModel>();
    auto model = modelFrom(statement->text(1), statement->blob(2));
    if (!model)
        return fail(ErrorCode::Database, path().string() + ": " + model.error().detail);
    return std::optional<StoredModel>(
        {statement->integer(0),
         privacy::Released<seeding::SeedModel>(privacy::ReleasePass(), std::move(*model))});
}

Result<std::optional<std::int64_t>> ProjectStore::latestModelId()
{
    auto statement = m_database.prepare("SELECT max(id) FROM model");
    if (!statement)
        return fail(statement.error());
    const auto row = statement->step();
    if (!row)
        return fail(row.error());
    return statement->isNull(0) ? std::nullopt : std::optional(statement->integer(0));
}

Result<void> ProjectStore::insertModel(Database &ledgerConnection,
                                       const std::string &schemaName,
                                       const privacy::Released<seeding::SeedModel> &model)
{
    auto statement =
        ledgerConnection.prepare("INSERT INTO " + schemaName
                                 + ".model(committed, description, cells, micro_epsilon, pico_rho) "
                                   "VALUES (?1, ?2, ?3, ?4, ?5)");
    if (!statement)
        return fail(statement.error());
    return statement->bind(1, model->committedAt)
        .bind(2, describe(*model))
        .bindBlob(3, cellBytes(*model))
        .bind(4, model->spend.microEpsilon)
        .bind(5, model->spend.picoRho)
        .run();
}

} // namespace core::project
