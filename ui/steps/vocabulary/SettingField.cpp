#include "ui/steps/vocabulary/SettingField.h"

#include "ui/steps/vocabulary/PartsField.h"
#include "ui/text/HelpText.h"
#include "ui/text/ProblemText.h"
#include "ui/text/VocabularyText.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/WheelGuard.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

using core::Setting;
using core::vocabulary::SettingType;
using Texts = std::vector<std::string>;

QString toQString(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

// "T047, T184", with semicolons or line breaks as well.
Texts listOf(const QString &text)
{
    Texts list;
    QString plain = text;
    plain.replace(QLatin1Char(';'), QLatin1Char(',')).replace(QLatin1Char('\n'), QLatin1Char(','));
    for (const QString &each : plain.split(QLatin1Char(','), Qt::SkipEmptyParts))
        if (!each.trimmed().isEmpty())
            list.push_back(each.trimmed().toStdString());
    return list;
}

QStringList textsIn(const Setting *value)
{
    QStringList texts;
    if (value == nullptr)
        return texts;
    if (const auto *text = std::get_if<std::string>(value); text != nullptr && !text->empty())
        texts += QString::fromStdString(*text);
    if (const auto *list = std::get_if<Texts>(value))
        for (const std::string &each : *list)
            texts += QString::fromStdString(each);
    return texts;
}

} // namespace

SettingField::SettingField(const core::vocabulary::SourceSetting &setting,
                           const Words &words,
                           FileChooser &files,
                           QWidget *parent)
    : QWidget(parent)
    , m_setting(setting)
    , m_key(setting.key)
    , m_words(words)
    , m_files(files)
    , m_problem(makeLabel({}, "weak", this))
{
    setObjectName(QStringLiteral("setting_") + toQString(setting.key));
    m_problem->setObjectName(QStringLiteral("problem"));
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->hide();
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(4);
    if (setting.type != SettingType::Flag)
        //: a field that may stay empty; %1: what it is called
        all->addWidget(
            makeLabel(setting.isNeeded ? words.title : tr("%1 (optional)").arg(words.title), "strong", this));
    all->addWidget(makeEditor());
    if (!words.advice.isEmpty())
        all->addWidget(makeLabel(words.advice, "caption", this));
    all->addWidget(m_problem);
}

bool SettingField::isList() const
{
    return m_setting.type == SettingType::Texts || m_setting.type == SettingType::Files;
}

QWidget *SettingField::makeEditor()
{
    switch (m_setting.type) {
    case SettingType::Flag:
        m_flag = new QCheckBox(m_words.title, this);
        m_flag->setObjectName(QStringLiteral("flag"));
        setHelp(m_flag, QStringLiteral("vocabulary.settings"));
        connect(m_flag, &QCheckBox::clicked, this, [this](bool on) { emit edited(Setting(on)); });
        return m_flag;
    case SettingType::File:
    case SettingType::Files:
        return makeFiles();
    case SettingType::Sources:
        m_parts = new PartsField(m_words.title, m_files, this);
        connect(m_parts, &PartsField::edited, this, &SettingField::edited);
        return m_parts;
    case SettingType::Text:
    case SettingType::Texts:
        break;
    }
    return m_setting.choices.empty() ? makeLine() : makeChoice();
}

QWidget *SettingField::makeChoice()
{
    m_choice = new QComboBox(this);
    m_choice->setObjectName(QStringLiteral("choice"));
    m_choice->setAccessibleName(m_words.title);
    setHelp(m_choice, QStringLiteral("vocabulary.settings"));
    //: the first entry of a choice, while nothing is chosen
    m_choice->addItem(m_setting.isNeeded ? tr("Choose...") : tr("any"), QString());
    for (const std::string_view choice : m_setting.choices)
        m_choice->addItem(toQString(choice), toQString(choice));
    WheelGuard::protect(m_choice);
    connect(m_choice, &QComboBox::activated, this, [this](int index) {
        emit edited(Setting(m_choice->itemData(index).toString().toStdString()));
    });
    return m_choice;
}

QWidget *SettingField::makeLine()
{
    m_line = new QLineEdit(this);
    m_line->setObjectName(QStringLiteral("line"));
    m_line->setAccessibleName(m_words.title);
    m_line->setAccessibleDescription(m_words.advice);
    setHelp(m_line, QStringLiteral("vocabulary.settings"));
    connect(m_line, &QLineEdit::editingFinished, this, &SettingField::takeLine);
    return m_line;
}

void SettingField::takeLine()
{
    if (!m_line->isModified()) // the focus went by
        return;
    m_line->setModified(false);
    if (isList())
        emit edited(Setting(listOf(m_line->text())));
    else
        emit edited(Setting(m_line->text().trimmed().toStdString()));
}

QWidget *SettingField::makeFiles()
{
    auto *row = new QWidget(this);
    m_paths = makeLabel({}, "", row);
    m_paths->setObjectName(QStringLiteral("paths"));
    m_paths->setTextFormat(Qt::PlainText);
    auto *choose = makeButton(isList() ? tr("Add a file...") : tr("Choose..."), "choose", "", row);
    m_remove = makeButton(tr("Remove"), "remove", "", row);
    //: of a button; %1: what the field is called
    choose->setAccessibleName(tr("Choose: %1").arg(m_words.title));
    //: of a button; %1: what the field is called
    m_remove->setAccessibleName(tr("Remove: %1").arg(m_words.title));
    for (QPushButton *button : {choose, m_remove})
        setHelp(button, QStringLiteral("vocabulary.settings"));
    connect(choose, &QPushButton::clicked, this, &SettingField::chooseFile);
    connect(m_remove, &QPushButton::clicked, this, [this] {
        emit edited(isList() ? Setting(Texts()) : Setting(std::string()));
    });
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_paths, 1);
    layout->addWidget(choose);
    layout->addWidget(m_remove);
    return row;
}

void SettingField::chooseFile()
{
    const QString path = m_files.openFile(this, m_words.title, vocabularyFilter());
    if (path.isEmpty())
        return;
    const std::string chosen = QFileInfo(path).absoluteFilePath().toStdString();
    if (!isList()) {
        emit edited(Setting(chosen));
        return;
    }
    Texts paths;
    for (const QString &each : m_chosen)
        paths.push_back(each.toStdString());
    paths.push_back(chosen);
    emit edited(Setting(std::move(paths)));
}

void SettingField::showFiles(const QStringList &paths)
{
    m_chosen = paths;
    QStringList names;
    for (const QString &path : paths)
        names += fileNameText(path);
    //: no file is chosen
    m_paths->setText(names.isEmpty() ? tr("none") : names.join(QLatin1Char('\n')));
    setLook(m_paths, names.isEmpty() ? "caption" : "");
    m_paths->setToolTip(QDir::toNativeSeparators(paths.join(QLatin1Char('\n'))));
    m_remove->setVisible(!m_setting.isNeeded && !paths.isEmpty());
}

void SettingField::setValue(const Setting *value)
{
    if (m_flag)
        m_flag->setChecked(value != nullptr && *value == Setting(true));
    if (m_parts)
        m_parts->setValue(value);
    const QStringList texts = textsIn(value);
    if (m_paths)
        showFiles(texts);
    if (m_choice)
        m_choice->setCurrentIndex(std::max(m_choice->findData(texts.value(0)), 0));
    if (m_line) {
        const QString text = texts.join(QStringLiteral(", "));
        if (!m_line->isModified() && m_line->text() != text)
            m_line->setText(text);
    }
}

void SettingField::showProblem(const QString &problem)
{
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    setAccessibleDescription(problem);
}

} // namespace ui
