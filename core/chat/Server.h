#pragma once

#include "core/base/Public.h"
#include "core/base/Result.h"
#include "core/http/Exchange.h"

#include <cstdint>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Asking a language model on a server for one document at a time.
namespace core::chat {

/// The protocols that are spoken.
enum class Protocol {
    OpenAi,   ///< chat completions: OpenAI, vLLM, llama.cpp, LM Studio, Ollama's /v1
    Azure,    ///< the same with the deployment in the path and an api-version
    Ollama,   ///< Ollama's own /api/chat
    Anthropic ///< messages
};

/// A server and the model to ask for. Holds no key.
struct Server
{
    Protocol protocol = Protocol::OpenAi;
    std::string baseUrl;    ///< up to where the protocol's own path begins
    std::string model;      ///< of Azure the deployment
    std::string apiVersion; ///< of Azure
};

/// The defaults for a server before a person enters anything.
struct Preset
{
    std::string_view id;   ///< "openai"
    std::string_view name; ///< a product's name, not translated
    Protocol protocol;
    std::string_view baseUrl;        ///< empty where only the person knows
    std::string_view keyEnvironment; ///< the variable that usually holds the key; empty if none is needed
};

std::span<const Preset> presets();

/// The name of a protocol in a plan ("openai", "azure", "ollama", "anthropic"), and back.
std::string_view nameOf(Protocol protocol);
Result<Protocol> protocolNamed(std::string_view name);

/// The first thing that keeps the server from being asked. Errors: InvalidPlan naming the field of `writer`.
Result<void> validate(const Server &server);

/// The messages to the model. Made of released phrases and public text only: see PromptTemplate.
struct Prompt
{
    /// A question and its answer, as an example before the question of the prompt.
    struct Turn
    {
        std::string user;
        std::string assistant;
    };

    std::string system; ///< may be empty
    std::string user;
    std::vector<Turn> turns = {}; ///< before the user's message
};

/// How the model is asked to answer.
struct Sampling
{
    std::optional<double> temperature; ///< nothing: the server's own
    int maximumTokens = 1024;
    std::optional<std::int64_t> seed; ///< where the protocol has one
};

/// The parameters of a request that servers and models do not all accept.
enum class Parameter {
    TokenLimit,    ///< max_tokens; max_completion_tokens is sent instead (OpenAI, Azure)
    StreamOptions, ///< omitted: the server counts no tokens of a stream then
    Streaming,     ///< the answer comes in one piece
    SystemRole,    ///< its words go to the beginning of the user's message
    Temperature,   ///< omitted: the model's own
    Seed           ///< omitted
};

/// Returns the change for a parameter that is refused, for a person: "max_completion_tokens is sent instead
/// of max_tokens".
std::string_view replacementOf(Parameter parameter);

/// The request for one answer, streamed unless that is among the `refused` parameters, which are replaced.
/// `key` goes into a secret header, or nowhere when it is empty.
http::Request messageRequest(const Server &server,
                             const Prompt &prompt,
                             const Sampling &sampling,
                             const std::string &key,
                             const std::set<Parameter> &refused = {});

/// The request for the list of the server's models. Azure has none for deployments: its models are listed.
http::Request modelsRequest(const Server &server, const std::string &key);

} // namespace core::chat

template<>
inline constexpr bool core::isPublic<core::chat::Server> = true;
