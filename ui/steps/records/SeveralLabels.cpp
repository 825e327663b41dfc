#include "ui/steps/records/SeveralLabels.h"

#include "core/plan/LabelMap.h"
#include "ui/session/ProjectSession.h"
#include "ui/text/HelpText.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/WheelGuard.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>

namespace ui {

namespace {

using core::plan::Plan;

constexpr int longestSeparator = 3;
constexpr int separatorWidth = 72;

QHBoxLayout *rowOf(const QString &text, QWidget *field, QWidget *parent)
{
    QLabel *caption = makeLabel(text, "caption", parent);
    caption->setBuddy(field);
    auto *row = new QHBoxLayout;
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(caption);
    row->addWidget(field);
    row->addStretch(1);
    return row;
}

} // namespace

SeveralLabels::SeveralLabels(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_separator(new QLineEdit(this))
    , m_choice(new QWidget(this))
    , m_rule(new QComboBox(m_choice))
    , m_words(makeLabel({}, "caption", this))
{
    makeParts();
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(8);
    all->addLayout(rowOf(tr("Several labels in a cell, separated by"), m_separator, this));
    m_choice->setLayout(rowOf(tr("A record of several declared labels"), m_rule, m_choice));
    all->addWidget(m_choice);
    all->addWidget(m_words);
    connect(m_separator, &QLineEdit::editingFinished, this, [this] {
        m_separator->setModified(false); // from now on it follows the plan
        m_session.edit(
            [this](Plan &plan) { plan.records.labelSeparator = m_separator->text().toStdString(); });
    });
    connect(m_rule, &QComboBox::activated, this, [this] {
        m_session.edit([this](Plan &plan) {
            plan.records.severalLabels = m_rule->currentData().toString().toStdString();
        });
    });
}

void SeveralLabels::makeParts()
{
    m_separator->setObjectName(QStringLiteral("labelSeparator"));
    m_separator->setAccessibleName(
        tr("The separator between several labels in a cell; empty if there is only one label"));
    m_separator->setMaxLength(longestSeparator);
    m_separator->setFixedWidth(separatorWidth);
    //: in a field that is empty: each cell holds one label
    m_separator->setPlaceholderText(tr("none"));
    setHelp(m_separator, QStringLiteral("records.severalLabels"));
    m_rule->setObjectName(QStringLiteral("severalLabels"));
    m_rule->setAccessibleName(tr("How a record with several declared labels counts"));
    //: a record of several declared labels
    m_rule->addItem(tr("stands under the first of them"), QStringLiteral("first"));
    //: a record of several declared labels
    m_rule->addItem(tr("stands under each of them"), QStringLiteral("each"));
    WheelGuard::protect(m_rule);
    setHelp(m_rule, QStringLiteral("records.severalLabels"));
    m_words->setObjectName(QStringLiteral("severalLabelsWords"));
}

void SeveralLabels::refresh()
{
    const Plan::Records &records = m_session.plan().records;
    if (!m_separator->isModified())
        m_separator->setText(QString::fromStdString(records.labelSeparator));
    const bool canBeSeveral = core::plan::mayHaveSeveralLabels(records);
    const bool isEach = core::plan::severalLabels(records) == core::plan::SeveralLabels::Each;
    m_choice->setVisible(canBeSeveral);
    m_words->setVisible(canBeSeveral);
    m_rule->setCurrentIndex(isEach ? 1 : 0);
    m_words->setText(
        isEach ? tr("The contribution of a record is divided among its labels: the guarantee is the same, "
                    "and each label learns a part of the record.")
               : tr("The record counts fully for the label that comes first in the declared list."));
    m_rule->setAccessibleDescription(m_words->text());
}

} // namespace ui
