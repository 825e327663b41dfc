#pragma once

#include "core/project/ModelWriting.h"

#include <filesystem>
#include <string>

namespace cli {

/// A project whose model was learned, opened with what its plan names.
struct OpenProject
{
    std::filesystem::path file;
    core::project::Plan plan;
    core::project::PublicInputs inputs;
    core::project::ProjectStore store;
    core::project::ProjectStore::StoredModel model;
};

/// Errors: NotFound (no such file, nothing learned yet), and those of opening.
core::Result<OpenProject> openProject(const std::string &file);

/// The sequences that are kept in the project, if they were drawn as the plan says; else new ones, kept from
/// now on, because documents that take hours to write belong to them.
core::Result<core::project::Sequences> sequencesOf(OpenProject &project, core::JobControl &control);

/// What must be right before anything is spent: the writer's key and template.
core::Result<void> checkWriter(const core::project::Plan &plan);

struct Packing
{
    std::filesystem::path output;
    bool withoutMissing = false; ///< go on without the documents that have no answer
};

/// Writes the documents as the plan says and packs them. A plan with a prompt pack needs the answers to be
/// there. Errors: those of the stages; what was paid for is in the project file.
core::Result<core::release::PackageInfo>
toPackage(OpenProject &project, const Packing &packing, core::JobControl &control);

} // namespace cli
