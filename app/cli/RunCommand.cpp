#include "app/cli/CommandLine.h"

#include "app/cli/InterruptedRuns.h"
#include "app/cli/PackageOptions.h"
#include "app/cli/ProjectRun.h"
#include "app/cli/ResourceFolder.h"

#include <cstdio>
#include <memory>
#include <string>

namespace cli {

namespace {

using namespace core::project;

struct RunOptions
{
    std::string plan;
    std::string records;
    PackageOptions package;
};

// Beside the output and named after it, so that what was paid for outlives the package.
std::filesystem::path projectFile(const RunOptions &options)
{
    if (!options.package.project.empty())
        return options.package.project;
    auto path = options.package.cleanOutput();
    path += ".keyseed";
    return path;
}

// On the steward's own screen only: said without numbers, so that a log of it tells nothing either.
void sayWhatWasSkipped(const Plan &plan, const PrivateCounts &counts)
{
    const std::string file = plan.records.path.filename().string();
    if (counts.undeclaredLabel > 0)
        std::fprintf(stderr, "keyseed-cli: note: %s: rows with a label that is not declared in the plan were skipped\n", file.c_str());
    if (counts.withoutText > 0)
        std::fprintf(stderr, "keyseed-cli: note: %s: rows without text were skipped\n", file.c_str());
    if (counts.withoutPerson > 0)
        std::fprintf(stderr, "keyseed-cli: note: %s: rows without a person id were skipped\n", file.c_str());
}

std::string onwards(const RunOptions &options)
{
    return " (what was learned and written is kept: keyseed-cli write --project " + projectFile(options).string()
           + " --output DIR goes on for free)";
}

// A plan whose prompts are carried by hand ends with the prompts; the package follows once they are answered.
core::Result<std::string> toPrompts(OpenProject &project, const RunOptions &options, core::JobControl &control)
{
    auto path = options.package.cleanOutput();
    path += ".prompts.jsonl";
    const auto sequences = sequencesOf(project, control);
    if (!sequences)
        return core::fail(sequences.error());
    const auto format = project.plan.writer.model.empty() ? core::chat::PackFormat::Plain
                                                          : core::chat::PackFormat::OpenAiBatch;
    if (auto written = exportPrompts(project.plan, *sequences, format, path); !written)
        return core::fail(written.error());
    std::fprintf(stderr, "keyseed-cli: note: have the prompts answered, then: keyseed-cli pack import --project %s "
                 "--answers FILE, and keyseed-cli write --project %s --output DIR\n",
                 project.file.c_str(), project.file.c_str());
    return "prompts: " + std::filesystem::absolute(path).string();
}

core::Result<std::string> runPlan(const RunOptions &options, core::JobControl &control)
{
    auto plan = loadPlan(options.plan);
    // A plan that cannot be read is a wrong command line, whatever keeps it from being read.
    if (!plan)
        return core::fail(core::ErrorCode::InvalidPlan, plan.error().detail);
    if (!options.records.empty())
        plan->records.path = options.records;
    if (auto valid = validate(*plan); !valid)
        return core::fail(valid.error().code, options.plan + ": " + valid.error().detail);
    if (auto ready = checkWriter(*plan); !ready)
        return core::fail(ready.error().code, options.plan + ": " + ready.error().detail);
    const auto output = options.package.cleanOutput();
    if (auto free = core::release::checkOutput(output); !free)
        return core::fail(free.error());
    const auto signer = openSigner(options.package);
    if (!signer)
        return core::fail(signer.error());
    const auto resources = findResources();
    if (!resources)
        return core::fail(resources.error());
    const auto inputs = openPublicInputs(*plan, *resources);
    if (!inputs)
        return core::fail(inputs.error());
    auto ledger = core::privacy::Ledger::open(options.package.ledger);
    if (!ledger)
        return core::fail(ledger.error());
    if (auto told = tellOfInterruptedRuns(*ledger); !told)
        return core::fail(told.error());
    auto store = ProjectStore::open(projectFile(options));
    if (!store)
        return core::fail(store.error());

    const auto learned = learn(*plan, *inputs, *ledger, *store, control);
    if (!learned)
        return core::fail(learned.error());
    sayWhatWasSkipped(*plan, learned->counts);
    auto project = openProject(projectFile(options).string());
    if (!project)
        return core::fail(project.error());
    if (plan->writer.kind == "promptPack")
        return toPrompts(*project, options, control);
    const auto package = toPackage(*project, packingOf(options.package, *signer), control);
    if (!package)
        return core::fail(package.error().code, package.error().detail + onwards(options));
    return doneLine(*package, options.package.progress);
}

} // namespace

void addRunCommand(CLI::App &program, Action &action)
{
    auto *command = program.add_subcommand("run", "Carry a plan from the records to a release package");
    const auto options = std::make_shared<RunOptions>();
    command->add_option("--plan", options->plan, "The plan (JSON)")->required();
    command->add_option("--records", options->records, "Records file instead of the plan's");
    command->add_option("--project", options->package.project, "Project file; by default beside the output, OUTPUT.keyseed");
    addPackageOptions(*command, options->package);
    command->callback([&action, options] {
        action = [options] {
            return watched(options->package, [&](core::JobControl &control) { return runPlan(*options, control); });
        };
    });
}

} // namespace cli
