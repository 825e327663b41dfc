#include "app/cli/CommandLine.h"
#include "app/cli/options/PackageOptions.h"
#include "app/cli/report/Report.h"
#include "app/cli/report/Terminal.h"
#include "core/base/Text.h"
#include "core/chat/ConnectionTest.h"
#include "core/localmodel/LocalServers.h"
#include "core/localmodel/ModelServerProcess.h"
#include "core/localmodel/ServerProgram.h"

#include <chrono>
#include <cstdio>
#include <memory>
#include <string>
#include <thread>

namespace cli {

namespace {

using core::Result;
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
}

} // namespace cli
