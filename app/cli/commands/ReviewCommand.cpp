#include "app/cli/CommandLine.h"
#include "app/cli/options/PackageOptions.h"
#include "app/cli/report/Report.h"
#include "app/cli/report/Terminal.h"
#include "app/cli/run/ProjectRun.h"
#include "core/base/Result.h"
#include "core/base/Text.h"
#include "core/review/FindingList.h"

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

namespace cli {

namespace {

using namespace core::review;
using core::fail;
using core::pipeline::Pipeline;

struct ReviewOptions
{
    std::string project;
    bool json = false;
    bool listsRules = false;
    std::vector<std::string> leaveOut;
    ProgressStyle progress = defaultProgressStyle();
};

struct RuleCount
{
    std::string_view rule;
    std::size_t findings = 0;
    std::size_t documents = 0;
};

// Counts the findings of each rule that found something, in the order of the rules.
std::vector<RuleCount> countsOf(const std::vector<Finding> &findings)
{
    std::vector<RuleCount> counts;
    for (const std::string_view rule : core::review::ruleNames()) {
        RuleCount count{.rule = rule};
        const Finding *last = nullptr;
        for (const Finding &finding : findings) {
            if (finding.rule != rule)
                continue;
            ++count.findings;
            count.documents += !last || last->document != finding.document ? 1 : 0;
            last = &finding;
        }
        if (count.findings > 0)
            counts.push_back(count);
    }
    return counts;
}

// Lists the findings by rule and one by one. Characters that a terminal would not show, or would obey, are
// written as \u{...}.
Report reviewReport(const std::vector<Finding> &findings,
                    const core::writing::Documents &documents,
                    const Exclusions &leftOut)
{
    const std::vector<RuleCount> counts = countsOf(findings);
    std::size_t width = 4;
    for (const RuleCount &count : counts)
        width = std::max(width, count.rule.size());
    const TableLayout table({{"rule", width, Column::Align::Left}, {"findings", 9}, {"documents", 9}});

    Report report(Report::JsonText::Ascii);
    report.value({"documents"}, documents->size());
    report.line(std::to_string(documents->size()) + " documents, " + std::to_string(leftOut.size())
                + " left out, " + std::to_string(findings.size()) + " findings");
    report.value({"rules"}, JsonValue::array());
    if (!counts.empty())
        report.lines("\n" + table.heading());
    for (const RuleCount &count : counts)
        report.row(
            {"rules"},
            {{"rule", count.rule}, {"findings", count.findings}, {"documents", count.documents}},
            table.line(
                {std::string(count.rule), std::to_string(count.findings), std::to_string(count.documents)}));
    report.value({"findings"}, JsonValue::array());
    if (!findings.empty())
        report.line("");
    for (const Finding &finding : findings) {
        const std::string &id = (*documents)[finding.document].seed.id;
        const std::string text = core::printable(finding.text);
        report.row({"findings"},
                   {{"document", id}, {"rule", finding.rule}, {"text", text}},
                   id + (reasonOf(leftOut, id) ? "  out  " : "       ")
                       + padded(std::string(finding.rule), width) + "  " + text + "\n");
    }
    report.value({"leftOut"}, JsonValue::array());
    for (const core::package::Exclusion &each : leftOut)
        report.row({"leftOut"}, each.id);
    return report;
}

// Takes the answers so far; no language model is asked here.
core::Result<void> takeWritten(Pipeline &pipeline, core::JobControl &control)
{
    KEYSEED_TRY(pipeline.drawUnlessKept(control));
    KEYSEED_TRY(pipeline.write(control));
    if ((*pipeline.documents)->empty())
        return fail(core::ErrorCode::NotFound,
                    pipeline.places.project.string() + ": no document is written yet; write them first");
    return {};
}

core::Result<void>
leaveOut(Pipeline &pipeline, const std::vector<Finding> &findings, const std::vector<std::string> &rules)
{
    if (rules.empty())
        return {};
    KEYSEED_ASSIGN(auto after, leavingOut(findings, *pipeline.documents, rules, pipeline.exclusions));
    if (after == pipeline.exclusions)
        return {};
    // The exported package stays as it is.
    KEYSEED_TRY(beginNewRelease(pipeline));
    return pipeline.leaveOut(std::move(after));
}

core::Result<std::string> review(const ReviewOptions &options, core::JobControl &control)
{
    KEYSEED_ASSIGN(auto pipeline, openProject(options.project, {}, control));
    KEYSEED_TRY(takeWritten(pipeline, control));
    KEYSEED_ASSIGN(const auto findings, pipeline.review(control));
    const auto &documents = *pipeline.documents;
    const std::vector<Finding> list = findingList(findings, documents);
    KEYSEED_TRY(leaveOut(pipeline, list, options.leaveOut));
    const Exclusions out = exclusionsAmong(documents, pipeline.exclusions);
    return reviewReport(list, documents, out).printed(options.json);
}

ExitCode listRules()
{
    for (const std::string_view name : ruleNames())
        printFormatted("%.*s\n", static_cast<int>(name.size()), name.data());
    return done;
}

} // namespace

void addReviewCommand(CLI::App &program, Action &action)
{
    auto *command = program.add_subcommand("review",
                                           "List possible identifiers in the documents of a project, "
                                           "documents that repeat each other, and missing phrases");
    const auto options = std::make_shared<ReviewOptions>();
    auto *project = command->add_option("--project", options->project, "The project file");
    auto *json = command->add_flag("--json", options->json, "Print the findings as JSON");
    auto *leaveOut = command->add_option("--leave-out",
                                         options->leaveOut,
                                         "Exclude documents in which these rules find something from the "
                                         "package: names of rules, or beginnings of names");
    auto *rules =
        command->add_flag("--rules", options->listsRules, "List the names of the rules, and nothing else");
    leaveOut->needs(project);
    json->needs(project);
    rules->excludes(project);
    addProgressOption(*command, options->progress);
    command->callback([&action, options, project] {
        if (options->listsRules) {
            action = listRules;
            return;
        }
        if (project->count() == 0)
            throw CLI::RequiredError("--project");
        action = [options] {
            return watched(options->progress,
                           [&](core::JobControl &control) { return review(*options, control); });
        };
    });
}

} // namespace cli
