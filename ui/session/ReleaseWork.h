#pragma once

#include "core/pipeline/Exclusions.h"
#include "core/pipeline/ProjectStore.h"
#include "ui/session/KeptApproval.h"
#include "ui/session/SessionWork.h"

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
    std::shared_ptr<const core::pipeline::Model> model;
    std::shared_ptr<const core::pipeline::Documents> documents;
    std::vector<core::package::Exclusion> exclusions; ///< left out of them
    std::filesystem::path ledger;
    std::filesystem::path project;

    /// Errors: InvalidPlan when every document is left out.
    core::Result<core::pipeline::Selected> select() const;
    /// Both must outlive what comes back. Without approval and signer. Errors: Database, NotFound (the
    /// project).
    core::Result<core::package::Contents> contents(const core::pipeline::PublicInputs &opened,
                                                   const core::pipeline::Selected &selected) const;
};

/// How a package is written, beside where.
struct Packing
{
    core::package::Extras extras;
    SharedKey signer; ///< null: it is not signed
};

struct ExportWork
{
    using Written = WithInputs<core::package::PackageInfo>;

    ReleaseParts parts;
    std::optional<core::package::Approval> approval;
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
        core::plan::Plan plan;
    };
    struct Verified
    {
        core::package::Verification verification;
        std::optional<core::pipeline::ProjectStore::ExportedRelease> release; ///< when it was closed
        std::optional<core::Error> trouble;                                   ///< why it could not be closed
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
    core::package::ApprovalFacts facts;

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
core::Result<core::pipeline::ProjectStore> openStore(const std::filesystem::path &project);

} // namespace ui
