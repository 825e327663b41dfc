#include "app/cli/PackageOptions.h"

#include "app/cli/CommandLine.h"
#include "app/cli/Interrupt.h"

#include <cstdio>
#include <map>

namespace cli {

std::filesystem::path PackageOptions::cleanOutput() const
{
    auto path = std::filesystem::path(output).lexically_normal();
    return path.has_filename() ? path : path.parent_path();
}

void addPackageOptions(CLI::App &command, PackageOptions &options)
{
    command.add_option("--output", options.output, "Folder of the package; must not exist or be empty")->required();
    command.add_flag("--partial", options.partial, "Go on without the documents that the model gave no answer for");
    addProgressOption(command, options.progress);
}

void addProgressOption(CLI::App &command, ProgressStyle &style)
{
    static const std::map<std::string, ProgressStyle> styles{
        {"bar", ProgressStyle::Bar}, {"json", ProgressStyle::Json}, {"none", ProgressStyle::None}};
    command.add_option("--progress", style, "bar (stderr), json (stdout) or none")
        ->transform(CLI::CheckedTransformer(styles));
}

std::string doneLine(const core::release::PackageInfo &package, ProgressStyle style)
{
    const std::string line = "package: " + std::filesystem::absolute(package.path).string();
    if (style != ProgressStyle::Json)
        return line;
    return "{\"event\":\"done\",\"files\":" + std::to_string(package.files.size()) + "}\n" + line;
}

ExitCode watched(const PackageOptions &options,
                 const std::function<core::Result<std::string>(core::JobControl &)> &work)
{
    watchForInterrupts();
    const auto line = [&] {
        ProgressPrinter progress(options.progress);
        return work(progress);
    }();
    if (!line)
        return report(line.error());
    std::printf("%s\n", line->c_str());
    return done;
}

} // namespace cli
