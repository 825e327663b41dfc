#include "core/chat/ConnectionFinding.h"
#include "core/http/Address.h"

#include <array>
#include <utility>

namespace core::chat {

namespace {

using Finding = ConnectionFinding;

constexpr std::array<std::pair<Finding, std::string_view>, 15> names{{
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
    for (const auto &[each, name] : names)
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
