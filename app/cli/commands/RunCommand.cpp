#include "app/cli/CommandLine.h"
#include "app/cli/options/GivenInputs.h"
#include "app/cli/options/PackageOptions.h"
#include "app/cli/report/Terminal.h"
#include "app/cli/run/Notices.h"
#include "app/cli/run/ProgressPrinter.h"
#include "app/cli/run/ProjectRun.h"
#include "core/base/FileLock.h"
#include "core/base/Result.h"
#include "core/fetch/FhirFetch.h"
#include "core/methods/Methods.h"
#include "core/pipeline/PathRoles.h"
#include "core/pipeline/PublicTextPool.h"
#include "core/pipeline/ReleaseSteps.h"
#include "core/pipeline/asking/ModelWriting.h"
#include "core/pipeline/ranks/RankReading.h"
#include "core/pipeline/reading/UnitReading.h"
#include "core/plan/CheckedPlan.h"
#include "core/ranks/Launch.h"
#include "core/ranks/mpi/Join.h"

#include <cstdio>
#include <memory>
#include <optional>
#include <string>

namespace cli {

namespace {

using namespace core::pipeline;
using namespace core::plan;

struct RunOptions
{
    std::string plan;
    std::string again; ///< a project whose plan is committed once more
    std::string records;
    bool isSourceNew = false;
    bool removesFetched = false;
    PackageOptions package;
};

// Returns the project file beside the output and named after it, so that the paid release outlives the
// package.
std::filesystem::path projectFile(const RunOptions &options)
{
    if (!options.package.project.empty())
        return options.package.project;
    auto path = options.package.cleanOutput();
    path += ".keyseed";
    return path;
}

std::string inWords(const std::optional<Spent> &spent)
{
    return spent ? spent->inWords() : "what the plan says";
}

// Describes what a run that ends after its debit leaves, and how to continue.
std::string onwards(const RunOptions &options, const std::optional<Spent> &spent)
{
    return " (spent is " + inWords(spent)
           + "; the model and the documents are kept: keyseed-cli write --project "
           + projectFile(options).string() + " --output DIR continues at no cost)";
}

// Describes how to continue a method of several rounds, all of which were paid for before the first.
std::string onwardsBetweenRounds(const Pipeline &pipeline, core::privacy::Ledger &ledger)
{
    return pipeline.firstRounds
               ? " (spent is " + inWords(spentBy(ledger, (*pipeline.firstRounds)->reservation))
                     + "; the rounds so far are kept: run the same command again to continue, which does not "
                       "spend budget again)"
               : "";
}

std::string spentLine(const std::optional<Spent> &spent, ProgressStyle style)
{
    if (!spent)
        return {};
    return (style == ProgressStyle::Json ? spent->asEvent() : "spent: " + spent->inWords()) + "\n";
}

// Prevents two concurrent runs from both spending budget.
core::Result<core::FileLock> lockOf(const std::filesystem::path &project)
{
    return core::FileLock::take(runLockFile(project),
                                project.string()
                                    + ": another run is working on it; wait until it ends, or stop it");
}

// Returns the number of the newest model in a project; 0 where there is none. What another run commits after
// this is refused.
core::Result<std::int64_t> modelIn(const std::filesystem::path &project)
{
    if (std::error_code ignored; !std::filesystem::exists(project, ignored))
        return 0;
    KEYSEED_ASSIGN(auto store, ProjectStore::open(project));
    KEYSEED_ASSIGN(const auto id, store.latestModelId());
    return id.value_or(0);
}

std::filesystem::path promptsFile(const RunOptions &options)
{
    auto path = options.package.cleanOutput();
    path += ".prompts.jsonl";
    return path;
}

// A plan with exported prompts ends with the prompts; the package follows when they are answered.
core::Result<std::string> toPrompts(Pipeline &pipeline, const RunOptions &options, core::JobControl &control)
{
    const auto path = promptsFile(options);
    KEYSEED_TRY(pipeline.drawUnlessKept(control));
    KEYSEED_TRY(exportPrompts(pipeline.plan, *pipeline.sequences, packFormatOf(pipeline.plan), path));
    printError("keyseed-cli: note: have the prompts answered, then: keyseed-cli pack import --project %s "
               "--answers FILE, and keyseed-cli write --project %s --output DIR\n",
               pipeline.places.project.c_str(),
               pipeline.places.project.c_str());
    return "prompts: " + std::filesystem::absolute(path).string();
}

core::Result<std::string> toProduct(Pipeline &pipeline,
                                    const RunOptions &options,
                                    std::shared_ptr<const core::signing::SecretKey> signer,
                                    core::JobControl &control)
{
    if (pipeline.plan.writer.needs(core::writing::Need::CarriedAnswers))
        return toPrompts(pipeline, options, control);
    const auto package = toPackage(pipeline, options.package, std::move(signer), control);
    return package ? core::Result<std::string>(doneLine(*package, options.package.progress))
                   : core::fail(package.error());
}

// Returns the file that holds the plan, for messages.
const std::string &placeOf(const RunOptions &options)
{
    return options.again.empty() ? options.plan : options.again;
}

core::Result<void> checkPaths(const RunOptions &options, const Plan &plan)
{
    PathRoles paths;
    paths.input("--plan", options.plan)
        .input("--again", options.again)
        .planned(plan)
        .project(projectFile(options));
    paths.ledger(options.package.ledger).output("--output", options.package.cleanOutput());
    if (options.package.sign)
        paths.input("--key", options.package.key);
    if (plan.writer.needs(core::writing::Need::CarriedAnswers))
        paths.output("the prompts", promptsFile(options));
    return paths.check(options.package.force);
}

// Returns the plan of a project for another commit, which is charged to the same data source.
core::Result<Plan> planOfProject(const std::string &project)
{
    KEYSEED_ASSIGN(auto store, ProjectStore::open(project));
    KEYSEED_ASSIGN(auto plan, store.loadPlan());
    if (!plan)
        return core::fail(core::ErrorCode::InvalidPlan, project + ": holds no plan to run again");
    plan->records.source = sourceName(*plan);
    return std::move(*plan);
}

core::Result<CheckedPlan> checkedPlan(const RunOptions &options)
{
    auto plan = options.again.empty() ? givenPlan(options.plan) : planOfProject(options.again);
    KEYSEED_TRY(plan);
    if (!options.records.empty())
        readFiles(plan->records, {options.records});
    KEYSEED_TRY(allowDatabase(plan->records, options.package.trustedOrigins));
    KEYSEED_TRY(core::pipeline::completeRecords(*plan));
    auto checked = core::plan::check(std::move(*plan));
    if (!checked)
        return core::fail(core::inPlace(placeOf(options), checked.error()));
    return checked;
}

// Removes the folders of the records that keyseed-cli fetch made.
core::Result<void> removeFetchedRecords(const Plan &plan)
{
    for (const auto &each : plan.records.files)
        if (core::fetch::isFetchFolder(each))
            KEYSEED_TRY(core::fetch::removeFetched(each));
    return {};
}

core::Result<std::string>
runPlan(const RunOptions &options, core::ranks::Ranks *ranks, core::JobControl &control)
{
    KEYSEED_ASSIGN(const auto plan, checkedPlan(options));
    if (auto ready = checkWriter(plan, options.package); !ready)
        return core::fail(core::inPlace(placeOf(options), ready.error()));
    const auto output = options.package.cleanOutput();
    KEYSEED_TRY(core::package::checkOutput(output));
    KEYSEED_TRY(checkPaths(options, plan));
    KEYSEED_ASSIGN(const auto signer, openSigner(options.package));
    KEYSEED_ASSIGN(const auto folders, findFolders());
    KEYSEED_ASSIGN(const auto known, modelIn(projectFile(options)));
    Pipeline pipeline{.places = {.project = projectFile(options),
                                 .ledger = options.package.ledger,
                                 .resources = folders.resources,
                                 .cache = folders.cache,
                                 .areRecordsNew = options.isSourceNew},
                      .plan = *plan,
                      .ranks = ranks,
                      .knownModel = known,
                      .lastChecked = plan};
    KEYSEED_TRY(pipeline.openInputs(control));
    core::pipeline::findExamplePhrases(pipeline.plan, *pipeline.inputs);
    KEYSEED_ASSIGN(const auto lock, lockOf(projectFile(options))); // held until the run ends
    KEYSEED_ASSIGN(auto ledger, core::privacy::Ledger::open(options.package.ledger));
    KEYSEED_TRY(tellOfInterruptedRuns(ledger));
    warnOfDelta(pipeline.plan);
    warnOfVocabulary(pipeline.plan, *pipeline.inputs);
    tellOfFields(pipeline.plan);
    tellOfUsualUse(pipeline.plan, *pipeline.inputs);
    KEYSEED_TRY(adviseOnPaidModel(projectFile(options)));
    const auto counts = commit(pipeline, options.package, control);
    if (!counts)
        return core::fail(counts.error().code,
                          counts.error().detail + onwardsBetweenRounds(pipeline, ledger));
    warnWithoutRecords(*counts);
    tellOfLeftOut(*counts);
    const auto spent = spentBy(ledger, (*pipeline.model)->reservation);
    const auto made = toProduct(pipeline, options, signer, control);
    if (!made)
        return core::fail(made.error().code, made.error().detail + onwards(options, spent));
    if (options.removesFetched)
        KEYSEED_TRY(removeFetchedRecords(*plan));
    return spentLine(spent, options.package.progress) + *made;
}

core::Result<RankWork> workOfRank(const RunOptions &options, core::JobControl &control)
{
    KEYSEED_ASSIGN(const auto plan, checkedPlan(options));
    KEYSEED_ASSIGN(const auto folders, findFolders());
    auto inputs = openPublicInputs(plan, {.resources = folders.resources, .cache = folders.cache}, control);
    KEYSEED_TRY(inputs);
    return RankWork{*plan, std::move(*inputs), &plan.method()};
}

// The other ranks print nothing; rank 0 reports their errors.
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
                              : watched(options.package.progress, [&](core::JobControl &control) {
                                    return runPlan(options, ranks, control);
                                });
    std::fflush(nullptr); // leaving MPI may end the process
    if (ranks != nullptr)
        ranks->leave(unseen, code);
    return code;
}

} // namespace

void addRunCommand(CLI::App &program, Action &action)
{
    auto *command = program.add_subcommand("run", "Commit a plan and make its release package");
    const auto options = std::make_shared<RunOptions>();
    auto *plan = command->add_option("--plan", options->plan, "The plan (JSON)");
    command
        ->add_option("--again",
                     options->again,
                     "A project instead of a plan: its choices for a new commit, charged to the same source")
        ->excludes(plan);
    command->add_option("--records", options->records, "Records file instead of the plan's");
    command->add_option(
        "--project", options->package.project, "Project file; by default beside the output, OUTPUT.keyseed");
    addSourceIsNewOption(*command, options->isSourceNew);
    command->add_flag("--remove-fetched",
                      options->removesFetched,
                      "Remove the fetched records (keyseed-cli fetch) when the package is made");
    addPackageOptions(*command, options->package);
    command->callback([&action, options] {
        if (options->plan.empty() && options->again.empty())
            throw CLI::RequiredError("--plan or --again");
        action = [options] { return runByRanks(*options); };
    });
}

} // namespace cli
