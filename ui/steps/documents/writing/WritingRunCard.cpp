#include "ui/steps/documents/writing/WritingRunCard.h"

#include "ui/session/WritingDesk.h"
#include "ui/steps/documents/writing/WritingText.h"
#include "ui/text/HelpText.h"
#include "ui/text/Markdown.h"
#include "ui/text/PlanIssueText.h"
#include "ui/text/ProblemText.h"
#include "ui/text/TimeText.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/ErrorBox.h"
#include "ui/widgets/FileChooser.h"
#include "ui/widgets/FlowLayout.h"
#include "ui/widgets/Labels.h"

#include <QDir>
#include <QFileInfo>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

using Job = Jobs::Job;

constexpr int steps = 1000;

void name(QPushButton &button, const QString &text)
{
    if (button.text() == text) // it is looked at several times a second
        return;
    button.setText(text);
    button.setAccessibleName(spokenText(text));
}

} // namespace

WritingRunCard::WritingRunCard(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_card(new Card({}, this))
    , m_error(new ErrorBox(this))
{
    m_error->setObjectName(QStringLiteral("writingError"));
    m_card->body()->setSpacing(8);
    m_card->body()->addWidget(makeHead());
    m_card->body()->addWidget(makeFigures());
    m_note = makeLabel({}, "caption", m_card);
    m_note->setObjectName(QStringLiteral("writingNote"));
    m_note->setTextFormat(Qt::PlainText); // may hold words of a server
    m_card->body()->addWidget(m_note);
    m_card->body()->addWidget(makeAfter());
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(12);
    all->addWidget(m_card);
    all->addWidget(m_error);
    connectSession();
    refresh();
}

QWidget *WritingRunCard::makeHead()
{
    auto *head = new QWidget(m_card);
    m_what = makeLabel({}, "strong", head);
    m_what->setObjectName(QStringLiteral("writingWhat"));
    m_written = makeLabel({}, "caption", head);
    m_written->setObjectName(QStringLiteral("writtenFigures"));
    m_start = makeButton({}, "writeDocuments", "primary", head);
    m_pause = makeButton(tr("&Pause"), "pauseWriting", "", head);
    m_stop = makeButton(tr("Stop"), "stopWriting", "", head);
    setHelp(m_start, QStringLiteral("writing.write"));
    setHelp(m_pause, QStringLiteral("writing.run"));
    setHelp(m_stop, QStringLiteral("writing.run"));
    auto *words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(m_what);
    words->addWidget(m_written);
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addLayout(words, 1);
    for (QPushButton *button : {m_start, m_pause, m_stop})
        row->addWidget(button, 0, Qt::AlignTop);
    connect(m_start, &QPushButton::clicked, this, [this] { m_session.writing().write(); });
    connect(m_pause, &QPushButton::clicked, this, [this] {
        m_session.writing().board().setPaused(!m_session.writing().board().isPaused());
    });
    connect(m_stop, &QPushButton::clicked, this, [this] {
        m_stop->setEnabled(false);
        m_session.jobs().cancel(Job::Write);
    });
    return head;
}

QWidget *WritingRunCard::makeFigures()
{
    auto *figures = new QWidget(m_card);
    m_bar = new QProgressBar(figures);
    m_bar->setObjectName(QStringLiteral("writingProgress"));
    m_bar->setAccessibleName(tr("Documents written"));
    m_bar->setRange(0, steps);
    m_bar->setTextVisible(false);
    m_left = makeLabel({}, "caption", figures);
    m_left->setObjectName(QStringLiteral("writingTimeLeft"));
    m_cost = makeLabel({}, "caption", figures);
    m_cost->setObjectName(QStringLiteral("writingCost"));
    m_cost->setAlignment(Qt::AlignTrailing | Qt::AlignTop);
    m_servers = makeLabel({}, "caption", figures);
    m_servers->setObjectName(QStringLiteral("writingServers"));
    m_servers->setTextFormat(Qt::PlainText);
    m_servers->setWordWrap(true);
    auto *grid = new QGridLayout(figures);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(6);
    grid->addWidget(m_bar, 0, 0, 1, 2);
    grid->addWidget(m_servers, 2, 0, 1, 2);
    grid->addWidget(m_left, 1, 0);
    grid->addWidget(m_cost, 1, 1);
    grid->setColumnStretch(1, 1);
    return figures;
}

QWidget *WritingRunCard::makeAfter()
{
    auto *after = new QWidget(m_card);
    m_askAgain = makeButton(tr("Ask again &for these"), "askAgain", "", after);
    m_goOn = makeButton({}, "goOnPartial", "", after);
    m_log = makeButton(tr("Save the log of what was sent"), "saveSentLog", "link", after);
    m_saved = makeLabel({}, "caption", after);
    m_saved->setObjectName(QStringLiteral("sentLogSaved"));
    m_saved->setTextFormat(Qt::PlainText);
    setHelp(m_askAgain, QStringLiteral("writing.partial"));
    setHelp(m_goOn, QStringLiteral("writing.partial"));
    setHelp(m_log, QStringLiteral("writing.log"));
    auto *buttons = new QWidget(after);
    auto *row = new FlowLayout(buttons);
    for (QPushButton *button : {m_askAgain, m_goOn, m_log})
        row->addWidget(button);
    auto *all = new QVBoxLayout(after);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(4);
    all->addWidget(buttons);
    all->addWidget(m_saved);
    connect(m_askAgain, &QPushButton::clicked, this, [this] { m_session.writing().write(); });
    connect(m_goOn, &QPushButton::clicked, this, [this] { m_session.writing().goOnWithThoseThereAre(); });
    connect(m_log, &QPushButton::clicked, this, &WritingRunCard::saveLog);
    return after;
}

void WritingRunCard::connectSession()
{
    for (const auto signal : {&ProjectSession::planChanged, &ProjectSession::sequencesChanged})
        connect(&m_session, signal, this, &WritingRunCard::refresh);
    connect(&m_session.writing(), &WritingDesk::documentsChanged, this, &WritingRunCard::refresh);
    connect(&m_session.jobs(), &Jobs::busyChanged, this, &WritingRunCard::refresh);
    connect(&m_session.writing().board(), &WritingBoard::changed, this, [this] {
        showFigures();
        showNote();
        showButtons();
    });
    connect(&m_session.jobs(), &Jobs::progressed, this, [this](Job job) {
        if (job == Job::Write && !isByModel())
            showFigures();
    });
    connect(&m_session.jobs(), &Jobs::started, this, [this](Job job) {
        if (job != Job::Write && job != Job::SaveLog)
            return;
        m_error->hide();
        m_saved->hide();
    });
    connect(&m_session.jobs(), &Jobs::failed, this, [this](Job job, const core::Error &error) {
        if (job == Job::Write)
            showError(error);
        else if (job == Job::SaveLog)
            m_error->showError(error);
    });
    connect(&m_session, &ProjectSession::planChanged, this, [this] {
        if (m_session.plan().writer.kind != m_failedKind)
            m_error->hide();
    });
    connect(&m_session, &ProjectSession::projectChanged, this, [this] {
        m_error->hide();
        m_saved->hide();
    });
}

bool WritingRunCard::isByModel() const
{
    return m_session.plan().writer.isModel();
}

int WritingRunCard::missing() const
{
    const DocumentRows &rows = m_session.writing().board().rows();
    return rows.count() - rows.counts().written;
}

void WritingRunCard::refresh()
{
    m_what->setText(what());
    m_stop->setEnabled(m_session.jobs().canCancel(Job::Write));
    showFigures();
    showNote();
    showButtons();
}

QString WritingRunCard::what() const
{
    const int count = m_session.writing().board().rows().count();
    if (isWriting())
        return tr("Writing %Ln document(s)", nullptr, count);
    return tr("%Ln document(s) to write", nullptr, count);
}

QString WritingRunCard::startText() const
{
    const int count = m_session.writing().board().rows().count();
    //: The letter after & is the shortcut.
    if (!isByModel())
        return m_session.documents() ? tr("&Write again") : tr("&Write %Ln document(s)", nullptr, count);
    if (m_session.writing().followsPlan() && missing() < count)
        //: of the documents, so many are not written yet
        return tr("&Write the other %Ln", nullptr, missing());
    return tr("&Write %Ln document(s)", nullptr, count);
}

void WritingRunCard::showButtons()
{
    const bool isIdle = !m_session.jobs().isBusy();
    const bool isRun = isWriting() && isByModel();
    const bool isDone = isByModel() && m_session.writing().followsPlan() && missing() == 0;
    const bool isPartial = isByModel() && !isWriting() && m_session.writing().followsPlan() && missing() > 0;
    const int lost = m_session.writing().board().rows().counts().givenUp;
    name(*m_start, startText());
    m_start->setVisible(!isWriting() && !isDone && !(isPartial && lost == missing()));
    m_start->setEnabled(isIdle && m_session.sequences()
                        && core::plan::validatePart(m_session.plan(), "writer").has_value());
    name(*m_pause, m_session.writing().board().isPaused() ? tr("&Resume") : tr("&Pause"));
    m_pause->setVisible(isRun);
    m_stop->setVisible(isWriting());
    m_askAgain->setVisible(isPartial && lost == missing());
    m_askAgain->setEnabled(m_start->isEnabled());
    name(*m_goOn,
         tr("Continue with the %Ln doc&ument(s)",
            nullptr,
            m_session.writing().board().rows().counts().written));
    m_goOn->setVisible(isPartial && !m_session.writing().isWritten());
    m_goOn->setEnabled(isIdle);
    m_log->setVisible(m_session.plan().writer.needs(core::writing::Need::Server) && !isWriting());
    m_log->setEnabled(isIdle);
    m_log->parentWidget()->setVisible(!m_askAgain->isHidden() || !m_goOn->isHidden() || !m_log->isHidden());
    m_log->parentWidget()->parentWidget()->setVisible(!m_log->parentWidget()->isHidden());
}

void WritingRunCard::showFigures()
{
    const WritingBoard &board = m_session.writing().board();
    const Jobs::Standing standing = m_session.jobs().standing(Job::Write);
    const int count = std::max(1, board.rows().count());
    const double done =
        isByModel() ? static_cast<double>(board.rows().counts().written) / count : standing.fraction;
    m_written->setText(isByModel() ? writtenText(board) : QString());
    m_written->setVisible(isByModel());
    m_bar->setValue(static_cast<int>(done * steps));
    m_bar->parentWidget()->setVisible(isWriting() || (isByModel() && board.progress()));
    m_left->setText(!isWriting() || board.isPaused() ? QString()
                    : isByModel()                    ? timeLeftText(board.fraction(), board.workedMs())
                                                     : timeLeftText(standing.fraction, standing.elapsedMs));
    m_servers->setText(isByModel() ? serversText(board) : QString());
    m_servers->setVisible(!m_servers->text().isEmpty());
    m_cost->setText(isByModel() ? costText(board, m_session.plan()) : QString());
}

QString WritingRunCard::note() const
{
    const auto &plan = m_session.plan();
    if (const QString issue = planIssueText(plan, {"writer"}); !issue.isEmpty())
        return issue;
    if (isWriting())
        return isByModel() ? writingStateText(m_session.writing().board(), plan) : QString();
    if (m_session.documents() && !m_session.writing().followsPlan()) {
        const auto &with = m_session.writing().writtenWith();
        return with.kind == plan.writer.kind && with.documentType != plan.writer.documentType
                   ? tr("The existing documents were written as %1: write again.")
                         .arg(QString::fromStdString(with.documentType))
                   : tr("The existing documents were written with other settings: write again, or undo the "
                        "change.");
    }
    if (!isByModel())
        return tr("Written on this computer; nothing is sent anywhere.");
    if (m_session.writing().isWritten() && missing() > 0)
        return tr("You continue with %Ln document(s); the others can still be written.",
                  nullptr,
                  m_session.writing().board().rows().counts().written);
    return writingStateText(m_session.writing().board(), plan);
}

void WritingRunCard::showNote()
{
    const bool isValid = core::plan::validatePart(m_session.plan(), "writer").has_value();
    const WritingBoard::End end = m_session.writing().board().end();
    const bool isShort = isByModel() && !isWriting() && !m_session.writing().isWritten()
                         && (end == WritingBoard::End::Cap || end == WritingBoard::End::Partial);
    setLook(m_note, isValid && !isShort ? "caption" : "weak");
    m_note->setText(note());
    m_note->setVisible(!m_note->text().isEmpty());
}

// The words of core say what is wrong with the key, the model or the address.
void WritingRunCard::showError(const core::Error &error)
{
    m_failedKind = m_session.plan().writer.kind;
    if (error.code != core::ErrorCode::Network)
        return m_error->showError(error);
    m_error->showError(tr("The model could not be asked"),
                       tr("Check the address, the key and the model in the settings above, test the "
                          "connection, and write the rest. The documents that are written are kept."),
                       errorDetail(error));
}

void WritingRunCard::saveLog()
{
    const QString path = m_session.environment().files->saveFile(
        this,
        tr("Save the log of what was sent"),
        //: name of a file; %1: the project
        tr("%1-sent.jsonl").arg(QString::fromStdString(m_session.plan().project)),
        tr("JSON lines (*.jsonl);;All files (*)"));
    if (path.isEmpty())
        return;
    connect(&m_session.jobs(), &Jobs::finished, m_saved, [this, path](Job job) {
        if (job != Job::SaveLog)
            return;
        disconnect(&m_session.jobs(), &Jobs::finished, m_saved, nullptr);
        m_saved->setText(tr("Saved as %1.").arg(QDir::toNativeSeparators(path)));
        m_saved->show();
    });
    m_session.writing().saveSentLog(path.toStdString());
}

} // namespace ui
