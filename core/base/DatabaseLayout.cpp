#include "core/base/Database.h"

#include <algorithm>

namespace core {

namespace {

constexpr std::int32_t newFile = -1; ///< in place of a version: nothing is in it yet

} // namespace

Result<Database> Database::open(const std::filesystem::path &path,
                                const DatabaseLayout &layout,
                                std::chrono::milliseconds busyTimeout)
{
    auto database = connect(path, busyTimeout);
    if (!database)
        return database;
    // Looked at before anything is set: even the journal mode would be a change of someone else's file.
    KEYSEED_ASSIGN(const auto version, database->lookAt(layout));
    KEYSEED_TRY(database->makeDurable("main", path));
    if (version == layout.version)
        return database;
    KEYSEED_TRY(database->bringUpToDate(layout));
    return database;
}

// The tables of an older version are checked after its migration, before that is committed.
Result<std::int32_t> Database::lookAt(const DatabaseLayout &layout)
{
    auto version = versionIn(layout);
    if (version && *version == layout.version)
        KEYSEED_TRY(checkTables(layout));
    return version;
}

Result<std::int32_t> Database::versionIn(const DatabaseLayout &layout)
{
    auto row =
        prepare("SELECT (SELECT application_id FROM pragma_application_id),"
                " (SELECT user_version FROM pragma_user_version), (SELECT COUNT(*) FROM sqlite_master)");
    KEYSEED_TRY(row);
    KEYSEED_TRY(row->step());
    const std::int64_t application = row->integer(0);
    const std::int64_t version = row->integer(1);
    if (application == 0 && version == 0 && row->integer(2) == 0)
        return newFile;
    const std::int32_t oldest =
        layout.migrations.empty() ? layout.version : std::max(1, layout.migrations.front().from);
    if (application != layout.applicationId || version < oldest || version > layout.version)
        return fail(foreignFile(layout, application, version));
    return static_cast<std::int32_t>(version);
}

Error Database::foreignFile(const DatabaseLayout &layout,
                            std::int64_t application,
                            std::int64_t version) const
{
    const std::string name(layout.name);
    std::string found = ": a database, but no " + name + " that this program can read";
    std::string todo = "name another file or move this one away";
    if (application == layout.applicationId) {
        const bool isNewer = version > layout.version;
        found = ": a " + name + " of layout " + std::to_string(version) + ", made by "
                + (isNewer ? "a newer" : "another") + " version of this program, which reads layout "
                + std::to_string(layout.version);
        if (isNewer)
            todo = "install the newer program, or " + todo;
    }
    return {ErrorCode::Database, m_path.string() + found + "; it was left as it is: " + todo};
}

// Another process may have been faster: what is to be done is looked at again under the lock.
Result<void> Database::bringUpToDate(const DatabaseLayout &layout)
{
    return transaction([&]() -> Result<void> {
        KEYSEED_ASSIGN(const auto version, versionIn(layout));
        if (version == layout.version)
            return {};
        auto done = version == newFile ? execute(std::string(layout.schema)) : migrate(layout, version);
        if (done)
            done = checkTables(layout);
        return done ? markAs(layout) : done;
    });
}

Result<void> Database::migrate(const DatabaseLayout &layout, std::int32_t version)
{
    for (const DatabaseMigration &step : layout.migrations) {
        if (step.from < version)
            continue;
        KEYSEED_TRY(step.apply(*this));
    }
    return {};
}

Result<void> Database::markAs(const DatabaseLayout &layout)
{
    return execute("PRAGMA application_id=" + std::to_string(layout.applicationId)
                   + "; PRAGMA user_version=" + std::to_string(layout.version) + ";");
}

} // namespace core
