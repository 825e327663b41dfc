#include "app/cli/CommandLine.h"
#include "app/cli/NoMemory.h"
#include "core/base/PrintableText.h"
#include "core/http/TlsSecrets.h"
#include "core/ranks/Launch.h"

#include <csignal>
#include <cstdio>
#include <exception>
#include <new>
#include <string>

namespace cli {

ExitCode report(const core::Error &error)
{
    std::fprintf(stderr, "keyseed-cli: %s\n", core::printable(error.detail, core::LineBreaks::Keep).c_str());
    return exitCodeOf(error.code);
}

namespace {

int runProgram(int argc, char *argv[])
{
    CLI::App program(
        "Keyseed turns sensitive text records into a synthetic corpus with a differential privacy guarantee.",
        "keyseed-cli");
    program.set_version_flag("--version", "keyseed-cli " KEYSEED_VERSION);
    program.require_subcommand(1);
    program.footer("Exit codes: 0 done, 1 failed, 2 the command line or plan is wrong, 3 the budget refuses, "
                   "4 cancelled.");
    Action action;
    addInspectCommand(program, action);
    addLabelsCommand(program, action);
    addPrepareCommand(program, action);
    addRunCommand(program, action);
    addWriteCommand(program, action);
    addChooseCommand(program, action);
    addPackCommand(program, action);
    addReviewCommand(program, action);
    addApproveCommand(program, action);
    addKeyCommand(program, action);
    addEvaluateCommand(program, action);
    addTrainCommand(program, action);
    addPredictCommand(program, action);
    addVocabularyCommand(program, action);
    addEmbeddingCommand(program, action);
    addRewriterCommand(program, action);
    addVerifyCommand(program, action);
    addLedgerCommand(program, action);
    addAuditCommand(program, action);
    try {
        program.parse(argc, argv);
    } catch (const CLI::Success &success) {
        return program.exit(success);
    } catch (const CLI::ParseError &error) {
        return report(
            {core::ErrorCode::InvalidPlan, std::string(error.what()) + " (see keyseed-cli --help)"});
    }
    // Each of several processes would do the same once more, and write over the others.
    const core::ranks::Launch launch = core::ranks::launchOfThisProcess();
    if (launch.count > 1 && !program.got_subcommand("run"))
        return launch.rank > 0
                   ? wrongInput
                   : report({core::ErrorCode::InvalidPlan,
                             "started as " + std::to_string(launch.count)
                                 + " processes, which only \"run\" can be; start one for this command"});
    return action();
}

} // namespace

} // namespace cli

int main(int argc, char *argv[])
{
    cli::sayWhenMemoryRunsOut();
    // A closed pipe or a file-size limit is an error of the write call, not the end of the program.
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN);
    core::http::keepTlsSecrets();
    try {
        return cli::runProgram(argc, argv);
    } catch (const std::bad_alloc &) {
        return cli::reportNoMemory();
    } catch (const std::exception &exception) {
        return cli::report({core::ErrorCode::Internal, std::string("internal error: ") + exception.what()});
    }
}
