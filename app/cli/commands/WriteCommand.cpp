#include "app/cli/CommandLine.h"
#include "app/cli/options/GivenInputs.h"
#include "app/cli/options/PackageOptions.h"
#include "app/cli/run/ProjectRun.h"
#include "core/base/Result.h"
#include "core/pipeline/PathRoles.h"
#include "core/pipeline/PublicTextPool.h"

#include <cstdio>
#include <memory>
#include <string>

namespace cli {

namespace {

using namespace core::pipeline;
using namespace core::plan;

struct WriteOptions
{
    std::string plan;
    bool drawAgain = false;
    PackageOptions package;
};

// Takes over the sections that may change after the commit; the released ones may not.
core::Result<void> takeOver(Pipeline &pipeline, const std::string &file, core::JobControl &control)
{
    KEYSEED_ASSIGN(auto plan, givenPlan(file));
    for (const char *part : {"sampling", "writer", "about"})
        if (auto valid = validatePart(plan, part); !valid)
            return core::fail(core::inPlace(file, valid.error()));
    // The answers to the prompts with the examples of before stay answers.
    const bool areNew = plan.writer.isModel() && plan.writer.examples != pipeline.plan.writer.examples;
    if (!areNew && plan.writer.examplePhrases.empty())
        plan.writer.examplePhrases = pipeline.plan.writer.examplePhrases;
    pipeline.plan.sampling = plan.sampling;
    pipeline.plan.writer = plan.writer;
    pipeline.plan.about = plan.about;
    if (areNew) {
        KEYSEED_TRY(pipeline.openInputs(control));
        core::pipeline::findExamplePhrases(pipeline.plan, *pipeline.inputs);
    }
    return pipeline.savePlan();
}

PathRoles pathsOf(const WriteOptions &options)
{
    PathRoles paths;
    paths.input("--plan", options.plan).project(options.package.project).ledger(options.package.ledger);
    paths.output("--output", options.package.cleanOutput());
    if (options.package.sign)
        paths.input("--key", options.package.key);
    return paths;
}

core::Result<std::string> writePackage(const WriteOptions &options, core::JobControl &control)
{
    const auto output = options.package.cleanOutput();
    KEYSEED_TRY(core::package::checkOutput(output));
    PathRoles paths = pathsOf(options);
    KEYSEED_TRY(paths.check(options.package.force));
    KEYSEED_ASSIGN(const auto signer, openSigner(options.package));
    KEYSEED_ASSIGN(auto pipeline, openProject(options.package.project, options.package.ledger, control));
    KEYSEED_TRY(paths.planned(pipeline.plan).check(options.package.force));
    if (!options.plan.empty() || options.drawAgain)
        KEYSEED_TRY(beginNewRelease(pipeline));
    if (!options.plan.empty())
        KEYSEED_TRY(takeOver(pipeline, options.plan, control));
    KEYSEED_TRY(checkWriter(pipeline.plan, options.package));
    if (options.drawAgain)
        KEYSEED_TRY(pipeline.draw(control));
    KEYSEED_ASSIGN(const auto package, toPackage(pipeline, options.package, signer, control));
    return doneLine(package, options.package.progress);
}

} // namespace

void addWriteCommand(CLI::App &program, Action &action)
{
    auto *command =
        program.add_subcommand("write", "Make a package from the committed model of a project (free)");
    const auto options = std::make_shared<WriteOptions>();
    command->add_option("--project", options->package.project, "The project file")->required();
    command->add_option(
        "--plan", options->plan, "Take sampling, writer and about from this plan from now on");
    command->add_flag(
        "--draw-again", options->drawAgain, "Draw new phrases instead of those kept in the project");
    addPackageOptions(*command, options->package);
    runWith(*command, action, options, writePackage);
}

} // namespace cli
