#include "core/chat/Server.h"

#include "core/http/Address.h"

#include <array>
#include <nlohmann/json.hpp>

namespace core::chat {

namespace {

constexpr std::array<Preset, 8> allPresets{{
    {"openai", "OpenAI", Protocol::OpenAi, "https://api.openai.com/v1", "OPENAI_API_KEY"},
    {"azure", "Azure OpenAI", Protocol::Azure, "", "AZURE_OPENAI_API_KEY"},
    {"anthropic", "Anthropic", Protocol::Anthropic, "https://api.anthropic.com", "ANTHROPIC_API_KEY"},
    {"ollama", "Ollama", Protocol::Ollama, "http://127.0.0.1:11434", ""},
    {"ollama-v1", "Ollama (OpenAI protocol)", Protocol::OpenAi, "http://127.0.0.1:11434/v1", ""},
    {"vllm", "vLLM", Protocol::OpenAi, "http://127.0.0.1:8000/v1", ""},
    {"llamacpp", "llama.cpp server", Protocol::OpenAi, "http://127.0.0.1:8080/v1", ""},
    {"lmstudio", "LM Studio", Protocol::OpenAi, "http://127.0.0.1:1234/v1", ""},
}};

constexpr std::array<std::pair<Protocol, std::string_view>, 4> protocolNames{{
    {Protocol::OpenAi, "openai"},
    {Protocol::Azure, "azure"},
    {Protocol::Ollama, "ollama"},
    {Protocol::Anthropic, "anthropic"},
}};

} // namespace

std::span<const Preset> presets()
{
    return allPresets;
}

std::string_view nameOf(Protocol protocol)
{
    for (const auto &[each, name] : protocolNames)
        if (each == protocol)
            return name;
    return {};
}

Result<Protocol> protocolNamed(std::string_view name)
{
    for (const auto &[protocol, each] : protocolNames)
        if (each == name)
            return protocol;
    return fail(ErrorCode::InvalidPlan,
                "writer.server: \"" + std::string(name)
                    + "\" is not known; expected \"openai\", \"azure\", \"ollama\" or \"anthropic\"");
}

Result<void> validate(const Server &server)
{
    if (server.baseUrl.empty())
        return fail(ErrorCode::InvalidPlan, "writer.baseUrl: expected the address of the server");
    if (auto address = http::parseAddress(server.baseUrl); !address)
        return fail(ErrorCode::InvalidPlan, "writer.baseUrl: " + address.error().detail);
    if (server.model.empty())
        return fail(ErrorCode::InvalidPlan, "writer.model: expected the name of a model that the server has");
    if (server.protocol == Protocol::Azure && server.apiVersion.empty())
        return fail(ErrorCode::InvalidPlan, "writer.apiVersion: Azure expects a version such as 2024-06-01");
    return {};
}

namespace {

using OrderedJson = nlohmann::ordered_json;

std::string under(const Server &server, const std::string &path)
{
    std::string base = server.baseUrl;
    while (base.ends_with('/'))
        base.pop_back();
    return http::asciiUrl(base + path);
}

std::string chatUrl(const Server &server)
{
    switch (server.protocol) {
    case Protocol::OpenAi:
        return under(server, "/chat/completions");
    case Protocol::Azure:
        return under(server,
                     "/openai/deployments/" + server.model
                         + "/chat/completions?api-version=" + server.apiVersion);
    case Protocol::Ollama:
        return under(server, "/api/chat");
    case Protocol::Anthropic:
        break;
    }
    return under(server, "/v1/messages");
}

std::string modelsUrl(const Server &server)
{
    switch (server.protocol) {
    case Protocol::OpenAi:
        return under(server, "/models");
    case Protocol::Azure:
        return under(server, "/openai/models?api-version=" + server.apiVersion);
    case Protocol::Ollama:
        return under(server, "/api/tags");
    case Protocol::Anthropic:
        break;
    }
    return under(server, "/v1/models");
}

std::vector<http::Header> headersFor(const Server &server, const std::string &key)
{
    std::vector<http::Header> headers;
    if (server.protocol == Protocol::Anthropic)
        headers.push_back({"anthropic-version", "2023-06-01"});
    if (key.empty())
        return headers;
    if (server.protocol == Protocol::Anthropic)
        headers.push_back({"x-api-key", key, true});
    else if (server.protocol == Protocol::Azure)
        headers.push_back({"api-key", key, true});
    else
        headers.push_back({"Authorization", "Bearer " + key, true});
    return headers;
}

/// A request without the parameters that its server refuses.
struct Wanted
{
    Prompt prompt;
    Sampling sampling;
    bool isStreamed = true;
    bool countsTokens = true;
    std::string_view tokenLimit = "max_tokens";
};

Wanted accepted(const Prompt &prompt, const Sampling &sampling, const std::set<Parameter> &refused)
{
    Wanted wanted{.prompt = prompt, .sampling = sampling};
    if (refused.contains(Parameter::TokenLimit))
        wanted.tokenLimit = "max_completion_tokens";
    wanted.isStreamed = !refused.contains(Parameter::Streaming);
    wanted.countsTokens = wanted.isStreamed && !refused.contains(Parameter::StreamOptions);
    if (refused.contains(Parameter::SystemRole) && !prompt.system.empty()) {
        std::string &first = prompt.turns.empty() ? wanted.prompt.user : wanted.prompt.turns.front().user;
        first.insert(0, prompt.system + "\n\n");
        wanted.prompt.system.clear();
    }
    if (refused.contains(Parameter::Temperature))
        wanted.sampling.temperature.reset();
    if (refused.contains(Parameter::Seed))
        wanted.sampling.seed.reset();
    return wanted;
}

OrderedJson messages(const Prompt &prompt, bool withSystem)
{
    OrderedJson list = OrderedJson::array();
    if (withSystem && !prompt.system.empty())
        list.push_back({{"role", "system"}, {"content", prompt.system}});
    for (const Prompt::Turn &each : prompt.turns) {
        list.push_back({{"role", "user"}, {"content", each.user}});
        list.push_back({{"role", "assistant"}, {"content", each.assistant}});
    }
    list.push_back({{"role", "user"}, {"content", prompt.user}});
    return list;
}

OrderedJson openAiBody(const Wanted &wanted)
{
    OrderedJson body{{"messages", messages(wanted.prompt, true)},
                     {std::string(wanted.tokenLimit), wanted.sampling.maximumTokens},
                     {"stream", wanted.isStreamed}};
    if (wanted.countsTokens)
        body["stream_options"] = {{"include_usage", true}};
    if (wanted.sampling.temperature)
        body["temperature"] = *wanted.sampling.temperature;
    if (wanted.sampling.seed)
        body["seed"] = *wanted.sampling.seed;
    return body;
}

OrderedJson ollamaBody(const Wanted &wanted)
{
    OrderedJson options{{"num_predict", wanted.sampling.maximumTokens}};
    if (wanted.sampling.temperature)
        options["temperature"] = *wanted.sampling.temperature;
    if (wanted.sampling.seed)
        options["seed"] = *wanted.sampling.seed;
    return {{"messages", messages(wanted.prompt, true)}, {"stream", wanted.isStreamed}, {"options", options}};
}

OrderedJson anthropicBody(const Wanted &wanted)
{
    OrderedJson body{{"max_tokens", wanted.sampling.maximumTokens},
                     {"messages", messages(wanted.prompt, false)},
                     {"stream", wanted.isStreamed}};
    if (!wanted.prompt.system.empty())
        body["system"] = wanted.prompt.system;
    if (wanted.sampling.temperature)
        body["temperature"] = *wanted.sampling.temperature;
    return body;
}

} // namespace

std::string_view replacementOf(Parameter parameter)
{
    switch (parameter) {
    case Parameter::TokenLimit:
        return "max_completion_tokens is sent instead of max_tokens";
    case Parameter::StreamOptions:
        return "stream_options is left out";
    case Parameter::Streaming:
        return "each answer comes in one piece";
    case Parameter::SystemRole:
        return "the system's words go into the user's message";
    case Parameter::Temperature:
        return "temperature is left out, and the model takes its own";
    case Parameter::Seed:
        break;
    }
    return "seed is left out";
}

http::Request messageRequest(const Server &server,
                             const Prompt &prompt,
                             const Sampling &sampling,
                             const std::string &key,
                             const std::set<Parameter> &refused)
{
    const Wanted wanted = accepted(prompt, sampling, refused);
    OrderedJson body;
    if (server.protocol != Protocol::Azure) // its path names the deployment
        body["model"] = server.model;
    if (server.protocol == Protocol::Ollama)
        body.update(ollamaBody(wanted));
    else if (server.protocol == Protocol::Anthropic)
        body.update(anthropicBody(wanted));
    else
        body.update(openAiBody(wanted));
    http::Request request{.url = chatUrl(server), .headers = headersFor(server, key), .body = {}};
    request.headers.push_back({"Content-Type", "application/json"});
    request.body = body.dump(-1, ' ', false, OrderedJson::error_handler_t::replace);
    return request;
}

http::Request modelsRequest(const Server &server, const std::string &key)
{
    return {.url = modelsUrl(server), .headers = headersFor(server, key), .body = {}};
}

} // namespace core::chat
