#include "app/cli/CommandLine.h"
#include "app/cli/EvaluationInputs.h"
#include "app/cli/InterruptedRuns.h"
#include "app/cli/PackageOptions.h"
#include "app/cli/UsefulnessTable.h"
#include "core/base/Clock.h"
#include "core/base/Digest.h"
#include "core/evaluation/Evaluation.h"
#include "core/evaluation/InternalReport.h"

#include <cmath>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace cli {

namespace {

using namespace core::evaluation;
using core::fail;
using core::project::ProjectStore;

struct EvaluateOptions
{
    EvaluationOptions inputs;
    bool details = false;
    std::string report;
    std::optional<double> publish;
    std::string project;
    std::string ledger = core::privacy::Ledger::defaultPath().string();
    ProgressStyle progress = defaultProgressStyle();
};

InternalFacts factsOf(const PackagedCorpus &corpus, const Usefulness &usefulness)
{
    return {.project = corpus.plan.project,
            .programVersion = KEYSEED_VERSION,
            .createdAt = core::utcNow(),
            .labels = usefulness.labels,
            .spend = corpus.spend,
            .unitIsPerson = corpus.plan.records.personColumn.has_value(),
            .usefulness = usefulness};
}

core::Result<std::string> evaluateInternally(const EvaluateOptions &options, core::JobControl &control)
{
    const auto opened = openEvaluation(options.inputs, control);
    if (!opened)
        return fail(opened.error());
    const auto usefulness = evaluate(opened->corpus.texts, opened->records, opened->inputs, control);
    if (!usefulness)
        return fail(usefulness.error());
    if (!options.report.empty())
        if (auto written = writeInternalReport(factsOf(opened->corpus, *usefulness), options.report);
            !written)
            return fail(written.error());
    return usefulnessTable(*usefulness, options.details);
}

bool isMadeFrom(const PackagedCorpus &corpus, const core::seeding::SeedModel &model)
{
    return model.committedAt == corpus.committedAt && model.labels == corpus.texts.labels
           && core::toHex(model.vocabularyDigest) == corpus.vocabularySha256 && model.spend == corpus.spend;
}

// The figure is kept beside the model that the package was made of, and no other.
core::Result<std::pair<ProjectStore, core::project::Plan>> openProjectOf(const PackagedCorpus &corpus,
                                                                         const std::string &file)
{
    if (!std::filesystem::exists(file))
        return fail(core::ErrorCode::NotFound, file + ": no such project file");
    auto store = ProjectStore::open(file);
    if (!store)
        return fail(store.error());
    auto plan = store->loadPlan();
    if (!plan)
        return fail(plan.error());
    const auto model = store->latestModel();
    if (!model)
        return fail(model.error());
    if (!*plan || !*model || !isMadeFrom(corpus, *(*model)->model))
        return fail(core::ErrorCode::InvalidPlan,
                    file
                        + ": the package was not made from what this project learned last; name the project "
                          "file that belongs to the package");
    return std::pair(std::move(*store), std::move(**plan));
}

core::Result<std::string> publish(const EvaluateOptions &options, core::JobControl &control)
{
    const auto epsilon = core::privacy::Epsilon::from(*options.publish);
    if (!epsilon)
        return fail(core::ErrorCode::InvalidPlan, "--publish: " + epsilon.error().detail);
    auto opened = openEvaluation(options.inputs, control);
    if (!opened)
        return fail(opened.error());
    auto project = openProjectOf(opened->corpus, options.project);
    if (!project)
        return fail(project.error());
    auto &[store, plan] = *project;
    auto ledger = core::privacy::Ledger::open(options.ledger);
    if (!ledger)
        return fail(ledger.error());
    if (auto told = tellOfInterruptedRuns(*ledger); !told)
        return fail(told.error());
    Publication publication{
        .records = opened->records, .epsilon = *epsilon, .project = plan.project, .capMicroEpsilon = {}};
    if (plan.privacy.cap)
        publication.capMicroEpsilon = static_cast<std::int64_t>(std::llround(*plan.privacy.cap * 1e6));
    const auto published =
        publishUsefulness(opened->corpus.texts, publication, opened->inputs, *ledger, store, control);
    if (!published)
        return fail(published.error());
    return publishedInWords(**published);
}

} // namespace

void addEvaluateCommand(CLI::App &program, Action &action)
{
    auto *command = program.add_subcommand("evaluate",
                                           "Train classifiers on a package and test them on records "
                                           "(internal; a figure to publish costs budget)");
    const auto options = std::make_shared<EvaluateOptions>();
    addEvaluationOptions(*command, options->inputs);
    auto *details = command->add_flag(
        "--details", options->details, "Tables by label for every classifier, not only for the best");
    auto *report = command->add_option(
        "--report", options->report, "Also write the internal report (PDF); never into a package");
    auto *epsilon = command->add_option(
        "--publish",
        options->publish,
        "Instead of the internal figures, one noisy figure for publication, for this epsilon");
    auto *project = command->add_option(
        "--project", options->project, "The project file that keeps the published figure");
    auto *ledger = command->add_option("--ledger", options->ledger, "The ledger file")->capture_default_str();
    epsilon->needs(project)->excludes(details)->excludes(report);
    project->needs(epsilon);
    ledger->needs(epsilon);
    addProgressOption(*command, options->progress);
    command->callback([&action, options] {
        action = [options] {
            return watched(options->progress, [&](core::JobControl &control) {
                return options->publish ? publish(*options, control) : evaluateInternally(*options, control);
            });
        };
    });
}

} // namespace cli
