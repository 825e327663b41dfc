#include "core/base/Result.h"
#include "core/http/Address.h"
#include "core/plan/FieldChecks.h"
#include "core/plan/Sections.h"
#include "core/plan/ServerChecks.h"

#include <algorithm>
#include <array>

namespace core::plan {

namespace {

using Writer = Plan::Writer;

constexpr std::array<std::string_view, 6> proxySchemes = {
    "http", "https", "socks4", "socks4a", "socks5", "socks5h"};
// The environment variables of the program itself.
constexpr std::array<std::string_view, 2> ownVariables = {"KEYSEED_PASSPHRASE", "KEYSEED_RESOURCES"};
constexpr std::int64_t maximumModelLength = 200;
constexpr std::size_t maximumVariableLength = 64;
constexpr std::ptrdiff_t shortestKey = 20;

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
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

bool isVariable(std::string_view name)
{
    const auto isPart = [](char c) { return isLetter(c) || isDigit(c) || c == '_'; };
    return !name.empty() && !isDigit(name.front()) && std::ranges::all_of(name, isPart)
           && !looksLikeKey(name);
}

// "writer" of "writer.baseUrl", "writer.servers[1]" of "writer.servers[1].baseUrl"
std::string sectionOf(const std::string &field)
{
    return field.substr(0, field.rfind('.'));
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

/// A name or a number of a host, without anything around it, or nothing.
bool isHostOrNone(const std::string &host)
{
    if (host.empty())
        return true;
    const TextFacts facts = factsOf(host);
    const bool isVersion6 = host.find(':') != std::string::npos;
    const auto address = http::parseAddress("http://" + (isVersion6 ? "[" + host + "]" : host));
    return facts.isValid && !facts.hasControl && address && http::asciiHost(host) == address->host;
}

} // namespace

// A pack of the plain format names none.
PlanCheck checkModel(const std::string &field, const std::string &model, const Writer &writer)
{
    if (model.empty() && (writer.needs(writing::Need::CarriedAnswers) || asksSeveral(writer)))
        return {};
    const std::string what = "the name of a model";
    KEYSEED_TRY(checkLine(field, model, what));
    return checkLength(field, model, what, maximumModelLength);
}

PlanCheck checkAddress(const std::string &field, const std::string &baseUrl, const std::string &plainHttpHost)
{
    KEYSEED_TRY(checkLine(field, baseUrl, "the address of the server"));
    const auto address = http::parseAddress(baseUrl);
    const bool hasMore = baseUrl.find_first_of("?#") != std::string::npos
                         || (!address && baseUrl.find('@') != std::string::npos);
    if (hasMore)
        return refuse(PlanFault::AddressNotAlone,
                      field,
                      "the address alone was expected, without user name, password, ? and #; a key comes "
                      "from the variable that "
                          + sectionOf(field) + ".keyEnvironment names");
    if (!address || address->host.empty())
        return refuse(PlanFault::AddressIncomplete,
                      field,
                      "a complete address such as https://host/v1 was expected, or one with http:// for "
                      "this computer");
    // A name that is no host allows nothing, and is refused itself.
    if (isHostOrNone(plainHttpHost) && !http::checkAddress(baseUrl, plainHttpHost))
        return refuse(PlanFault::AddressPlain,
                      field,
                      "https was expected, because plain http would send key and prompts in the open; if "
                      "the way to the server is safe, name its host in "
                          + sectionOf(field) + ".plainHttpHost");
    return {};
}

PlanCheck checkBaseUrl(const std::string &field, const std::string &baseUrl, const Writer &writer)
{
    return checkAddress(field, baseUrl, writer.plainHttpHost);
}

PlanCheck checkApiVersion(const std::string &field, const std::string &version, const Writer &writer)
{
    return writer.server == "azure" ? checkLine(field, version, "a version such as 2024-06-01") : PlanCheck();
}

bool isKeyVariable(std::string_view name)
{
    const bool isOwn = std::ranges::find(ownVariables, name) != ownVariables.end();
    return isVariable(name) && !isOwn && (name.ends_with("_KEY") || name.ends_with("_TOKEN"));
}

PlanCheck checkKeyEnvironment(const std::string &field, const std::string &name)
{
    if (name.empty() || isKeyVariable(name))
        return {};
    if (!isVariable(name))
        return refuse(
            PlanFault::KeyNotNamed,
            field,
            "the NAME of an environment variable was expected, such as OPENAI_API_KEY (letters, "
            "digits and _), not the key itself; put the key into a variable and give its name here");
    return refuse(PlanFault::KeyVariableForeign,
                  field,
                  "a variable whose name ends in _KEY or _TOKEN was expected, because others hold other "
                  "secrets; put the key of the server into a variable such as OPENAI_API_KEY");
}

PlanCheck checkCaFile(const std::string &field, const std::string &path)
{
    return path.empty() ? PlanCheck() : checkLine(field, path, "the path of a file of certificates (PEM)");
}

PlanCheck checkModelFile(const std::string &field, const std::string &path)
{
    return path.empty() ? PlanCheck() : checkLine(field, path, "the path of a model file (GGUF)");
}

PlanCheck checkProxy(const std::string &field, const std::string &proxy)
{
    if (proxy.empty() || isProxy(proxy))
        return {};
    return refuse(PlanFault::ProxyUnusable,
                  field,
                  "an address such as http://host:3128 was expected, without user name and password, which a "
                  "plan must not hold; leave it out to take the proxy from the environment (https_proxy)");
}

PlanCheck checkPlainHttpHost(const std::string &field, const std::string &host)
{
    if (isHostOrNone(host))
        return {};
    return refuse(PlanFault::HostNotAlone,
                  field,
                  "the name of one host was expected, without http:// and port; leave it out when the server "
                  "is reached by https");
}

namespace {

using Endpoint = Plan::Writer::Endpoint;

constexpr std::array<std::string_view, 4> protocols = {"openai", "azure", "ollama", "anthropic"};

PlanCheck checkEndpointAddress(const std::string &field, const std::string &baseUrl, const Endpoint &endpoint)
{
    return checkAddress(field, baseUrl, endpoint.plainHttpHost);
}

PlanCheck checkEndpointVersion(const std::string &field, const std::string &version, const Endpoint &endpoint)
{
    return endpoint.server == "azure" ? checkLine(field, version, "a version such as 2024-06-01")
                                      : PlanCheck();
}

PlanCheck checkEndpointRate(const std::string &field, int rate)
{
    if (rate >= 0)
        return {};
    return refuse(PlanFault::RateNegative, field, "a whole number above 0 was expected, or 0 for no limit");
}

std::string placeOf(std::size_t server)
{
    return "writer.servers[" + std::to_string(server) + "]";
}

// Checks the model of a server, or that of the writer if the server has none; always a line of text.
PlanCheck checkEndpointModel(std::size_t at, const Plan::Writer &writer)
{
    const Endpoint &endpoint = writer.servers[at];
    if (endpoint.model.empty() && !writer.model.empty())
        return {};
    return checkModel(placeOf(at) + ".model", endpoint.model, Plan::Writer());
}

PlanCheck checkOnce(std::size_t at, const std::vector<Endpoint> &servers)
{
    for (std::size_t other = 0; other < at; ++other)
        if (servers[other].baseUrl == servers[at].baseUrl && servers[other].model == servers[at].model
            && servers[other].keyEnvironment == servers[at].keyEnvironment)
            return refuse(PlanFault::ServerTwice,
                          placeOf(at) + ".baseUrl",
                          "another server was expected, because " + placeOf(other)
                              + " is the same; give that one more weight instead",
                          {.other = static_cast<std::int64_t>(other)});
    return {};
}

} // namespace

const SectionTable<Endpoint> &endpointFields()
{
    const FieldUse<Endpoint> given = {FieldWritten::WhenGiven, nullptr};
    static const SectionTable<Endpoint> fields = {
        {"server", &Endpoint::server, OneOf{protocols}, {}, local("Protocol of the server.")},
        {"baseUrl", &Endpoint::baseUrl, checkEndpointAddress, {}, local("Address of the server.")},
        {"model",
         &Endpoint::model,
         AnyValue(),
         given,
         published("Name of the model. Default: that of the writer.")},
        {"apiVersion",
         &Endpoint::apiVersion,
         checkEndpointVersion,
         given,
         local("Version of the API; of azure.")},
        {"keyEnvironment",
         &Endpoint::keyEnvironment,
         checkKeyEnvironment,
         given,
         local("Name of the environment variable with the key.")},
        {"plainHttpHost",
         &Endpoint::plainHttpHost,
         checkPlainHttpHost,
         given,
         local("Host that may be reached by plain http.")},
        {"weight",
         &Endpoint::weight,
         UpTo{limits::maximumWeight},
         {},
         published("Share of the documents, relative to the weights of the other servers.")},
        {"inFlight",
         &Endpoint::inFlight,
         UpTo{limits::maximumInFlight},
         {},
         local("Number of requests at a time.")},
        {"requestsPerMinute",
         &Endpoint::requestsPerMinute,
         checkEndpointRate,
         {},
         local("Requests per minute, at most; 0: no limit.")},
        {"tokensPerMinute",
         &Endpoint::tokensPerMinute,
         checkEndpointRate,
         {},
         local("Tokens per minute, at most; 0: no limit.")},
    };
    return fields;
}

bool startsServer(const Plan::Writer &writer)
{
    return writer.needs(writing::Need::Server) && !writer.modelFile.empty();
}

bool asksSeveral(const Plan::Writer &writer)
{
    return writer.needs(writing::Need::Server) && !writer.servers.empty() && !startsServer(writer);
}

PlanCheck checkServers(const Plan::Writer &writer)
{
    if (!asksSeveral(writer))
        return {};
    if (writer.servers.size() > limits::maximumServers)
        return refuse(PlanFault::TooManyServers,
                      "writer.servers",
                      "at most " + std::to_string(limits::maximumServers)
                          + " servers were expected; take some off the list",
                      {.limit = static_cast<std::int64_t>(limits::maximumServers)});
    for (std::size_t at = 0; at < writer.servers.size(); ++at) {
        KEYSEED_TRY(checkFields(writer.servers[at], placeOf(at), endpointFields()));
        KEYSEED_TRY(checkEndpointModel(at, writer));
        KEYSEED_TRY(checkOnce(at, writer.servers));
    }
    return {};
}

} // namespace core::plan
