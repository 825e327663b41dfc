#include "app/cli/CommandLine.h"
#include "app/cli/GivenPlan.h"
#include "app/cli/PackageOptions.h"
#include "app/cli/ProjectRun.h"
#include "core/pipeline/PathRoles.h"

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

// What comes after the commit may change; what was spent for may not.
core::Result<void> takeOver(Pipeline &pipeline, const std::string &file)
{
    const auto plan = givenPlan(file);
    if (!plan)
        return core::fail(plan.error());
    for (const char *part : {"sampling", "writer", "about"})
        if (auto valid = validatePart(*plan, part); !valid)
            return core::fail(valid.error().code, file + ": " + valid.error().detail);
    pipeline.plan.sampling = plan->sampling;
    pipeline.plan.writer = plan->writer;
    pipeline.plan.about = plan->about;
    return pipeline.savePlan();
}

Paths pathsOf(const WriteOptions &options)
{
    Paths paths;
    paths.input("--plan", options.plan).project(options.package.project).ledger(options.package.ledger);
    paths.output("--output", options.package.cleanOutput());
    if (options.package.sign)
        paths.input("--key", options.package.key);
    return paths;
}

core::Result<std::string> writePackage(const WriteOptions &options, core::JobControl &control)
{
    const auto output = options.package.cleanOutput();
    if (auto free = core::package::checkOutput(output); !free)
        return core::fail(free.error());
    Paths paths = pathsOf(options);
    if (auto apart = paths.check(options.package.force); !apart)
        return core::fail(apart.error());
    const auto signer = openSigner(options.package);
    if (!signer)
        return core::fail(signer.error());
    auto pipeline = openProject(options.package.project, options.package.ledger, control);
    if (!pipeline)
        return core::fail(pipeline.error());
    if (auto apart = paths.planned(pipeline->plan).check(options.package.force); !apart)
        return core::fail(apart.error());
    if (!options.plan.empty() || options.drawAgain)
        if (auto begun = beginNewRelease(*pipeline); !begun)
            return core::fail(begun.error());
    if (!options.plan.empty())
        if (auto taken = takeOver(*pipeline, options.plan); !taken)
            return core::fail(taken.error());
    if (auto ready = checkWriter(pipeline->plan, options.package); !ready)
        return core::fail(ready.error());
    if (options.drawAgain)
        if (auto drawn = pipeline->draw(control); !drawn)
            return core::fail(drawn.error());
    const auto package = toPackage(*pipeline, options.package, *signer, control);
    if (!package)
        return core::fail(package.error());
    return doneLine(*package, options.package.progress);
}

} // namespace

void addWriteCommand(CLI::App &program, Action &action)
{
    auto *command =
        program.add_subcommand("write", "Make a package from what a project has learned already (free)");
    const auto options = std::make_shared<WriteOptions>();
    command->add_option("--project", options->package.project, "The project file")->required();
    command->add_option(
        "--plan", options->plan, "Take sequences, writer and about from this plan from now on");
    command->add_flag(
        "--draw-again", options->drawAgain, "Draw new phrases instead of those kept in the project");
    addPackageOptions(*command, options->package);
    command->callback([&action, options] {
        action = [options] {
            return watched(options->package,
                           [&](core::JobControl &control) { return writePackage(*options, control); });
        };
    });
}

} // namespace cli
