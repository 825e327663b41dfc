#include "core/base/Database.h"
#include "core/base/DatabaseHardening.h"
#include "core/base/Result.h"

#include <sqlite3.h>

#include <cctype>
#include <map>
#include <memory>

namespace core {

namespace {

/// The objects of a file by name: "table" and the SQL that made it, without white space. A migrated table
/// reads like a new one, because ALTER TABLE appends columns to that text.
using Objects = std::map<std::string, std::string>;

std::string withoutSpace(const std::string &sql)
{
    std::string text;
    for (const char letter : sql)
        if (!std::isspace(static_cast<unsigned char>(letter)))
            text += letter;
    return text;
}

std::string textOf(sqlite3_stmt *row, int column)
{
    const auto *text = sqlite3_column_text(row, column);
    return text ? reinterpret_cast<const char *>(text) : "";
}

/// SQLite's own: the counter of AUTOINCREMENT as SQLite makes it, and the index of a key, which has no SQL.
bool isBuiltIn(const std::string &name, const std::string &sql)
{
    return (name == "sqlite_sequence" && sql == "CREATE TABLE sqlite_sequence(name,seq)")
           || (name.starts_with("sqlite_autoindex_") && sql.empty());
}

Result<Objects> objectsIn(sqlite3 *handle, const std::string &schema, const std::string &file)
{
    sqlite3_stmt *statement = nullptr;
    const std::string sql = "SELECT type, name, sql FROM " + schema + ".sqlite_master";
    if (sqlite3_prepare_v2(handle, sql.c_str(), -1, &statement, nullptr) != SQLITE_OK)
        return fail(databaseError(handle, file));
    const std::unique_ptr<sqlite3_stmt, decltype(&sqlite3_finalize)> rows(statement, &sqlite3_finalize);
    Objects objects;
    int code = SQLITE_ROW;
    while ((code = sqlite3_step(rows.get())) == SQLITE_ROW) {
        const std::string name = textOf(rows.get(), 1);
        const std::string made = textOf(rows.get(), 2);
        if (!isBuiltIn(name, made))
            objects[name] = textOf(rows.get(), 0) + withoutSpace(made);
    }
    if (code != SQLITE_DONE)
        return fail(databaseError(handle, file));
    return objects;
}

/// Returns the objects of a new file of `layout`.
Result<Objects> objectsOf(const DatabaseLayout &layout)
{
    sqlite3 *handle = nullptr;
    const int opened = sqlite3_open(":memory:", &handle);
    const std::unique_ptr<sqlite3, decltype(&sqlite3_close)> memory(handle, &sqlite3_close);
    const std::string schema(layout.schema);
    if (opened != SQLITE_OK || sqlite3_exec(handle, schema.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK)
        return fail(databaseError(handle, "layout of a " + std::string(layout.name)));
    return objectsIn(handle, "main", "layout");
}

/// Names only what is ours: the other names are whatever somebody wrote into the file.
std::string differenceBetween(const Objects &found, const Objects &expected)
{
    for (const auto &[name, sql] : expected) {
        const auto there = found.find(name);
        if (there == found.end())
            return "the table \"" + name + "\" is missing";
        if (there->second != sql)
            return "the table \"" + name + "\" was made by something else";
    }
    return "it holds a table, index, trigger or view that this program did not make";
}

} // namespace

Result<void> Database::checkTables(const DatabaseLayout &layout, const std::string &schema)
{
    const WorkLimit limit(m_handle, patienceOfChecks);
    const std::string file = schema == "main" ? m_path.string() : "the " + std::string(layout.name);
    KEYSEED_ASSIGN(const auto found, objectsIn(m_handle, schema, file));
    KEYSEED_ASSIGN(const auto expected, objectsOf(layout));
    if (found == expected)
        return {};
    return fail(ErrorCode::Database,
                file + ": not a " + std::string(layout.name) + " as this program makes it ("
                    + differenceBetween(found, expected)
                    + "); it was left as it is: use a copy from before it was changed, or another file");
}

Result<void> Database::checkPages(const std::string &schema)
{
    const WorkLimit limit(m_handle, patienceOfChecks);
    KEYSEED_ASSIGN(auto check, prepare("PRAGMA " + schema + ".quick_check(1)"));
    KEYSEED_ASSIGN(const auto row, check.step());
    if (row && check.text(0) == "ok")
        return {};
    return fail(ErrorCode::Database,
                (schema == "main" ? m_path.string() : "the file of the " + schema)
                    + ": damaged; use a copy from before that");
}

} // namespace core
