#include "ui/steps/documents/writing/WritingPart.h"

#include "ui/session/MethodOf.h"
#include "ui/session/ProjectSession.h"
#include "ui/steps/documents/writing/DocumentTableModel.h"
#include "ui/steps/documents/writing/PromptPackCard.h"
#include "ui/steps/documents/writing/WriterSettings.h"
#include "ui/steps/documents/writing/WritingRunCard.h"
#include "ui/steps/documents/writing/WritingText.h"
#include "ui/text/HelpText.h"
#include "ui/text/PlanIssueText.h"
#include "ui/widgets/Badge.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/PhraseDelegate.h"
#include "ui/widgets/PlainTable.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QTableView>

namespace ui {

using core::plan::Plan;
using Job = Jobs::Job;

WritingPart::WritingPart(ProjectSession &session, QWidget *parent)
    : StepPart(session, parent)
    , m_own(makeLabel(
          tr("The rewriting model decodes the noisy rows itself: no writer is needed."), "question", this))
    , m_settings(new WriterSettings(session, this))
    , m_run(new WritingRunCard(session, this))
    , m_pack(new PromptPackCard(session, this))
    , m_documents(new DocumentTableModel(session.writing().board(), this))
{
    setObjectName(QStringLiteral("writingPart"));
    setHelp(this, QStringLiteral("writing"));
    for (QWidget *part : std::initializer_list<QWidget *>{m_settings, m_run, m_pack})
        lockWithRelease(*part);
    column()->addWidget(m_own);
    column()->addWidget(m_settings);
    column()->addWidget(m_run);
    column()->addWidget(m_pack);
    column()->addWidget(makeDocuments(), 1);
    column()->addStretch();
    connectSession();
    showDocuments();
}

QWidget *WritingPart::makeDocuments()
{
    m_documentsCard = new Card(tr("Documents"), this);
    m_checks = makeLabel({}, "caption", m_documentsCard);
    m_checks->setObjectName(QStringLiteral("documentChecks"));
    m_documentsCard->body()->addWidget(m_checks);
    m_table = new QTableView(m_documentsCard);
    m_table->setObjectName(QStringLiteral("documentTable"));
    m_table->setAccessibleName(tr("Documents"));
    m_table->setModel(m_documents);
    makePlainTable(*m_table, DocumentTableModel::Phrases);
    auto *chips = new PhraseDelegate(false, m_table);
    m_table->setItemDelegateForColumn(DocumentTableModel::Phrases, chips);
    m_table->verticalHeader()->setDefaultSectionSize(chips->sizeHint({}, {}).height());
    m_table->setMinimumHeight(230);
    setHelp(m_table, QStringLiteral("writing.documents"));
    m_textTitle = makeLabel({}, "caption", m_documentsCard);
    m_text = new QPlainTextEdit(m_documentsCard);
    m_text->setObjectName(QStringLiteral("documentText"));
    setHelp(m_text, QStringLiteral("writing.documents"));
    m_text->setAccessibleName(tr("Text of the chosen document"));
    m_text->setReadOnly(true);
    m_text->setTabChangesFocus(true);
    m_text->setMinimumHeight(150);
    auto *text = new QVBoxLayout;
    text->addWidget(m_textTitle);
    text->addWidget(m_text, 1);
    m_reading = new QBoxLayout(QBoxLayout::TopToBottom);
    m_reading->setSpacing(m_documentsCard->body()->spacing());
    m_reading->addWidget(m_table, 3);
    m_reading->addLayout(text, 2);
    m_documentsCard->body()->addLayout(m_reading, 1);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] { showText(); });
    return m_documentsCard;
}

// A document is read beside the table where there is room for both.
void WritingPart::resizeEvent(QResizeEvent *event)
{
    constexpr int enoughForBoth = 860;
    m_reading->setDirection(width() < enoughForBoth ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    StepPart::resizeEvent(event);
}

void WritingPart::connectSession()
{
    connect(&session(), &ProjectSession::planChanged, this, &WritingPart::refresh);
    connect(&session().jobs(), &Jobs::busyChanged, this, &WritingPart::refresh);
    connect(&session().writing().board(), &WritingBoard::changed, this, [this] {
        showChecks();
        if (m_wasPaused == session().writing().board().isPaused())
            return;
        m_wasPaused = !m_wasPaused;
        emit completeChanged();
    });
    connect(m_documents, &QAbstractItemModel::modelReset, this, &WritingPart::showDocuments);
    connect(&session().writing(), &WritingDesk::documentsChanged, this, [this] {
        showText();
        refresh();
    });
    connect(m_documents,
            &QAbstractItemModel::dataChanged,
            this,
            [this](const QModelIndex &first, const QModelIndex &last) {
                const int row = m_table->currentIndex().row();
                if (first.row() <= row && row <= last.row())
                    showText();
            });
}

void WritingPart::showDocuments()
{
    if (m_documents->rowCount() > 0)
        m_table->selectRow(0);
    showText();
    refresh();
}

void WritingPart::showText()
{
    const int row = m_table->currentIndex().row();
    const QString text = m_documents->text(row);
    m_textTitle->setText(m_documents->title(row));
    m_textTitle->setVisible(!text.isEmpty());
    if (text != m_shown) // else a reader would be thrown back to the beginning
        m_text->setPlainText(text);
    m_shown = text;
    m_text->setVisible(!text.isEmpty());
}

// While documents are written, of those so far.
void WritingPart::showChecks()
{
    const WritingBoard &board = session().writing().board();
    m_checks->setText(checksText(board.isRunning() && board.progress() ? board.progress()->checks
                                                                       : session().writing().checks()));
    m_checks->setVisible(!m_checks->text().isEmpty());
}

void WritingPart::refresh()
{
    const bool isOwn = makesDocuments(session().plan());
    const bool isPack = !isOwn && session().plan().writer.needs(core::writing::Need::CarriedAnswers);
    m_own->setVisible(isOwn);
    m_settings->setVisible(!isOwn);
    m_run->setVisible(!isPack);
    m_pack->setVisible(isPack);
    m_documents->setWriting(session().jobs().isRunning(Job::Write)
                            && !session().writing().board().isRunning());
    m_documentsCard->setVisible(m_documents->rowCount() > 0);
    showChecks();
    emit completeChanged();
}

bool WritingPart::isComplete() const
{
    return session().writing().isWritten() && !session().jobs().isRunning(Job::Write)
           && core::plan::validatePart(session().plan(), "writer").has_value();
}

QString WritingPart::whyIncomplete() const
{
    if (session().jobs().isRunning(Job::Write))
        return session().writing().board().isPaused() ? tr("Writing is paused.")
                                                      : tr("The documents are being written.");
    if (const QString issue = planIssueText(session().plan(), {"writer"}); !issue.isEmpty())
        return issue;
    if (!session().sequences())
        return tr("Draw the phrases first.");
    return whyNoDocuments();
}

QString WritingPart::whyNoDocuments() const
{
    const bool isPack = session().plan().writer.needs(core::writing::Need::CarriedAnswers);
    const DocumentRows &rows = session().writing().board().rows();
    if (!session().documents())
        return isPack ? tr("Save the prompts, have them answered, and read the answers here.")
                      : tr("Write the documents to go on.");
    if (!session().writing().followsPlan())
        return isPack ? tr("Read the answers to the current prompts, or undo the change of the settings.")
                      : tr("Write the documents again with the current settings.");
    const int missing = rows.count() - rows.counts().written;
    return isPack
               ? tr("%Ln document(s) have no answer: read more answers, or continue without them.",
                    nullptr,
                    missing)
               : tr("%Ln document(s) are missing: write them, or continue without them.", nullptr, missing);
}

QString WritingPart::hint() const
{
    return tr("%Ln document(s) written; writing costs no budget.",
              nullptr,
              session().writing().board().rows().counts().written);
}

} // namespace ui
