#pragma once

#include "core/base/Database.h"
#include "core/base/Result.h"
#include "core/package/Package.h"
#include "core/package/contents/PublishedFigures.h"
#include "core/plan/Plan.h"
#include "core/privacy/Released.h"
#include "core/privacy/ledger/Ledger.h"
#include "core/synthesis/keyphrases/ReleasedModel.h"
#include "core/synthesis/keyphrases/Sequence.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace core::pipeline {

using plan::Plan;

/// A project on disk (SQLite, `*.keyseed`): the plan and what was released, nothing private.
/// Not thread-safe; open one object per thread that needs it.
class ProjectStore final
{
public:
    /// Creates the file if needed, and brings one of an earlier release up to date. Errors: Database (also if
    /// it is no project, or of a newer program: it stays unchanged), Io.
    static Result<ProjectStore> open(const std::filesystem::path &path);

    const std::filesystem::path &path() const { return m_database.path(); }

    Result<void> savePlan(const Plan &plan);
    /// The same where none is saved yet: what was released belongs to the one that is.
    Result<void> saveFirstPlan(const Plan &plan);
    /// Saves a plan like savePlan(), through another connection, to which this project's file is attached as
    /// `schema`.
    static Result<void> insertPlan(Database &connection, const std::string &schema, const Plan &plan);
    /// Empty when none was saved.
    Result<std::optional<Plan>> loadPlan();

    struct StoredModel
    {
        std::int64_t id = 0;
        Digest sealed; ///< SHA-256 of all that is stored of it, as the ledger has it of the commit
        privacy::Released<synthesis::ReleasedModel> model;
    };
    /// The newest released model, empty before the first commit. Errors: Database, also when what is stored
    /// is not what was stored at the commit.
    Result<std::optional<StoredModel>> latestModel();

    /// The id of that model, without reading the model.
    Result<std::optional<std::int64_t>> latestModelId();

    struct KeptSequences
    {
        privacy::Released<std::vector<synthesis::Sequence>> sequences;
        Plan drawnWith;
    };
    /// Keeps what was drawn from model `modelId` with `plan`, instead of what was kept before: documents that
    /// take hours to write belong to it. Forgets what was omitted: that was of the sequences before.
    Result<void> keepSequences(std::int64_t modelId,
                               const Plan &plan,
                               const privacy::Released<std::vector<synthesis::Sequence>> &sequences);
    /// The same through another connection, to which this project's file is attached as `schema`; within a
    /// transaction of that connection.
    static Result<void> insertDraw(Database &connection,
                                   const std::string &schema,
                                   std::int64_t modelId,
                                   const Plan &plan,
                                   const privacy::Released<std::vector<synthesis::Sequence>> &sequences);
    /// Empty when none are kept, or they were drawn from another model. Errors: Database, also when damaged.
    Result<std::optional<KeptSequences>> keptSequences(std::int64_t modelId);

    /// Keeps which documents of the kept sequences are omitted by hand, instead of what was kept before.
    Result<void> keepExclusions(const std::vector<package::Exclusion> &exclusions);
    /// Returns the exclusions by increasing id; empty if there are none. Errors: Database, also when damaged.
    Result<std::vector<package::Exclusion>> exclusions();

    /// A package that was written and verified.
    struct ExportedRelease
    {
        std::string exportedAt; ///< UTC, ISO 8601
        std::string path;       ///< on the steward's computer
        std::string sumsSha256; ///< of its SHA256SUMS, hexadecimal
    };
    /// Makes the plan of the release read-only, until a new one is begun.
    Result<void> noteRelease(const ExportedRelease &exported, const Plan &plan);
    /// The newest release, if no new one was begun since.
    Result<std::optional<ExportedRelease>> lockedRelease();
    /// Another release from the same model, which costs nothing; an approval was of the one before.
    Result<void> beginNewRelease();

    /// A second person's agreement, kept until the export; nothing takes it back.
    Result<void> keepApproval(const std::optional<package::Approval> &approval);
    Result<std::optional<package::Approval>> approval();

    /// Notes that somebody is about to see exact figures of the records beside what this project released.
    /// Called before they are shown; nothing takes it back. Errors: Database.
    Result<void> noteExactComparison();
    /// Returns how often that was noted. Says nothing of the records. Errors: Database.
    Result<int> exactComparisons();

    /// Inserts a model through the ledger's connection, to which this project's file is attached as
    /// `schema`: so that ledger and model are committed in one transaction.
    static Result<void> insertModel(Database &ledgerConnection,
                                    const std::string &schema,
                                    const privacy::Released<synthesis::ReleasedModel> &model);

    /// Inserts the release of the rounds of a commit so far, which is not over yet, like insertModel.
    static Result<void> insertRound(Database &ledgerConnection,
                                    const std::string &schema,
                                    int round,
                                    const privacy::Released<synthesis::ReleasedModel> &soFar);
    /// Returns the release of the paid rounds of a commit that was interrupted between two; empty if there is
    /// none. Errors: Database.
    Result<std::optional<privacy::Released<synthesis::ReleasedModel>>> paidRounds();

    /// Every usefulness figure that was published, of whichever texts, oldest first. Errors: Database, also
    /// when one is damaged.
    Result<std::vector<privacy::Released<package::PublishedUsefulness>>> allUsefulness();

    /// Returns the stored bytes of a figure, whose SHA-256 the ledger holds.
    static std::string sealedBytes(const package::PublishedUsefulness &published);
    /// Inserts a usefulness figure, like insertModel.
    static Result<void> insertUsefulness(Database &ledgerConnection,
                                         const std::string &schema,
                                         const privacy::Released<package::PublishedUsefulness> &published);

    /// Every choice among draws that was paid for, oldest first. Errors: Database, also when one is damaged.
    Result<std::vector<privacy::Released<package::DrawChoice>>> drawChoices();
    /// Returns the stored bytes of a choice, whose SHA-256 the ledger holds.
    static std::string sealedBytes(const package::DrawChoice &choice);
    /// Inserts a choice among draws, like insertModel.
    static Result<void> insertDrawChoice(Database &ledgerConnection,
                                         const std::string &schema,
                                         const privacy::Released<package::DrawChoice> &choice);

    /// Every finding of labels, whatever was declared after it, oldest first. Errors: Database, also when one
    /// is damaged.
    Result<std::vector<privacy::Released<package::LabelFinding>>> labelFindings();

    /// Returns the stored bytes of a finding, whose SHA-256 the ledger holds.
    static std::string sealedBytes(const package::LabelFinding &finding);
    /// Inserts a finding of labels, like insertModel.
    static Result<void> insertLabelFinding(Database &ledgerConnection,
                                           const std::string &schema,
                                           const privacy::Released<package::LabelFinding> &finding);

private:
    explicit ProjectStore(Database database);
    Database m_database;
};

} // namespace core::pipeline
