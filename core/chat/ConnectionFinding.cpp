#include "core/chat/ConnectionFinding.h"

#include "core/base/JsonInput.h"
#include "core/base/Text.h"
#include "core/chat/Event.h"
#include "core/http/Address.h"

#include <algorithm>
#include <cctype>
#include <nlohmann/json.hpp>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

namespace core::chat {

namespace {

using Json = nlohmann::json;

constexpr std::int32_t longestName = 200;

bool has(std::string_view text, std::string_view part)
{
    return text.find(part) != std::string_view::npos;
}

// The library has no code of its own for a proxy that is not there or closes the tunnel: it names in its
// words whom it could not reach.
bool isOfProxy(const std::string &words, const http::Address &server)
{
    const std::string said = lowered(words);
    if (has(said, "connect tunnel") || has(said, " via "))
        return true;
    if (said.starts_with("failed to connect to "))
        return !said.starts_with("failed to connect to " + server.host + " port " + server.port + " ");
    return has(said, "proxy");
}

// Invisible and overwriting characters could make one name look like another.
std::string shownName(const std::string &name)
{
    const icu::UnicodeString said = icu::UnicodeString::fromUTF8(name);
    icu::UnicodeString kept;
    for (std::int32_t at = 0; at < said.length() && kept.length() < longestName; at = said.moveIndex32(at, 1))
        if (const UChar32 each = said.char32At(at); !u_iscntrl(each) && u_charType(each) != U_FORMAT_CHAR)
            kept.append(each);
    std::string shown;
    return kept.toUTF8String(shown);
}

} // namespace

std::optional<ConnectionFinding> findingOfFailure(const http::Reply &reply, const Tried &tried)
{
    const auto address = http::parseAddress(tried.server.baseUrl);
    const bool ofProxy = address && isOfProxy(reply.words, *address);
    switch (reply.failure) {
    case http::Failure::None:
        return std::nullopt;
    case http::Failure::Address:
        return ConnectionFinding::AddressNotAllowed;
    case http::Failure::NotFound:
        return ConnectionFinding::NotFound;
    case http::Failure::Refused:
        return ofProxy ? ConnectionFinding::Proxy : ConnectionFinding::Refused;
    case http::Failure::Certificate:
        return ConnectionFinding::Certificate;
    case http::Failure::Proxy:
        return ConnectionFinding::Proxy;
    case http::Failure::Timeout:
        return ConnectionFinding::Timeout;
    case http::Failure::TooLarge:
        return ConnectionFinding::NotAModelServer;
    case http::Failure::Stopped:
        return ConnectionFinding::Cancelled;
    case http::Failure::Broken:
    case http::Failure::Other:
        break;
    }
    return ofProxy ? ConnectionFinding::Proxy : ConnectionFinding::Broken;
}

std::optional<ConnectionFinding> findingOfStatus(int status, std::string_view body)
{
    // Some say of a wrong key that the request is bad.
    const bool blamesKey = status == 400 && (has(lowered(body), "api key") || has(lowered(body), "api_key"));
    if (status == 401 || status == 402 || status == 403 || blamesKey)
        return ConnectionFinding::WrongKey;
    if (status == 407)
        return ConnectionFinding::Proxy;
    if (status == 408)
        return ConnectionFinding::Timeout;
    if (status == 429)
        return ConnectionFinding::Busy;
    if (status >= 500)
        return ConnectionFinding::ServerError;
    if (status >= 300 && status < 400)
        return ConnectionFinding::NotAModelServer;
    return std::nullopt;
}

bool isAboutModel(std::string_view body)
{
    const Json object = parseJson(body);
    if (!object.is_object())
        return false;
    // Reads the error, or the object itself if a server has no error in it.
    const Json &error = memberOf(object, "error");
    const Json &spoken = error.is_null() ? object : error;
    const std::string said = lowered(spoken.dump(-1, ' ', false, Json::error_handler_t::replace));
    return has(said, "model") || has(said, "deployment");
}

bool isModelList(std::string_view body)
{
    const Json object = parseJson(body);
    if (!object.is_object())
        return false;
    return memberOf(object, "models").is_array() || memberOf(object, "data").is_array();
}

bool isJson(std::string_view body)
{
    return !parseJson(body).is_discarded();
}

std::vector<std::string> shownModels(const std::vector<std::string> &names, const std::string &secret)
{
    std::vector<std::string> shown;
    for (const std::string &name : names)
        if (secret.empty() || !has(name, secret))
            if (std::string each = shownName(name); !each.empty())
                shown.push_back(std::move(each));
    std::ranges::sort(shown);
    shown.erase(std::unique(shown.begin(), shown.end()), shown.end());
    if (shown.size() > mostModels)
        shown.resize(mostModels);
    return shown;
}

} // namespace core::chat
