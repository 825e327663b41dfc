#include "app/cli/CommandLine.h"
#include "app/cli/report/Terminal.h"
#include "core/base/Text.h"
#include "core/base/Version.h"
#include "core/base/system/Process.h"
#include "core/http/Exchange.h"
#include "core/ranks/Launch.h"

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <new>
#include <string>
#include <string_view>

namespace cli {

// The commands in the order of the usage. A command is one file in commands/, which defines add<Name>Command,
// and one line here.
#define KEYSEED_COMMANDS(COMMAND)                                                                            \
    COMMAND(Fetch)                                                                                           \
    COMMAND(Inspect)                                                                                         \
    COMMAND(Labels)                                                                                          \
    COMMAND(Prepare)                                                                                         \
    COMMAND(Run)                                                                                             \
    COMMAND(Model)                                                                                           \
    COMMAND(Write)                                                                                           \
    COMMAND(Choose)                                                                                          \
    COMMAND(Pack)                                                                                            \
    COMMAND(Review)                                                                                          \
    COMMAND(Approve)                                                                                         \
    COMMAND(Key)                                                                                             \
    COMMAND(Evaluate)                                                                                        \
    COMMAND(Train)                                                                                           \
    COMMAND(Predict)                                                                                         \
    COMMAND(Vocabulary)                                                                                      \
    COMMAND(Embedding)                                                                                       \
    COMMAND(Rewriter)                                                                                        \
    COMMAND(Verify)                                                                                          \
    COMMAND(Plan)                                                                                            \
    COMMAND(Policy)                                                                                          \
    COMMAND(Ledger)                                                                                          \
    COMMAND(Audit)

#define KEYSEED_DECLARE_COMMAND(name) void add##name##Command(CLI::App &program, Action &action);
KEYSEED_COMMANDS(KEYSEED_DECLARE_COMMAND)

ExitCode report(const core::Error &error)
{
    printError("keyseed-cli: %s\n", error.detail.c_str());
    return exitCodeOf(error.code);
}

namespace {

// Needs no memory.
ExitCode reportNoMemory() noexcept
{
    constexpr std::string_view words = "keyseed-cli: out of memory: close other programs and run it again; a "
                                       "budget that was debited stays debited "
                                       "(keyseed-cli ledger shows it)\n";
    core::system::writeError(words);
    return failed;
}

// Remembers that memory ran out: an exception is lost in a library function that may not throw.
std::atomic<bool> ranOut{false};
std::terminate_handler before = nullptr;

[[noreturn]] void noMemory()
{
    ranOut = true;
    throw std::bad_alloc();
}

[[noreturn]] void atTheEnd()
{
    if (ranOut)
        std::_Exit(reportNoMemory());
    before();
    std::_Exit(failed); // not reached: a handler does not return
}

// Installs handlers that report that memory ran out and end the program with `failed`, also where no
// exception reaches main(): in a thread, and in functions that may not throw (those of std::filesystem).
void sayWhenMemoryRunsOut()
{
    std::set_new_handler(noMemory);
    before = std::set_terminate(atTheEnd);
}

using AddCommand = void (*)(CLI::App &, Action &);

#define KEYSEED_COMMAND_ENTRY(name) add##name##Command,
constexpr AddCommand commands[] = {KEYSEED_COMMANDS(KEYSEED_COMMAND_ENTRY)};

int runProgram(int argc, char *argv[])
{
    CLI::App program(
        "Keyseed turns sensitive text records into a synthetic corpus with a differential privacy guarantee.",
        "keyseed-cli");
    program.set_version_flag("--version", std::string("keyseed-cli ") + core::programVersion);
    program.require_subcommand(1);
    program.footer("Exit codes: 0 done, 1 failed, 2 the command line or plan is wrong, 3 the budget refuses, "
                   "4 cancelled.");
    Action action;
    for (const AddCommand addCommand : commands)
        addCommand(program, action);
    try {
        program.parse(argc, argv);
    } catch (const CLI::Success &success) {
        return program.exit(success);
    } catch (const CLI::ParseError &error) {
        return report(
            {core::ErrorCode::InvalidPlan, std::string(error.what()) + " (see keyseed-cli --help)"});
    }
    // Several processes would each do the same work and overwrite the results of the others.
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
    core::system::forbidCoreDumps();
    core::system::ignoreBrokenPipes();
    core::system::prepareOutput();
    core::http::keepTlsSecrets();
    try {
        return cli::runProgram(argc, argv);
    } catch (const std::bad_alloc &) {
        return cli::reportNoMemory();
    } catch (const std::exception &exception) {
        return cli::report({core::ErrorCode::Internal, std::string("internal error: ") + exception.what()});
    }
}
