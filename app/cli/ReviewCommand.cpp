#include "app/cli/CommandLine.h"
#include "app/cli/PackageOptions.h"
#include "app/cli/ProjectRun.h"
#include "app/cli/ReviewReport.h"
#include "core/review/FindingList.h"

#include <cstdio>
#include <memory>
#include <string>
#include <vector>

namespace cli {

namespace {

using namespace core::review;
using core::fail;
using core::pipeline::Documents;

struct ReviewOptions
{
    std::string project;
    bool json = false;
    bool listsRules = false;
    std::vector<std::string> leaveOut;
    ProgressStyle progress = defaultProgressStyle();
};

// Nothing is asked of a language model here: what it has answered so far is looked through.
core::Result<Documents> writtenDocuments(OpenProject &project, core::JobControl &control)
{
    const auto sequences = sequencesOf(project, control);
    if (!sequences)
        return fail(sequences.error());
    if (project.plan.writer.kind == "template")
        return core::pipeline::writeDocuments(project.plan, *sequences, control);
    auto written = core::pipeline::modelDocuments(project.plan, *sequences, project.file);
    if (!written)
        return fail(written.error());
    if (written->documents->empty())
        return fail(core::ErrorCode::NotFound,
                    project.file.string() + ": no document is written yet; write them first");
    return std::move(written->documents);
}

core::Result<Exclusions> leaveOut(OpenProject &project,
                                  const std::vector<Finding> &findings,
                                  const Documents &documents,
                                  const std::vector<std::string> &rules)
{
    const auto before = project.store.exclusions();
    if (!before || rules.empty())
        return before;
    auto after = leavingOut(findings, documents, rules, *before);
    if (!after || *after == *before)
        return after;
    // What was exported stays as it was.
    if (auto begun = beginNewRelease(project); !begun)
        return fail(begun.error());
    if (auto kept = project.store.keepExclusions(*after); !kept)
        return fail(kept.error());
    return after;
}

core::Result<std::string> review(const ReviewOptions &options, core::JobControl &control)
{
    auto project = openProject(options.project);
    if (!project)
        return fail(project.error());
    const auto documents = writtenDocuments(*project, control);
    if (!documents)
        return fail(documents.error());
    const auto findings = reviewDocuments(*documents, control);
    if (!findings)
        return fail(findings.error());
    const std::vector<Finding> list = findingList(*findings, *documents);
    const auto exclusions = leaveOut(*project, list, *documents, options.leaveOut);
    if (!exclusions)
        return fail(exclusions.error());
    const Exclusions out = with({}, core::pipeline::exclusionsAmong(*documents, *exclusions));
    return options.json ? reviewJson(list, *documents, out) : reviewTable(list, *documents, out);
}

ExitCode listRules()
{
    for (const std::string_view name : ruleNames())
        std::printf("%.*s\n", static_cast<int>(name.size()), name.data());
    return done;
}

} // namespace

void addReviewCommand(CLI::App &program, Action &action)
{
    auto *command =
        program.add_subcommand("review",
                               "List what looks like an identifier in the documents of a project, "
                               "which repeat each other and which lack phrases");
    const auto options = std::make_shared<ReviewOptions>();
    auto *project = command->add_option("--project", options->project, "The project file");
    auto *json = command->add_flag("--json", options->json, "Print the findings as JSON");
    auto *leaveOut =
        command->add_option("--leave-out",
                            options->leaveOut,
                            "Leave out of the package what these rules find: names of rules, or what "
                            "they begin with");
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
