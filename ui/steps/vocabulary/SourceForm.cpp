#include "ui/steps/vocabulary/SourceForm.h"

#include "core/plan/SourceChecks.h"
#include "core/sources/Sources.h"
#include "ui/session/ProjectSession.h"
#include "ui/steps/vocabulary/SettingField.h"
#include "ui/text/HelpText.h"
#include "ui/text/ProblemText.h"
#include "ui/text/VocabularyText.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/TabOrder.h"
#include "ui/widgets/WheelGuard.h"

#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <cctype>

namespace ui {

namespace {

using core::Settings;
using core::plan::Plan;
using core::vocabulary::SettingType;
using core::vocabulary::Source;

constexpr std::string_view builtin = "builtin";
constexpr const char *fileKey = "file";

std::string fileOf(const Plan::Vocabulary &vocabulary)
{
    return core::vocabulary::textOf(vocabulary.settings, fileKey);
}

// Adds the files delivered beside the file, which say more about its terms.
void addFilesBeside(const Source &source, const QFileInfo &file, core::Settings &settings)
{
    for (const auto &setting : source.settings()) {
        if (setting.type != SettingType::File || setting.beside.empty() || settings.contains(setting.key))
            continue;
        const QString name =
            QString::fromUtf8(setting.beside.data(), static_cast<qsizetype>(setting.beside.size()));
        if (const QFileInfo beside(file.dir(), name); beside.isFile())
            settings.emplace(setting.key, beside.absoluteFilePath().toStdString());
    }
}

// Makes the vocabulary that was chosen so far the first part of a source of several.
void keepAsPart(Plan::Vocabulary &vocabulary, const Source &next)
{
    const auto *parts = next.settingOfParts();
    const Settings settings = vocabularySettings(vocabulary);
    if (parts == nullptr || vocabulary.settings.contains(parts->key) || settings.empty())
        return;
    core::SettingsObject first{settings};
    first.settings["source"] = vocabulary.source;
    vocabulary.settings.insert_or_assign(std::string(parts->key), std::vector{std::move(first)});
}

bool names(const core::Error &error, const std::string &key)
{
    const std::string field = "vocabulary." + key;
    const std::size_t at = error.detail.find(field);
    // "vocabulary.refset" is not "vocabulary.refsets".
    return at != std::string::npos
           && (at + field.size() == error.detail.size()
               || std::isalnum(static_cast<unsigned char>(error.detail[at + field.size()])) == 0);
}

} // namespace

bool isOwnFile(const Plan::Vocabulary &vocabulary)
{
    return vocabulary.source != builtin && (!vocabulary.source.empty() || !fileOf(vocabulary).empty());
}

Plan::Vocabulary vocabularyOfFile(const QString &path)
{
    const QFileInfo file(path);
    const std::string chosen = file.absoluteFilePath().toStdString();
    Plan::Vocabulary vocabulary{.source = {}, .settings = {{fileKey, chosen}}};
    const auto recognised = core::vocabulary::recognisedSource(chosen);
    if (!recognised) { // opening it says why it cannot be read
        vocabulary.source = "terms";
    } else if (const Source *source = *recognised) {
        vocabulary.source = source->name();
        addFilesBeside(*source, file, vocabulary.settings);
    }
    return vocabulary;
}

SourceForm::SourceForm(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_card(new Card(tr("Your file"), this))
    , m_kind(new QComboBox(this))
    , m_unknown(makeLabel(tr("The kind of file was not recognised: choose it here."), "weak", this))
    , m_advice(makeLabel({}, "caption", this))
    , m_rows(new QVBoxLayout)
{
    m_card->setTitleLook("strong");
    m_kind->setObjectName(QStringLiteral("vocabularyKind"));
    m_unknown->setObjectName(QStringLiteral("vocabularyKindUnknown"));
    m_kind->setAccessibleName(tr("Kind of file"));
    setHelp(m_kind, QStringLiteral("vocabulary.source"));
    WheelGuard::protect(m_kind);
    m_kind->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_kind->setMinimumContentsLength(20);
    QLabel *label = makeLabel(tr("&Kind of file"), "strong", this);
    label->setBuddy(m_kind);
    m_rows->setSpacing(12);
    for (QWidget *each : {static_cast<QWidget *>(label), static_cast<QWidget *>(m_kind)})
        m_card->body()->addWidget(each);
    m_card->body()->addWidget(m_unknown);
    m_card->body()->addWidget(m_advice);
    m_card->body()->addLayout(m_rows);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_card);
    fillKinds();
    connect(m_kind, &QComboBox::activated, this, &SourceForm::chooseKind);
    refresh();
}

void SourceForm::fillKinds()
{
    m_kind->addItem(tr("Choose..."), QString());
    for (const Source *source : core::vocabulary::sources())
        if (source->name() != builtin)
            m_kind->addItem(vocabularySourceTitle(*source),
                            QString::fromStdString(std::string(source->name())));
}

void SourceForm::chooseKind(int index)
{
    const std::string source = m_kind->itemData(index).toString().toStdString();
    const Source *chosen = core::vocabulary::findSource(source);
    m_session.edit([&](Plan &plan) {
        if (chosen != nullptr)
            keepAsPart(plan.vocabulary, *chosen);
        plan.vocabulary.source = source;
        plan.vocabulary.exclude = {}; // it names terms of another vocabulary
        if (chosen != nullptr)
            addFilesBeside(*chosen,
                           QFileInfo(QString::fromStdString(fileOf(plan.vocabulary))),
                           plan.vocabulary.settings);
    });
}

void SourceForm::set(const std::string &key, const core::Setting &value)
{
    m_session.edit([&](Plan &plan) {
        if (core::isEmpty(value))
            plan.vocabulary.settings.erase(key);
        else
            plan.vocabulary.settings.insert_or_assign(key, value);
    });
}

void SourceForm::makeFields(const std::string &name)
{
    for (SettingField *field : m_fields) {
        m_rows->removeWidget(field);
        field->hide(); // it may be the one that speaks now
        field->deleteLater();
    }
    m_fields.clear();
    m_source = name;
    const Source *source = core::vocabulary::findSource(name);
    if (source == nullptr)
        return;
    m_advice->setText(vocabularySourceAdvice(*source));
    for (const auto &setting : source->settings()) {
        auto *field = new SettingField(setting,
                                       {sourceSettingTitle(setting), sourceSettingAdvice(setting)},
                                       *m_session.environment().files,
                                       m_card);
        connect(field, &SettingField::edited, this, [this, key = field->key()](const core::Setting &value) {
            set(key, value);
        });
        m_rows->addWidget(field);
        m_fields.push_back(field);
    }
    tabAsLaidOut(*m_card);
}

void SourceForm::refresh()
{
    const Plan::Vocabulary &vocabulary = m_session.plan().vocabulary;
    setVisible(isOwnFile(vocabulary));
    if (!isOwnFile(vocabulary))
        return;
    if (vocabulary.source != m_source)
        makeFields(vocabulary.source);
    m_kind->setCurrentIndex(std::max(m_kind->findData(QString::fromStdString(vocabulary.source)), 0));
    m_unknown->setVisible(vocabulary.source.empty());
    m_advice->setVisible(!vocabulary.source.empty());
    for (SettingField *field : m_fields) {
        const auto value = vocabulary.settings.find(field->key());
        field->setValue(value == vocabulary.settings.end() ? nullptr : &value->second);
    }
    setEnabled(!m_session.isDecided());
}

void SourceForm::showError(const core::Error &error)
{
    hideError();
    const auto files = filesOf(m_session.plan().vocabulary);
    for (SettingField *field : m_fields) {
        const bool isInFile = std::ranges::any_of(files, [&](const auto &file) {
            return file.first == field->key() && error.detail.starts_with(file.second.string());
        });
        if (names(error, field->key()) || (isInFile && error.detail.find("vocabulary.") == std::string::npos))
            field->showProblem(errorDetail(error));
    }
}

void SourceForm::hideError()
{
    for (SettingField *field : m_fields)
        field->showProblem({});
}

} // namespace ui
