#include "core/base/ProjectFile.h"

#include <array>
#include <string>

namespace core {

namespace {

constexpr std::string_view schema = R"sql(
CREATE TABLE plan(id INTEGER PRIMARY KEY CHECK (id = 1), saved TEXT NOT NULL, json TEXT NOT NULL);
CREATE TABLE model(
    id INTEGER PRIMARY KEY AUTOINCREMENT, committed TEXT NOT NULL, description TEXT NOT NULL,
    cells BLOB NOT NULL, micro_epsilon INTEGER NOT NULL, pico_rho INTEGER NOT NULL,
    reservation INTEGER NOT NULL DEFAULT 0, sealed BLOB NOT NULL DEFAULT x'');
CREATE TABLE round(
    reservation INTEGER NOT NULL, number INTEGER NOT NULL, description TEXT NOT NULL, cells BLOB NOT NULL,
    PRIMARY KEY (reservation, number));
CREATE TABLE draw(
    id INTEGER PRIMARY KEY CHECK (id = 1), model INTEGER NOT NULL, drawn TEXT NOT NULL, plan TEXT NOT NULL,
    number INTEGER NOT NULL);
CREATE TABLE sequence(
    number INTEGER PRIMARY KEY, id TEXT NOT NULL, label TEXT NOT NULL, keyphrases TEXT NOT NULL);
CREATE TABLE draft(number INTEGER PRIMARY KEY, text TEXT NOT NULL);
CREATE TABLE exclusion(id TEXT PRIMARY KEY, reason TEXT NOT NULL);
CREATE TABLE exported_release(
    number INTEGER PRIMARY KEY AUTOINCREMENT, exported TEXT NOT NULL, path TEXT NOT NULL, sums TEXT NOT NULL,
    plan TEXT NOT NULL, locked INTEGER NOT NULL);
CREATE TABLE approval(
    id INTEGER PRIMARY KEY CHECK (id = 1), text TEXT NOT NULL, signature TEXT NOT NULL);
CREATE TABLE usefulness(
    id INTEGER PRIMARY KEY AUTOINCREMENT, committed TEXT NOT NULL, corpus TEXT NOT NULL,
    description TEXT NOT NULL, micro_epsilon INTEGER NOT NULL, pico_rho INTEGER NOT NULL,
    reservation INTEGER NOT NULL DEFAULT 0, sealed BLOB NOT NULL DEFAULT x'');
CREATE TABLE draw_choice(
    id INTEGER PRIMARY KEY AUTOINCREMENT, committed TEXT NOT NULL, description TEXT NOT NULL,
    reservation INTEGER NOT NULL, sealed BLOB NOT NULL);
CREATE TABLE label_finding(
    id INTEGER PRIMARY KEY AUTOINCREMENT, committed TEXT NOT NULL, description TEXT NOT NULL,
    reservation INTEGER NOT NULL, sealed BLOB NOT NULL);
CREATE TABLE exact_comparison(number INTEGER PRIMARY KEY AUTOINCREMENT, noted TEXT NOT NULL);
CREATE TABLE answer(
    key BLOB PRIMARY KEY, document TEXT NOT NULL, received TEXT NOT NULL, model TEXT NOT NULL,
    finish INTEGER NOT NULL, prompt_tokens INTEGER, completion_tokens INTEGER, text TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE sent(
    id INTEGER PRIMARY KEY, at TEXT NOT NULL, document TEXT NOT NULL, tries INTEGER NOT NULL,
    url TEXT NOT NULL, body TEXT NOT NULL, ended TEXT, status INTEGER, outcome TEXT,
    prompt_tokens INTEGER NOT NULL DEFAULT 0, completion_tokens INTEGER NOT NULL DEFAULT 0);
)sql";

// In a file of version 3, a kind of document without a prompt of its own was asked for in the published
// words. Answers are identified by their prompts: what has begun continues in these words.
Result<void> migrateFromPublishedWords(Database &database)
{
    const auto update = [](const std::string &table, const std::string &plan) {
        return "UPDATE " + table + " SET " + plan + " = json_set(" + plan
               + ", '$.writer.template', 'published') WHERE json_extract(" + plan
               + ", '$.writer.kind') IN ('chat', 'promptPack') AND json_extract(" + plan
               + ", '$.writer.template') IS NULL AND coalesce(json_extract(" + plan
               + ", '$.writer.documentType'), 'medical record') NOT IN ('medical record', 'discharge "
                 "summary', "
                 "'radiology report', 'encyclopaedia summary')";
    };
    return database.execute(update("plan", "json") + " AND EXISTS (SELECT 1 FROM model); "
                            + update("exported_release", "plan"));
}

constexpr std::array migrations{DatabaseMigration{.from = 3, .apply = migrateFromPublishedWords}};

// SQLite calls a full counter a full disk.
Result<void> checkCounters(Database &database)
{
    constexpr std::int64_t mostRows = std::int64_t{1} << 53;
    KEYSEED_ASSIGN(auto counters,
                   database.prepare("SELECT coalesce(max(seq), 0) FROM project.sqlite_sequence"));
    KEYSEED_TRY(counters.step());
    if (counters.integer(0) < mostRows)
        return {};
    return fail(
        ErrorCode::Database,
        "its counters of rows are full, which this program does not do; use a copy from before it was "
        "changed, or another file");
}

} // namespace

const DatabaseLayout projectFileLayout{.name = "project",
                                       .applicationId = 0x4b53504a, // "KSPJ"
                                       .version = 4,
                                       .schema = schema,
                                       .migrations = migrations};

Result<void> tryToStore(Database &database, std::uint64_t bytes)
{
    const std::string blob = "zeroblob(" + std::to_string(bytes) + ")";
    const std::string rows =
        "INSERT INTO project.model(committed, description, cells, micro_epsilon, pico_rho) VALUES ('', '', "
        + blob
        + ", 0, 0); "
          "INSERT INTO project.round(reservation, number, description, cells) VALUES (-1, -1, '', x'00'); "
          "INSERT INTO project.usefulness(committed, corpus, description, micro_epsilon, pico_rho) "
          "VALUES ('', '', '', 0, 0); "
          "INSERT INTO project.draw_choice(committed, description, reservation, sealed) VALUES ('', '', 0, "
          "x''); "
          "INSERT INTO project.label_finding(committed, description, reservation, sealed) VALUES ('', '', 0, "
          "x'');";
    KEYSEED_TRY(checkCounters(database));
    bool isStored = false;
    auto undone = database.transaction([&]() -> Result<void> {
        KEYSEED_TRY(database.execute(rows));
        isStored = true;
        return fail(ErrorCode::Cancelled, "a trial is taken back");
    });
    return isStored ? Result<void>() : undone;
}

} // namespace core
