#include "app/cli/options/PackageOptions.h"

#include "app/cli/CommandLine.h"
#include "app/cli/options/SigningKey.h"
#include "app/cli/run/ProgressPrinter.h"
#include "core/base/Result.h"
#include "core/privacy/ledger/Ledger.h"

#include <cstdio>
#include <map>

namespace cli {

std::filesystem::path PackageOptions::cleanOutput() const
{
    auto path = std::filesystem::path(output).lexically_normal();
    return path.has_filename() ? path : path.parent_path();
}

void addTrustOption(CLI::App &command, std::vector<std::string> &trustedOrigins)
{
    command
        .add_option("--trust-origin",
                    trustedOrigins,
                    "A server that may receive the key which the plan names for it: https://host:port; may "
                    "be given several times")
        ->take_all()
        ->expected(1);
}

void addPackageOptions(CLI::App &command, PackageOptions &options)
{
    options.ledger = core::privacy::Ledger::defaultPath().string();
    command
        .add_option("--output",
                    options.output,
                    "The package: a folder, which must not exist or be empty, or a file that ends in .zip")
        ->required();
    addForceOption(command, options.force);
    command.add_option("--ledger", options.ledger, "The ledger file")->capture_default_str();
    command.add_flag(
        "--partial", options.partial, "Continue without the documents that the model did not answer");
    addTrustOption(command, options.trustedOrigins);
    command.add_flag(
        "--note-table", options.extras.noteTable, "Also write note.csv, in the shape of OMOP's NOTE table");
    command.add_flag(
        "--text-files", options.extras.textFiles, "Also write a file for each document, in the folder texts");
    command.add_flag("--sign", options.sign, "Sign the package; a key is made on first use");
    addKeyOption(command, options.key);
    addProgressOption(command, options.progress);
}

core::Result<std::shared_ptr<const core::signing::SecretKey>> openSigner(const PackageOptions &options)
{
    if (!options.sign)
        return std::shared_ptr<const core::signing::SecretKey>();
    KEYSEED_ASSIGN(auto key, openOrMakeKey(options.key));
    return std::make_shared<const core::signing::SecretKey>(std::move(key));
}

void addForceOption(CLI::App &command, bool &force)
{
    command.add_flag("--force",
                     force,
                     "Replace the output if it is there; records, ledger, project, plan and other inputs are "
                     "never replaced");
}

void addProgressOption(CLI::App &command, ProgressStyle &style)
{
    static const std::map<std::string, ProgressStyle> styles{
        {"bar", ProgressStyle::Bar}, {"json", ProgressStyle::Json}, {"none", ProgressStyle::None}};
    command.add_option("--progress", style, "bar (stderr), json (stdout) or none")
        ->transform(CLI::CheckedTransformer(styles));
}

std::string doneLine(const core::package::PackageInfo &package, ProgressStyle style)
{
    const std::string line = "package: " + std::filesystem::absolute(package.path).string();
    if (style != ProgressStyle::Json)
        return line;
    return "{\"event\":\"done\",\"files\":" + std::to_string(package.files.size()) + "}\n" + line;
}

ExitCode watched(ProgressStyle style,
                 const std::function<core::Result<std::string>(core::JobControl &)> &work)
{
    watchForInterrupts();
    const auto line = [&] {
        ProgressPrinter progress(style);
        return work(progress);
    }();
    if (!line)
        return report(line.error());
    std::printf("%s\n", line->c_str());
    return done;
}

} // namespace cli
