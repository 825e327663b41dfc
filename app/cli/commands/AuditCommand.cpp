#include "app/cli/AuditReport.h"
#include "app/cli/CommandLine.h"
#include "app/cli/Interrupt.h"
#include "app/cli/run/ProgressPrinter.h"
#include "core/audit/EndToEndAudit.h"
#include "core/base/Result.h"
#include "core/synthesis/Synthesizers.h"

#include <memory>
#include <string>
#include <unistd.h>
#include <utility>
#include <vector>

namespace cli {

namespace {

// Those named, in their order; all where none is.
core::Result<std::vector<const core::synthesis::Synthesizer *>>
methodsOf(const std::vector<std::string> &names)
{
    const auto all = core::synthesis::synthesizers();
    std::vector<const core::synthesis::Synthesizer *> methods;
    for (const std::string &name : names) {
        KEYSEED_ASSIGN(const auto method, core::synthesis::synthesizerOf(name));
        methods.push_back(method);
    }
    if (names.empty())
        methods.assign(all.begin(), all.end());
    return methods;
}

core::Result<AuditReport> auditOf(const std::vector<std::string> &names)
{
    KEYSEED_ASSIGN(const auto methods, methodsOf(names));
    ProgressPrinter progress(::isatty(STDERR_FILENO) ? ProgressStyle::Bar : ProgressStyle::None);
    KEYSEED_ASSIGN(auto mechanisms, core::privacy::runSelfAudit(progress));
    KEYSEED_ASSIGN(auto journeys, core::audit::auditEndToEnd(methods, progress));
    return AuditReport{std::move(mechanisms), std::move(journeys)};
}

ExitCode audit(const std::vector<std::string> &methods, bool asJson)
{
    watchForInterrupts();
    const auto made = auditOf(methods);
    if (!made)
        return report(made.error());
    if (asJson)
        printAuditJson(*made);
    else
        printAuditTable(*made);
    return made->holds() ? done : failed;
}

} // namespace

void addAuditCommand(CLI::App &program, Action &action)
{
    auto *command = program.add_subcommand("audit",
                                           "Attack the noise mechanisms, and every method from the records "
                                           "to the package, on this machine and compare with their claims");
    const auto asJson = std::make_shared<bool>(false);
    command->add_flag("--json", *asJson, "Print the rows as JSON");
    const auto methods = std::make_shared<std::vector<std::string>>();
    command->add_option(
        "--method", *methods, "Attack these methods of a plan instead of all, beside the mechanisms");
    command->callback(
        [&action, asJson, methods] { action = [asJson, methods] { return audit(*methods, *asJson); }; });
}

} // namespace cli
