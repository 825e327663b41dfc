#include "ui/writer/ConnectionCheck.h"

#include "core/pipeline/asking/ModelWriting.h"
#include "ui/session/ProjectSession.h"
#include "ui/text/HelpText.h"
#include "ui/text/ProblemText.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Labels.h"
#include "ui/writer/ServerPlace.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace ui {

namespace {

using core::chat::ConnectionReport;
using core::plan::Plan;
using Tone = ConnectionWords::Tone;

struct Try
{
    core::chat::Server server;
    core::http::Network network;
    core::chat::AllowedKey key;

    core::Result<ConnectionReport> operator()(core::JobControl &control) const
    {
        return core::chat::testConnection(server, network, key.text, control);
    }
};

Try tryOf(const Plan::Writer &writer, core::chat::Protocol protocol, core::chat::AllowedKey key)
{
    Try made{.server = {.protocol = protocol,
                        .baseUrl = writer.baseUrl,
                        .model = writer.model,
                        .apiVersion = writer.apiVersion},
             .network = {},
             .key = std::move(key)};
    made.network.caFile = writer.caFile;
    made.network.caDigest = made.key.certificates;
    made.network.proxy = writer.proxy;
    made.network.plainHttpHost = writer.plainHttpHost;
    return made;
}

} // namespace

ConnectionCheck::ConnectionCheck(ProjectSession &session, ServerPlace &place, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_place(place)
    , m_test(makeButton(tr("&Test the connection"), "testConnection", "", this))
    , m_cancel(makeButton(tr("Cancel"), "cancelTest", "", this))
    , m_state(makeLabel({}, "caption", this))
    , m_result(makeResult())
{
    m_cancel->setAccessibleName(tr("Cancel the test"));
    m_state->setObjectName(QStringLiteral("connectionState"));
    setHelp(this, QStringLiteral("writing.test"));
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(m_test);
    row->addWidget(m_cancel);
    row->addWidget(m_state, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addLayout(row);
    column->addWidget(m_result);
    connect(m_test, &QPushButton::clicked, this, &ConnectionCheck::test);
    connect(m_cancel, &QPushButton::clicked, this, &ConnectionCheck::stop);
    connect(&m_session.keys(), &KeyHolder::changed, this, &ConnectionCheck::refresh);
    refresh();
}

QWidget *ConnectionCheck::makeResult()
{
    auto *result = new QWidget(this);
    result->setObjectName(QStringLiteral("connectionResult"));
    m_sign = new QLabel(result);
    m_title = makeLabel({}, "strong", result);
    m_title->setObjectName(QStringLiteral("connectionTitle"));
    m_advice = makeLabel({}, "", result);
    m_advice->setObjectName(QStringLiteral("connectionAdvice"));
    m_details = makeLabel({}, "small", result);
    m_details->setObjectName(QStringLiteral("connectionDetails"));
    for (QLabel *label : {m_title, m_advice, m_details})
        label->setTextFormat(Qt::PlainText);
    auto *words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(m_title);
    words->addWidget(m_advice);
    words->addWidget(m_details);
    auto *row = new QHBoxLayout(result);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(10);
    row->addWidget(m_sign, 0, Qt::AlignTop);
    row->addLayout(words, 1);
    result->hide();
    return result;
}

std::string ConnectionCheck::subject() const
{
    const Plan::Writer writer = m_place.writer();
    // No part can hold a line break.
    return writer.server + '\n' + writer.baseUrl + '\n' + writer.model + '\n' + writer.apiVersion + '\n'
           + writer.keyEnvironment + '\n' + writer.caFile + '\n' + writer.proxy + '\n' + writer.plainHttpHost
           + '\n'
           + std::to_string(std::hash<std::string>()(
               m_session.keys().keyFor(KeyHolder::server(writer.baseUrl, writer.caFile))));
}

void ConnectionCheck::test()
{
    m_tested = m_place.writer();
    m_subject = subject();
    const auto protocol = core::chat::protocolNamed(m_tested.server);
    if (!protocol)
        return;
    core::Result<core::chat::AllowedKey> key =
        core::chat::AllowedKey(m_session.keys().keyFor(KeyHolder::server(m_tested.baseUrl, m_tested.caFile)));
    if (!m_tested.keyEnvironment.empty())
        key = core::pipeline::keyOf(m_place.keyed(), m_place.origins());
    if (!key && core::pipeline::keyUseOf(m_place.keyed()))
        return say({Tone::Bad,
                    tr("The server may not have the key yet"),
                    tr("The plan names the server and the variable. If this server may have the key, allow "
                       "it below the name of the variable.")});
    if (!key)
        return say({Tone::Bad,
                    tr("There is no key"),
                    //: %1: name of an environment variable
                    tr("The environment variable %1 is not set for this program.")
                        .arg(QString::fromStdString(m_tested.keyEnvironment))});
    m_hasKey = !key->text.empty();
    m_result->hide();
    m_job.start(tryOf(m_tested, *protocol, std::move(*key)),
                [this](const core::Result<ConnectionReport> &report) { show(report); });
    refresh();
    m_cancel->setFocus();
}

void ConnectionCheck::stop()
{
    const bool hadFocus = m_cancel->hasFocus();
    m_job.drop();
    m_subject.clear();
    refresh();
    if (hadFocus)
        m_test->setFocus();
}

void ConnectionCheck::show(const core::Result<ConnectionReport> &report)
{
    const bool hadFocus = m_cancel->hasFocus();
    refresh();
    if (hadFocus)
        m_test->setFocus();
    if (!report)
        return say({Tone::Bad, tr("The test could not be made"), {}}, errorDetail(report.error()));
    say(connectionWords(*report, m_tested, m_hasKey), QString::fromStdString(report->details));
    QStringList models;
    for (const std::string &model : report->models)
        models.append(QString::fromStdString(model));
    if (!models.isEmpty())
        emit modelsFound(models);
}

void ConnectionCheck::say(const ConnectionWords &words, const QString &details)
{
    m_tone = words.tone;
    drawSign();
    setLook(m_title, words.tone == Tone::Good ? "good" : words.tone == Tone::Bad ? "weak" : "strong");
    m_title->setText(words.title);
    m_advice->setText(words.advice);
    m_advice->setVisible(!words.advice.isEmpty());
    m_details->setText(details);
    m_details->setVisible(!details.isEmpty());
    m_result->setAccessibleName(words.title);
    m_result->setAccessibleDescription(words.advice);
    m_result->show();
    m_state->clear();
    QAccessibleEvent event(m_result, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void ConnectionCheck::drawSign()
{
    const auto &roles = theme::roles();
    const QColor colour = m_tone == Tone::Good  ? roles.doneText
                          : m_tone == Tone::Bad ? roles.capText
                                                : roles.muted;
    const QString sign = m_tone == Tone::Good  ? QStringLiteral("check")
                         : m_tone == Tone::Bad ? QStringLiteral("warning")
                                               : QStringLiteral("help");
    m_sign->setPixmap(theme::icon(sign, colour).pixmap(18, 18));
}

void ConnectionCheck::refresh()
{
    if (!m_subject.empty() && m_subject != subject()) { // about something else than what was chosen since
        m_job.drop();
        m_subject.clear();
        m_result->hide();
    }
    const Plan::Writer writer = m_place.writer();
    const Route::Kind route = routeOf(writer).kind;
    const bool isTesting = m_job.isPending();
    m_test->setEnabled(!isTesting && route != Route::Kind::Unknown);
    m_test->setVisible(!isTesting);
    m_cancel->setVisible(isTesting);
    if (isTesting)
        m_state->setText(tr("Asking the server..."));
    else
        m_state->setText(m_result->isHidden() ? tr("Asks the server for its list of models, or sends a fixed "
                                                   "sentence. Nothing of the project is sent.")
                                              : QString());
}

void ConnectionCheck::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_sign)
        drawSign();
}

} // namespace ui
