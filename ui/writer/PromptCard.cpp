#include "ui/writer/PromptCard.h"

#include "core/chat/PromptTemplate.h"
#include "core/writing/TemplateWriter.h"
#include "ui/session/ProjectSession.h"
#include "ui/text/PromptNames.h"
#include "ui/widgets/Badge.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/FileChooser.h"
#include "ui/widgets/Fold.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/WheelGuard.h"
#include "ui/writer/ExamplesChoice.h"
#include "ui/writer/FlawChoices.h"
#include "ui/writer/SentenceChoices.h"
#include "ui/writer/WriterFields.h"

#include <QComboBox>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace ui {

namespace {

using core::plan::Plan;

/// The entry that asks for a file, which is no choice itself. No template has such a name.
const QString ownFile = QStringLiteral("\n");

} // namespace

PromptCard::PromptCard(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_fields(new WriterFields(session, WriterFields::Labels::Short, this))
    , m_type(new QComboBox(this))
    , m_template(new QComboBox(this))
    , m_note(makeLabel(tr("A kind of document from the list, or words of your own."), "caption", this))
    , m_examples(new ExamplesChoice(session, this))
    , m_flaws(new FlawChoices(session, this))
    , m_advanced(new Fold({tr("Flawed answers: show"), tr("Flawed answers: hide")},
                          "advancedPrompt",
                          "writing.flaws",
                          m_flaws,
                          this))
{
    addType();
    m_sentences = new SentenceChoices(session, m_fields);
    addTemplate();
    m_language = m_fields->addText({tr("Language"), "writerLanguage", "writing.language", tr("English")},
                                   &Plan::Writer::language);
    m_length = m_fields->addText({tr("Length"), "writerLength", "writing.length", tr("about 200 words")},
                                 &Plan::Writer::length);
    auto *card = new Card(tr("What is written"), this);
    card->addToTitle(new Badge(Badge::Kind::Free, {}, card));
    card->body()->setSpacing(12);
    card->body()->addWidget(m_fields);
    card->body()->addWidget(m_examples);
    card->body()->addWidget(m_advanced);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(card);
    connect(&m_session, &ProjectSession::planChanged, this, &PromptCard::refresh);
    connect(&m_session.jobs(), &Jobs::busyChanged, this, &PromptCard::refresh);
    refresh();
}

void PromptCard::addType()
{
    m_type->setEditable(true);
    m_type->setInsertPolicy(QComboBox::NoInsert);
    offerTypes();
    WheelGuard::protect(m_type);
    m_fields->addRow({tr("&Kind of document"), "documentType", "writing.type"}, m_type);
    m_fields->addNote(m_note);
    connect(m_type, &QComboBox::currentTextChanged, this, [this](const QString &type) {
        m_session.edit([&](Plan &plan) { plan.writer.documentType = type.toStdString(); },
                       QStringLiteral("writer.documentType"));
    });
}

/// Offers the types by their names in the language of the built-in sentences; a model knows the English ones.
void PromptCard::offerTypes()
{
    const Plan::Writer &writer = m_session.plan().writer;
    const auto *language = writer.isModel() ? nullptr : core::writing::findLanguage(writer.language);
    const auto types = core::writing::TemplateWriter::documentTypes(
        language == nullptr ? core::writing::english : *language);
    if (m_type->count() > 0 && m_type->itemText(0) == QString::fromStdString(types.front()))
        return;
    const QSignalBlocker quiet(m_type);
    m_type->clear();
    for (const std::string &type : types)
        m_type->addItem(QString::fromStdString(type));
}

void PromptCard::addTemplate()
{
    m_template->addItem(tr("by the kind of document"), QString());
    for (const core::chat::BuiltInPrompt &prompt : core::chat::builtInPrompts()) {
        const QString name =
            QString::fromUtf8(prompt.name.data(), static_cast<qsizetype>(prompt.name.size()));
        m_template->addItem(promptName(name), name);
    }
    m_template->addItem(tr("my own file..."), ownFile);
    WheelGuard::protect(m_template);
    m_fields->addRow({tr("Prompt"), "promptTemplate", "writing.template"}, m_template);
    connect(m_template, &QComboBox::activated, this, &PromptCard::chooseTemplate);
}

void PromptCard::chooseTemplate(int index)
{
    QString name = m_template->itemData(index).toString();
    if (name == ownFile) {
        const QString path = m_session.environment().files->openFile(
            this, tr("Choose a file with a prompt"), tr("Prompts (*.txt *.md *.prompt);;All files (*)"));
        if (path.isEmpty())
            return showTemplate();
        name = QFileInfo(path).absoluteFilePath();
    }
    m_session.edit([&](Plan &plan) { plan.writer.promptTemplate = name.toStdString(); });
    showTemplate();
}

void PromptCard::showTemplate()
{
    const QString wanted = QString::fromStdString(m_session.plan().writer.promptTemplate);
    int index = m_template->findData(wanted);
    if (index < 0) {
        index = m_template->count() - 1;
        m_template->insertItem(index, QFileInfo(wanted).fileName(), wanted);
        m_template->setItemData(index, wanted, Qt::ToolTipRole);
    }
    m_template->setCurrentIndex(index);
}

void PromptCard::refresh()
{
    const Plan::Writer &writer = m_session.plan().writer;
    const QString type = QString::fromStdString(writer.documentType);
    offerTypes();
    if (type != m_type->currentText()) {
        const QSignalBlocker quiet(m_type);
        m_type->setCurrentText(type);
    }
    showTemplate();
    m_fields->refresh();
    m_sentences->refresh();
    m_examples->refresh();
    m_flaws->refresh();
    const bool isForModel = writer.isModel();
    for (QWidget *field : {static_cast<QWidget *>(m_template), m_language, m_length})
        m_fields->setRowVisible(field, isForModel);
    m_sentences->setVisible(!isForModel);
    m_examples->setVisible(isForModel);
    m_advanced->setVisible(isForModel);
    setEnabled(!m_session.jobs().isBusy());
}

} // namespace ui
