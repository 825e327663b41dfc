#include "ui/writer/ServerChoice.h"

#include "core/chat/Server.h"
#include "ui/session/ProjectSession.h"
#include "ui/text/ConnectionText.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/WheelGuard.h"
#include "ui/writer/ServerPlace.h"
#include "ui/writer/WriterFields.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace ui {

namespace {

using core::chat::Preset;
using core::chat::Protocol;
using core::plan::Plan;

constexpr char azureVersion[] = "2024-06-01";

QString text(std::string_view words)
{
    return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size()));
}

/// For a known server without an address of its own, any address is right.
bool isOf(const Preset &preset, const Plan::Writer &writer)
{
    return core::chat::nameOf(preset.protocol) == writer.server
           && (preset.baseUrl.empty() || preset.baseUrl == writer.baseUrl);
}

} // namespace

ServerChoice::ServerChoice(ProjectSession &session, ServerPlace &place, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_place(place)
    , m_fields(new WriterFields(session, WriterFields::Labels::Short, this, &place))
    , m_server(new QComboBox(this))
    , m_protocol(new QComboBox(this))
    , m_routeIcon(new QLabel(this))
    , m_route(makeLabel({}, "caption", this))
{
    addServers();
    addProtocols();
    m_address = m_fields->addText({tr("&Address"),
                                   "writerAddress",
                                   "writing.address",
                                   QStringLiteral("https://models.hospital.example/v1")},
                                  &Plan::Writer::baseUrl);
    m_version = m_fields->addText(
        {tr("API version"), "writerApiVersion", "writing.apiVersion", QLatin1String(azureVersion)},
        &Plan::Writer::apiVersion);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_fields);
    column->addWidget(makeRoute());
    refresh();
}

void ServerChoice::addServers()
{
    m_server->setPlaceholderText(tr("Choose a server"));
    for (const Preset &preset : core::chat::presets())
        m_server->addItem(text(preset.name));
    m_server->addItem(tr("an address of my own"));
    WheelGuard::protect(m_server);
    m_fields->addRow({tr("&Server"), "writerServer", "writing.server"}, m_server);
    connect(m_server, &QComboBox::activated, this, &ServerChoice::choose);
}

void ServerChoice::addProtocols()
{
    m_protocol->addItem(tr("OpenAI (chat completions)"), text(nameOf(Protocol::OpenAi)));
    m_protocol->addItem(QStringLiteral("Azure OpenAI"), text(nameOf(Protocol::Azure)));
    m_protocol->addItem(QStringLiteral("Ollama"), text(nameOf(Protocol::Ollama)));
    m_protocol->addItem(QStringLiteral("Anthropic"), text(nameOf(Protocol::Anthropic)));
    WheelGuard::protect(m_protocol);
    m_fields->addRow({tr("Protocol"), "writerProtocol", "writing.protocol"}, m_protocol);
    connect(m_protocol, &QComboBox::activated, this, [this](int index) {
        const std::string name = m_protocol->itemData(index).toString().toStdString();
        m_place.edit([&](Plan::Writer &writer) { writer.server = name; });
    });
}

QWidget *ServerChoice::makeRoute()
{
    auto *route = new QWidget(this);
    m_route->setObjectName(QStringLiteral("writerRoute"));
    auto *row = new QHBoxLayout(route);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(m_routeIcon, 0, Qt::AlignTop);
    row->addWidget(m_route, 1);
    return route;
}

void ServerChoice::choose(int index)
{
    const auto known = core::chat::presets();
    m_isOwn = index >= static_cast<int>(known.size());
    if (m_isOwn)
        return refresh();
    const Preset &preset = known[static_cast<std::size_t>(index)];
    m_place.edit([&](Plan::Writer &writer) {
        if (isOf(preset, writer))
            return;
        writer.server = core::chat::nameOf(preset.protocol);
        writer.baseUrl = preset.baseUrl;
        writer.model.clear(); // a name of another server's
        // A variable stays a variable, but not that of another server.
        if (!writer.keyEnvironment.empty())
            writer.keyEnvironment = preset.keyEnvironment;
        if (preset.protocol == Protocol::Azure && writer.apiVersion.empty())
            writer.apiVersion = azureVersion;
    });
    refresh();
}

int ServerChoice::indexOfPlan() const
{
    const Plan::Writer writer = m_place.writer();
    const auto known = core::chat::presets();
    if (!m_isOwn)
        for (std::size_t index = 0; index < known.size(); ++index)
            if (isOf(known[index], writer))
                return static_cast<int>(index);
    return writer.baseUrl.empty() && !m_isOwn ? -1 : static_cast<int>(known.size());
}

void ServerChoice::refresh()
{
    const Plan::Writer writer = m_place.writer();
    m_fields->refresh();
    const int index = indexOfPlan();
    const bool isOwn = index == static_cast<int>(core::chat::presets().size());
    m_server->setCurrentIndex(index);
    m_protocol->setCurrentIndex(m_protocol->findData(QString::fromStdString(writer.server)));
    m_fields->setRowVisible(m_protocol, isOwn);
    m_fields->setRowVisible(m_address, index >= 0);
    m_fields->setRowVisible(m_version, writer.server == nameOf(Protocol::Azure));
    showRoute();
}

void ServerChoice::showRoute()
{
    const Route route = routeOf(m_place.writer());
    const auto &roles = theme::roles();
    const bool isSafe = route.kind == Route::Kind::ThisComputer || route.kind == Route::Kind::Encrypted;
    const bool isBad = route.kind == Route::Kind::InTheOpen || route.kind == Route::Kind::NotAllowed;
    const QString sign = isSafe ? QStringLiteral("lock") : isBad ? QStringLiteral("warning") : QString();
    m_routeIcon->setVisible(!sign.isEmpty());
    if (!sign.isEmpty())
        m_routeIcon->setPixmap(theme::icon(sign, isSafe ? roles.doneText : roles.capText).pixmap(16, 16));
    setLook(m_route, isBad ? "weak" : "caption");
    m_route->setText(route.words);
}

void ServerChoice::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_route)
        showRoute();
}

} // namespace ui
