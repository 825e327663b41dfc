#include "app/cli/CommandLine.h"
#include "app/cli/report/Terminal.h"
#include "core/plan/PlanReference.h"

namespace cli {

namespace {

ExitCode describePlan()
{
    printText(core::plan::planReference());
    return done;
}

} // namespace

void addPlanCommand(CLI::App &program, Action &action)
{
    auto *command = program.add_subcommand("plan", "Describe the keys of a plan");
    command->require_subcommand(1);
    auto *describe = command->add_subcommand("describe", "Print the reference of all keys as Markdown");
    describe->callback([&action] { action = describePlan; });
}

} // namespace cli
