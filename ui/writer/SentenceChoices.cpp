#include "ui/writer/SentenceChoices.h"

#include "core/writing/TemplateWriter.h"
#include "ui/session/ProjectSession.h"
#include "ui/widgets/WheelGuard.h"
#include "ui/writer/WriterFields.h"

#include <QComboBox>
#include <QMap>

#include <algorithm>

namespace ui {

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
