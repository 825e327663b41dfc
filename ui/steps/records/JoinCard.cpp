#include "ui/steps/records/JoinCard.h"

#include "ui/session/ProjectSession.h"
#include "ui/steps/records/JoinProposal.h"
#include "ui/steps/records/ProfileChoice.h"
#include "ui/text/FormatText.h"
#include "ui/text/HelpText.h"
#include "ui/text/Markdown.h"
#include "ui/text/ProblemText.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/FileChooser.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/WheelGuard.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>

namespace ui {

namespace {

using core::records::Join;

QString shownName(const std::filesystem::path &file)
{
    return QString::fromStdString(file.filename().string());
}

void fillColumns(QComboBox &combo, const std::vector<std::string> &columns, const std::string &chosen)
{
    const QSignalBlocker quiet(&combo);
    combo.clear();
    for (const std::string &column : columns)
        combo.addItem(columnText(column), QString::fromStdString(column));
    const int index = combo.findData(QString::fromStdString(chosen));
    if (index < 0 && !chosen.empty())
        combo.addItem(columnText(chosen), QString::fromStdString(chosen)); // of a plan by hand, perhaps
    combo.setCurrentIndex(index < 0 && !chosen.empty() ? combo.count() - 1 : index);
}

std::string chosenIn(const QComboBox &combo)
{
    return combo.currentData().toString().toStdString();
}

} // namespace

JoinCard::JoinCard(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_words(makeLabel({}, "caption", this))
    , m_name(makeLabel({}, "strong", this))
    , m_choose(makeButton(tr("Choose the file of the labels..."), "chooseJoin", "", this))
    //: takes the file of the labels out of the plan
    , m_remove(makeButton(tr("Leave it out"), "removeJoin", "", this))
    , m_choices(new QWidget(this))
    , m_grid(new QGridLayout(m_choices))
    , m_on(addChooser(tr("Key in the records"), "joinOn"))
    , m_key(addChooser(tr("Key in that file"), "joinKey"))
    , m_label(addChooser(tr("Label in that file"), "joinLabel"))
    , m_refusal(makeLabel({}, "weak", this))
{
    m_name->setObjectName(QStringLiteral("joinName"));
    m_refusal->setObjectName(QStringLiteral("joinRefusal"));
    m_refusal->hide();
    m_remove->setAccessibleName(tr("Leave the file of the labels out"));
    for (QPushButton *button : {m_choose, m_remove})
        setHelp(button, QStringLiteral("records.join"));
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(12);
    m_grid->setVerticalSpacing(4);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(m_name);
    buttons->addWidget(m_choose);
    buttons->addWidget(m_remove);
    buttons->addStretch();
    auto *card = new Card(tr("Labels in another file"), this);
    card->body()->addWidget(m_words);
    card->body()->addLayout(buttons);
    card->body()->addWidget(m_choices);
    card->body()->addWidget(m_refusal);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(card);
    connect(m_choose, &QPushButton::clicked, this, &JoinCard::choose);
    connect(m_remove, &QPushButton::clicked, this, &JoinCard::remove);
    connectChoosers();
    refresh();
}

QComboBox *JoinCard::addChooser(const QString &text, const char *objectName)
{
    auto *combo = new QComboBox(m_choices);
    combo->setObjectName(QLatin1String(objectName));
    combo->setAccessibleName(spokenText(text));
    setHelp(combo, QStringLiteral("records.join"));
    WheelGuard::protect(combo);
    QLabel *label = makeLabel(text, "caption", m_choices);
    label->setBuddy(combo);
    const int column = m_grid->count() / 2;
    m_grid->addWidget(label, 0, column);
    m_grid->addWidget(combo, 1, column);
    m_grid->setColumnStretch(column, 1);
    return combo;
}

void JoinCard::connectChoosers()
{
    connect(m_on, &QComboBox::activated, this, [this] {
        change([this](Join &join) {
            const std::string there = joins::keyThere(join);
            join.on = chosenIn(*m_on);
            joins::setKeyThere(join, there);
        });
    });
    connect(m_key, &QComboBox::activated, this, [this] {
        change([this](Join &join) { joins::setKeyThere(join, chosenIn(*m_key)); });
    });
    connect(m_label, &QComboBox::activated, this, [this] {
        change([this](Join &join) { join.labelColumn = chosenIn(*m_label); });
    });
}

void JoinCard::change(const std::function<void(Join &)> &edit)
{
    m_session.edit([&](core::plan::Plan &plan) {
        Join join = plan.records.join;
        edit(join);
        joins::put(plan, std::move(join));
    });
}

void JoinCard::choose()
{
    const QString path =
        m_session.environment().files->openFile(this, tr("Choose the file with the labels"), recordsFilter());
    if (!path.isEmpty())
        read(path.toStdString(), true);
}

void JoinCard::remove()
{
    m_session.edit([this](core::plan::Plan &plan) {
        joins::put(plan, {});
        profiles::followChoice(plan, m_session.records().facts());
    });
}

void JoinCard::read(const std::filesystem::path &file, bool isChosen)
{
    if (m_reader.isRunning())
        return;
    m_seen = file;
    m_columns.clear();
    m_refusal->hide();
    m_choose->setEnabled(false);
    m_reader.start(
        [file](core::JobControl &) {
            core::records::Source source;
            source.files = {file};
            return core::records::preview(source);
        },
        this,
        [this, isChosen](const core::Result<core::records::Preview> &labels) { take(labels, isChosen); });
}

void JoinCard::take(const core::Result<core::records::Preview> &labels, bool isChosen)
{
    m_choose->setEnabled(true);
    const bool hasColumns = labels && !labels->columns.empty();
    m_refusal->setVisible(!hasColumns);
    if (!hasColumns)
        m_refusal->setText(labels ? tr("%1 has no columns that can be read.").arg(shownName(m_seen))
                                  : errorTitle(labels.error().code) + QLatin1Char('\n')
                                        + errorDetail(labels.error()));
    if (hasColumns)
        m_columns = labels->columns;
    if (hasColumns && isChosen)
        m_session.edit([&](core::plan::Plan &plan) {
            joins::put(plan, joins::proposed(plan.records, columnsHere(), m_seen, *labels));
        });
    refresh();
}

std::vector<std::string> JoinCard::columnsHere() const
{
    const auto &preview = m_session.records().preview();
    if (!preview)
        return {};
    std::vector<std::string> columns = preview->columns;
    if (preview->files > 1)
        for (const auto &[name, value] : preview->fileColumns)
            columns.push_back(name);
    return columns;
}

void JoinCard::refresh()
{
    const core::plan::Plan::Records &records = m_session.plan().records;
    setVisible(m_session.records().preview() && !records.textColumn.empty());
    setEnabled(!m_session.isDecided());
    const bool isThere = !records.join.files.empty();
    m_words->setText(isThere ? tr("Each record has the labels of all rows of that file with its key.")
                             : tr("If the labels are in another file, for example diagnoses by admission, a "
                                  "key that both files have connects them to the records."));
    m_name->setVisible(isThere);
    m_choices->setVisible(isThere);
    m_remove->setVisible(isThere);
    m_choose->setText(isThere ? tr("Choose another...") : tr("Choose the file of the labels..."));
    m_choose->setAccessibleName(tr("Choose the file with the labels"));
    if (!isThere)
        return;
    m_name->setText(shownName(records.join.files.front()));
    if (isVisibleTo(parentWidget()) && m_seen != records.join.files.front())
        read(records.join.files.front(), false);
    fillChoosers();
}

void JoinCard::fillChoosers()
{
    const Join &join = m_session.plan().records.join;
    fillColumns(*m_on, columnsHere(), join.on);
    fillColumns(*m_key, m_columns, joins::keyThere(join));
    fillColumns(*m_label, m_columns, join.labelColumn);
}

} // namespace ui
