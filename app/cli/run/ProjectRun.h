#pragma once

#include "app/cli/options/PackageOptions.h"
#include "core/pipeline/Pipeline.h"

#include <filesystem>
#include <memory>
#include <string>

namespace cli {

/// Opens the pipeline of a project with a committed model. Errors: NotFound (no such file, or nothing
/// committed yet), and those of opening.
core::Result<core::pipeline::Pipeline>
openProject(const std::string &file, const std::filesystem::path &ledger, core::JobControl &control);

/// Opens the pipeline of a project whose commit may still wait for texts. Errors: NotFound (no such file),
/// and those of opening.
core::Result<core::pipeline::Pipeline>
openStarted(const std::string &file, const std::filesystem::path &ledger, core::JobControl &control);

/// Returns the sequences whose prompts are exported as files: the texts that a commit waits for or, once it
/// is over, those of the documents. Errors: NotFound (there is no model, and no commit waits), those of the
/// steps.
core::Result<core::pipeline::Sequences> promptedSequences(core::pipeline::Pipeline &pipeline,
                                                          core::JobControl &control);

/// Begins a new release of the same model if one was closed already, and says so on stderr. Errors: Database.
core::Result<void> beginNewRelease(core::pipeline::Pipeline &pipeline);

/// Checks before anything is spent: the writer's template and key, and that the server may receive
/// the key.
core::Result<void> checkWriter(const core::plan::Plan &plan, const PackageOptions &options);

/// Tries the servers of the plan's writer, and runs the commit: nothing is spent where no server can be
/// reached or the key is refused. A method that has a language model write between its rounds gets the key; a
/// note on stderr says before how much will be asked. Errors: Network; those of Pipeline::commit and of the
/// key.
core::Result<core::pipeline::PrivateCounts>
commit(core::pipeline::Pipeline &pipeline, const PackageOptions &options, core::JobControl &control);

/// Draws sequences unless they are stored, and writes the documents of the plan. With --partial, continues
/// without the documents that have no answer. Errors: those of the steps; Network for missing answers.
core::Result<void>
writeDocuments(core::pipeline::Pipeline &pipeline, const PackageOptions &options, core::JobControl &control);

/// Writes the documents and the package, and closes the release. The model stays in the project file if a
/// step fails. Errors: those of the steps.
core::Result<core::package::PackageInfo> toPackage(core::pipeline::Pipeline &pipeline,
                                                   const PackageOptions &options,
                                                   std::shared_ptr<const core::signing::SecretKey> signer,
                                                   core::JobControl &control);

} // namespace cli
