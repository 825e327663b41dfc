#include "ui/writer/PromptCard.h"

#include "core/chat/PromptTemplate.h"
#include "core/writing/TemplateWriter.h"
#include "ui/session/ProjectSession.h"
#include "ui/text/BudgetText.h"
#include "ui/text/ProblemText.h"
#include "ui/widgets/Badge.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/FileChooser.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/WheelGuard.h"
#include "ui/writer/ExamplesChoice.h"
#include "ui/writer/WriterFields.h"

#include <QComboBox>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QMap>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

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
        m_template->insertItem(index, fileNameText(wanted), wanted);
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

using core::plan::Plan;
using Flaws = Plan::Writer::Flaws;

FlawChoices::FlawChoices(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_fields(new WriterFields(session, WriterFields::Labels::Long, this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(makeLabel(tr("What to do with a flawed answer"), "strong", this));
    column->addWidget(m_fields);
    add(tr("Empty"), "flawEmpty", &Flaws::empty, false); // nothing to keep
    //: an answer of a language model that ends in the middle, at the limit of tokens
    add(tr("Cut off at the limit"), "flawCutOff", &Flaws::cutOff);
    //: an answer that a filter of the server held back
    add(tr("Withheld by the server"), "flawWithheld", &Flaws::withheld);
    //: a language model says that it will not write this
    add(tr("Declined by the model"), "flawRefused", &Flaws::refused);
    add(tr("Phrases missing in the text"), "flawPhrasesMissing", &Flaws::phrasesMissing);
    refresh();
}

template<typename Member>
void FlawChoices::add(const QString &label, const char *objectName, Member member, bool hasText)
{
    auto *choice = new QComboBox(this);
    if (hasText)
        //: what becomes of a flawed answer: used as it is
        choice->addItem(tr("keep"), QStringLiteral("keep"));
    choice->addItem(tr("ask again"), QStringLiteral("retry"));
    //: what becomes of a flawed answer: used, and marked at the review
    choice->addItem(tr("keep, and mark at the review"), QStringLiteral("mark"));
    WheelGuard::protect(choice);
    m_fields->addRow({label, objectName, "writing.flaws"}, choice, false);
    connect(choice, &QComboBox::activated, this, [this, choice, member](int index) {
        m_session.edit([&](Plan &plan) {
            plan.writer.flaws.*member = choice->itemData(index).toString().toStdString();
        });
    });
    m_shows.append([this, choice, member] {
        choice->setCurrentIndex(
            choice->findData(QString::fromStdString(m_session.plan().writer.flaws.*member)));
    });
}

void FlawChoices::refresh()
{
    for (const auto &show : std::as_const(m_shows))
        show();
}

namespace {

using core::plan::Plan;
namespace writing = core::writing;

const writing::Language &languageNamed(const std::string &name)
{
    const writing::Language *found = writing::findLanguage(name);
    return found == nullptr ? writing::english : *found;
}

/// The kind of document by its name in the new language, where it is one of those that have sentences.
std::string typeIn(const writing::Language &language, const std::string &type)
{
    for (const writing::Language *other : writing::languages()) {
        const auto types = writing::TemplateWriter::documentTypes(*other);
        const auto found = std::ranges::find(types, type);
        if (found != types.end())
            return writing::TemplateWriter::documentTypes(
                language)[static_cast<std::size_t>(found - types.begin())];
    }
    return type;
}

} // namespace

SentenceChoices::SentenceChoices(ProjectSession &session, WriterFields *fields)
    : QObject(fields)
    , m_session(session)
    , m_fields(fields)
    , m_language(new QComboBox(fields))
{
    addLanguage();
}

void SentenceChoices::addLanguage()
{
    const QMap<QString, QString> names = {
        {QStringLiteral("English"), tr("that of the vocabulary, else English")},
        {QStringLiteral("German"), tr("German")},
        {QStringLiteral("French"), tr("French")},
        {QStringLiteral("Spanish"), tr("Spanish")}};
    // English is the default: then the language of the vocabulary is used, if there are sentences in it.
    for (const writing::Language *language : writing::languages()) {
        const QString title = QString::fromStdString(std::string(language->title));
        m_language->addItem(names.value(title, title), title);
    }
    WheelGuard::protect(m_language);
    m_fields->addRow(
        {tr("Language of the text"), "templateLanguage", "writing.sentences"}, m_language, false);
    connect(m_language, &QComboBox::activated, this, &SentenceChoices::chooseLanguage);
}

void SentenceChoices::chooseLanguage(int index)
{
    const std::string name = m_language->itemData(index).toString().toStdString();
    m_session.edit([&](Plan &plan) {
        plan.writer.language = name;
        plan.writer.documentType = typeIn(languageNamed(name), plan.writer.documentType);
    });
}

void SentenceChoices::setVisible(bool visible)
{
    m_fields->setRowVisible(m_language, visible);
}

void SentenceChoices::refresh()
{
    const writing::Language &language = languageNamed(m_session.plan().writer.language);
    m_language->setCurrentIndex(m_language->findData(QString::fromStdString(std::string(language.title))));
}

} // namespace ui
