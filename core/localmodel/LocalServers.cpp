#include "core/localmodel/LocalServers.h"

#include "core/base/JsonInput.h"
#include "core/base/Text.h"
#include "core/http/Exchanges.h"

#include <algorithm>
#include <chrono>
#include <nlohmann/json.hpp>
#include <optional>

namespace core::localmodel {

namespace {

using Json = nlohmann::json;

constexpr std::chrono::milliseconds longestWait{3000};
constexpr std::chrono::milliseconds look{50};
constexpr std::size_t largestList = std::size_t{1} << 20;
constexpr std::size_t longestName = 200;

http::Network shortNetwork()
{
    http::Network network;
    network.connectTimeout = longestWait;
    network.firstByteTimeout = longestWait;
    network.idleTimeout = longestWait;
    network.totalTimeout = longestWait;
    network.largestBody = largestList;
    return network;
}

// Reads the list of OpenAI's protocol or of Ollama's; nothing if it is neither.
std::optional<std::vector<std::string>> namesIn(std::string_view body)
{
    const Json answer = parseJson(body);
    if (!answer.is_object())
        return std::nullopt;
    auto list = answer.find("data");
    if (list == answer.end() || !list->is_array())
        list = answer.find("models");
    if (list == answer.end() || !list->is_array())
        return std::nullopt;
    std::vector<std::string> names;
    for (const Json &each : *list)
        for (const char *key : {"id", "name"})
            if (const auto name = each.is_object() ? each.find(key) : each.end();
                each.is_object() && name != each.end() && name->is_string()) {
                const auto &text = name->get_ref<const std::string &>();
                if (!text.empty() && text.size() <= longestName && printable(text) == text)
                    names.push_back(text);
                break;
            }
    std::ranges::sort(names);
    names.erase(std::unique(names.begin(), names.end()), names.end());
    names.resize(std::min(names.size(), mostLocalModels));
    return names;
}

std::string addressOf(const UsualPlace &place)
{
    return "http://127.0.0.1:" + std::to_string(place.port);
}

/// One place and its answer so far.
struct Asked
{
    UsualPlace place;
    std::string body;
    http::Reply reply;
};

std::optional<LocalServer> serverOf(const Asked &asked)
{
    LocalServer server{.product = std::string(asked.place.product),
                       .server = std::string(asked.place.server),
                       .baseUrl = addressOf(asked.place) + std::string(asked.place.base),
                       .wantsKey = asked.reply.status == 401 || asked.reply.status == 403,
                       .models = {}};
    if (server.wantsKey)
        return server;
    if (asked.reply.failure != http::Failure::None || asked.reply.status != 200)
        return std::nullopt;
    auto names = namesIn(asked.body);
    if (!names)
        return std::nullopt;
    server.models = std::move(*names);
    return server;
}

} // namespace

Result<std::vector<LocalServer>> findLocalServers(std::span<const UsualPlace> places, JobControl &control)
{
    std::vector<Asked> asked;
    for (const UsualPlace &place : places)
        asked.push_back({.place = place, .body = {}, .reply = {}});
    http::Exchanges exchanges(shortNetwork());
    for (Asked &each : asked)
        exchanges.start(
            {.url = addressOf(each.place) + std::string(each.place.list), .headers = {}, .body = {}},
            [&each](std::string_view bytes) {
                each.body += bytes;
                return true;
            },
            [&each](const http::Reply &reply) { each.reply = reply; });
    while (exchanges.inFlight() > 0) {
        if (control.isCancelled()) {
            exchanges.stopAll();
            return cancelled();
        }
        exchanges.run(look);
    }
    std::vector<LocalServer> servers;
    for (const Asked &each : asked)
        if (auto server = serverOf(each))
            servers.push_back(std::move(*server));
    return servers;
}

} // namespace core::localmodel
