#pragma once

#include "core/project/Exclusions.h"
#include "core/project/ProjectStore.h"
#include "ui/models/KeptApproval.h"
#include "ui/models/SessionWork.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace ui {

// What the session hands to a worker to make a release of what was written, by value.

using SharedKey = std::shared_ptr<const core::signing::SecretKey>;

/// What a package is made of.
struct ReleaseParts
{
    WorkInputs inputs;
    std::shared_ptr<const core::project::Model> model;
    std::shared_ptr<const core::project::Documents> documents;
    std::vector<core::release::Exclusion> exclusions; ///< left out of them
    std::filesystem::path ledger;
    std::filesystem::path project;

    /// Errors: InvalidPlan when every document is left out.
    core::Result<core::project::Selected> select() const;
    /// Both must outlive what comes back. Without approval and signer. Errors: Database, NotFound (the
    /// project).
    core::Result<core::release::Contents> contents(const core::project::PublicInputs &opened,
                                                   const core::project::Selected &selected) const;
};

/// How a package is written, beside where.
struct Packing
{
    core::release::Extras extras;
    SharedKey signer; ///< null: it is not signed
};

struct ExportWork
{
    using Written = WithInputs<core::release::PackageInfo>;

    ReleaseParts parts;
    std::optional<core::release::Approval> approval;
    Packing packing;
    std::filesystem::path path; ///< a zip when it ends in .zip, else a folder

    core::Result<Written> operator()(core::JobControl &control) const;
};

/// Reads a package again, and closes the release when it is the one that was made just now, and is good.
struct VerifyWork
{
    struct Closing
    {
        std::filesystem::path project;
        core::project::Plan plan;
    };
    struct Verified
    {
        core::release::Verification verification;
        std::optional<core::project::ProjectStore::ExportedRelease> release; ///< when it was closed
        std::optional<core::Error> trouble;                                  ///< why it could not be closed
    };

    std::filesystem::path path;
    std::optional<Closing> closing;

    core::Result<Verified> operator()(core::JobControl &control) const;
};

/// Has a second person's key sign what would be released, and keeps that in the project.
struct ApproveWork
{
    ReleaseParts parts;
    std::string name;
    std::string reason;
    SharedKey key;
    std::filesystem::path project;

    core::Result<KeptApproval> operator()(core::JobControl &control) const;
};

/// Whether an approval is of what would be released now.
struct CompareApproval
{
    ReleaseParts parts;
    core::release::ApprovalFacts facts;

    core::Result<bool> operator()(core::JobControl &control) const;
};

/// privacy-statement.pdf of what would be released.
struct StatementWork
{
    ReleaseParts parts;
    std::filesystem::path path;

    core::Result<std::filesystem::path> operator()(core::JobControl &control) const;
};

/// A project file that must be there: opening makes one where there is none. Errors: NotFound, Database.
core::Result<core::project::ProjectStore> openStore(const std::filesystem::path &project);

} // namespace ui
