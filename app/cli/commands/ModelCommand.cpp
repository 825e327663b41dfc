#include "app/cli/CommandLine.h"
#include "app/cli/options/GivenInputs.h"
#include "app/cli/options/PackageOptions.h"
#include "app/cli/report/Report.h"
#include "app/cli/report/Terminal.h"
#include "app/cli/run/ProjectRun.h"
#include "core/base/Text.h"
#include "core/chat/ConnectionTest.h"
#include "core/localmodel/LocalServers.h"
#include "core/localmodel/ModelServerProcess.h"
#include "core/localmodel/ServerProgram.h"
#include "core/pipeline/PublicTextPool.h"
#include "core/pipeline/asking/ModelWriting.h"
#include "core/pipeline/asking/PromptComparison.h"

#include <chrono>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <thread>

namespace cli {

namespace {

using core::Result;
using core::pipeline::Pipeline;
namespace localmodel = core::localmodel;

struct ModelOptions
{
    bool json = false;
    std::string file;
    std::string program;
    int tokens = 2048;
    int slots = 4;
    ProgressStyle progress = defaultProgressStyle();
};

std::string linesOf(const localmodel::LocalServer &server)
{
    std::string lines = server.product + "  " + server.baseUrl + " (protocol \"" + server.server + "\")"
                        + (server.wantsKey         ? ": wants a key\n"
                           : server.models.empty() ? ": no model is loaded\n"
                                                   : "\n");
    for (const std::string &model : server.models)
        lines += "    " + model + "\n";
    return lines;
}

Result<std::string> listModels(const ModelOptions &options, core::JobControl &control)
{
    KEYSEED_ASSIGN(const auto servers, localmodel::findLocalServers(localmodel::usualPlaces, control));
    Report report;
    report.value({"servers"}, JsonValue::array());
    for (const localmodel::LocalServer &each : servers)
        report.row({"servers"},
                   {{"product", each.product},
                    {"server", each.server},
                    {"baseUrl", each.baseUrl},
                    {"wantsKey", each.wantsKey},
                    {"models", each.models}},
                   linesOf(each));
    if (servers.empty())
        report.line("no server answers on this computer (Ollama 11434, llama-server 8080, LM Studio 1234, "
                    "vLLM 8000)");
    const auto program = localmodel::findServerProgram();
    report.value({"program"}, program ? JsonValue(core::printable(program->string())) : JsonValue());
    report.line(program ? "llama-server for model files: " + core::printable(program->string())
                        : core::printable(program.error().detail));
    return report.printed(options.json);
}

Result<std::unique_ptr<localmodel::ModelServerProcess>> startOf(const ModelOptions &options,
                                                                core::JobControl &control)
{
    if (!options.program.empty())
        KEYSEED_TRY(localmodel::chooseServerProgram(options.program));
    return localmodel::startServerFor(options.file, options.tokens, options.slots, control);
}

std::string sizeInWords(const localmodel::ServerSize &size)
{
    return std::to_string(size.answers) + (size.answers == 1 ? " answer" : " answers") + " at a time of "
           + std::to_string(size.contextOfSlot) + " tokens each, " + std::to_string(size.threads)
           + (size.threads == 1 ? " thread" : " threads") + ", about "
           + std::to_string(size.memory / 1024 / 1024) + " MiB";
}

Result<std::string> startModel(const ModelOptions &options, core::JobControl &control)
{
    KEYSEED_ASSIGN(const auto server, startOf(options, control));
    printFormatted("address: %s\nmodel:   %s\nkey:     %s\nprocess: %d\nsize:    %s\n",
                   server->address().c_str(),
                   localmodel::modelNameOf(options.file).c_str(),
                   server->key().c_str(),
                   static_cast<int>(server->process()),
                   sizeInWords(server->size()).c_str());
    printFormatted(
        "The server ends with this command (Ctrl+C). A plan that names the file in writer.modelFile "
        "starts a server of its own.\n");
    std::fflush(stdout);
    constexpr std::chrono::milliseconds look{100};
    while (!control.isCancelled()) {
        if (!server->isRunning())
            return core::fail(core::ErrorCode::Io, "llama-server ended");
        std::this_thread::sleep_for(look);
    }
    return std::string("ended");
}

Result<std::string>
testServer(const core::chat::Server &server, const std::string &key, core::JobControl &control)
{
    const auto report = core::chat::testConnection(server, {}, key, control);
    if (control.isCancelled())
        return core::cancelled();
    if (report.finding != core::chat::ConnectionFinding::Works)
        return core::fail(core::ErrorCode::Network,
                          report.words + (report.details.empty() ? "" : " (" + report.details + ")"));
    return report.words;
}

// Loads a model file and has it answer, as a run would.
Result<std::string> testModel(const ModelOptions &options, core::JobControl &control)
{
    const auto begin = std::chrono::steady_clock::now();
    KEYSEED_ASSIGN(const auto server, startOf(options, control));
    const auto seconds =
        std::chrono::duration_cast<std::chrono::seconds>(std::chrono::steady_clock::now() - begin).count();
    KEYSEED_ASSIGN(const auto words,
                   testServer({.protocol = core::chat::Protocol::OpenAi,
                               .baseUrl = server->address(),
                               .model = localmodel::modelNameOf(options.file),
                               .apiVersion = {}},
                              server->key(),
                              control));
    return localmodel::modelNameOf(options.file) + ": loaded in " + std::to_string(seconds) + " s; "
           + sizeInWords(server->size()) + "; " + words;
}

struct ComparisonOptions
{
    std::string plan;
    std::vector<std::string> prompts;
    bool json = false;
    bool texts = false;
    PackageOptions package;
};

JsonValue jsonOf(const core::pipeline::PromptFigures &figures)
{
    JsonValue checks = JsonValue::object();
    for (const core::writing::CheckCount &each : figures.checks.checks)
        checks[std::string(each.name)] = {
            {"mended", each.mended}, {"weak", each.weak}, {"failed", each.failed}};
    JsonValue texts = JsonValue::array();
    for (const core::writing::Document &each : *figures.texts)
        texts.push_back({{"label", each.seed.label}, {"phrases", each.seed.keyphrases}, {"text", each.text}});
    return {{"prompt", core::printable(figures.prompt)},
            {"documents", figures.documents},
            {"failed", figures.failed},
            {"words", figures.words},
            {"phrasesUsed", figures.phrasesUsed},
            {"secondsPerDocument", figures.seconds},
            {"checks", checks},
            {"texts", texts}};
}

std::string faultsIn(const core::writing::CheckCounts &counts)
{
    std::string faults;
    for (const core::writing::CheckCount &each : counts.checks)
        faults += (faults.empty() ? "" : ", ") + std::string(each.name) + " "
                  + std::to_string(each.mended + each.weak + each.failed);
    return faults.empty() ? "none" : faults;
}

// The phrases are released ones of a project or, before a commit, public ones by chance.
Result<std::string> comparePrompts(const ComparisonOptions &options, core::JobControl &control)
{
    if (options.plan.empty() == options.package.project.empty())
        return core::fail(core::ErrorCode::InvalidPlan, "either --plan or --project was expected");
    KEYSEED_ASSIGN(const auto folders, findFolders());
    Pipeline pipeline{
        .places = {.project = {}, .ledger = {}, .resources = folders.resources, .cache = folders.cache}};
    std::optional<core::pipeline::Sequences> sequences;
    if (options.plan.empty()) {
        KEYSEED_ASSIGN(pipeline, openProject(options.package.project, options.package.ledger, control));
        KEYSEED_TRY(pipeline.drawUnlessKept(control));
        sequences = *pipeline.sequences;
    } else {
        KEYSEED_ASSIGN(pipeline.plan, givenPlan(options.plan));
        KEYSEED_TRY(pipeline.openInputs(control));
        core::pipeline::findExamplePhrases(pipeline.plan, *pipeline.inputs);
        sequences = core::pipeline::publicSequences(pipeline.plan, *pipeline.inputs);
    }
    KEYSEED_TRY(checkWriter(pipeline.plan, options.package));
    KEYSEED_ASSIGN(const auto origins, keyOrigins(options.package));
    KEYSEED_ASSIGN(const auto keys, core::pipeline::keysFromEnvironment(pipeline.plan, origins));
    const auto prompts =
        options.prompts.empty() ? core::pipeline::comparedPrompts(pipeline.plan) : options.prompts;
    KEYSEED_ASSIGN(const auto all,
                   core::pipeline::comparePrompts(pipeline.plan, prompts, *sequences, keys, control));
    using enum Column::Align;
    const TableLayout table({{"prompt", 24, Left},
                             {"documents"},
                             {"failed"},
                             {"words"},
                             {"phrases used"},
                             {"seconds each"},
                             {"faults", 0, Left}});
    Report report;
    report.line(table.heading());
    for (const core::pipeline::PromptFigures &each : all) {
        std::string lines = table.line({core::printable(each.prompt),
                                        std::to_string(each.documents),
                                        std::to_string(each.failed),
                                        formatted("%.0f", each.words),
                                        formatted("%.0f %%", 100 * each.phrasesUsed),
                                        formatted("%.1f", each.seconds),
                                        faultsIn(each.checks)})
                            + "\n";
        for (const core::writing::Document &document : *each.texts)
            if (options.texts)
                lines += "\n" + document.text + "\n";
        report.row({"prompts"}, jsonOf(each), lines);
    }
    return report.printed(options.json);
}

void addComparison(CLI::App &command, Action &action)
{
    const auto options = std::make_shared<ComparisonOptions>();
    auto *compare = command.add_subcommand(
        "compare", "Write five documents with each prompt, and show their figures side by side (free)");
    compare->add_option("--plan", options->plan, "The plan; phrases are drawn from its vocabulary by chance");
    compare->add_option("--project", options->package.project, "The project; its released phrases are used");
    compare->add_option(
        "--prompt", options->prompts, "A built-in prompt or a file; default: all that fit the plan");
    compare->add_flag("--texts", options->texts, "Print the documents, too");
    compare->add_flag("--json", options->json, "Print JSON, with the documents");
    addTrustOption(*compare, options->package.trustedOrigins);
    addProgressOption(*compare, options->package.progress);
    runWith(*compare, action, options, comparePrompts);
}

void addFileOptions(CLI::App &command, ModelOptions &options)
{
    command.add_option("file", options.file, "The model file (GGUF)")->required();
    command.add_option(
        "--program",
        options.program,
        "The program llama-server; it is remembered. Default: the remembered one, else the one "
        "on PATH");
    command.add_option("--tokens", options.tokens, "Tokens of a prompt and its answer")
        ->check(CLI::Range(512, 1 << 20))
        ->capture_default_str();
    command.add_option("--slots", options.slots, "Answers at a time, at most")
        ->check(CLI::Range(1, 64))
        ->capture_default_str();
    addProgressOption(command, options.progress);
}

} // namespace

void addModelCommand(CLI::App &program, Action &action)
{
    auto *command = program.add_subcommand("model", "Language models on this computer");
    command->require_subcommand(1);
    const auto options = std::make_shared<ModelOptions>();
    auto *list = command->add_subcommand(
        "list", "List the servers that answer on this computer, and their models; nothing else is sent");
    list->add_flag("--json", options->json, "Print JSON");
    runWith(*list, action, options, listModels);
    auto *start =
        command->add_subcommand("start", "Start a server with a model file, until this command is ended");
    addFileOptions(*start, *options);
    runWith(*start, action, options, startModel);
    auto *test =
        command->add_subcommand("test", "Start a server with a model file, ask one question, end it");
    addFileOptions(*test, *options);
    runWith(*test, action, options, testModel);
    addComparison(*command, action);
}

} // namespace cli
