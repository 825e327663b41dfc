#pragma once

#include "app/cli/PackageOptions.h"
#include "core/pipeline/Exclusions.h"
#include "core/pipeline/ModelWriting.h"

#include <filesystem>
#include <string>

namespace cli {

/// A project whose model was learned, opened with what its plan names.
struct OpenProject
{
    std::filesystem::path file;
    core::plan::Plan plan;
    core::pipeline::PublicInputs inputs;
    core::pipeline::ProjectStore store;
    core::pipeline::ProjectStore::StoredModel model;
};

/// Errors: NotFound (no such file, nothing learned yet), and those of opening.
core::Result<OpenProject> openProject(const std::string &file);

/// The sequences that are kept in the project, if they were drawn as the plan says; else new ones, kept from
/// now on, because documents that take hours to write belong to them.
core::Result<core::pipeline::Sequences> sequencesOf(OpenProject &project, core::JobControl &control);

/// Where a release was exported already, the project is from here on about another one of the same model;
/// says so on stderr. Errors: Database.
core::Result<void> beginNewRelease(OpenProject &project);

/// What must be right before anything is spent: the writer's key and template.
core::Result<void> checkWriter(const core::plan::Plan &plan);

/// The documents, written or as far as the model answered, without those that were left out by hand.
/// `withoutMissing`: go on without the documents that have no answer. Errors: those of the stages.
core::Result<core::pipeline::Selected>
selectedDocuments(OpenProject &project, bool withoutMissing, core::JobControl &control);

struct Packing
{
    std::filesystem::path output; ///< a folder, or a file that ends in .zip
    bool withoutMissing = false;
    core::package::Extras extras;
    const core::signing::SecretKey *signer = nullptr;
    std::filesystem::path ledger; ///< for what the source has spent; need not exist
};

Packing packingOf(const PackageOptions &options, const std::optional<core::signing::SecretKey> &signer);

/// Writes the documents as the plan says and packs them, with the approval that the project holds. From then
/// on the plan of the release is read-only. A plan with a prompt pack needs the answers to be there. Errors:
/// those of the stages; what was paid for is in the project file.
core::Result<core::package::PackageInfo>
toPackage(OpenProject &project, const Packing &packing, core::JobControl &control);

} // namespace cli
