#include "core/pipeline/project/SealedReleases.h"

#include "core/base/Digest.h"
#include "core/base/JsonInput.h"
#include "core/base/Result.h"

#include <nlohmann/json.hpp>

namespace core::pipeline {

namespace {

using Json = nlohmann::json;

bool isTaken(const Statement &row, const TakeRow &take)
{
    try {
        return take(row, parseJson<Json>(row.text(0)));
    } catch (const Json::exception &) {
        return false;
    }
}

} // namespace

Result<void>
readReleases(Database &database, const std::string &query, const std::string &damaged, const TakeRow &take)
{
    KEYSEED_ASSIGN(auto rows, database.prepare(query));
    for (auto row = rows.step();; row = rows.step()) {
        KEYSEED_TRY(row);
        if (!*row)
            return {};
        if (!isTaken(rows, take))
            return fail(ErrorCode::Database, database.path().string() + ": " + damaged);
    }
}

Result<void> readSealedReleases(Database &database,
                                const std::string &table,
                                const std::string &what,
                                const std::function<void(const Json &description)> &take)
{
    const auto takeSealed = [&take](const Statement &row, const Json &description) {
        if (row.blob(1) != bytesOf(sha256(row.text(0))))
            return false;
        take(description);
        return true;
    };
    return readReleases(database,
                        "SELECT description, sealed FROM " + table + " ORDER BY id",
                        what + ", or changed outside this program; open a copy of the file from before that",
                        takeSealed);
}

Result<void> insertSealedRelease(Database &database, const std::string &table, const SealedRelease &release)
{
    KEYSEED_ASSIGN(
        auto insert,
        database.prepare("INSERT INTO " + table
                         + "(committed, description, reservation, sealed) VALUES (?1, ?2, ?3, ?4)"));
    return insert.bind(1, release.committedAt)
        .bind(2, release.description)
        .bind(3, release.reservation)
        .bindBlob(4, bytesOf(sha256(release.description)))
        .run();
}

} // namespace core::pipeline
