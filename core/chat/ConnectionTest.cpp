#include "core/chat/ConnectionTest.h"

#include "core/base/Text.h"
#include "core/chat/Answer.h"
#include "core/chat/ConnectionFinding.h"
#include "core/chat/KeyMask.h"
#include "core/chat/Server.h"
#include "core/chat/ServerWords.h"
#include "core/http/Address.h"
#include "core/http/Exchanges.h"

#include <algorithm>
#include <cctype>
#include <optional>
#include <utility>

namespace core::chat {

namespace {

using Finding = ConnectionFinding;

// Someone waits for the outcome.
constexpr std::chrono::milliseconds longestSilence = std::chrono::seconds(30);
constexpr std::chrono::milliseconds longestAnswer = std::chrono::seconds(40);
constexpr std::chrono::milliseconds cancelLook{50};

constexpr auto instruction = "You answer with one word.";
constexpr auto question = "Answer with the word ready.";
constexpr int shortest = 16; // tokens; some servers refuse less

http::Network impatient(http::Network network)
{
    network.firstByteTimeout = std::min(network.firstByteTimeout, longestSilence);
    network.idleTimeout = std::min(network.idleTimeout, longestSilence);
    network.totalTimeout = std::min(network.totalTimeout, longestAnswer);
    return network;
}

bool isSuccess(int status)
{
    return status >= 200 && status <= 299;
}

// A list that is not there, or that this key may not see: neither says whether the model answers.
bool saysNothingOfChat(int status)
{
    return status == 403 || status == 404 || status == 405 || status == 501;
}

/// One test, request by request.
class Trial final
{
public:
    Trial(const Server &server, const http::Network &network, const std::string &key, JobControl &control)
        : m_server(server)
        , m_network(impatient(network))
        , m_key(key)
        , m_control(control)
        , m_tried{m_server, m_network, !key.empty()}
        , m_exchanges(m_network)
    {}

    ConnectionReport run();

private:
    struct Answered
    {
        http::Reply reply;
        std::string body;
    };

    Answered ask(const http::Request &request);
    std::optional<ConnectionReport> refusedUnsent() const;
    ConnectionReport tryList();
    ConnectionReport judgeList(const Answered &list);
    ConnectionReport tryChat();
    Answered askAsAccepted();
    bool isAnotherName();
    bool isListOpen();
    http::Request listRequest(const std::string &key) const;

    ConnectionReport report(Finding finding, const Answered &answered) const;

    const Server &m_server;
    const http::Network m_network;
    const std::string &m_key;
    JobControl &m_control;
    const Tried m_tried;
    http::Exchanges m_exchanges;
    std::set<Parameter> m_refused;
};

ConnectionReport Trial::report(Finding finding, const Answered &answered) const
{
    // The library may repeat the address of a proxy with its password.
    const bool mayShow = m_network.proxy.find('@') == std::string::npos;
    std::string reason;
    if (answered.reply.failure != http::Failure::None)
        reason = mayShow ? answered.reply.words : std::string();
    else if (!isSuccess(answered.reply.status))
        reason = reasonIn(answered.body).value_or(std::string());
    reason = shownWords(KeyMask(m_key), reason);
    for (const Parameter each : m_refused)
        reason += (reason.empty() ? "" : "; ") + std::string(replacementOf(each));
    return {.finding = finding,
            .models = {},
            .status = answered.reply.status,
            .words = {},
            .details = std::move(reason)};
}

Trial::Answered Trial::ask(const http::Request &request)
{
    Answered answered;
    m_exchanges.start(
        request,
        [&](std::string_view bytes) {
            answered.body += bytes;
            return true;
        },
        [&](const http::Reply &reply) { answered.reply = reply; });
    while (m_exchanges.inFlight() > 0) {
        m_exchanges.run(cancelLook);
        if (m_control.isCancelled())
            m_exchanges.stopAll();
    }
    return answered;
}

ConnectionReport Trial::run()
{
    m_control.report(0.0, "connecting");
    ConnectionReport found;
    if (auto refused = refusedUnsent())
        found = *refused;
    else if (m_server.protocol == Protocol::Azure && !m_server.model.empty())
        found = tryChat(); // its list is of models, not of deployments
    else
        found = tryList();
    found.words = wordsOf(found, m_tried);
    return found;
}

std::optional<ConnectionReport> Trial::refusedUnsent() const
{
    Server named = m_server;
    if (named.model.empty())
        named.model = "any"; // that none is chosen does not keep the list from being asked for
    ConnectionReport refused{
        .finding = Finding::AddressNotAllowed, .models = {}, .status = 0, .words = {}, .details = {}};
    auto valid = validate(named);
    if (valid)
        valid = http::checkAddress(m_server.baseUrl, m_network.plainHttpHost);
    if (!valid) {
        refused.details = valid.error().detail;
        return refused;
    }
    // A line break in it would begin another header.
    if (!http::checkHeaderValue("the key", m_key)) {
        refused.finding = Finding::WrongKey;
        return refused;
    }
    return std::nullopt;
}

http::Request Trial::listRequest(const std::string &key) const
{
    http::Request request = modelsRequest(m_server, key);
    if (m_server.protocol == Protocol::Anthropic)
        request.url += "?limit=1000"; // or it comes in pages
    return request;
}

ConnectionReport Trial::tryList()
{
    const Answered list = ask(listRequest(m_key));
    if (const auto failure = findingOfFailure(list.reply, m_tried))
        return report(*failure, list);
    const int status = list.reply.status;
    const bool isUnlisted = saysNothingOfChat(status) || (isSuccess(status) && isJson(list.body));
    if (isSuccess(status) && m_server.protocol != Protocol::Azure && isModelList(list.body))
        return judgeList(list);
    if (isUnlisted && !m_server.model.empty()) {
        ConnectionReport chat = tryChat();
        // The first answer was about the key, and only a real answer proves it wrong.
        return status == 403 && chat.finding != Finding::Works && chat.finding != Finding::Cancelled
                   ? report(Finding::WrongKey, list)
                   : chat;
    }
    if (const auto finding = findingOfStatus(status, list.body); finding && status != 501)
        return report(*finding, list);
    return report(isUnlisted ? Finding::NoModelList : Finding::NotAModelServer, list);
}

ConnectionReport Trial::judgeList(const Answered &list)
{
    std::vector<std::string> names = modelsOf(list.body).value_or(std::vector<std::string>());
    const std::string &model = m_server.model;
    const auto lists = [&](const std::string &name) { return std::ranges::find(names, name) != names.end(); };
    // Ollama takes the name alone for the latest.
    bool isThere = !model.empty() && (lists(model) || lists(model + ":latest"));
    if (!isThere && m_server.protocol == Protocol::Anthropic && !model.empty())
        isThere = isAnotherName();
    ConnectionReport found = report(isThere ? Finding::Works : Finding::ModelMissing, list);
    if (isThere && isListOpen())
        if (ConnectionReport chat = tryChat();
            chat.finding == Finding::WrongKey || chat.finding == Finding::Cancelled)
            found = std::move(chat);
    if (m_control.isCancelled())
        found.finding = Finding::Cancelled;
    found.models = shownModels(names, m_key);
    return found;
}

// Names such as "...-latest" are in no list, but each model can be asked for.
bool Trial::isAnotherName()
{
    const bool isPlain = std::ranges::all_of(m_server.model, [](unsigned char each) {
        return std::isalnum(each) != 0 || each == '-' || each == '.' || each == '_';
    });
    if (!isPlain)
        return false;
    http::Request request = modelsRequest(m_server, m_key);
    request.url += "/" + m_server.model;
    return isSuccess(ask(request).reply.status);
}

// Some servers give the list to everybody: it says nothing of the key then.
bool Trial::isListOpen()
{
    if (m_server.protocol == Protocol::Anthropic || m_control.isCancelled())
        return false;
    if (!m_key.empty()) {
        const Answered open = ask(listRequest({}));
        return open.reply.failure == http::Failure::None && isSuccess(open.reply.status)
               && isModelList(open.body);
    }
    // Nobody wants a key on this computer, nor does an Ollama elsewhere: do not make it load a model.
    const auto address = http::parseAddress(m_server.baseUrl);
    return m_server.protocol != Protocol::Ollama && address && !http::isLoopback(address->host);
}

// Asks the question with the parameters that the writing will have, without those that the server refuses.
Trial::Answered Trial::askAsAccepted()
{
    const Sampling sampling{.temperature = {}, .maximumTokens = shortest, .seed = {}};
    const Prompt prompt{.system = instruction, .user = question};
    while (true) {
        Answered chat = ask(messageRequest(m_server, prompt, sampling, m_key, m_refused));
        const std::size_t before = m_refused.size();
        if (chat.reply.failure == http::Failure::None && !isSuccess(chat.reply.status))
            for (const Parameter each : refusedIn(chat.reply.status, chat.body))
                m_refused.insert(each);
        if (m_refused.size() == before || m_control.isCancelled())
            return chat;
    }
}

ConnectionReport Trial::tryChat()
{
    const Answered chat = askAsAccepted();
    if (const auto failure = findingOfFailure(chat.reply, m_tried))
        return report(*failure, chat);
    const int status = chat.reply.status;
    if (isSuccess(status)) {
        AnswerReader reader(m_server.protocol, m_key);
        reader.take(chat.body);
        return report(reader.finish(chat.reply) ? Finding::Works : Finding::NotAModelServer, chat);
    }
    if (const auto finding = findingOfStatus(status, chat.body))
        return report(*finding, chat);
    if (status == 404 || status == 405)
        return report(isAboutModel(chat.body) ? Finding::ModelMissing : Finding::NotAModelServer, chat);
    return report(isJson(chat.body) ? Finding::NoModelList : Finding::NotAModelServer, chat);
}

} // namespace

ConnectionReport testConnection(const Server &server,
                                const http::Network &network,
                                const std::string &key,
                                JobControl &control)
{
    return Trial(server, network, key, control).run();
}

} // namespace core::chat
