#include "app/cli/CommandLine.h"
#include "app/cli/options/PackageOptions.h"
#include "app/cli/report/Terminal.h"
#include "app/cli/run/ProjectRun.h"
#include "core/base/Result.h"
#include "core/pipeline/PathRoles.h"
#include "core/pipeline/asking/ModelWriting.h"

#include <map>
#include <memory>
#include <string>

namespace cli {

namespace {

using namespace core::pipeline;
using namespace core::plan;
using core::chat::PackFormat;
using core::chat::PackProblem;

struct PackOptions
{
    std::string file;
    PackFormat format = PackFormat::OpenAiBatch;
    PackageOptions package;
};

const char *wordsOf(PackProblem::Kind kind)
{
    switch (kind) {
    case PackProblem::Kind::NotJson:
        return "not a JSON object; one answer a line was expected";
    case PackProblem::Kind::NoId:
        return "no id; \"id\" or \"custom_id\" of the export was expected";
    case PackProblem::Kind::NoAnswer:
        return "no text in the answer; this document stays without an answer";
    case PackProblem::Kind::Foreign:
        return "an id that is not of this project's prompts; skipped";
    case PackProblem::Kind::Duplicate:
        return "a second answer to the same id; the first one counts";
    }
    return "";
}

core::Result<std::string> exportPack(const PackOptions &options, core::JobControl &control)
{
    PathRoles paths;
    paths.project(options.package.project).ledger(core::privacy::Ledger::defaultPath());
    paths.output("--output", options.file);
    KEYSEED_TRY(paths.check(options.package.force));
    KEYSEED_ASSIGN(auto pipeline, openStarted(options.package.project, {}, control));
    KEYSEED_TRY(paths.planned(pipeline.plan).check(options.package.force));
    KEYSEED_ASSIGN(const auto sequences, promptedSequences(pipeline, control));
    KEYSEED_TRY(exportPrompts(pipeline.plan, sequences, options.format, options.file));
    return std::to_string(sequences->size())
           + " prompts: " + std::filesystem::absolute(options.file).string();
}

core::Result<std::string> importPack(const PackOptions &options, core::JobControl &control)
{
    KEYSEED_TRY(PathRoles().project(options.package.project).input("--answers", options.file).check(false));
    KEYSEED_ASSIGN(auto pipeline, openStarted(options.package.project, {}, control));
    KEYSEED_ASSIGN(const auto sequences, promptedSequences(pipeline, control));
    const auto import =
        importAnswers(pipeline.plan, sequences, pipeline.places.project, options.file, control);
    KEYSEED_TRY(import);
    for (const PackProblem &problem : import->problems)
        printError("keyseed-cli: %s:%zu: %s\n", options.file.c_str(), problem.line, wordsOf(problem.kind));
    if (import->problemCount > import->problems.size())
        printError("keyseed-cli: %s: %zu more problems\n",
                   options.file.c_str(),
                   import->problemCount - import->problems.size());
    const std::string replaced = import->replaced == 0
                                     ? std::string()
                                     : " (" + std::to_string(import->replaced) + " in place of earlier ones)";
    return std::to_string(import->answers.size()) + " answers taken" + replaced + ", "
           + std::to_string(import->missing.size()) + " documents without one in this file, "
           + std::to_string(import->problemCount) + " problems";
}

using Work = core::Result<std::string> (*)(const PackOptions &, core::JobControl &);

CLI::App *addPart(CLI::App &command,
                  Action &action,
                  const char *name,
                  const char *what,
                  const std::shared_ptr<PackOptions> &options,
                  Work work)
{
    auto *part = command.add_subcommand(name, what);
    part->add_option("--project", options->package.project, "The project file")->required();
    addProgressOption(*part, options->package.progress);
    runWith(*part, action, options, work);
    return part;
}

} // namespace

void addPackCommand(CLI::App &program, Action &action)
{
    static const std::map<std::string, PackFormat> formats{{"openai", PackFormat::OpenAiBatch},
                                                           {"plain", PackFormat::Plain}};
    auto *command = program.add_subcommand(
        "pack", "Export prompts for a language model that you ask yourself, and import its answers");
    command->require_subcommand(1);
    const auto options = std::make_shared<PackOptions>();
    auto *out = addPart(*command,
                        action,
                        "export",
                        "Write the prompts to a file, one JSON object a line",
                        options,
                        exportPack);
    out->add_option("--output", options->file, "The file to write")->required();
    addForceOption(*out, options->package.force);
    out->add_option("--format", options->format, "openai (batch file) or plain ({id, system, prompt})")
        ->transform(CLI::CheckedTransformer(formats));
    auto *in = addPart(*command,
                       action,
                       "import",
                       "Take answers from a file (batch output, or {id, text})",
                       options,
                       importPack);
    in->add_option("--answers,answers", options->file, "The file with the answers")->required();
}

} // namespace cli
