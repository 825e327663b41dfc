#include "core/chat/Server.h"

#include "core/http/Address.h"

#include <array>

namespace core::chat {

namespace {

constexpr std::array<Preset, 8> known{{
    {"openai", "OpenAI", Protocol::OpenAi, "https://api.openai.com/v1", "OPENAI_API_KEY"},
    {"azure", "Azure OpenAI", Protocol::Azure, "", "AZURE_OPENAI_API_KEY"},
    {"anthropic", "Anthropic", Protocol::Anthropic, "https://api.anthropic.com", "ANTHROPIC_API_KEY"},
    {"ollama", "Ollama", Protocol::Ollama, "http://127.0.0.1:11434", ""},
    {"ollama-v1", "Ollama (OpenAI protocol)", Protocol::OpenAi, "http://127.0.0.1:11434/v1", ""},
    {"vllm", "vLLM", Protocol::OpenAi, "http://127.0.0.1:8000/v1", ""},
    {"llamacpp", "llama.cpp server", Protocol::OpenAi, "http://127.0.0.1:8080/v1", ""},
    {"lmstudio", "LM Studio", Protocol::OpenAi, "http://127.0.0.1:1234/v1", ""},
}};

constexpr std::array<std::pair<Protocol, std::string_view>, 4> names{{
    {Protocol::OpenAi, "openai"},
    {Protocol::Azure, "azure"},
    {Protocol::Ollama, "ollama"},
    {Protocol::Anthropic, "anthropic"},
}};

} // namespace

std::span<const Preset> presets()
{
    return known;
}

std::string_view nameOf(Protocol protocol)
{
    for (const auto &[each, name] : names)
        if (each == protocol)
            return name;
    return {};
}

Result<Protocol> protocolNamed(std::string_view name)
{
    for (const auto &[protocol, each] : names)
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

} // namespace core::chat
