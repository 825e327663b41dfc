#include "app/cli/CommandLine.h"
#include "app/cli/options/PackageOptions.h"
#include "app/cli/report/Report.h"
#include "app/cli/report/Terminal.h"
#include "core/base/Result.h"
#include "core/methods/rewriting/ProgramRewriter.h"
#include "core/methods/rewriting/RewritingTrial.h"
#include "core/rewriter/RewriterProcess.h"
#include "core/rewriter/RewriterTraining.h"

#include <cstdio>
#include <limits>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace cli {

namespace {

using core::ErrorCode;
using core::fail;
using core::rewriter::ModelFacts;
using core::rewriter::ModelForm;
using core::rewriter::TrainingProgress;
using core::rewriter::TrainingRequest;
using core::synthesis::ProgramRewriter;
using core::synthesis::TriedRow;
using core::synthesis::TriedRows;

// Evaluations of a large model on a slow machine can be an hour apart.
constexpr std::chrono::hours longestSilence{24};

struct RewriterOptions
{
    TrainingRequest request;
    std::vector<std::string> texts;
    std::string out;
    std::string from;
    std::string folder;
    bool isAdept = false;
    bool isPublic = false;
    bool json = false;
};

nlohmann::json factsJson(const ModelFacts &facts)
{
    return {{"form", facts.form == ModelForm::Bart ? "bart" : "adept"},
            {"values", facts.values},
            {"clip", facts.clip},
            {"clipNorm", facts.form == ModelForm::Adept},
            {"pruned", facts.isPruned},
            {"noiseEpsilon", facts.noiseEpsilon},
            {"noiseDelta", facts.noiseDelta}};
}

std::string inWords(double value)
{
    return nlohmann::json(value).dump(); // as many digits as are needed
}

std::string factsTable(const std::string &folder, const ModelFacts &facts)
{
    const bool isBart = facts.form == ModelForm::Bart;
    std::string table = folder + ": a model of the form of " + (isBart ? "BART" : "ADePT") + '\n';
    table += "  numbers of a row   " + std::to_string(facts.values) + '\n';
    table += "  clipped to         "
             + (isBart ? "each number to [-" + inWords(facts.clip) + ", " + inWords(facts.clip) + "]"
                       : "a norm of " + inWords(facts.clip) + " for the row")
             + '\n';
    table += std::string("  pruned             ") + (facts.isPruned ? "yes" : "no") + '\n';
    table += "  trained with noise "
             + (facts.noiseEpsilon > 0.0
                    ? "for epsilon " + inWords(facts.noiseEpsilon) + ", delta " + inWords(facts.noiseDelta)
                    : std::string("no"));
    return table;
}

void tell(const TrainingProgress &progress, bool json)
{
    if (json) {
        const nlohmann::json event = {{"event", "training"},
                                      {"step", progress.step},
                                      {"steps", progress.steps},
                                      {"units", progress.units},
                                      {"loss", progress.loss},
                                      {"heldOutLoss", progress.heldOutLoss}};
        printFormatted("%s\n", event.dump().c_str());
    } else {
        printFormatted("step %lld of %lld, %lld units, loss %.4f, held-out loss %.4f\n",
                       static_cast<long long>(progress.step),
                       static_cast<long long>(progress.steps),
                       static_cast<long long>(progress.units),
                       progress.loss,
                       progress.heldOutLoss);
    }
    std::fflush(stdout);
}

core::Result<std::string> trainModel(const RewriterOptions &options, core::JobControl &control)
{
    if (!options.isPublic)
        return fail(ErrorCode::InvalidParameter,
                    "a rewriting model is trained on public texts only, because training protects nothing; "
                    "add --public if all of these texts are public");
    TrainingRequest request = options.request;
    request.texts.assign(options.texts.begin(), options.texts.end());
    request.out = options.out;
    request.from = options.from;
    request.form = options.isAdept ? ModelForm::Adept : ModelForm::Bart;
    const auto facts = core::rewriter::trainRewriter(
        core::rewriter::rewriterProgram(),
        request,
        longestSilence,
        control,
        [&](const TrainingProgress &progress) { tell(progress, options.json); });
    KEYSEED_TRY(facts);
    return options.json ? nlohmann::json({{"event", "trained"}, {"model", factsJson(*facts)}}).dump()
                        : factsTable(options.out, *facts);
}

core::Result<std::string> checkModel(const RewriterOptions &options, core::JobControl &)
{
    KEYSEED_ASSIGN(const auto facts, core::rewriter::factsOfModel(options.folder));
    return options.json ? factsJson(facts).dump() : factsTable(options.folder, facts);
}

/// The public texts of a sample, and the noise.
struct SampleOptions
{
    std::string folder; ///< of the model
    std::vector<std::string> texts;
    std::vector<double> epsilons; ///< of a row
    double delta = 1e-5;
    bool isPublic = false;
    bool json = false;
};

constexpr double withoutNoise = std::numeric_limits<double>::infinity();

std::string headOf(double epsilon, double noise)
{
    return epsilon == withoutNoise ? "without noise" : formatted("epsilon %g (noise %.2g)", epsilon, noise);
}

std::string sampleTable(const TriedRows &tried, const std::vector<double> &epsilons)
{
    std::vector<std::string> heads;
    for (std::size_t at = 0; at < epsilons.size(); ++at)
        heads.push_back(headOf(epsilons[at], tried.noiseBesideClip[at]));
    std::size_t width = std::string_view("original").size();
    for (const std::string &head : heads)
        width = std::max(width, head.size());
    std::string table;
    const auto line = [&](const std::string &head, const std::string &text) {
        table += head + std::string(width + 2 - head.size(), ' ') + text + '\n';
    };
    for (const TriedRow &row : tried.rows) {
        line("original", row.original);
        for (std::size_t at = 0; at < heads.size(); ++at)
            line(heads[at], row.rewritten[at]);
        table += '\n';
    }
    return table
           + "Epsilon is that of one row; a person pays it for each row. Noise: standard deviation on a "
             "number, where what it is clipped to is 1.";
}

nlohmann::json sampleJson(const TriedRows &tried, const std::vector<double> &epsilons)
{
    nlohmann::json told = nlohmann::json::array();
    for (const TriedRow &row : tried.rows) {
        nlohmann::json each = {{"original", row.original}, {"rewritten", nlohmann::json::array()}};
        for (std::size_t at = 0; at < epsilons.size(); ++at)
            each["rewritten"].push_back(
                {{"epsilon", epsilons[at] == withoutNoise ? nlohmann::json() : nlohmann::json(epsilons[at])},
                 {"noise", tried.noiseBesideClip[at]},
                 {"text", row.rewritten[at]}});
        told.push_back(std::move(each));
    }
    return told;
}

std::string joined(const std::vector<std::string> &texts)
{
    std::string all;
    for (const std::string &text : texts)
        all += text + '\n';
    return all;
}

// Shows each row of the texts and what remains of it: without noise, and at each epsilon. Spends nothing.
core::Result<std::string> sampleRewriting(const SampleOptions &options, core::JobControl &control)
{
    if (!options.isPublic)
        return fail(ErrorCode::InvalidParameter,
                    "a sample is made of public texts only, because it spends no budget; add --public if all "
                    "of these texts are public");
    KEYSEED_ASSIGN(const auto rewriter,
                   ProgramRewriter::open(options.folder, core::rewriter::rewriterProgram(), control));
    std::vector<double> epsilons = {withoutNoise};
    epsilons.insert(epsilons.end(), options.epsilons.begin(), options.epsilons.end());
    const auto tried =
        core::synthesis::tryRewriting(*rewriter, joined(options.texts), epsilons, options.delta, control);
    KEYSEED_TRY(tried);
    return options.json ? sampleJson(*tried, epsilons).dump() : sampleTable(*tried, epsilons);
}

void addTrainingOptions(CLI::App &command, RewriterOptions &options)
{
    TrainingRequest &request = options.request;
    command.add_option("--texts", options.texts, "Files of public texts, one a line")->required();
    command.add_flag("--public", options.isPublic, "Declare that all of these texts are public");
    command.add_option("--out", options.out, "Folder of the new model and of its checkpoint")->required();
    command.add_option(
        "--from", options.from, "Folder of the model to continue from; without it, a new model is made");
    command.add_flag("--adept", options.isAdept, "Train ADePT, an LSTM, instead of BART");
    command.add_option("--width", request.width, "Width of a new model");
    command.add_option(
        "--layers", request.layers, "Layers of a new model, in its encoder and in its decoder");
    command.add_option("--vocabulary", request.vocabulary, "Tokens of a new model");
    command.add_option("--clip", request.clip, "Clipping bound of the encoder's numbers");
    command.add_option(
        "--rounds", request.rounds, "Rounds, each of which prunes a quarter of the units before its steps");
    command.add_option("--steps", request.steps, "Steps of a round");
    command.add_option("--batch", request.batch, "Rows of a step");
    command.add_option("--rate", request.rate, "Learning rate");
    command.add_option("--noise-epsilon", request.noiseEpsilon, "Train with noise for this epsilon of a row");
    command.add_option("--noise-delta", request.noiseDelta, "Delta of that noise");
    command.add_option("--every", request.every, "Steps between checkpoints");
    command.add_option(
        "--patience", request.patience, "Checkpoints without improvement after which a round ends");
    command.add_option("--seed", request.seed, "Seed of the random numbers of training");
    command.add_option("--threads", request.threads, "Processor cores to use");
    command.add_flag("--json", options.json, "Print one JSON object a line, for programs");
}

void addSampling(CLI::App &command, Action &action)
{
    auto *sampling = command.add_subcommand(
        "sample", "Rewrite public texts at an epsilon to see the result; spends nothing");
    const auto options = std::make_shared<SampleOptions>();
    sampling->add_option("FOLDER", options->folder, "The folder of the model")->required();
    sampling->add_option("--text", options->texts, "Public texts")->required();
    sampling->add_flag("--public", options->isPublic, "Declare that all of these texts are public");
    sampling->add_option("--epsilon", options->epsilons, "Epsilon of a row; several are shown side by side")
        ->required();
    sampling->add_option("--delta", options->delta, "For Gaussian noise; 0: Laplace");
    sampling->add_flag("--json", options->json, "Print JSON for programs");
    runWith(*sampling, action, options, sampleRewriting);
}

} // namespace

void addRewriterCommand(CLI::App &program, Action &action)
{
    auto *command = program.add_subcommand("rewriter", "Train a model that rewrites texts, or inspect one");
    command->require_subcommand(1);
    const auto options = std::make_shared<RewriterOptions>();
    auto *training = command->add_subcommand(
        "train", "Train a model on public texts with keyseed-rewriter; continues where it was stopped");
    addTrainingOptions(*training, *options);
    runWith(*training, action, options, trainModel);

    auto *checking = command->add_subcommand("check", "Describe the model in a folder");
    checking->add_option("FOLDER", options->folder, "The folder of the model")->required();
    checking->add_flag("--json", options->json, "Print JSON for programs");
    runWith(*checking, action, options, checkModel);
    addSampling(*command, action);
}

} // namespace cli
