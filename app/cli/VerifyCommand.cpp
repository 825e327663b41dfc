#include "app/cli/CommandLine.h"

#include "core/release/Package.h"

#include <cstdio>
#include <memory>
#include <string>

namespace cli {

namespace {

ExitCode verifyPackage(const std::string &path)
{
    const auto checked = core::release::verify(path);
    if (!checked)
        return report(checked.error());
    for (const std::string &difference : checked->differences)
        std::fprintf(stderr, "keyseed-cli: %s\n", difference.c_str());
    if (!checked->differences.empty())
        return failed;
    std::printf("verified: %zu files agree with their sums and the manifest\n", checked->files.size());
    return done;
}

} // namespace

void addVerifyCommand(CLI::App &program, Action &action)
{
    auto *command = program.add_subcommand("verify", "Check a release package (a folder or a zip file)");
    const auto path = std::make_shared<std::string>();
    command->add_option("package", *path, "Folder or zip file of the package")->required();
    command->callback([&action, path] { action = [path] { return verifyPackage(*path); }; });
}

} // namespace cli
