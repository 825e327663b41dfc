#pragma once

#include "app/cli/ExitCode.h"
#include "core/base/Error.h"

#include <CLI/CLI.hpp>
#include <functional>

namespace cli {

/// What a subcommand does once the command line is understood.
using Action = std::function<ExitCode()>;

/// Each adds its subcommand to `program` and puts what it does into `action` when it was named.
void addInspectCommand(CLI::App &program, Action &action);
void addLabelsCommand(CLI::App &program, Action &action);
void addPrepareCommand(CLI::App &program, Action &action);
void addRunCommand(CLI::App &program, Action &action);
void addWriteCommand(CLI::App &program, Action &action);
void addChooseCommand(CLI::App &program, Action &action);
void addPackCommand(CLI::App &program, Action &action);
void addReviewCommand(CLI::App &program, Action &action);
void addApproveCommand(CLI::App &program, Action &action);
void addKeyCommand(CLI::App &program, Action &action);
void addEvaluateCommand(CLI::App &program, Action &action);
void addTrainCommand(CLI::App &program, Action &action);
void addPredictCommand(CLI::App &program, Action &action);
void addVocabularyCommand(CLI::App &program, Action &action);
void addEmbeddingCommand(CLI::App &program, Action &action);
void addRewriterCommand(CLI::App &program, Action &action);
void addVerifyCommand(CLI::App &program, Action &action);
void addLedgerCommand(CLI::App &program, Action &action);
void addAuditCommand(CLI::App &program, Action &action);

/// One line on stderr, and the exit code that belongs to the error.
ExitCode report(const core::Error &error);

} // namespace cli
