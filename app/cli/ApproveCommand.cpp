#include "app/cli/CommandLine.h"
#include "app/cli/PackageOptions.h"
#include "app/cli/ProjectRun.h"
#include "app/cli/SigningOptions.h"
#include "core/base/Clock.h"
#include "core/package/Approval.h"
#include "core/pipeline/PackagedUsefulness.h"

#include <memory>

namespace cli {

namespace {

struct ApproveOptions
{
    std::string name;
    std::string reason;
    std::string key;
    PackageOptions package;
};

core::Result<std::string> approveRelease(const ApproveOptions &options, core::JobControl &control)
{
    auto project = openProject(options.package.project);
    if (!project)
        return core::fail(project.error());
    const auto selected = selectedDocuments(*project, options.package.partial, control);
    if (!selected)
        return core::fail(selected.error());
    auto contents = core::pipeline::packageContents(
        project->plan, project->inputs, project->model.model, selected->documents);
    if (auto added = addUsefulness(contents, project->store); !added)
        return core::fail(added.error());
    const auto release = core::package::approvedRelease(contents);
    if (!release)
        return core::fail(release.error());
    const auto key = openOrMakeKey(options.key);
    if (!key)
        return core::fail(key.error());
    const auto approval = core::package::approve({.project = project->plan.project,
                                                  .name = options.name,
                                                  .reason = options.reason,
                                                  .approvedAt = core::utcNow(),
                                                  .key = key->publicKey(),
                                                  .release = *release},
                                                 *key);
    if (!approval)
        return core::fail(approval.error());
    if (auto kept = project->store.keepApproval(*approval); !kept)
        return core::fail(kept.error());
    return "approved: " + std::to_string(selected->documents->size()) + " texts, " + release->epsilon;
}

} // namespace

void addApproveCommand(CLI::App &program, Action &action)
{
    auto *command =
        program.add_subcommand("approve", "Sign, as a second person, what a project is going to release");
    const auto options = std::make_shared<ApproveOptions>();
    command->add_option("--project", options->package.project, "The project file")->required();
    command->add_option("--name", options->name, "Who approves; stands in the package")->required();
    command->add_option("--reason", options->reason, "Why; stands in the package")->required();
    command->add_flag(
        "--partial", options->package.partial, "Without the documents that the model gave no answer for");
    addKeyOption(*command, options->key);
    addProgressOption(*command, options->package.progress);
    command->callback([&action, options] {
        action = [options] {
            return watched(options->package,
                           [&](core::JobControl &control) { return approveRelease(*options, control); });
        };
    });
}

} // namespace cli
