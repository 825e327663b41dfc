#include "core/base/Result.h"
#include "core/pipeline/project/ModelBlob.h"
#include "core/pipeline/project/ProjectStore.h"

namespace core::pipeline {

Result<void> ProjectStore::insertRound(Database &ledgerConnection,
                                       const std::string &schemaName,
                                       int round,
                                       const privacy::Released<synthesis::ReleasedModel> &soFar)
{
    auto insert =
        ledgerConnection.prepare("INSERT INTO " + schemaName
                                 + ".round(reservation, number, description, cells) VALUES (?1, ?2, ?3, ?4)");
    KEYSEED_TRY(insert);
    return insert->bind(1, soFar->reservation)
        .bind(2, std::int64_t{round})
        .bind(3, describe(*soFar))
        .bindBlob(4, cellBytes(*soFar))
        .run();
}

// A commit that is over has a model of the same reservation.
Result<std::optional<privacy::Released<synthesis::ReleasedModel>>> ProjectStore::paidRounds()
{
    KEYSEED_ASSIGN(
        auto newest,
        m_database.prepare(
            "SELECT description, cells FROM round WHERE reservation NOT IN (SELECT reservation FROM model)"
            " ORDER BY reservation DESC, number DESC LIMIT 1"));
    KEYSEED_ASSIGN(const auto row, newest.step());
    if (!row)
        return std::optional<privacy::Released<synthesis::ReleasedModel>>();
    auto model = roundsFrom(newest.text(0), newest.blob(1));
    if (!model)
        return fail(ErrorCode::Database, path().string() + ": " + model.error().detail);
    return std::optional(
        privacy::Released<synthesis::ReleasedModel>(privacy::ReleasePass(), std::move(*model)));
}

} // namespace core::pipeline
