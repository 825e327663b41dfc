#include "app/cli/CommandLine.h"
#include "app/cli/options/PackageOptions.h"
#include "app/cli/options/RecipientInputs.h"
#include "app/cli/report/ClassifierReport.h"
#include "app/cli/report/Report.h"
#include "core/base/Result.h"
#include "core/recipient/Judging.h"
#include "core/recipient/ModelFile.h"
#include "core/recipient/Prediction.h"

#include <memory>
#include <string>

namespace cli {

namespace {

using core::fail;
namespace recipient = core::recipient;

struct PredictOptions
{
    std::string model;
    OwnTextsOptions records;
    ReadingOptions reading;
    bool judgesHalf = false;
    std::string output;
    bool force = false;
    ProgressStyle progress = defaultProgressStyle();
};

core::Result<void> checkPredictionPaths(const PredictOptions &options)
{
    core::pipeline::PathRoles paths;
    paths.input("--model", options.model).input("--records", options.records.file);
    addPaths(paths, options.reading);
    paths.output("--output", options.output);
    return paths.check(options.force);
}

core::Result<recipient::Model> openModel(const PredictOptions &options, core::JobControl &control)
{
    KEYSEED_ASSIGN(const auto stored, recipient::StoredModel::read(options.model));
    core::plan::Plan plan = stored.plan();
    const auto inputs = openReading(plan, options.reading, control, stored.facts().vocabularySha256);
    KEYSEED_TRY(inputs);
    auto model = stored.open(inputs->inputs, inputs->documents);
    if (!model)
        return fail(core::inPlace(options.model, model.error()));
    return model;
}

core::Result<std::string>
judgementOf(const PredictOptions &options, const recipient::Model &model, core::JobControl &control)
{
    if (options.records.label.empty())
        return std::string();
    const auto half = options.judgesHalf ? recipient::Half::ToJudge : recipient::Half::All;
    KEYSEED_ASSIGN(const auto judged, recipient::judge(model, options.records.texts(), half, control));
    return judgementTable(judged) + "\n\n";
}

core::Result<std::string> predictAll(const PredictOptions &options, core::JobControl &control)
{
    KEYSEED_TRY(checkPredictionPaths(options));
    KEYSEED_ASSIGN(const auto model, openModel(options, control));
    KEYSEED_ASSIGN(const auto judgement, judgementOf(options, model, control));
    KEYSEED_ASSIGN(const auto predicted,
                   recipient::predict(model, options.records.texts(), options.output, control));
    return judgement
           + formatted("predictions: %s (%lld rows, %lld of them without a text)",
                       std::filesystem::absolute(options.output).string().c_str(),
                       static_cast<long long>(predicted.texts),
                       static_cast<long long>(predicted.withoutText));
}

} // namespace

void addPredictCommand(CLI::App &program, Action &action)
{
    auto *command = program.add_subcommand(
        "predict", "Apply a trained model to your own texts; with --label, also evaluate it on them");
    const auto options = std::make_shared<PredictOptions>();
    command->add_option("--model", options->model, "The file of the model, as train saved it")->required();
    addOwnTextsOptions(*command, options->records, "--records", "Your own texts, in any format of records")
        ->required();
    command
        ->add_flag(
            "--judge-half",
            options->judgesHalf,
            "Evaluate on the half of the texts that train --adapt does not use if it knows their labels")
        ->needs("--label");
    addReadingOptions(*command, options->reading);
    command
        ->add_option(
            "--output", options->output, "The CSV file: the columns of the texts, prediction, probability")
        ->required();
    addForceOption(*command, options->force);
    addProgressOption(*command, options->progress);
    runWith(*command, action, options, predictAll);
}

} // namespace cli
