#include "core/chat/ConnectionFinding.h"

#include "core/base/JsonInput.h"
#include "core/base/Text.h"
#include "core/chat/ServerWords.h"
#include "core/http/Address.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <nlohmann/json.hpp>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <utility>

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

namespace {

using Finding = ConnectionFinding;

constexpr std::array<std::pair<Finding, std::string_view>, 15> findingNames{{
    {Finding::Works, "works"},
    {Finding::ModelMissing, "model-missing"},
    {Finding::NoModelList, "no-model-list"},
    {Finding::AddressNotAllowed, "address-not-allowed"},
    {Finding::NotFound, "not-found"},
    {Finding::Refused, "refused"},
    {Finding::Certificate, "certificate"},
    {Finding::Proxy, "proxy"},
    {Finding::Timeout, "timeout"},
    {Finding::WrongKey, "wrong-key"},
    {Finding::NotAModelServer, "not-a-model-server"},
    {Finding::Broken, "broken"},
    {Finding::Busy, "busy"},
    {Finding::ServerError, "server-error"},
    {Finding::Cancelled, "cancelled"},
}};

// Returns the address without the path: some put a key there.
std::string whereOf(const Tried &tried)
{
    const auto address = http::parseAddress(tried.server.baseUrl);
    return address ? http::originOf(*address) : std::string("the address");
}

std::string inBrackets(int status)
{
    return status == 0 ? std::string() : " (" + std::to_string(status) + ")";
}

std::string wordsOfWorking(const ConnectionReport &report)
{
    if (report.models.empty())
        return "the model answered; the server has no list of models";
    return "the server answered and has the model";
}

std::string wordsOfMissing(const ConnectionReport &report, const Tried &tried)
{
    const bool isAzure = tried.server.protocol == Protocol::Azure;
    if (!report.models.empty())
        return (tried.server.model.empty() ? "no model is chosen yet"
                                           : "the server does not list the chosen model")
               + std::string(": choose one of the ") + std::to_string(report.models.size()) + " that it has";
    if (report.status >= 400)
        return std::string("the server answered but does not know the ") + (isAzure ? "deployment" : "model")
               + ": check its name";
    return "the server answered but has no model yet: load one there";
}

std::string wordsOfUnlisted(const ConnectionReport &report, const Tried &tried)
{
    const std::string begin =
        "the server answered, but "
        + std::string(tried.server.model.empty()
                          ? "it gives no list of models: enter the name of the model and test again"
                          : "it gives no list of models and refused the test question");
    if (tried.server.model.empty())
        return begin;
    return begin + inBrackets(report.status)
           + ", which proves nothing: check the name of the model, then write one document";
}

std::string wordsOfKey(const ConnectionReport &report, const Tried &tried)
{
    if (!tried.hasKey)
        return "the server wants a key" + inBrackets(report.status) + ": enter it";
    if (report.status == 0)
        return "the key holds a line break or another character that no key has: enter it again";
    if (report.status == 402)
        return "the account of the key has nothing left (402): top it up, or use another key";
    return "the server refuses the key" + inBrackets(report.status)
           + ": check that it is whole, still valid and for this server";
}

std::string wordsOfCertificate(const Tried &tried)
{
    const std::string begin = "no connection to " + whereOf(tried) + " that can be trusted: ";
    if (!tried.network.caFile.empty())
        return begin + "check that the CA file can be read and belongs to this server, and the host's name";
    return begin
           + "the certificate is not known here, expired or for another name, or no https is spoken there: "
             "check the address, or give the CA file of your organisation";
}

std::string wordsOfStranger(const ConnectionReport &report, const Tried &tried)
{
    if (report.status >= 300 && report.status < 400)
        return "the server points to another address" + inBrackets(report.status)
               + ", which is not followed because the key is for this one only: enter the other one if you "
                 "trust it";
    return "what answers at " + whereOf(tried) + " does not speak the protocol \""
           + std::string(nameOf(tried.server.protocol)) + "\"" + inBrackets(report.status)
           + ": check the protocol and the path, for example /v1 at its end";
}

} // namespace

std::string_view nameOf(ConnectionFinding finding)
{
    for (const auto &[each, name] : findingNames)
        if (each == finding)
            return name;
    return {};
}

std::string wordsOf(const ConnectionReport &report, const Tried &tried)
{
    switch (report.finding) {
    case Finding::Works:
        return wordsOfWorking(report);
    case Finding::ModelMissing:
        return wordsOfMissing(report, tried);
    case Finding::NoModelList:
        return wordsOfUnlisted(report, tried);
    case Finding::AddressNotAllowed:
        return report.details;
    case Finding::NotFound:
        return "the name in " + whereOf(tried)
               + " is not known: check the address, the network, and whether a proxy is needed";
    case Finding::Refused:
        return "nobody answers at " + whereOf(tried) + ": check the port, and that the server runs";
    case Finding::Certificate:
        return wordsOfCertificate(tried);
    case Finding::Proxy:
        return "the proxy cannot be reached or does not let the connection through"
               + inBrackets(report.status) + ": check its address, and that it allows " + whereOf(tried);
    case Finding::Timeout:
        return whereOf(tried) + " does not answer in time: check the address and the network, then try again";
    case Finding::WrongKey:
        return wordsOfKey(report, tried);
    case Finding::NotAModelServer:
        return wordsOfStranger(report, tried);
    case Finding::Broken:
        return "the connection to " + whereOf(tried)
               + " broke off: try again, and check that http or https is right";
    case Finding::Busy:
        return "the server takes no more requests now (429): try later, or check what is left on the account";
    case Finding::ServerError:
        return "the server failed" + inBrackets(report.status) + ": try later, or look into its own log";
    case Finding::Cancelled:
        break;
    }
    return "stopped";
}

} // namespace core::chat
