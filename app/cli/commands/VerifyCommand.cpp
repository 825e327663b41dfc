#include "app/cli/CommandLine.h"
#include "app/cli/report/Terminal.h"
#include "core/base/InputFile.h"
#include "core/base/Text.h"
#include "core/package/Package.h"

#include <filesystem>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>

namespace cli {

namespace {

namespace signing = core::signing;

struct VerifyOptions
{
    std::string package;
    std::string signer;
    bool json = false;
};

// Reads a key from its text or from a file.
core::Result<signing::PublicKey> keyFrom(const std::string &given)
{
    std::error_code ignored;
    if (!std::filesystem::is_regular_file(given, ignored))
        return signing::parsePublicKey(given);
    const auto text = core::readWholeFile(given, core::mostbytes::key);
    return text ? signing::parsePublicKey(*text) : core::fail(text.error());
}

void printSigned(const core::package::Verification &checked)
{
    if (!checked.signature)
        printFormatted("not signed\n");
    else
        printFormatted("signed with the key %s, fingerprint %s (%s)\n",
                       checked.signature->key.text().c_str(),
                       checked.signature->key.fingerprint().c_str(),
                       core::printable(checked.signature->comment).c_str());
    if (!checked.approval)
        return;
    printFormatted("approved by %s on %s, with the key of fingerprint %s: %s\n",
                   core::printable(checked.approval->name).c_str(),
                   core::printable(checked.approval->approvedAt).c_str(),
                   checked.approval->key.fingerprint().c_str(),
                   core::printable(checked.approval->reason).c_str());
    printFormatted("the approval is %s\n", core::package::coverageInWords(*checked.approval).c_str());
    if (checked.hasOneKey())
        printFormatted("signer and approver have the same key: this shows one person, not two\n");
}

void printTable(const core::package::Verification &checked)
{
    for (const std::string &difference : checked.differences)
        printError("keyseed-cli: %s\n", core::printable(difference).c_str());
    if (!checked.differences.empty())
        return;
    printFormatted("verified: %zu files agree with their sums and the manifest\n", checked.files.size());
    if (!checked.onlySummed.empty())
        printFormatted("by their sums alone, not by what they say: %s\n",
                       core::printable(core::joined(checked.onlySummed)).c_str());
    printSigned(checked);
}

nlohmann::ordered_json keyJson(const signing::PublicKey &key)
{
    return {{"publicKey", key.text()}, {"fingerprint", key.fingerprint()}};
}

void printJson(const core::package::Verification &checked)
{
    nlohmann::ordered_json json = {{"verified", checked.differences.empty()},
                                   {"files", checked.files.size()},
                                   {"differences", checked.differences},
                                   {"onlySummed", checked.onlySummed},
                                   {"signedBy", nullptr},
                                   {"approvedBy", nullptr},
                                   {"signerIsApprover", checked.hasOneKey()}};
    if (checked.signature) {
        json["signedBy"] = keyJson(checked.signature->key);
        json["signedBy"]["comment"] = checked.signature->comment;
    }
    if (checked.approval) {
        json["approvedBy"] = keyJson(checked.approval->key);
        json["approvedBy"].update({{"name", checked.approval->name},
                                   {"reason", checked.approval->reason},
                                   {"approvedAt", checked.approval->approvedAt},
                                   {"coversPlan", checked.approval->coversPlan}});
    }
    const std::string text = json.dump(2, ' ', true, nlohmann::ordered_json::error_handler_t::replace);
    printFormatted("%s\n", text.c_str());
}

ExitCode verifyPackage(const VerifyOptions &options)
{
    core::package::VerifyTerms terms;
    if (!options.signer.empty()) {
        const auto key = keyFrom(options.signer);
        if (!key)
            return report({key.error().code, "--signer: " + key.error().detail});
        terms.signer = *key;
    }
    core::NoControl control;
    const auto checked =
        core::package::verifyPackage(options.package, terms, core::package::Progress(control, "verify"));
    if (!checked)
        return report(checked.error());
    options.json ? printJson(*checked) : printTable(*checked);
    return checked->differences.empty() ? done : failed;
}

} // namespace

void addVerifyCommand(CLI::App &program, Action &action)
{
    auto *command = program.add_subcommand("verify", "Check a release package (a folder or a zip file)");
    const auto options = std::make_shared<VerifyOptions>();
    command->add_option("package", options->package, "Folder or zip file of the package")->required();
    command->add_option(
        "--signer", options->signer, "The required signer: a public key (RW...), or the file of one");
    command->add_flag("--json", options->json, "Print JSON for programs");
    command->callback([&action, options] { action = [options] { return verifyPackage(*options); }; });
}

} // namespace cli
