#include "app/cli/CommandLine.h"
#include "app/cli/options/PackageOptions.h"
#include "app/cli/options/SigningKey.h"
#include "app/cli/run/ProjectRun.h"
#include "core/base/Result.h"
#include "core/pipeline/PathRoles.h"

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
    KEYSEED_TRY(core::pipeline::PathRoles()
                    .project(options.package.project)
                    .input("--key", options.key)
                    .check(false));
    KEYSEED_ASSIGN(auto pipeline, openProject(options.package.project, {}, control));
    KEYSEED_TRY(checkWriter(pipeline.plan, options.package));
    KEYSEED_TRY(writeDocuments(pipeline, options.package, control));
    KEYSEED_ASSIGN(const auto key, openOrMakeKey(options.key));
    KEYSEED_ASSIGN(const auto approved, pipeline.approve(options.name, options.reason, key, control));
    return "approved: " + std::to_string(approved.texts) + " texts, " + approved.release.epsilon;
}

} // namespace

void addApproveCommand(CLI::App &program, Action &action)
{
    auto *command =
        program.add_subcommand("approve", "Approve and sign the release of a project, as a second person");
    const auto options = std::make_shared<ApproveOptions>();
    command->add_option("--project", options->package.project, "The project file")->required();
    command->add_option("--name", options->name, "Name of the approver, which the package states")
        ->required();
    command->add_option("--reason", options->reason, "Reason, which the package states")->required();
    command->add_flag("--partial",
                      options->package.partial,
                      "Continue without the documents that the model did not answer");
    addTrustOption(*command, options->package.trustedOrigins);
    addKeyOption(*command, options->key);
    addProgressOption(*command, options->package.progress);
    runWith(*command, action, options, approveRelease);
}

} // namespace cli
