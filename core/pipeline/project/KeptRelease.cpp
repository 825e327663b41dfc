#include "core/base/Date.h"
#include "core/base/Result.h"
#include "core/pipeline/project/ModelBlob.h"
#include "core/pipeline/project/ProjectStore.h"

namespace core::pipeline {

Result<void> ProjectStore::noteRelease(const ExportedRelease &exported, const Plan &plan)
{
    KEYSEED_ASSIGN(auto insert,
                   m_database.prepare("INSERT INTO exported_release(exported, path, sums, plan, locked) "
                                      "VALUES (?1, ?2, ?3, ?4, 1)"));
    return insert.bind(1, exported.exportedAt)
        .bind(2, exported.path)
        .bind(3, exported.sumsSha256)
        .bind(4, toJson(plan))
        .run();
}

Result<std::optional<ProjectStore::ExportedRelease>> ProjectStore::lockedRelease()
{
    KEYSEED_ASSIGN(
        auto newest,
        m_database.prepare(
            "SELECT exported, path, sums, locked FROM exported_release ORDER BY number DESC LIMIT 1"));
    KEYSEED_ASSIGN(const auto row, newest.step());
    if (!row || newest.integer(3) == 0)
        return std::optional<ExportedRelease>();
    return std::optional<ExportedRelease>({newest.text(0), newest.text(1), newest.text(2)});
}

Result<void> ProjectStore::beginNewRelease()
{
    return m_database.execute("UPDATE exported_release SET locked = 0; DELETE FROM approval");
}

Result<void> ProjectStore::keepApproval(const std::optional<package::Approval> &approval)
{
    return m_database.transaction([&]() -> Result<void> {
        if (auto emptied = m_database.execute("DELETE FROM approval"); !emptied || !approval)
            return emptied;
        KEYSEED_ASSIGN(auto insert,
                       m_database.prepare("INSERT INTO approval(id, text, signature) VALUES (1, ?1, ?2)"));
        return insert.bind(1, approval->text).bind(2, approval->signature).run();
    });
}

Result<std::optional<package::Approval>> ProjectStore::approval()
{
    KEYSEED_ASSIGN(auto select, m_database.prepare("SELECT text, signature FROM approval WHERE id = 1"));
    KEYSEED_ASSIGN(const auto row, select.step());
    if (!row)
        return std::optional<package::Approval>();
    return std::optional<package::Approval>({select.text(0), select.text(1)});
}

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

Result<void> ProjectStore::noteExactComparison()
{
    KEYSEED_ASSIGN(auto insert, m_database.prepare("INSERT INTO exact_comparison(noted) VALUES (?1)"));
    return insert.bind(1, utcNow()).run();
}

Result<int> ProjectStore::exactComparisons()
{
    KEYSEED_ASSIGN(auto number, m_database.prepare("SELECT count(*) FROM exact_comparison"));
    KEYSEED_TRY(number.step());
    return static_cast<int>(number.integer(0));
}

} // namespace core::pipeline
