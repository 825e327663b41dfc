#include "tests/core/records/DatabaseFile.h"
#include "tests/fuzz/RecordsRun.h"

namespace {

std::string databaseOf(const std::string &sql)
{
    const auto path = fuzz::folder() / "seed.db";
    std::filesystem::remove(path);
    tests::makeDatabase(path, "PRAGMA page_size=512;" + sql);
    return fuzz::contentOf(path);
}

const std::string notes = "CREATE TABLE notes(id INTEGER PRIMARY KEY, label TEXT, text TEXT); INSERT INTO "
                          "notes VALUES (1,'A','Zq7Secret'),"
                          "(2,NULL,x'C3A4'),(3,0.5,x'FF'),(4,'A',printf('%.900c Zq7Secret','a'));";

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto bytes = fuzz::textOf(data, size);
    for (const char *beside : {"records.db-journal", "records.db-wal", "records.db-shm"})
        std::filesystem::remove(fuzz::folder() / beside);
    const auto file = fuzz::written(bytes, "records.db");
    const auto read = fuzz::checkRecords(fuzz::recordsSource(file, "sqlite"));
    // What the plan asks for in vain is answered by names, which mutation can make of anything.
    for (const core::records::ReadError &error : read.errors)
        fuzz::expect(error.code == core::ErrorCode::InvalidPlan
                         || error.what.find(fuzz::secret) == std::string::npos,
                     "no message quotes a record");
    fuzz::expect(fuzz::contentOf(file) == bytes, "a file that is read stays as it is");
    fuzz::expect(!std::filesystem::exists(fuzz::folder() / "records.db-wal"), "nothing is made beside it");
    return 0;
}

std::vector<std::string> fuzzSeeds()
{
    return {
        databaseOf(notes),
        databaseOf(
            notes
            + "CREATE TABLE other(x); CREATE VIEW v AS SELECT id, label, text FROM notes ORDER BY text;"
              "CREATE INDEX i ON notes(label)"),
        databaseOf("PRAGMA encoding='UTF-16be'; CREATE TABLE a(id, label, text) ; INSERT INTO a VALUES "
                   "(1,'A','Zq7Secret')"),
        databaseOf(
            "PRAGMA journal_mode=WAL; CREATE TABLE a(id, label, text PRIMARY KEY) WITHOUT ROWID; INSERT INTO "
            "a VALUES (1,'A','Zq7Secret')"),
        databaseOf("CREATE TABLE n(id, t); INSERT INTO n VALUES (1,'Zq7Secret'); CREATE VIEW notes AS SELECT "
                   "id, 'A' "
                   "AS label, upper(t) || hex(t) AS text FROM n GROUP BY id")};
}
