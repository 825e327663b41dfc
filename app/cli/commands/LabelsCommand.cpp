#include "app/cli/CommandLine.h"
#include "app/cli/options/GivenInputs.h"
#include "app/cli/options/PackageOptions.h"
#include "app/cli/report/Report.h"
#include "app/cli/report/Terminal.h"
#include "app/cli/run/Notices.h"
#include "core/base/NewFile.h"
#include "core/base/Result.h"
#include "core/base/Text.h"
#include "core/package/contents/PublishedFigures.h"
#include "core/pipeline/LabelSearch.h"
#include "core/pipeline/PathRoles.h"
#include "core/pipeline/ReleasePlan.h"
#include "core/pipeline/reading/UnitReading.h"
#include "core/plan/LabelMap.h"
#include "core/plan/Plan.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>

namespace cli {

namespace {

using core::ErrorCode;
using core::fail;
using core::pipeline::LabelSearch;
using core::plan::Plan;

struct LabelsOptions
{
    std::string plan;
    bool isSourceNew = false;
    std::string records;
    std::string project;
    std::string ledger = core::privacy::Ledger::defaultPath().string();
    std::optional<double> epsilon;
    std::optional<double> delta;
    int perUnit = 1;
    std::string writePlan;
    bool force = false;
    ProgressStyle progress = defaultProgressStyle();
};

constexpr double smallestDelta = 1e-12; // the ledger counts in millionths of a millionth
constexpr double largestDelta = 1e-3;

// Describes the labels that were found: a table of labels and noisy numbers of units, a line on noise and
// cost, and as the last line a JSON list of the labels in the form of a plan. Public.
std::string foundLabelsTable(const core::package::LabelFinding &finding)
{
    std::size_t width = 0;
    for (const auto &name : finding.found.names)
        width = std::max(width, charactersOf(name.name));
    const TableLayout table(
        {{"label", width, Column::Align::Left},
         {finding.unitIsPerson ? "persons (noisy)" : "records (noisy)", 0, Column::Align::Left}});
    Report report;
    report.lines(table.heading());
    JsonValue list = JsonValue::array();
    for (const auto &name : finding.found.names) {
        report.lines(table.line({core::printable(name.name), std::to_string(name.units)}));
        list.push_back(name.name);
    }
    if (finding.found.names.empty())
        report.line("no label is frequent enough to be published");
    report.line(formatted(
        "noise of scale %.6g on each number, published above %lld; spent: epsilon %.6g, delta %.6g per %s",
        finding.found.noise.value(),
        static_cast<long long>(finding.found.threshold),
        finding.spend.epsilon(),
        finding.spend.delta(),
        finding.unitIsPerson ? "person" : "record"));
    report.line(list.dump());
    return report.text();
}

core::Result<std::int64_t> picoDeltaOf(const LabelsOptions &options)
{
    if (!options.delta)
        return fail(ErrorCode::InvalidParameter,
                    "--delta: a number was expected, such as 1e-6; it has no default, because it is a "
                    "decision about privacy: the probability that a label of a single person is published");
    // The comparison is written so that NaN is refused too.
    if (!(*options.delta >= smallestDelta && *options.delta <= largestDelta))
        return fail(ErrorCode::InvalidParameter,
                    "--delta: a number from 1e-12 to 0.001 was expected; with a delta of 0 no label can be "
                    "found, because a published label would prove that a record has it: declare the labels "
                    "in the plan instead");
    return std::llround(*options.delta * 1e12);
}

core::Result<core::privacy::NameThreshold::Terms> termsOf(const LabelsOptions &options)
{
    if (!options.epsilon)
        return fail(ErrorCode::InvalidParameter,
                    "--epsilon: a number was expected, such as 0.5; it has no default, because it is a "
                    "decision about privacy: the budget that the search spends");
    const auto epsilon = core::privacy::Epsilon::from(*options.epsilon);
    if (!epsilon)
        return fail(ErrorCode::InvalidParameter, "--epsilon: " + epsilon.error().detail);
    KEYSEED_ASSIGN(const auto picoDelta, picoDeltaOf(options));
    const core::privacy::NameThreshold::Terms terms{*epsilon, picoDelta, options.perUnit};
    if (!terms.isInRange())
        return fail(ErrorCode::InvalidParameter, "--per-unit: a number from 1 to 1000 was expected");
    return terms;
}

// Uses no other part of the plan: labels are found before it is finished.
core::Result<LabelSearch> searchOf(const Plan &plan, const LabelsOptions &options)
{
    KEYSEED_ASSIGN(const auto terms, termsOf(options));
    for (const char *part : {"project", "records", "privacy"})
        if (auto valid = validatePart(plan, part); !valid)
            return fail(core::inPlace(options.plan, valid.error()));
    if (!plan.records.labelColumn)
        return fail(ErrorCode::InvalidPlan,
                    options.plan + ": records.label: the column with the labels was expected");
    return LabelSearch{.records = recordsSource(plan.records),
                       .terms = terms,
                       .project = plan.project,
                       .source = sourceName(plan),
                       .capsIfNone = core::pipeline::capsOf(plan)};
}

// Writes the plan with the labels. Its paths stay unchanged: they hold if it is beside the old plan.
core::Result<void> writePlan(const LabelsOptions &options, Plan plan, const core::privacy::FoundNames &found)
{
    core::plan::clearLabels(plan);
    plan.sampling.shares.clear();
    for (const auto &name : found.names)
        plan.labels.push_back(name.name);
    if (auto valid = validatePart(plan, "labels"); !valid)
        return fail(valid.error().code, options.writePlan + ": not written: " + valid.error().detail);
    return core::writeNewFile(options.writePlan, core::plan::toJson(plan));
}

core::Result<void> checkPaths(const LabelsOptions &options, const Plan &plan)
{
    core::pipeline::PathRoles paths;
    paths.input("--plan", options.plan).planned(plan).project(options.project).ledger(options.ledger);
    return paths.output("--write-plan", options.writePlan).check(options.force);
}

std::string keptIn(const LabelsOptions &options)
{
    return " (what was found is kept in " + options.project
           + " and was printed above; writing its labels into the plan by hand costs nothing more)";
}

core::Result<std::string> findLabels(const LabelsOptions &options, core::JobControl &control)
{
    KEYSEED_ASSIGN(auto plan, givenPlan(options.plan));
    const Plan asWritten = plan;
    if (!options.records.empty())
        readFiles(plan.records, {options.records});
    KEYSEED_TRY(core::pipeline::completeRecords(plan));
    KEYSEED_ASSIGN(const auto search, searchOf(plan, options));
    KEYSEED_TRY(checkPaths(options, plan));
    KEYSEED_ASSIGN(auto ledger, core::privacy::Ledger::open(options.ledger));
    ledger.declareRecordsNew(options.isSourceNew);
    KEYSEED_TRY(tellOfInterruptedRuns(ledger));
    if (search.terms.picoDelta > std::llround(core::privacy::largeDelta * 1e12))
        printError("keyseed-cli: warning: --delta is %.3g: a delta should be below one in the number of "
                   "records, and at most %g\n",
                   *options.delta,
                   core::privacy::largeDelta);
    KEYSEED_ASSIGN(auto store, core::pipeline::ProjectStore::open(options.project));
    KEYSEED_ASSIGN(const auto finding, core::pipeline::findLabels(search, ledger, store, control));
    const std::string table = foundLabelsTable(*finding);
    if (options.writePlan.empty())
        return table;
    if (finding->found.names.empty()) {
        printError("keyseed-cli: note: no label was found, so no plan was written\n");
        return table;
    }
    if (auto written = writePlan(options, asWritten, finding->found); !written) {
        printFormatted("%s\n", table.c_str()); // paid for: shown in any case
        return fail(written.error().code, written.error().detail + keptIn(options));
    }
    return table;
}

} // namespace

void addLabelsCommand(CLI::App &program, Action &action)
{
    auto *command =
        program.add_subcommand("labels", "Find the frequent labels of the records privately (costs budget)");
    const auto options = std::make_shared<LabelsOptions>();
    command->add_option("--plan", options->plan, "The plan (JSON), which names the records")->required();
    command->add_option("--records", options->records, "Records file instead of the plan's");
    command->add_option("--epsilon", options->epsilon, "Epsilon that the search spends; no default");
    command->add_option("--delta",
                        options->delta,
                        "Probability that a label of a single person (or record) is published; no default");
    command
        ->add_option("--per-unit",
                     options->perUnit,
                     "Maximum number of different labels that count for a person, or for a record with "
                     "several; a larger number needs more noise")
        ->capture_default_str();
    command
        ->add_option("--project",
                     options->project,
                     "The project file, which keeps the labels that were found; use it for the run as well, "
                     "so that its package states their cost")
        ->required();
    command->add_option("--ledger", options->ledger, "The ledger file")->capture_default_str();
    addSourceIsNewOption(*command, options->isSourceNew);
    command->add_option(
        "--write-plan", options->writePlan, "Also write the plan with the labels that were found");
    addForceOption(*command, options->force);
    addProgressOption(*command, options->progress);
    runWith(*command, action, options, findLabels);
}

} // namespace cli
