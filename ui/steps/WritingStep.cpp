#include "ui/steps/WritingStep.h"

#include "core/writing/TemplateWriter.h"
#include "ui/models/DocumentTableModel.h"
#include "ui/models/ProjectSession.h"
#include "ui/steps/JobFeedback.h"
#include "ui/steps/PhraseDelegate.h"
#include "ui/steps/TableLook.h"
#include "ui/steps/WheelGuard.h"
#include "ui/steps/WriterCards.h"
#include "ui/text/HelpText.h"
#include "ui/text/PlanIssueText.h"
#include "ui/text/SpokenText.h"
#include "ui/widgets/Badge.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/Labels.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableView>

namespace ui {

using core::project::Plan;
using Job = ProjectSession::Job;

WritingStep::WritingStep(ProjectSession &session, QWidget *parent)
    : Step(session, parent)
    , m_feedback(new JobFeedback(session, Job::Write, tr("Writing the documents"), this))
    , m_documents(new DocumentTableModel(this))
{
    setObjectName(QStringLiteral("writingStep"));
    column()->addWidget(new WriterCards(this));
    column()->addWidget(makeChoices());
    column()->addWidget(m_feedback);
    column()->addWidget(makeDocuments(), 1);
    column()->addStretch();
    connectSession();
    showDocuments();
    refresh();
}

QWidget *WritingStep::makeChoices()
{
    auto *card = new Card(tr("What is written"), this);
    card->addToTitle(new Badge(Badge::Kind::Free, {}, card));
    m_type = new QComboBox(card);
    m_type->setObjectName(QStringLiteral("documentType"));
    m_type->setAccessibleName(tr("Kind of document"));
    m_type->setEditable(true);
    m_type->setInsertPolicy(QComboBox::NoInsert);
    m_type->setMinimumWidth(220);
    for (const std::string &type : core::writing::TemplateWriter::documentTypes())
        m_type->addItem(QString::fromStdString(type));
    WheelGuard::protect(m_type);
    setHelp(m_type, QStringLiteral("writing.type"));
    auto *label = makeLabel(tr("&Kind of document"), "", card);
    label->setWordWrap(false);
    label->setBuddy(m_type);
    m_write = makeButton({}, "writeDocuments", "primary", card);
    setHelp(m_write, QStringLiteral("writing.write"));
    m_note = makeLabel({}, "caption", card);
    m_note->setObjectName(QStringLiteral("writingNote"));

    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(label);
    row->addWidget(m_type, 1);
    row->addSpacing(12);
    row->addWidget(m_write);
    card->body()->addLayout(row);
    card->body()->addWidget(m_note);
    connect(m_type, &QComboBox::currentTextChanged, this, [this](const QString &type) {
        session().edit([&](Plan &plan) { plan.writer.documentType = type.toStdString(); },
                       QStringLiteral("writer.documentType"));
    });
    connect(m_write, &QPushButton::clicked, this, [this] { session().write(); });
    return card;
}

QWidget *WritingStep::makeDocuments()
{
    m_documentsCard = new Card(tr("Documents"), this);
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
    m_documentsCard->body()->addWidget(m_table, 3);
    m_documentsCard->body()->addWidget(m_textTitle);
    m_documentsCard->body()->addWidget(m_text, 2);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] { showText(); });
    return m_documentsCard;
}

void WritingStep::connectSession()
{
    connect(&session(), &ProjectSession::planChanged, this, &WritingStep::refresh);
    connect(&session(), &ProjectSession::busyChanged, this, &WritingStep::refresh);
    connect(&session(), &ProjectSession::sequencesChanged, this, &WritingStep::showDocuments);
    connect(&session(), &ProjectSession::documentsChanged, this, &WritingStep::showDocuments);
}

void WritingStep::showDocuments()
{
    m_documents->set(session().sequences(), session().documents());
    if (m_documents->rowCount() > 0)
        m_table->selectRow(0);
    showText();
    refresh();
}

void WritingStep::showText()
{
    const int row = m_table->currentIndex().row();
    const QString text = m_documents->text(row);
    m_textTitle->setText(m_documents->title(row));
    m_textTitle->setVisible(!text.isEmpty());
    m_text->setPlainText(text);
    m_text->setVisible(!text.isEmpty());
}

void WritingStep::refresh()
{
    const Plan &plan = session().plan();
    const QString type = QString::fromStdString(plan.writer.documentType);
    if (type != m_type->currentText()) {
        const QSignalBlocker quiet(m_type);
        m_type->setCurrentText(type);
    }
    const bool isIdle = !session().isBusy();
    const auto valid = core::project::validatePart(plan, "writer");
    const int count = m_documents->rowCount();
    m_type->setEnabled(isIdle);
    m_documents->setWriting(session().isRunning(Job::Write));
    m_documentsCard->setVisible(count > 0);
    //: The letter after & is the shortcut.
    m_write->setText(session().documents() ? tr("&Write again")
                                           : tr("&Write %Ln document(s)", nullptr, count));
    m_write->setAccessibleName(spokenText(m_write->text()));
    m_write->setEnabled(valid && isIdle && session().sequences());
    setLook(m_note, valid ? "caption" : "weak");
    if (!valid)
        m_note->setText(planIssueText(plan, {"writer"}));
    else if (session().documents() && session().writtenType() != plan.writer.documentType)
        m_note->setText(tr("The documents below were written as %1: write again.")
                            .arg(QString::fromStdString(session().writtenType())));
    else
        m_note->setText(
            tr("Written on this computer; nothing is sent anywhere. The kind is a choice, or words "
               "of your own."));
    emit completeChanged();
}

bool WritingStep::isComplete() const
{
    const Plan &plan = session().plan();
    return session().documents() && !session().isRunning(Job::Write)
           && session().writtenType() == plan.writer.documentType
           && core::project::validatePart(plan, "writer").has_value();
}

QString WritingStep::whyIncomplete() const
{
    if (session().isRunning(Job::Write))
        return tr("The documents are being written.");
    if (const QString issue = planIssueText(session().plan(), {"writer"}); !issue.isEmpty())
        return issue;
    if (!session().sequences())
        return tr("Draw the phrases first, one page back.");
    return session().documents() ? tr("Write the documents again as the kind chosen.")
                                 : tr("Write the documents to go on.");
}

QString WritingStep::hint() const
{
    return tr("%Ln document(s) written; writing costs no budget.", nullptr, m_documents->rowCount());
}

} // namespace ui
