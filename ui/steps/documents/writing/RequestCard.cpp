#include "ui/steps/documents/writing/RequestCard.h"

#include "core/pipeline/asking/ModelWriting.h"
#include "core/plan/PlanIssue.h"
#include "core/plan/ServerChecks.h"
#include "ui/session/ProjectSession.h"
#include "ui/text/HelpText.h"
#include "ui/text/PlanIssueText.h"
#include "ui/text/ProblemText.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/FlowLayout.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/WheelGuard.h"

#include <QComboBox>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTextOption>

#include <algorithm>

namespace ui {

using core::chat::PackFormat;

RequestCard::RequestCard(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_card(new Card({}, this))
    , m_number(new QSpinBox(m_card))
    , m_count(makeLabel({}, "", m_card))
    , m_previous(makeButton(tr("Pre&vious"), "previousRequest", "", m_card))
    , m_next(makeButton(tr("Ne&xt"), "nextRequest", "", m_card))
    , m_format(new QComboBox(m_card))
    , m_note(makeLabel({}, "caption", m_card))
    , m_text(new QPlainTextEdit(m_card))
{
    makeText();
    m_note->setObjectName(QStringLiteral("requestNote"));
    m_card->body()->addWidget(makeChooser());
    m_card->body()->addWidget(m_note);
    m_card->body()->addWidget(m_text);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_card);
    setHelp(this, QStringLiteral("writing.request"));
    connect(m_number, &QSpinBox::valueChanged, this, &RequestCard::refresh);
    connect(m_previous, &QPushButton::clicked, this, [this] { m_number->stepDown(); });
    connect(m_next, &QPushButton::clicked, this, [this] { m_number->stepUp(); });
    connect(m_format, &QComboBox::activated, this, &RequestCard::refresh);
    connect(&m_session, &ProjectSession::planChanged, this, &RequestCard::refresh);
    connect(&m_session, &ProjectSession::sequencesChanged, this, &RequestCard::refresh);
    connect(&m_session.keys(), &KeyHolder::changed, this, &RequestCard::refresh);
    refresh();
}

QWidget *RequestCard::makeChooser()
{
    auto *chooser = new QWidget(m_card);
    m_number->setObjectName(QStringLiteral("requestNumber"));
    m_number->setAccessibleName(tr("Number of the document whose request is shown"));
    m_number->setGroupSeparatorShown(true);
    m_number->setMinimumWidth(100);
    WheelGuard::protect(m_number);
    m_count->setWordWrap(false);
    m_format->setObjectName(QStringLiteral("requestFormat"));
    m_format->setAccessibleName(tr("Format of the file"));
    m_format->addItem(tr("for a batch (OpenAI)"), static_cast<int>(PackFormat::OpenAiBatch));
    //: a format of a file with prompts
    m_format->addItem(tr("plain"), static_cast<int>(PackFormat::Plain));
    WheelGuard::protect(m_format);
    auto *which = new QWidget(chooser);
    QLabel *label = makeLabelFor(m_number, tr("Document"), "", which);
    auto *row = new QHBoxLayout(which);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(label);
    row->addWidget(m_number);
    row->addWidget(m_count);
    auto *all = new FlowLayout(chooser, 8);
    for (QWidget *part : {which, static_cast<QWidget *>(m_previous), static_cast<QWidget *>(m_next)})
        all->addWidget(part);
    all->addWidget(m_format);
    return chooser;
}

void RequestCard::makeText()
{
    m_text->setObjectName(QStringLiteral("requestText"));
    m_text->setReadOnly(true);
    m_text->setTabChangesFocus(true);
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_text->setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    m_text->setMinimumHeight(230);
}

bool RequestCard::isPack() const
{
    return m_session.plan().writer.needs(core::writing::Need::CarriedAnswers);
}

bool RequestCard::hasKey() const
{
    // With several servers, the request to the first is shown.
    const auto server = core::pipeline::keyedServers(m_session.plan()).front();
    return !server.keyEnvironment.empty()
           || m_session.keys().has(KeyHolder::server(server.baseUrl, server.caFile.string()));
}

void RequestCard::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
}

void RequestCard::refresh()
{
    const auto sequences = m_session.sequences();
    const int count = sequences ? static_cast<int>((*sequences)->size()) : 0;
    const QSignalBlocker quiet(m_number);
    m_number->setRange(std::min(1, count), count);
    m_number->setEnabled(count > 0);
    m_previous->setEnabled(m_number->value() > 1);
    m_next->setEnabled(m_number->value() < count);
    //: follows the number of one of them: "document 3 of 3,300"
    m_count->setText(tr("of %1").arg(QLocale().toString(count)));
    m_format->setVisible(isPack());
    m_card->setTitle(isPack() ? tr("What the file holds, line by line") : tr("The exact request"));
    m_text->setAccessibleName(isPack() ? tr("The line of this document")
                                       : tr("The request of this document"));
    if (isVisible())
        fetch();
}

void RequestCard::fetch()
{
    const auto sequences = m_session.sequences();
    if (!sequences || (*sequences)->empty()) {
        m_job.drop();
        m_text->clear();
        m_note->setText(tr("Draw the phrases first."));
        return;
    }
    // A request to nobody, or for no model, would look like one.
    const auto &writer = m_session.plan().writer;
    const bool isSomewhere = core::plan::asksSeveral(writer)
                                 ? !core::plan::issueOf(m_session.plan(), "writer")
                                 : !writer.baseUrl.empty() && !writer.model.empty();
    if (!isPack() && !isSomewhere) {
        m_job.drop();
        return show(core::fail(core::ErrorCode::InvalidPlan, "writer: no server or model is chosen yet"));
    }
    const auto index = static_cast<std::size_t>(m_number->value() - 1);
    if (isPack())
        m_job.start(
            [plan = m_session.plan(),
             sequences,
             index,
             format = static_cast<PackFormat>(m_format->currentData().toInt())](core::JobControl &) {
                return core::pipeline::shownPackLine(plan, *sequences, index, format);
            },
            [this](const core::Result<std::string> &line) { show(line); });
    else
        m_job.start(
            [plan = m_session.plan(), sequences, index, key = hasKey()](core::JobControl &) {
                return core::pipeline::shownRequest(plan, *sequences, index, key);
            },
            [this](const core::Result<std::string> &request) { show(request); });
}

void RequestCard::show(const core::Result<std::string> &request)
{
    setLook(m_note, request ? "caption" : "weak");
    m_text->setVisible(request.has_value());
    if (!request) {
        m_text->clear();
        const QString issue = planIssueText(m_session.plan(), {"writer"});
        m_note->setText(issue.isEmpty() ? errorDetail(request.error()) : issue);
        return;
    }
    if (isPack())
        m_note->setText(tr("The line as it is in the file, byte for byte. It contains no key."));
    else if (hasKey())
        m_note->setText(
            tr("As it is sent, byte for byte. Only the key is masked here; it is sent to this server only."));
    else
        m_note->setText(tr("As it is sent, byte for byte. There is no key in it."));
    // Headers end in two characters for what the widget shows as one line break.
    if (const QString text = QString::fromStdString(*request).remove(QLatin1Char('\r'));
        text != m_text->toPlainText())
        m_text->setPlainText(text);
}

} // namespace ui
