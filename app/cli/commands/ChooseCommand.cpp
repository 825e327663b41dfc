#include "app/cli/CommandLine.h"
#include "app/cli/options/PackageOptions.h"
#include "app/cli/run/Notices.h"
#include "app/cli/run/ProjectRun.h"
#include "core/base/Result.h"
#include "core/base/Text.h"
#include "core/evaluation/BestDraw.h"
#include "core/pipeline/PathRoles.h"
#include "core/plan/PublicFiles.h"

#include <cstdio>
#include <memory>
#include <string>

namespace cli {

namespace {

using namespace core::evaluation;
using core::fail;

struct ChooseOptions
{
    std::string project;
    std::string records;
    std::string source;
    bool isSourceNew = false;
    int draws = 0;
    double epsilon = 0.0;
    std::string ledger = core::privacy::Ledger::defaultPath().string();
    ProgressStyle progress = defaultProgressStyle();
};

core::Result<std::string> choose(const ChooseOptions &options, core::JobControl &control)
{
    const auto epsilon = core::privacy::Epsilon::from(options.epsilon);
    if (!epsilon)
        return fail(core::ErrorCode::InvalidPlan, "--epsilon: " + epsilon.error().detail);
    core::pipeline::PathRoles paths;
    paths.project(options.project).ledger(options.ledger).input("--records", options.records);
    KEYSEED_TRY(paths.check(false));
    KEYSEED_ASSIGN(auto pipeline, openProject(options.project, options.ledger, control));
    core::plan::Plan named = pipeline.plan;
    if (!options.records.empty())
        readFiles(named.records, {options.records});
    KEYSEED_TRY(core::plan::checkPublicFiles(named));
    KEYSEED_ASSIGN(const auto source, chargedSource(pipeline.plan, options.records, options.source));
    KEYSEED_ASSIGN(auto ledger, core::privacy::Ledger::open(options.ledger));
    ledger.declareRecordsNew(options.isSourceNew);
    KEYSEED_TRY(tellOfInterruptedRuns(ledger));
    KEYSEED_ASSIGN(auto store, core::pipeline::ProjectStore::open(options.project));
    DrawContest contest{.draws = options.draws,
                        .epsilon = *epsilon,
                        .records = {.source = recordsSource(pipeline.plan.records),
                                    .labelValues = pipeline.plan.labelValues,
                                    .severalLabels = severalLabels(pipeline.plan.records)},
                        .source = source};
    if (!options.records.empty())
        contest.records.source.files = {options.records};
    KEYSEED_ASSIGN(const auto best,
                   keepBestDraw(contest, pipeline.plan, *pipeline.inputs, ledger, store, control));
    warnWithoutTests(best.usable);
    // The exported package stays as it is.
    KEYSEED_TRY(beginNewRelease(pipeline));
    char cost[32] = "";
    std::snprintf(cost, sizeof cost, "%g", options.epsilon);
    return "kept one of " + std::to_string(best.choice->draws) + " draws ("
           + std::to_string((*best.sequences)->size()) + " sequences), chosen with epsilon " + cost
           + " of data source \"" + core::printable(source) + "\"; go on with keyseed-cli write --project "
           + options.project;
}

} // namespace

void addChooseCommand(CLI::App &program, Action &action)
{
    auto *command = program.add_subcommand("choose",
                                           "Draw several times and keep the draw that trains the best "
                                           "classifier, chosen privately for an epsilon");
    const auto options = std::make_shared<ChooseOptions>();
    command->add_option("--project", options->project, "The project file")->required();
    command->add_option(
        "--records", options->records, "The records to choose by, if they are not where the plan says");
    command
        ->add_option("--draws",
                     options->draws,
                     "How many draws compete, 2 to " + std::to_string(mostDraws) + "; the cost is the same")
        ->required();
    command->add_option("--epsilon", options->epsilon, "Epsilon that the choice spends")->required();
    addSourceOption(*command, options->source);
    addSourceIsNewOption(*command, options->isSourceNew);
    command->add_option("--ledger", options->ledger, "The ledger file")->capture_default_str();
    addProgressOption(*command, options->progress);
    runWith(*command, action, options, choose);
}

} // namespace cli
