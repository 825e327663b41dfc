#pragma once

#include "core/base/Database.h"
#include "core/base/Result.h"
#include "core/privacy/Ledger.h"
#include "core/privacy/Released.h"
#include "core/project/Plan.h"
#include "core/seeding/SeedModel.h"

#include <filesystem>
#include <optional>
#include <string>

namespace core::project {

/// A project on disk (SQLite, `*.keyseed`): the plan and what was released, nothing private.
/// Not thread-safe; open one object per thread that needs it.
class ProjectStore final
{
public:
    /// Creates the file if needed. Errors: Database, Io.
    static Result<ProjectStore> open(const std::filesystem::path &path);

    const std::filesystem::path &path() const { return m_database.path(); }

    Result<void> savePlan(const Plan &plan);
    /// Empty when none was saved.
    Result<std::optional<Plan>> loadPlan();

    struct StoredModel
    {
        std::int64_t id = 0;
        privacy::Released<seeding::SeedModel> model;
    };
    /// The newest released model, empty before the first commit.
    Result<std::optional<StoredModel>> latestModel();

    /// Inserts a model through the ledger's connection, to which this project's file is attached as
    /// `schema`: so that ledger and model are committed in one transaction.
    static Result<void> insertModel(Database &ledgerConnection,
                                    const std::string &schema,
                                    const privacy::Released<seeding::SeedModel> &model);

private:
    explicit ProjectStore(Database database);
    Database m_database;
};

} // namespace core::project
