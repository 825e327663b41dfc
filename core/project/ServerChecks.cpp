#include "core/project/ServerChecks.h"

#include "core/http/Address.h"
#include "core/project/FieldChecks.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <initializer_list>
#include <utility>

namespace core::project {

namespace {

using Writer = Plan::Writer;

constexpr std::array<std::string_view, 4> servers = {"openai", "azure", "ollama", "anthropic"};
constexpr std::array<std::string_view, 6> proxySchemes = {
    "http", "https", "socks4", "socks4a", "socks5", "socks5h"};
constexpr std::int64_t maximumModelLength = 200;
constexpr std::size_t maximumVariableLength = 64;
constexpr std::ptrdiff_t shortestKey = 20;
constexpr int maximumRequests = 1'000'000'000;

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

PlanCheck checkModel(const std::string &model)
{
    const std::string what = "the name of a model";
    if (PlanCheck line = checkLine("writer.model", model, what); !line)
        return line;
    return checkLength("writer.model", model, what, maximumModelLength);
}

PlanCheck checkBaseUrl(const Writer &writer)
{
    const std::string field = "writer.baseUrl";
    if (PlanCheck line = checkLine(field, writer.baseUrl, "the address of the server"); !line)
        return line;
    const auto address = http::parseAddress(writer.baseUrl);
    const bool hasMore = writer.baseUrl.find_first_of("?#") != std::string::npos
                         || (!address && writer.baseUrl.find('@') != std::string::npos);
    if (hasMore)
        return refuse(PlanFault::AddressNotAlone,
                      field,
                      "the address alone was expected, without user name, password, ? and #; a key comes "
                      "from the variable that writer.keyEnvironment names");
    if (!address || address->host.empty())
        return refuse(PlanFault::AddressIncomplete,
                      field,
                      "a complete address such as https://host/v1 was expected, or one with http:// for "
                      "this computer");
    if (!http::checkAddress(writer.baseUrl, writer.plainHttpHost))
        return refuse(PlanFault::AddressPlain,
                      field,
                      "https was expected, because plain http would send key and prompts in the open; if "
                      "the way to the server is safe, name its host in writer.plainHttpHost");
    return {};
}

/// A run of letters and digits that no one would choose for a name.
bool looksLikeKey(std::string_view name)
{
    if (name.size() > maximumVariableLength)
        return true;
    for (auto at = name.begin(); at != name.end();) {
        const auto end = std::find(at, name.end(), '_');
        if (end - at >= shortestKey && std::any_of(at, end, isDigit))
            return true;
        at = end == name.end() ? end : end + 1;
    }
    return false;
}

PlanCheck checkKeyEnvironment(const std::string &name)
{
    const auto isPart = [](char c) { return isLetter(c) || isDigit(c) || c == '_'; };
    if (name.empty() || (!isDigit(name.front()) && std::ranges::all_of(name, isPart) && !looksLikeKey(name)))
        return {};
    return refuse(PlanFault::KeyNotNamed,
                  "writer.keyEnvironment",
                  "the NAME of an environment variable was expected, such as OPENAI_API_KEY (letters, digits "
                  "and _), not the key itself; put the key into a variable and give its name here");
}

bool isProxy(const std::string &proxy)
{
    const TextFacts facts = factsOf(proxy);
    const std::size_t separator = proxy.find("://");
    const bool hasScheme = separator != std::string::npos;
    if (hasScheme && std::ranges::find(proxySchemes, proxy.substr(0, separator)) == proxySchemes.end())
        return false;
    const std::string rest = hasScheme ? proxy.substr(separator + 3) : proxy;
    const auto address = http::parseAddress("http://" + rest);
    return facts.isValid && !facts.hasControl && rest.find_first_of("@?#") == std::string::npos && address
           && !address->host.empty();
}

/// A name or a number of a host, without anything around it.
bool isHost(const std::string &host)
{
    const TextFacts facts = factsOf(host);
    const bool isVersion6 = host.find(':') != std::string::npos;
    const auto address = http::parseAddress("http://" + (isVersion6 ? "[" + host + "]" : host));
    const auto isSame = [](unsigned char a, unsigned char b) { return a == std::tolower(b); };
    return facts.isValid && !facts.hasControl && address && std::ranges::equal(address->host, host, isSame);
}

PlanCheck checkWay(const Writer &writer)
{
    if (!writer.caFile.empty())
        if (PlanCheck line =
                checkLine("writer.caFile", writer.caFile, "the path of a file of certificates (PEM)");
            !line)
            return line;
    if (!writer.proxy.empty() && !isProxy(writer.proxy))
        return refuse(PlanFault::ProxyUnusable,
                      "writer.proxy",
                      "an address such as http://host:3128 was expected, without user name and password, "
                      "which a plan must not hold; leave it out to take the proxy from the environment "
                      "(https_proxy)");
    if (!writer.plainHttpHost.empty() && !isHost(writer.plainHttpHost))
        return refuse(PlanFault::HostNotAlone,
                      "writer.plainHttpHost",
                      "the name of one host was expected, without http:// and port; leave it out when the "
                      "server is reached by https");
    return {};
}

PlanCheck checkPace(const Writer &writer)
{
    if (PlanCheck range = checkRange("writer.inFlight", writer.inFlight, limits::maximumInFlight); !range)
        return range;
    for (const auto &[field, rate] : {std::pair("writer.requestsPerMinute", writer.requestsPerMinute),
                                      std::pair("writer.tokensPerMinute", writer.tokensPerMinute)})
        if (rate < 0)
            return refuse(
                PlanFault::RateNegative, field, "a whole number above 0 was expected, or 0 for no limit");
    return checkRange("writer.tries", writer.tries, limits::maximumTries);
}

// Infinity passes comparisons, but JSON cannot write it.
PlanCheck checkCaps(const Writer &writer)
{
    if (writer.maxRequests)
        if (PlanCheck range = checkRange("writer.maxRequests", *writer.maxRequests, maximumRequests); !range)
            return range;
    if (writer.maxMoney && !(*writer.maxMoney > 0.0 && std::isfinite(*writer.maxMoney)))
        return refuse(PlanFault::MoneyRange,
                      "writer.maxMoney",
                      "an amount above 0 was expected; leave it out for no cap");
    for (const auto &[field, price] : {std::pair("writer.promptPrice", writer.promptPrice),
                                       std::pair("writer.completionPrice", writer.completionPrice)})
        if (!(price >= 0.0 && std::isfinite(price)))
            return refuse(PlanFault::PriceRange,
                          field,
                          "the price of a million tokens was expected: 0 or an amount above it");
    return {};
}

} // namespace

PlanCheck checkServer(const Writer &writer)
{
    if (PlanCheck server = checkChoice("writer.server", writer.server, servers); !server)
        return server;
    // Before the address: what it allows must be a host.
    if (PlanCheck way = checkWay(writer); !way)
        return way;
    if (PlanCheck address = checkBaseUrl(writer); !address)
        return address;
    if (PlanCheck model = checkModel(writer.model); !model)
        return model;
    if (writer.server == "azure")
        if (PlanCheck version =
                checkLine("writer.apiVersion", writer.apiVersion, "a version such as 2024-06-01");
            !version)
            return version;
    if (PlanCheck key = checkKeyEnvironment(writer.keyEnvironment); !key)
        return key;
    if (PlanCheck pace = checkPace(writer); !pace)
        return pace;
    return checkCaps(writer);
}

PlanCheck checkModelOfPack(const Writer &writer)
{
    return writer.model.empty() ? PlanCheck() : checkModel(writer.model);
}

} // namespace core::project
