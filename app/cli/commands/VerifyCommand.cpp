#include "app/cli/CommandLine.h"
#include "core/base/InputFile.h"
#include "core/base/Text.h"
#include "core/package/Package.h"

#include <cstdio>
#include <filesystem>
#include <memory>
#include <string>

namespace cli {

namespace {

namespace signing = core::signing;

struct VerifyOptions
{
    std::string package;
    std::string signer;
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
        std::printf("not signed\n");
    else
        std::printf("signed with the key %s, fingerprint %s (%s)\n",
                    checked.signature->key.text().c_str(),
                    checked.signature->key.fingerprint().c_str(),
                    core::printable(checked.signature->comment).c_str());
    if (checked.approval)
        std::printf("approved by %s on %s, with the key of fingerprint %s: %s\n",
                    core::printable(checked.approval->name).c_str(),
                    core::printable(checked.approval->approvedAt).c_str(),
                    checked.approval->key.fingerprint().c_str(),
                    core::printable(checked.approval->reason).c_str());
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
    for (const std::string &difference : checked->differences)
        std::fprintf(stderr, "keyseed-cli: %s\n", core::printable(difference).c_str());
    if (!checked->differences.empty())
        return failed;
    std::printf("verified: %zu files agree with their sums and the manifest\n", checked->files.size());
    printSigned(*checked);
    return done;
}

} // namespace

void addVerifyCommand(CLI::App &program, Action &action)
{
    auto *command = program.add_subcommand("verify", "Check a release package (a folder or a zip file)");
    const auto options = std::make_shared<VerifyOptions>();
    command->add_option("package", options->package, "Folder or zip file of the package")->required();
    command->add_option(
        "--signer", options->signer, "The required signer: a public key (RW...), or the file of one");
    command->callback([&action, options] { action = [options] { return verifyPackage(*options); }; });
}

} // namespace cli
