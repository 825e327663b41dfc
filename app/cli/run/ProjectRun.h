#pragma once

#include "app/cli/options/PackageOptions.h"
#include "core/pipeline/Pipeline.h"

#include <filesystem>
#include <memory>
#include <string>

namespace cli {

/// The pipeline of a project whose model was fitted. Errors: NotFound (no such file, nothing fitted yet), and
/// those of opening.
core::Result<core::pipeline::Pipeline>
openProject(const std::string &file, const std::filesystem::path &ledger, core::JobControl &control);

/// The same of one whose model may be on its way. Errors: NotFound (no such file), and those of opening.
core::Result<core::pipeline::Pipeline>
openStarted(const std::string &file, const std::filesystem::path &ledger, core::JobControl &control);

/// Returns the sequences whose prompts are exported as files: the texts that a commit waits for or, once it
/// is over, those of the documents. Errors: NotFound (there is no model, and no commit waits), those of the
/// steps.
core::Result<core::pipeline::Sequences> promptedSequences(core::pipeline::Pipeline &pipeline,
                                                          core::JobControl &control);

/// Begins a new release of the same model if one was closed already, and says so on stderr. Errors: Database.
core::Result<void> beginNewRelease(core::pipeline::Pipeline &pipeline);

/// Checks before anything is spent: the writer's template and key, and that the server may have the key
/// (KeyQuestion.h).
core::Result<void> checkWriter(const core::plan::Plan &plan, const PackageOptions &options);

/// The commit; a method that has a model write between its rounds gets its key, and what it will ask for is
/// said on stderr before. Errors: those of
/// Pipeline::commit and of the key.
core::Result<core::pipeline::PrivateCounts>
learn(core::pipeline::Pipeline &pipeline, const PackageOptions &options, core::JobControl &control);

/// Draws, unless sequences are kept, and writes the documents as the plan says. --partial: continues without
/// the documents that have no answer. Errors: those of the steps; Network for missing answers.
core::Result<void>
writeDocuments(core::pipeline::Pipeline &pipeline, const PackageOptions &options, core::JobControl &control);

/// Writes the documents and the package, and closes the release. Errors: those of the steps; what was paid
/// for is in the project file.
core::Result<core::package::PackageInfo> toPackage(core::pipeline::Pipeline &pipeline,
                                                   const PackageOptions &options,
                                                   std::shared_ptr<const core::signing::SecretKey> signer,
                                                   core::JobControl &control);

} // namespace cli
