#include "app/cli/CommandLine.h"
#include "app/cli/options/PackageOptions.h"
#include "app/cli/report/Report.h"
#include "core/base/Text.h"
#include "core/policy/Policy.h"

#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace cli {

namespace {

using core::Result;
namespace policy = core::policy;

struct PolicyOptions
{
    std::string file;
    bool json = false;
};

std::string wordsOf(const core::Setting &setting)
{
    if (const auto *number = std::get_if<double>(&setting))
        return formatted("%g", *number);
    const auto *texts = std::get_if<std::vector<std::string>>(&setting);
    return texts == nullptr ? std::string() : core::printable(core::joined(*texts));
}

JsonValue jsonOf(const core::Setting &setting)
{
    if (const auto *number = std::get_if<double>(&setting))
        return *number;
    const auto *texts = std::get_if<std::vector<std::string>>(&setting);
    return texts == nullptr ? JsonValue() : JsonValue(*texts);
}

std::string told(const policy::PolicyFile &file, bool asJson)
{
    Report report;
    report.value({"file"}, core::printable(file.path.string()));
    report.value({"digest"}, core::toHex(file.digest));
    report.line("policy: " + core::printable(file.path.string()));
    report.line("digest: " + core::toHex(file.digest));
    for (const auto &[key, setting] : core::settingsOf(file.policy, policy::policyFields())) {
        report.value({"policy", key}, jsonOf(setting));
        report.line(key + ": " + wordsOf(setting));
    }
    return report.printed(asJson);
}

Result<std::string> showPolicy(const PolicyOptions &options, core::JobControl &)
{
    KEYSEED_ASSIGN(const auto file, policy::policyInForce());
    if (file)
        return told(*file, options.json);
    return options.json ? std::string("{}")
                        : "no policy is in force (" + core::printable(policy::policyPath().string()) + ")";
}

Result<std::string> checkPolicyFile(const PolicyOptions &options, core::JobControl &)
{
    KEYSEED_ASSIGN(const auto file, policy::readPolicy(options.file));
    return told(file, options.json);
}

} // namespace

void addPolicyCommand(CLI::App &program, Action &action)
{
    auto *command =
        program.add_subcommand("policy", "The policy that your organisation set on this computer");
    command->require_subcommand(1);
    const auto options = std::make_shared<PolicyOptions>();
    auto *show = command->add_subcommand("show", "Print the policy in force");
    show->add_flag("--json", options->json, "Print JSON");
    runWith(*show, action, options, showPolicy);
    auto *check = command->add_subcommand("check", "Check a policy file before it is put in place");
    check->add_option("file", options->file, "The policy file")->required();
    check->add_flag("--json", options->json, "Print JSON");
    runWith(*check, action, options, checkPolicyFile);
}

} // namespace cli
