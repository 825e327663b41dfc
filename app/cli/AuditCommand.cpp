#include "app/cli/AuditReport.h"
#include "app/cli/CommandLine.h"
#include "app/cli/Interrupt.h"
#include "app/cli/ProgressPrinter.h"
#include "core/audit/EndToEndAudit.h"

#include <memory>
#include <unistd.h>
#include <utility>

namespace cli {

namespace {

core::Result<AuditReport> auditAll()
{
    ProgressPrinter progress(::isatty(STDERR_FILENO) ? ProgressStyle::Bar : ProgressStyle::None);
    auto mechanisms = core::privacy::runSelfAudit(progress);
    if (!mechanisms)
        return core::fail(mechanisms.error());
    auto journeys = core::audit::auditAllEndToEnd(progress);
    if (!journeys)
        return core::fail(journeys.error());
    return AuditReport{std::move(*mechanisms), std::move(*journeys)};
}

ExitCode audit(bool asJson)
{
    watchForInterrupts();
    const auto made = auditAll();
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
    command->callback([&action, asJson] { action = [asJson] { return audit(*asJson); }; });
}

} // namespace cli
