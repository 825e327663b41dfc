#include "app/cli/CommandLine.h"
#include "app/cli/options/EvaluationInputs.h"
#include "app/cli/options/PackageOptions.h"
#include "app/cli/report/ClassifierReport.h"
#include "app/cli/report/Report.h"
#include "app/cli/run/Notices.h"
#include "core/base/Date.h"
#include "core/base/Digest.h"
#include "core/base/Result.h"
#include "core/base/Version.h"
#include "core/evaluation/Evaluation.h"
#include "core/evaluation/FieldEvaluation.h"
#include "core/evaluation/InternalReport.h"
#include "core/evaluation/attack/MembershipAttack.h"
#include "core/pipeline/PathRoles.h"
#include "core/pipeline/ReleasePlan.h"

#include <cmath>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace cli {

namespace {

using namespace core::evaluation;
using core::fail;
using core::pipeline::ProjectStore;

struct EvaluateOptions
{
    EvaluationOptions inputs;
    bool internal = false;
    bool details = false;
    std::string field;
    bool attack = false;
    std::string others;
    std::string report;
    bool force = false;
    std::optional<double> publish;
    std::string project;
    std::string source;
    bool isSourceNew = false;
    std::string ledger = core::privacy::Ledger::defaultPath().string();
    ProgressStyle progress = defaultProgressStyle();
};

constexpr std::string_view whatInternalMeans =
    "evaluate computes exact figures from the records, without noise: no epsilon covers them, nor any choice "
    "that depends on them (another draw, other settings, whether to release at all). Add --internal to see "
    "them, and --project so that the next package states how often they were looked at; or release one noisy "
    "figure with --publish";

constexpr double fewFalsePositives = 0.01;

std::string attackLine(const AttackScore &score)
{
    const double found = score.roc.truePositivesAt(fewFalsePositives);
    const auto hits = static_cast<std::int64_t>(std::llround(found * static_cast<double>(score.roc.members)));
    const Interval interval = clopperPearson(hits, score.roc.members, 0.05);
    return "  " + padded(std::string(attackName(score.kind)), 18)
           + formatted("AUC %.3f, found at 1 %% false alarms %.1f %% (%.1f to %.1f %%)\n",
                       score.roc.auc,
                       100 * found,
                       100 * interval.low,
                       100 * interval.high);
}

// Describes the attacks for the steward's terminal. `spend` is the cost of the package, which bounds the
// success of any attack. PRIVATE.
std::string attackTable(const MembershipAttack &attack, const core::privacy::Spend &spend)
{
    const RocCurve &first = attack.attacks.front().roc;
    std::string table = "INTERNAL: computed from the records without noise; do not pass on\n"
                        "Membership attacks on "
                        + std::to_string(attack.synthetic) + " synthetic texts: "
                        + std::to_string(first.members) + " members, " + std::to_string(first.others)
                        + " others (" + (attack.unitIsPerson ? "persons" : "records") + "), "
                        + std::to_string(attack.passedOver) + " records that do not count.\n";
    for (const AttackScore &score : attack.attacks)
        table += attackLine(score);
    table += formatted("  allowed           epsilon %.6g", spend.epsilon());
    if (!spend.isPure())
        table += formatted(", delta %.6g", spend.delta());
    return table
           + formatted(": at 1 %% false alarms on average no more than %.1f %% for any attack\n",
                       100 * mostTruePositives(spend.epsilon(), spend.delta(), fewFalsePositives))
           + "The bound is of one privacy unit, on average over releases. Members and others have to be of "
             "the "
             "same kind: what else sets them apart is found as well.\n";
}

InternalFacts factsOf(const PackagedCorpus &corpus, const Usefulness &usefulness)
{
    return {.project = corpus.plan.project,
            .programVersion = core::programVersion,
            .createdAt = core::utcNow(),
            .labels = usefulness.labels,
            .spend = corpus.spend,
            .unitIsPerson = corpus.unitIsPerson,
            .usefulness = usefulness};
}

bool isMadeFrom(const PackagedCorpus &corpus, const core::synthesis::ReleasedModel &model)
{
    return core::dayOf(model.committedAt) == corpus.committedOn && model.labels == corpus.texts.labels
           && core::toHex(model.vocabularyDigest) == corpus.vocabularySha256 && model.spend == corpus.spend;
}

// Opens the project that keeps the figure: its model must be that of the package.
core::Result<std::pair<ProjectStore, core::plan::Plan>> openProjectOf(const PackagedCorpus &corpus,
                                                                      const std::string &file)
{
    if (!std::filesystem::exists(file))
        return fail(core::ErrorCode::NotFound, file + ": no such project file");
    KEYSEED_ASSIGN(auto store, ProjectStore::open(file));
    KEYSEED_ASSIGN(auto plan, store.loadPlan());
    KEYSEED_ASSIGN(const auto model, store.latestModel());
    if (!plan || !model || !isMadeFrom(corpus, *model->model))
        return fail(core::ErrorCode::InvalidPlan,
                    file
                        + ": the package was not made from the latest model of this project; name the "
                          "project file that belongs to the package");
    return std::pair(std::move(store), std::move(*plan));
}

// Returns the plan of the project, which names the columns of the records; a package does not.
std::optional<core::plan::Plan> planKeptIn(const std::string &file)
{
    if (!std::filesystem::exists(file))
        return std::nullopt;
    auto store = ProjectStore::open(file);
    if (!store)
        return std::nullopt;
    auto plan = store->loadPlan();
    return plan ? std::move(*plan) : std::nullopt;
}

// Notes the comparison before anything is shown, so that an interruption cannot hide it.
core::Result<void> noteComparison(const PackagedCorpus &corpus, const std::string &project)
{
    if (project.empty())
        return {};
    KEYSEED_ASSIGN(auto opened, openProjectOf(corpus, project));
    return opened.first.noteExactComparison();
}

core::Result<void> checkPaths(const EvaluateOptions &options)
{
    core::pipeline::PathRoles paths;
    paths.input("--package", options.inputs.package).input("--records", options.inputs.records);
    paths.input("--others", options.others);
    paths.input("--plan", options.inputs.plan).input("--vocabulary", options.inputs.vocabulary);
    paths.project(options.project).ledger(options.ledger).output("--report", options.report);
    return paths.check(options.force);
}

// The other records have the same names of columns as the members.
core::Result<std::string>
attack(const EvaluationInputs &opened, const std::string &others, core::JobControl &control)
{
    core::records::Source source = opened.records.source;
    if (std::filesystem::path(others).extension() != source.file().extension())
        source.format.reset();
    source.files = {others};
    const auto found = attackMembership(opened.corpus.texts.texts,
                                        opened.records,
                                        source,
                                        opened.corpus.texts.labels,
                                        opened.inputs,
                                        control);
    KEYSEED_TRY(found);
    return attackTable(*found, opened.corpus.spend);
}

core::Result<std::string> evaluateInternally(const EvaluateOptions &options, core::JobControl &control)
{
    if (!options.internal)
        return fail(core::ErrorCode::InvalidPlan, std::string(whatInternalMeans));
    KEYSEED_ASSIGN(const auto opened, openEvaluation(options.inputs, control, planKeptIn(options.project)));
    KEYSEED_TRY(noteComparison(opened.corpus, options.project));
    if (options.attack)
        return attack(opened, options.others, control);
    if (!options.field.empty()) {
        KEYSEED_ASSIGN(const auto prediction,
                       evaluateField(opened.corpus, opened.plan, options.field, opened.inputs, control));
        return "from the text\n" + usefulnessTable(prediction.fromText, options.details)
               + "\n\nfrom the text, the other fields and the label\n"
               + usefulnessTable(prediction.fromTextAndFields, options.details);
    }
    KEYSEED_ASSIGN(const auto usefulness,
                   evaluate(opened.corpus.texts, opened.records, opened.inputs, control));
    InternalFacts facts = factsOf(opened.corpus, usefulness);
    std::string table = usefulnessTable(usefulness, options.details);
    if (!opened.plan.records.fields.empty() && !opened.corpus.notes.empty()) {
        KEYSEED_ASSIGN(facts.fields, compareFields(opened.corpus, opened.plan, control));
        table += "\n\n" + fieldTable(*facts.fields, options.details);
    }
    if (!options.report.empty())
        KEYSEED_TRY(writeInternalReport(facts, options.report));
    return table;
}

core::Result<std::string> publish(const EvaluateOptions &options, core::JobControl &control)
{
    const auto epsilon = core::privacy::Epsilon::from(*options.publish);
    if (!epsilon)
        return fail(core::ErrorCode::InvalidPlan, "--publish: " + epsilon.error().detail);
    KEYSEED_ASSIGN(auto opened, openEvaluation(options.inputs, control, planKeptIn(options.project)));
    KEYSEED_ASSIGN(auto project, openProjectOf(opened.corpus, options.project));
    auto &[store, plan] = project;
    KEYSEED_ASSIGN(const auto source, chargedSource(plan, options.inputs.records, options.source));
    KEYSEED_ASSIGN(auto ledger, core::privacy::Ledger::open(options.ledger));
    ledger.declareRecordsNew(options.isSourceNew);
    KEYSEED_TRY(tellOfInterruptedRuns(ledger));
    const Publication publication{.records = opened.records,
                                  .epsilon = *epsilon,
                                  .project = plan.project,
                                  .source = source,
                                  .capsIfNone = core::pipeline::capsOf(plan)};
    std::int64_t usable = 0;
    const auto published = publishUsefulness(
        opened.corpus.texts, publication, opened.inputs, ledger, store, control, 0, &usable);
    KEYSEED_TRY(published);
    warnWithoutTests(usable);
    return publishedInWords(**published) + ", \"" + core::printable(source) + "\"";
}

} // namespace

void addEvaluateCommand(CLI::App &program, Action &action)
{
    auto *command = program.add_subcommand("evaluate",
                                           "Train classifiers on a package and test them on records "
                                           "(internal; a figure to publish costs budget)");
    const auto options = std::make_shared<EvaluateOptions>();
    addEvaluationOptions(*command, options->inputs);
    auto *internal = command->add_flag(
        "--internal",
        options->internal,
        "Show exact figures of the records, which no epsilon covers; the project records how often");
    auto *details = command->add_flag(
        "--details", options->details, "Show tables by label for every classifier, not only for the best");
    auto *field = command->add_option(
        "--field",
        options->field,
        "A declared field to predict instead of the label, from the text alone and from text and fields");
    auto *report = command->add_option(
        "--report", options->report, "Also write the internal report (PDF); never into a package");
    auto *attack = command->add_flag("--attack",
                                     options->attack,
                                     "Run membership attacks instead of classifiers; --records are members: "
                                     "the package was made from them");
    auto *others =
        command->add_option("--others",
                            options->others,
                            "Records of the same kind and columns from which the package was not made");
    addForceOption(*command, options->force);
    auto *epsilon = command->add_option(
        "--publish",
        options->publish,
        "Release one noisy figure for publication at this epsilon, instead of the internal figures");
    auto *project = command->add_option(
        "--project",
        options->project,
        "The project file, which records the published figure, or that exact figures were shown");
    auto *ledger = command->add_option("--ledger", options->ledger, "The ledger file")->capture_default_str();
    addSourceOption(*command, options->source);
    addSourceIsNewOption(*command, options->isSourceNew);
    epsilon->needs(project)->excludes(details)->excludes(report)->excludes(internal)->excludes(field);
    attack->needs(internal)->needs(others)->excludes(details)->excludes(report)->excludes(epsilon);
    field->needs(internal)->excludes(attack)->excludes(report);
    others->needs(attack);
    ledger->needs(epsilon);
    addProgressOption(*command, options->progress);
    command->callback([&action, options] {
        action = [options] {
            return watched(options->progress, [&](core::JobControl &control) -> core::Result<std::string> {
                KEYSEED_TRY(checkPaths(*options));
                return options->publish ? publish(*options, control) : evaluateInternally(*options, control);
            });
        };
    });
}

} // namespace cli
