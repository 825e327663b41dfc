#include "core/base/Result.h"
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

} // namespace core::pipeline
