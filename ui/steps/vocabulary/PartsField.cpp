#include "ui/steps/vocabulary/PartsField.h"

#include "core/plan/Plan.h"
#include "core/sources/Sources.h"
#include "ui/steps/vocabulary/SourceForm.h"
#include "ui/text/HelpText.h"
#include "ui/text/ProblemText.h"
#include "ui/text/VocabularyText.h"
#include "ui/widgets/Labels.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

using core::Settings;
using core::SettingsObject;
using core::vocabulary::textOf;

const SettingsObject &medical()
{
    static const SettingsObject part{{{"source", std::string("builtin")}, {"name", std::string("medical")}}};
    return part;
}

QString shown(const SettingsObject &part)
{
    if (part == medical())
        return PartsField::tr("Medical (built in)");
    const auto *source = core::vocabulary::findSource(textOf(part.settings, "source"));
    const QString title =
        source == nullptr ? PartsField::tr("not known what it is") : vocabularySourceTitle(*source);
    const QString file = fileNameText(QString::fromStdString(textOf(part.settings, "file")));
    //: %1: a file, %2: what kind of vocabulary it is
    return file.isEmpty() ? title : PartsField::tr("%1: %2").arg(file, title);
}

} // namespace

PartsField::PartsField(const QString &title, FileChooser &files, QWidget *parent)
    : QWidget(parent)
    , m_title(title)
    , m_files(files)
    , m_list(new QListWidget(this))
    , m_builtin(makeButton(tr("Add medical phrases"), "addBuiltin", "", this))
    , m_remove(makeButton(tr("Remove"), "remove", "", this))
{
    auto *add = makeButton(tr("Add a file..."), "choose", "", this);
    m_list->setObjectName(QStringLiteral("parts"));
    m_list->setAccessibleName(title);
    m_list->setMaximumHeight(6 * m_list->fontMetrics().height());
    //: of a button; %1: what the field is called
    m_remove->setAccessibleName(tr("Remove: %1").arg(title));
    for (QWidget *each : {static_cast<QWidget *>(m_list),
                          static_cast<QWidget *>(add),
                          static_cast<QWidget *>(m_builtin),
                          static_cast<QWidget *>(m_remove)})
        setHelp(each, QStringLiteral("vocabulary.settings"));
    auto *buttons = new QHBoxLayout;
    for (QPushButton *button : {add, m_builtin, m_remove})
        buttons->addWidget(button);
    buttons->addStretch();
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_list);
    all->addLayout(buttons);
    connect(add, &QPushButton::clicked, this, &PartsField::addFile);
    connect(m_builtin, &QPushButton::clicked, this, &PartsField::addBuiltin);
    connect(m_remove, &QPushButton::clicked, this, &PartsField::removeChosen);
    connect(
        m_list, &QListWidget::currentRowChanged, this, [this](int row) { m_remove->setEnabled(row >= 0); });
    setValue(nullptr);
}

void PartsField::setValue(const core::Setting *value)
{
    const auto *parts = value == nullptr ? nullptr : std::get_if<Parts>(value);
    m_parts = parts == nullptr ? Parts() : *parts;
    const int row = m_list->currentRow();
    m_list->clear();
    for (const SettingsObject &part : m_parts)
        m_list->addItem(shown(part));
    m_list->setCurrentRow(std::min(row, m_list->count() - 1));
    m_remove->setEnabled(m_list->currentRow() >= 0);
    m_builtin->setEnabled(std::ranges::find(m_parts, medical()) == m_parts.end());
}

void PartsField::set(Parts parts)
{
    emit edited(core::Setting(std::move(parts)));
}

// A file that nothing identifies is treated as a list of phrases: reading it reports an error if it is not.
void PartsField::addFile()
{
    const QString path = m_files.openFile(this, m_title, vocabularyFilter());
    if (path.isEmpty())
        return;
    auto chosen = vocabularyOfFile(path);
    Parts parts = m_parts;
    SettingsObject &part = parts.emplace_back(SettingsObject{std::move(chosen.settings)});
    part.settings["source"] = chosen.source.empty() ? std::string("terms") : chosen.source;
    set(std::move(parts));
}

void PartsField::addBuiltin()
{
    Parts parts = m_parts;
    parts.push_back(medical());
    set(std::move(parts));
}

void PartsField::removeChosen()
{
    const int row = m_list->currentRow();
    if (row < 0 || row >= static_cast<int>(m_parts.size()))
        return;
    Parts parts = m_parts;
    parts.erase(parts.begin() + row);
    set(std::move(parts));
}

} // namespace ui
