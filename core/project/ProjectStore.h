#pragma once

#include "core/base/Database.h"
#include "core/base/Result.h"
#include "core/privacy/Ledger.h"
#include "core/privacy/Released.h"
#include "core/project/Plan.h"
#include "core/release/Package.h"
#include "core/release/PublishedUsefulness.h"
#include "core/seeding/SeedModel.h"
#include "core/seeding/Sequence.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

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

    /// The id of that model, without reading the model.
    Result<std::optional<std::int64_t>> latestModelId();

    struct KeptSequences
    {
        privacy::Released<std::vector<seeding::Sequence>> sequences;
        Plan drawnWith;
    };
    /// Keeps what was drawn from model `modelId` with `plan`, in place of what was kept before: documents
    /// that take hours to write belong to it. Forgets what was left out: that was of the sequences before.
    Result<void> keepSequences(std::int64_t modelId,
                               const Plan &plan,
                               const privacy::Released<std::vector<seeding::Sequence>> &sequences);
    /// Empty when none are kept, or they were drawn from another model. Errors: Database, also when damaged.
    Result<std::optional<KeptSequences>> keptSequences(std::int64_t modelId);

    /// Keeps which documents of the kept sequences are left out by hand, in place of what was kept before.
    Result<void> keepExclusions(const std::vector<release::Exclusion> &exclusions);
    /// By rising id; empty when nothing is left out. Errors: Database, also when damaged.
    Result<std::vector<release::Exclusion>> exclusions();

    /// A package that was written and verified.
    struct ExportedRelease
    {
        std::string exportedAt; ///< UTC, ISO 8601
        std::string path;       ///< on the steward's computer
        std::string sumsSha256; ///< of its SHA256SUMS, hexadecimal
    };
    /// From now on the plan of the release is read-only, until a new one is begun.
    Result<void> noteRelease(const ExportedRelease &exported, const Plan &plan);
    /// The newest release, if no new one was begun since.
    Result<std::optional<ExportedRelease>> lockedRelease();
    /// Another release from the same model, which costs nothing; an approval was of the one before.
    Result<void> beginNewRelease();

    /// A second person's agreement, kept until the export; nothing takes it back.
    Result<void> keepApproval(const std::optional<release::Approval> &approval);
    Result<std::optional<release::Approval>> approval();

    /// Inserts a model through the ledger's connection, to which this project's file is attached as
    /// `schema`: so that ledger and model are committed in one transaction.
    static Result<void> insertModel(Database &ledgerConnection,
                                    const std::string &schema,
                                    const privacy::Released<seeding::SeedModel> &model);

    /// The newest usefulness figure that was published for the texts of this corpus.csv (hexadecimal
    /// SHA-256); empty when there is none. Errors: Database, also when damaged.
    Result<std::optional<privacy::Released<release::PublishedUsefulness>>>
    latestUsefulness(const std::string &corpusSha256);

    /// As insertModel, of a usefulness figure.
    static Result<void> insertUsefulness(Database &ledgerConnection,
                                         const std::string &schema,
                                         const privacy::Released<release::PublishedUsefulness> &published);

private:
    explicit ProjectStore(Database database);
    Database m_database;
};

} // namespace core::project
