#include "app/cli/CommandLine.h"

#include "app/cli/Interrupt.h"
#include "app/cli/InterruptedRuns.h"
#include "app/cli/ProgressPrinter.h"
#include "app/cli/ResourceFolder.h"
#include "core/project/Journey.h"

#include <cstdio>
#include <map>
#include <memory>
#include <string>
#include <unistd.h>

namespace cli {

namespace {

using namespace core::project;

struct RunOptions
{
    std::string plan;
    std::string output;
    std::string records;
    std::string ledger = core::privacy::Ledger::defaultPath().string();
    std::string project;
    ProgressStyle progress = ::isatty(STDERR_FILENO) ? ProgressStyle::Bar : ProgressStyle::None;
};

std::filesystem::path cleanOutput(const std::string &output)
{
    auto path = std::filesystem::path(output).lexically_normal();
    return path.has_filename() ? path : path.parent_path();
}

// Beside the output and named after it, so that what was paid for outlives the package.
std::filesystem::path projectFile(const RunOptions &options)
{
    if (!options.project.empty())
        return options.project;
    auto path = cleanOutput(options.output);
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

core::Result<core::release::PackageInfo> modelToPackage(const Plan &plan, const PublicInputs &inputs,
                                                        const Model &model,
                                                        const std::filesystem::path &output,
                                                        core::JobControl &control)
{
    const auto sequences = sampleSequences(plan, inputs, model, control);
    if (!sequences)
        return core::fail(sequences.error());
    const auto documents = writeDocuments(plan, *sequences, control);
    if (!documents)
        return core::fail(documents.error());
    return core::release::writeFolder(packageContents(plan, inputs, model, *documents), output, control);
}

core::Result<core::release::PackageInfo> runPlan(const RunOptions &options, core::JobControl &control)
{
    auto plan = loadPlan(options.plan);
    // A plan that cannot be read is a wrong command line, whatever keeps it from being read.
    if (!plan)
        return core::fail(core::ErrorCode::InvalidPlan, plan.error().detail);
    if (!options.records.empty())
        plan->records.path = options.records;
    if (auto valid = validate(*plan); !valid)
        return core::fail(valid.error().code, options.plan + ": " + valid.error().detail);
    const auto output = cleanOutput(options.output);
    if (auto free = core::release::checkOutput(output); !free)
        return core::fail(free.error());
    const auto resources = findResources();
    if (!resources)
        return core::fail(resources.error());
    const auto inputs = openPublicInputs(*plan, *resources);
    if (!inputs)
        return core::fail(inputs.error());
    auto ledger = core::privacy::Ledger::open(options.ledger);
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
    auto package = modelToPackage(*plan, *inputs, learned->model, output, control);
    if (!package)
        return core::fail(package.error().code,
                          package.error().detail + " (what was learned is kept: keyseed-cli write --project "
                              + projectFile(options).string() + " --output DIR goes on for free)");
    return package;
}

core::Result<core::release::PackageInfo> writeFromProject(const RunOptions &options, core::JobControl &control)
{
    if (!std::filesystem::exists(options.project))
        return core::fail(core::ErrorCode::NotFound, options.project + ": no such project file");
    const auto output = cleanOutput(options.output);
    if (auto free = core::release::checkOutput(output); !free)
        return core::fail(free.error());
    auto store = ProjectStore::open(options.project);
    if (!store)
        return core::fail(store.error());
    const auto plan = store->loadPlan();
    if (!plan)
        return core::fail(plan.error());
    const auto stored = store->latestModel();
    if (!stored)
        return core::fail(stored.error());
    if (!*plan || !*stored)
        return core::fail(core::ErrorCode::NotFound,
                          options.project + ": nothing was learned yet; run the plan first");
    const auto resources = findResources();
    if (!resources)
        return core::fail(resources.error());
    const auto inputs = openPublicInputs(**plan, *resources);
    if (!inputs)
        return core::fail(inputs.error());
    return modelToPackage(**plan, *inputs, (*stored)->model, output, control);
}

template<typename Work>
ExitCode watched(const RunOptions &options, Work work)
{
    watchForInterrupts();
    const auto package = [&] {
        ProgressPrinter progress(options.progress);
        return work(options, progress);
    }();
    if (!package)
        return report(package.error());
    const auto path = std::filesystem::absolute(package->path).string();
    if (options.progress == ProgressStyle::Json)
        std::printf("{\"event\":\"done\",\"files\":%zu}\n", package->files.size());
    std::printf("package: %s\n", path.c_str());
    return done;
}

CLI::Option *addProgress(CLI::App &command, RunOptions &options)
{
    static const std::map<std::string, ProgressStyle> styles{
        {"bar", ProgressStyle::Bar}, {"json", ProgressStyle::Json}, {"none", ProgressStyle::None}};
    return command.add_option("--progress", options.progress, "bar (stderr), json (stdout) or none")
        ->transform(CLI::CheckedTransformer(styles));
}

} // namespace

void addRunCommand(CLI::App &program, Action &action)
{
    auto *command = program.add_subcommand("run", "Carry a plan from the records to a release package");
    const auto options = std::make_shared<RunOptions>();
    command->add_option("--plan", options->plan, "The plan (JSON)")->required();
    command->add_option("--output", options->output, "Folder of the package; must not exist or be empty")->required();
    command->add_option("--records", options->records, "Records file instead of the plan's");
    command->add_option("--ledger", options->ledger, "The ledger file")->capture_default_str();
    command->add_option("--project", options->project, "Project file; by default beside the output, OUTPUT.keyseed");
    addProgress(*command, *options);
    command->callback([&action, options] { action = [options] { return watched(*options, runPlan); }; });
}

void addWriteCommand(CLI::App &program, Action &action)
{
    auto *command = program.add_subcommand("write", "Make a package from what a project has learned already (free)");
    const auto options = std::make_shared<RunOptions>();
    command->add_option("--project", options->project, "The project file")->required();
    command->add_option("--output", options->output, "Folder of the package; must not exist or be empty")->required();
    addProgress(*command, *options);
    command->callback([&action, options] { action = [options] { return watched(*options, writeFromProject); }; });
}

} // namespace cli
