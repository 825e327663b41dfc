#include "core/base/Result.h"
#include "core/plan/FieldChecks.h"
#include "core/plan/Sections.h"
#include "core/plan/ServerChecks.h"

#include <array>

namespace core::plan {

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

// Of the writer where the server has none of its own; always a line of text.
PlanCheck checkEndpointModel(std::size_t at, const Plan::Writer &writer)
{
    const Endpoint &endpoint = writer.servers[at];
    if (endpoint.model.empty() && !writer.model.empty())
        return {};
    Plan::Writer alone;
    alone.kind = "chat";
    return checkModel(placeOf(at) + ".model", endpoint.model, alone);
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
        {"server", &Endpoint::server, OneOf{protocols}},
        {"baseUrl", &Endpoint::baseUrl, checkEndpointAddress},
        {"model", &Endpoint::model, AnyValue(), given},
        {"apiVersion", &Endpoint::apiVersion, checkEndpointVersion, given},
        {"keyEnvironment", &Endpoint::keyEnvironment, checkKeyEnvironment, given},
        {"plainHttpHost", &Endpoint::plainHttpHost, checkPlainHttpHost, given},
        {"weight", &Endpoint::weight, UpTo{limits::maximumWeight}},
        {"inFlight", &Endpoint::inFlight, UpTo{limits::maximumInFlight}},
        {"requestsPerMinute", &Endpoint::requestsPerMinute, checkEndpointRate},
        {"tokensPerMinute", &Endpoint::tokensPerMinute, checkEndpointRate},
    };
    return fields;
}

bool asksSeveral(const Plan::Writer &writer)
{
    return writer.kind == "chat" && !writer.servers.empty();
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
