#include "app/cli/CommandLine.h"
#include "app/cli/options/PackageOptions.h"
#include "app/cli/options/SigningKey.h"
#include "app/cli/run/ProjectRun.h"
#include "core/base/Date.h"
#include "core/base/InputFile.h"
#include "core/base/NewFile.h"
#include "core/base/Result.h"
#include "core/base/Text.h"
#include "core/package/corpus/ApprovalRequest.h"
#include "core/pipeline/PathRoles.h"

#include <memory>

namespace cli {

namespace {

namespace package = core::package;

struct ApproveOptions
{
    std::string name;
    std::string reason;
    std::string key;
    std::string requestTo; ///< the file of a request to write
    std::string request;   ///< the file of a request to approve, without the project
    std::string answerTo;  ///< the file of its answer
    std::string answer;    ///< the file of an answer to take into the project
    PackageOptions package;
};

std::string doneWords(const core::pipeline::Approved &approved)
{
    return "approved: " + std::to_string(approved.texts) + " texts, " + approved.release.epsilon;
}

core::Result<core::pipeline::Pipeline> openWritten(const ApproveOptions &options, core::JobControl &control)
{
    KEYSEED_ASSIGN(auto pipeline, openProject(options.package.project, {}, control));
    KEYSEED_TRY(checkWriter(pipeline.plan, options.package));
    KEYSEED_TRY(writeDocuments(pipeline, options.package, control));
    return pipeline;
}

core::Result<std::string> approveHere(const ApproveOptions &options, core::JobControl &control)
{
    KEYSEED_TRY(core::pipeline::PathRoles()
                    .project(options.package.project)
                    .input("--key", options.key)
                    .check(false));
    KEYSEED_ASSIGN(auto pipeline, openWritten(options, control));
    KEYSEED_ASSIGN(const auto key, openOrMakeKey(options.key));
    KEYSEED_ASSIGN(const auto approved, pipeline.approve(options.name, options.reason, key, control));
    return doneWords(approved);
}

core::Result<std::string> writeRequest(const ApproveOptions &options, core::JobControl &control)
{
    KEYSEED_TRY(core::pipeline::PathRoles()
                    .project(options.package.project)
                    .output("--request-to", options.requestTo)
                    .check(options.package.force));
    KEYSEED_ASSIGN(auto pipeline, openWritten(options, control));
    KEYSEED_ASSIGN(const auto request, pipeline.approvalRequest());
    KEYSEED_ASSIGN(const auto text, package::requestText(request));
    KEYSEED_TRY(core::writeNewFile(options.requestTo, text));
    return "request: " + std::filesystem::absolute(options.requestTo).string();
}

core::Result<std::string> answerRequest(const ApproveOptions &options, core::JobControl &)
{
    KEYSEED_TRY(core::pipeline::PathRoles()
                    .input("--request", options.request)
                    .input("--key", options.key)
                    .output("--answer-to", options.answerTo)
                    .check(options.package.force));
    KEYSEED_ASSIGN(const auto text, core::readWholeFile(options.request, core::package::mostRequestBytes));
    const auto request = package::readRequest(text);
    if (!request)
        return core::fail(request.error().code, options.request + ": " + request.error().detail);
    KEYSEED_ASSIGN(const auto key, openOrMakeKey(options.key));
    KEYSEED_ASSIGN(const auto given,
                   package::approve({.name = options.name,
                                     .reason = options.reason,
                                     .approvedAt = core::utcNow(),
                                     .key = key.publicKey(),
                                     .release = request->release},
                                    key));
    KEYSEED_ASSIGN(const auto answer, package::answerText(given));
    KEYSEED_TRY(core::writeNewFile(options.answerTo, answer));
    return "purpose: " + core::printable(request->release.purpose)
           + "\nrecipient: " + core::printable(request->release.recipient) + "\n"
           + doneWords({.release = request->release, .texts = request->texts})
           + "\nanswer: " + std::filesystem::absolute(options.answerTo).string();
}

core::Result<std::string> takeAnswer(const ApproveOptions &options, core::JobControl &control)
{
    KEYSEED_TRY(core::pipeline::PathRoles()
                    .project(options.package.project)
                    .input("--answer", options.answer)
                    .check(false));
    KEYSEED_ASSIGN(const auto text, core::readWholeFile(options.answer, core::package::mostRequestBytes));
    const auto given = package::readAnswer(text);
    if (!given)
        return core::fail(given.error().code, options.answer + ": " + given.error().detail);
    KEYSEED_ASSIGN(auto pipeline, openWritten(options, control));
    KEYSEED_ASSIGN(const auto approved, pipeline.takeApproval(*given));
    return doneWords(approved);
}

core::Result<void> checkOptions(const ApproveOptions &options)
{
    const auto wrong = [](const char *words) { return core::fail(core::ErrorCode::InvalidPlan, words); };
    const bool isAway = !options.request.empty();
    if (isAway == !options.package.project.empty())
        return wrong("name the project (--project), or the file of a request (--request)");
    if (isAway == options.answerTo.empty())
        return wrong("--request and --answer-to need each other");
    const bool signs = options.requestTo.empty() && options.answer.empty();
    if (signs && (options.name.empty() || options.reason.empty()))
        return wrong("an approval needs the name (--name) and the reason (--reason) of the approver");
    return {};
}

core::Result<std::string> approveRelease(const ApproveOptions &options, core::JobControl &control)
{
    KEYSEED_TRY(checkOptions(options));
    if (!options.requestTo.empty())
        return writeRequest(options, control);
    if (!options.request.empty())
        return answerRequest(options, control);
    return options.answer.empty() ? approveHere(options, control) : takeAnswer(options, control);
}

} // namespace

void addApproveCommand(CLI::App &program, Action &action)
{
    auto *command =
        program.add_subcommand("approve", "Approve and sign the release of a project, as a second person");
    const auto options = std::make_shared<ApproveOptions>();
    command->add_option("--project", options->package.project, "The project file");
    command->add_option("--name", options->name, "Name of the approver, which the package states");
    command->add_option("--reason", options->reason, "Reason, which the package states");
    auto *requestTo = command->add_option(
        "--request-to",
        options->requestTo,
        "Write a request for the approver's own computer to this file; it holds no record and no text");
    auto *request = command->add_option(
        "--request", options->request, "Approve the request in this file, without the project");
    command->add_option("--answer-to", options->answerTo, "Write the signed answer to this file");
    auto *answer = command->add_option(
        "--answer", options->answer, "Take the signed answer in this file into the project");
    requestTo->excludes(request)->excludes(answer);
    request->excludes(answer);
    addForceOption(*command, options->package.force);
    command->add_flag("--partial",
                      options->package.partial,
                      "Continue without the documents that the model did not answer");
    addTrustOption(*command, options->package.trustedOrigins);
    addKeyOption(*command, options->key);
    addProgressOption(*command, options->package.progress);
    runWith(*command, action, options, approveRelease);
}

} // namespace cli
