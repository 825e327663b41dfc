#include "ui/text/ConnectionText.h"

#include "core/chat/Server.h"
#include "core/http/Address.h"
#include "core/plan/ServerChecks.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace ui {

namespace {

struct KeyRingText
{
    Q_DECLARE_TR_FUNCTIONS(KeyRingText)
};

} // namespace

QString keyRingTitle(KeyRingError error)
{
    switch (error) {
    case KeyRingError::NoEntry:
        //: "key": the secret with which a server knows its users, not one of a keyboard.
        return KeyRingText::tr("No key is stored for this server");
    case KeyRingError::NoKeyring:
        //: "keyring": where the desktop keeps the person's passwords.
        return KeyRingText::tr("No keyring answers on this computer");
    case KeyRingError::Denied:
        //: "keyring": where the desktop keeps the person's passwords.
        return KeyRingText::tr("The keyring is locked");
    case KeyRingError::Other:
        break;
    }
    //: "keyring": where the desktop keeps the person's passwords.
    return KeyRingText::tr("The keyring could not be used");
}

QString keyRingAdvice(KeyRingError error)
{
    switch (error) {
    case KeyRingError::NoEntry:
        return KeyRingText::tr(
            "Enter the key. It can be kept in the keyring of your account on this computer.");
    case KeyRingError::NoKeyring:
        return KeyRingText::tr(
            "Enter the key each time, or name an environment variable that holds it. It is "
            "stored nowhere else.");
    case KeyRingError::Denied:
        return KeyRingText::tr("Unlock the keyring when you are asked to, or enter the key by hand.");
    case KeyRingError::Other:
        break;
    }
    return KeyRingText::tr("Try again, or enter the key by hand.");
}

namespace {

using Writer = core::plan::Plan::Writer;

struct ConnectionText
{
    Q_DECLARE_TR_FUNCTIONS(ConnectionText)
};

QString serverName(const Writer &writer)
{
    for (const core::chat::Preset &preset : core::chat::presets())
        if (core::chat::nameOf(preset.protocol) == writer.server && preset.baseUrl == writer.baseUrl)
            return QString::fromUtf8(preset.name.data(), static_cast<qsizetype>(preset.name.size()));
    const auto address = core::http::parseAddress(writer.baseUrl);
    return address ? QString::fromStdString(address->host) : QString();
}

using core::chat::ConnectionFinding;
using core::chat::ConnectionReport;
using Tone = ConnectionWords::Tone;

QString countOf(const ConnectionReport &report)
{
    return QLocale().toString(static_cast<qulonglong>(report.models.size()));
}

QString modelOf(const Writer &writer)
{
    return QString::fromStdString(writer.model);
}

ConnectionWords working(const ConnectionReport &report)
{
    return {Tone::Good,
            ConnectionText::tr("The connection works"),
            report.models.empty()
                ? ConnectionText::tr("The model answered. The server has no list of its models.")
                : ConnectionText::tr("The server answered and has the model.")};
}

ConnectionWords modelMissing(const ConnectionReport &report, const Writer &writer)
{
    if (writer.model.empty() && !report.models.empty())
        return {
            Tone::Good,
            ConnectionText::tr("The server answers"),
            //: %1: a number
            ConnectionText::tr("Choose one of its models from the list: there are %1.").arg(countOf(report))};
    if (!report.models.empty())
        return {Tone::Bad,
                //: %1: name of a model
                ConnectionText::tr("The server has no model %1").arg(modelOf(writer)),
                //: %1: a number
                ConnectionText::tr("Choose one of the models that it has (%1), or check the spelling.")
                    .arg(countOf(report))};
    if (report.status >= 400)
        return {
            Tone::Bad,
            //: %1: name of a model
            ConnectionText::tr("The server does not know %1").arg(modelOf(writer)),
            writer.server == "azure"
                ? ConnectionText::tr("Check the name of the deployment, which may differ from the model's.")
                : ConnectionText::tr("Check the spelling, and that your key may use this model.")};
    return {Tone::Bad,
            ConnectionText::tr("The server has no model yet"),
            ConnectionText::tr("Load a model there, then test again.")};
}

ConnectionWords unlisted(const Writer &writer)
{
    if (writer.model.empty())
        return {Tone::Open,
                ConnectionText::tr("The server answers"),
                ConnectionText::tr("It gives no list of models: type the name of the model and test again.")};
    return {Tone::Open,
            ConnectionText::tr("The server answers, but the model was not tested"),
            ConnectionText::tr("It gives no list of models and declined the test question. Check the name of "
                               "the model, then write a document.")};
}

ConnectionWords wrongKey(const ConnectionReport &report, bool hasKey)
{
    if (!hasKey)
        return {Tone::Bad,
                ConnectionText::tr("The server wants a key"),
                ConnectionText::tr("Enter the key above, or the name of the variable that holds it.")};
    if (report.status == 402)
        return {Tone::Bad,
                ConnectionText::tr("The account has nothing left"),
                ConnectionText::tr("Top it up, or use another key.")};
    if (report.status == 0)
        return {Tone::Bad,
                ConnectionText::tr("This is not a valid API key"),
                ConnectionText::tr("It contains a line break or another invalid character: enter it again.")};
    return {Tone::Bad,
            ConnectionText::tr("The server refuses the key"),
            ConnectionText::tr("Check that the key is complete, still valid, and for this server.")};
}

ConnectionWords notTrusted(const Writer &writer)
{
    return {Tone::Bad,
            ConnectionText::tr("The certificate is not trusted"),
            writer.caFile.empty()
                ? ConnectionText::tr(
                    "It is unknown, expired, or for another name. Check the address. If your organisation "
                    "has its own certificate authority, choose its file in the advanced settings.")
                : ConnectionText::tr("Check that the CA file can be read and belongs to this server, and "
                                     "that the address has the server's own name.")};
}

ConnectionWords stranger(const ConnectionReport &report)
{
    if (report.status >= 300 && report.status < 400)
        return {Tone::Bad,
                ConnectionText::tr("The server points to another address"),
                ConnectionText::tr("Redirections are not followed, because the key is for this server only. "
                                   "Enter the other address if you trust it.")};
    return {Tone::Bad,
            ConnectionText::tr("This is not a model server"),
            ConnectionText::tr("The server does not use the selected protocol. Check the kind of server and "
                               "the end of the address, for example /v1.")};
}

} // namespace

QString serverText(const Writer &writer)
{
    if (core::plan::asksSeveral(writer))
        return ConnectionText::tr("%Ln server(s)", nullptr, static_cast<int>(writer.servers.size()));
    if (writer.baseUrl.empty())
        return {};
    const QString server = serverName(writer);
    const QString model = QString::fromStdString(writer.model);
    if (server.isEmpty() || model.isEmpty())
        return server;
    //: %1: name or host of a server, %2: name of a model
    return ConnectionText::tr("%1 · %2").arg(server, model);
}

Route routeOf(const Writer &writer)
{
    const auto address = core::http::parseAddress(writer.baseUrl);
    if (!address)
        return {Route::Kind::Unknown,
                writer.baseUrl.empty()
                    ? ConnectionText::tr("Choose a server, or type its address.")
                    : ConnectionText::tr("The address is not valid: it must begin with https://, or with "
                                         "http:// for this computer, and contain no password.")};
    const QString host = QString::fromStdString(address->host);
    if (core::http::isLoopback(address->host))
        return {Route::Kind::ThisComputer, ConnectionText::tr("Prompts stay on this computer.")};
    if (address->scheme == "https")
        //: %1: the host of a server
        return {Route::Kind::Encrypted,
                ConnectionText::tr("Prompts go to %1 over TLS, encrypted.").arg(host)};
    if (core::http::checkAddress(writer.baseUrl, writer.plainHttpHost))
        return {Route::Kind::InTheOpen,
                //: %1: the host of a server
                ConnectionText::tr("Prompts and key are sent to %1 without encryption, as you allowed: "
                                   "others in the network can read them.")
                    .arg(host)};
    return {Route::Kind::NotAllowed,
            //: %1: the host of a server
            ConnectionText::tr("Plain http would send prompts and key to %1 without encryption. Use https, "
                               "or allow this host in the advanced settings.")
                .arg(host)};
}

ConnectionWords connectionWords(const ConnectionReport &report, const Writer &writer, bool hasKey)
{
    switch (report.finding) {
    case ConnectionFinding::Works:
        return working(report);
    case ConnectionFinding::ModelMissing:
        return modelMissing(report, writer);
    case ConnectionFinding::NoModelList:
        return unlisted(writer);
    case ConnectionFinding::AddressNotAllowed:
        return {Tone::Bad, ConnectionText::tr("Nothing was sent"), routeOf(writer).words};
    case ConnectionFinding::NotFound:
        return {Tone::Bad,
                ConnectionText::tr("The server's name is not known"),
                ConnectionText::tr("Check the address and the network, and whether a proxy is needed.")};
    case ConnectionFinding::Refused:
        return {Tone::Bad,
                ConnectionText::tr("Nobody answers at this address"),
                ConnectionText::tr("Check the port, and that the server is running.")};
    case ConnectionFinding::Certificate:
        return notTrusted(writer);
    case ConnectionFinding::Proxy:
        return {Tone::Bad,
                ConnectionText::tr("The proxy does not let the connection through"),
                ConnectionText::tr("Check the address of the proxy in the advanced settings, and whether it "
                                   "allows this server.")};
    case ConnectionFinding::Timeout:
        return {Tone::Bad,
                ConnectionText::tr("The server does not answer in time"),
                ConnectionText::tr("Check the address and the network. A server that has to load its model "
                                   "first may need a second test.")};
    case ConnectionFinding::WrongKey:
        return wrongKey(report, hasKey);
    case ConnectionFinding::NotAModelServer:
        return stranger(report);
    case ConnectionFinding::Broken:
        return {Tone::Bad,
                ConnectionText::tr("The connection broke off"),
                ConnectionText::tr("Test again; check that http or https is right.")};
    case ConnectionFinding::Busy:
        return {Tone::Bad,
                ConnectionText::tr("The server accepts no more requests now"),
                ConnectionText::tr("Try later, or check the balance of the account.")};
    case ConnectionFinding::ServerError:
        return {Tone::Bad,
                ConnectionText::tr("The server failed"),
                ConnectionText::tr("Try later, or check the log of the server.")};
    case ConnectionFinding::Cancelled:
        break;
    }
    return {Tone::Open, ConnectionText::tr("Stopped"), {}};
}

namespace {

struct WritingText
{
    Q_DECLARE_TR_FUNCTIONS(WritingText)
};

} // namespace

QString waitText(std::chrono::steady_clock::time_point until, const std::string &words)
{
    const auto left = std::chrono::ceil<std::chrono::seconds>(until - std::chrono::steady_clock::now());
    return WritingText::tr(
               "The server accepts no more requests now (%1). The next try is in about %n second(s).",
               nullptr,
               std::max(1, static_cast<int>(left.count())))
        .arg(QString::fromStdString(words));
}

} // namespace ui
