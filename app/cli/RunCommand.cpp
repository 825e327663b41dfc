#include "app/cli/CommandLine.h"
#include "app/cli/GivenPlan.h"
#include "app/cli/Interrupt.h"
#include "app/cli/InterruptedRuns.h"
#include "app/cli/LedgerFigures.h"
#include "app/cli/PackageOptions.h"
#include "app/cli/ProjectRun.h"
#include "app/cli/ResourceFolder.h"
#include "core/base/Digest.h"
#include "core/base/PrintableText.h"
#include "core/pipeline/ModelWriting.h"
#include "core/pipeline/PathRoles.h"
#include "core/pipeline/PlannedCaps.h"
#include "core/pipeline/ProfiledRecords.h"
#include "core/pipeline/RankReading.h"
#include "core/pipeline/ReleasePlan.h"
#include "core/pipeline/Stages.h"
#include "core/ranks/Launch.h"
#include "core/ranks/mpi/Join.h"
#include "core/records/Reader.h"
#include "core/synthesis/Synthesizers.h"

#include <cstdio>
#include <memory>
#include <string>

namespace cli {

namespace {

using namespace core::pipeline;
using namespace core::plan;

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

// On the steward's own screen only, and the same words whatever the rows hold: which and how many were passed
// over is nobody's to read in the log of a nightly run.
void warnWithoutRecords(const PrivateCounts &counts)
{
    if (counts.usable > 0)
        return;
    std::fprintf(
        stderr,
        "keyseed-cli: warning: no row counts: each needs text, a label declared in the plan and, where "
        "persons are the unit, an id; the package holds noise alone, check records and labels in the plan\n");
}

void warnOfDelta(const Plan &plan)
{
    if (plan.privacy.delta > core::privacy::largeDelta)
        std::fprintf(
            stderr,
            "keyseed-cli: warning: privacy.delta is %.3g: a delta should stay below one in the number of "
            "records, and at most %g; with this one the promise of epsilon may fail for somebody\n",
            plan.privacy.delta,
            core::privacy::largeDelta);
}

// Told before anything is spent; records of a plan that the caps refuse are not even read for it.
core::Result<void> adviseOnSource(core::privacy::Ledger &ledger, const Plan &plan, const PublicInputs &inputs)
{
    auto source = core::privacy::DataSource::ofPath(sourceName(plan), plan.records.file());
    const auto release = planRelease(plan, inputs.vocabulary.size());
    std::error_code ignored;
    if (!release || !ledger.checkSpend(source.name, release->spend, capsOf(plan))
        || !std::filesystem::is_regular_file(plan.records.file(), ignored))
        return {};
    // What holds no records is refused before its digest, which takes as long as reading it.
    auto records = recordsSource(plan.records);
    records.join = {}; // whose files are read as a whole
    if (const auto opened = core::records::Reader::open(records); !opened)
        return core::fail(opened.error());
    if (const auto content = core::sha256OfFile(plan.records.file()))
        source.content = *content;
    const auto names = ledger.otherNamesOf(source);
    if (!names)
        return {};
    for (const std::string &name : *names)
        std::fprintf(
            stderr,
            "keyseed-cli: note: these records were already used as source \"%s\"; to add up what they "
            "spend, set records.source to it\n",
            core::printable(name).c_str());
    return {};
}

std::string onwards(const RunOptions &options)
{
    return " (what was learned and written is kept: keyseed-cli write --project "
           + projectFile(options).string() + " --output DIR goes on for free)";
}

std::filesystem::path promptsFile(const RunOptions &options)
{
    auto path = options.package.cleanOutput();
    path += ".prompts.jsonl";
    return path;
}

// A plan whose prompts are carried by hand ends with the prompts; the package follows once they are answered.
core::Result<std::string> toPrompts(Pipeline &pipeline, const RunOptions &options, core::JobControl &control)
{
    const auto path = promptsFile(options);
    if (auto drawn = pipeline.drawUnlessKept(control); !drawn)
        return core::fail(drawn.error());
    if (auto written = exportPrompts(pipeline.plan, *pipeline.sequences, packFormatOf(pipeline.plan), path);
        !written)
        return core::fail(written.error());
    std::fprintf(stderr,
                 "keyseed-cli: note: have the prompts answered, then: keyseed-cli pack import --project %s "
                 "--answers FILE, and keyseed-cli write --project %s --output DIR\n",
                 pipeline.places.project.c_str(),
                 pipeline.places.project.c_str());
    return "prompts: " + std::filesystem::absolute(path).string();
}

core::Result<void> checkPaths(const RunOptions &options, const Plan &plan)
{
    Paths paths;
    paths.input("--plan", options.plan).planned(plan).project(projectFile(options));
    paths.ledger(options.package.ledger).output("--output", options.package.cleanOutput());
    if (options.package.sign)
        paths.input("--key", options.package.key);
    if (plan.writer.kind == "promptPack")
        paths.output("the prompts", promptsFile(options));
    return paths.check(options.package.force);
}

core::Result<Plan> checkedPlan(const RunOptions &options)
{
    auto plan = givenPlan(options.plan);
    if (!plan)
        return plan;
    if (!options.records.empty())
        plan->records.files = {options.records};
    if (auto complete = core::pipeline::completeRecords(*plan); !complete)
        return core::fail(complete.error());
    if (auto valid = validate(*plan); !valid)
        return core::fail(valid.error().code, options.plan + ": " + valid.error().detail);
    return plan;
}

core::Result<std::string>
runPlan(const RunOptions &options, core::ranks::Ranks *ranks, core::JobControl &control)
{
    auto plan = checkedPlan(options);
    if (!plan)
        return core::fail(plan.error());
    if (auto ready = checkWriter(*plan, options.package); !ready)
        return core::fail(ready.error().code, options.plan + ": " + ready.error().detail);
    const auto output = options.package.cleanOutput();
    if (auto free = core::package::checkOutput(output); !free)
        return core::fail(free.error());
    if (auto apart = checkPaths(options, *plan); !apart)
        return core::fail(apart.error());
    const auto signer = openSigner(options.package);
    if (!signer)
        return core::fail(signer.error());
    const auto folders = findFolders();
    if (!folders)
        return core::fail(folders.error());
    Pipeline pipeline{.places = {.project = projectFile(options),
                                 .ledger = options.package.ledger,
                                 .resources = folders->resources,
                                 .cache = folders->cache},
                      .plan = std::move(*plan),
                      .ranks = ranks};
    if (auto opened = pipeline.openInputs(control); !opened)
        return core::fail(opened.error());
    auto ledger = core::privacy::Ledger::open(options.package.ledger);
    if (!ledger)
        return core::fail(ledger.error());
    if (auto told = tellOfInterruptedRuns(*ledger); !told)
        return core::fail(told.error());
    warnOfDelta(pipeline.plan);
    if (auto advised = adviseOnSource(*ledger, pipeline.plan, *pipeline.inputs); !advised)
        return core::fail(advised.error());
    const auto counts = learn(pipeline, options.package, control);
    if (!counts)
        return core::fail(counts.error());
    warnWithoutRecords(*counts);
    if (pipeline.plan.writer.kind == "promptPack")
        return toPrompts(pipeline, options, control);
    const auto package = toPackage(pipeline, options.package, *signer, control);
    if (!package)
        return core::fail(package.error().code, package.error().detail + onwards(options));
    return doneLine(*package, options.package.progress);
}

core::Result<RankWork> workOfRank(const RunOptions &options, core::JobControl &control)
{
    auto plan = checkedPlan(options);
    if (!plan)
        return core::fail(plan.error());
    const auto folders = findFolders();
    if (!folders)
        return core::fail(folders.error());
    const auto method = core::synthesis::synthesizerOf(plan->synthesis.method);
    if (!method)
        return core::fail(method.error());
    auto inputs =
        openPublicInputs(*plan, {.resources = folders->resources, .cache = folders->cache}, control);
    if (!inputs)
        return core::fail(inputs.error());
    return RankWork{std::move(*plan), std::move(*inputs), *method};
}

// The others print nothing: what goes wrong there, rank 0 says.
ExitCode workForRankZero(const RunOptions &options, core::ranks::Ranks &ranks, core::JobControl &control)
{
    watchForInterrupts();
    const auto open = [&options](core::JobControl &opening) { return workOfRank(options, opening); };
    const auto worked = readForRankZero(open, ranks, 0, control);
    return worked ? done : exitCodeOf(worked.error().code);
}

ExitCode runByRanks(const RunOptions &options)
{
    const auto joined = core::ranks::join();
    if (!joined)
        return core::ranks::launchOfThisProcess().rank == 0 ? report(joined.error())
                                                            : exitCodeOf(joined.error().code);
    core::ranks::JoinedRanks *ranks = joined->get();
    ProgressPrinter unseen(ProgressStyle::None);
    const ExitCode code = ranks != nullptr && ranks->rank() > 0
                              ? workForRankZero(options, *ranks, unseen)
                              : watched(options.package, [&](core::JobControl &control) {
                                    return runPlan(options, ranks, control);
                                });
    std::fflush(nullptr); // what follows may end the process
    if (ranks != nullptr)
        ranks->leave(unseen, code);
    return code;
}

} // namespace

void addRunCommand(CLI::App &program, Action &action)
{
    auto *command = program.add_subcommand("run", "Carry a plan from the records to a release package");
    const auto options = std::make_shared<RunOptions>();
    command->add_option("--plan", options->plan, "The plan (JSON)")->required();
    command->add_option("--records", options->records, "Records file instead of the plan's");
    command->add_option(
        "--project", options->package.project, "Project file; by default beside the output, OUTPUT.keyseed");
    addPackageOptions(*command, options->package);
    command->callback([&action, options] { action = [options] { return runByRanks(*options); }; });
}

} // namespace cli
