#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core::localmodel {

/// A product and the port of this computer where it usually listens.
struct UsualPlace
{
    std::string_view product; ///< not translated
    std::string_view server;  ///< the name of its protocol in a plan: "openai" or "ollama"
    std::uint16_t port = 0;
    std::string_view list; ///< path of its list of models
    std::string_view base; ///< path of a plan's address
};

inline constexpr std::array<UsualPlace, 4> usualPlaces{{
    {"Ollama", "ollama", 11434, "/api/tags", ""},
    {"llama-server", "openai", 8080, "/v1/models", "/v1"},
    {"LM Studio", "openai", 1234, "/v1/models", "/v1"},
    {"vLLM", "openai", 8000, "/v1/models", "/v1"},
}};

/// A server of language models that answers on this computer.
struct LocalServer
{
    std::string product; ///< by its port alone: another one may listen there
    std::string server;  ///< the protocol of a plan
    std::string baseUrl; ///< the address of a plan
    bool wantsKey = false;
    std::vector<std::string> models; ///< sorted, each once; at most mostLocalModels
};

inline constexpr std::size_t mostLocalModels = 1000;

/// Looks for servers at these places of this computer, on 127.0.0.1 alone and all at once. Sends one GET for
/// the list of models to each and nothing else. Waits at most three seconds, reads at most 1 MiB of an
/// answer, and passes over what is no list of models and names that cannot be shown on a line. A server that
/// wants a key for the list has no models here. Errors: Cancelled.
Result<std::vector<LocalServer>> findLocalServers(std::span<const UsualPlace> places, JobControl &control);

} // namespace core::localmodel
