#include "ui/steps/records/LabelsCard.h"

#include "core/plan/LabelMap.h"
#include "ui/session/ProjectSession.h"
#include "ui/steps/records/DeclareQuestion.h"
#include "ui/steps/records/LabelModel.h"
#include "ui/steps/records/LabelTable.h"
#include "ui/steps/records/ProfileChoice.h"
#include "ui/steps/records/SeveralLabels.h"
#include "ui/text/HelpText.h"
#include "ui/text/ProfileText.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/FlowLayout.h"
#include "ui/widgets/Labels.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>

#include <algorithm>

namespace ui {

namespace {

using core::plan::Plan;

constexpr int mostLabelRows = 8;
constexpr int fewestRows = 2;

/// A label beside a field, which its shortcut leads to.
QLabel *captionOf(QWidget *field, const QString &text, QWidget *parent)
{
    QLabel *caption = makeLabelFor(field, text, "caption", parent);
    return caption;
}

} // namespace

LabelsCard::LabelsCard(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_model(new LabelModel(this))
    , m_words(makeLabel({}, "caption", this))
    , m_proposal(makeLabel({}, "", this))
    , m_useLabels(makeButton(tr("Use these labels"), "useProfileLabels", "", this))
    , m_several(new SeveralLabels(session, this))
    , m_filter(new QLineEdit(this))
    , m_counts(new QCheckBox(tr("&Show counts"), this))
    , m_countsWords(makeLabel({}, "caption", this))
    , m_table(new LabelTable(*m_model, this))
    , m_rules(makeLabel(tr("To enter the values of a label, double-click under \"Stands for\", or type "
                           "\"Heart failure = 428*, I50-I52\" below. 428* matches all values that begin with "
                           "428, I50-I52 matches a range, and * matches all values of no other label."),
                        "caption",
                        this))
    , m_stands(makeLabel({}, "caption", this))
    , m_cut(makeLabel({}, "caption", this))
    //: declares all labels that the list shows
    , m_shown(makeButton(tr("Decl&are shown"), "declareAll", "", this))
    , m_question(new DeclareQuestion(this))
    , m_none(makeButton(tr("De&clare none"), "declareNone", "", this))
    , m_rename(makeButton(tr("Rename"), "renameLabel", "", this))
    //: a verb: puts the selected labels under one name
    , m_group(makeButton(tr("&Group"), "groupLabels", "", this))
    , m_ungroup(makeButton(tr("&Ungroup"), "ungroupLabels", "", this))
    , m_remove(makeButton(tr("Remo&ve"), "removeLabel", "", this))
    , m_label(new QLineEdit(this))
    , m_add(makeButton(tr("A&dd"), "addLabel", "", this))
    , m_refusal(makeLabel({}, "weak", this))
{
    makeParts();
    setHelp(this, QStringLiteral("records.labels"));

    auto *card = new Card(tr("Labels: which may be public?"), this);
    card->body()->addWidget(m_words);
    card->body()->addLayout(makeProfileRow());
    card->body()->addWidget(m_several);
    card->body()->addLayout(makeFilterRow());
    card->body()->addWidget(m_countsWords);
    card->body()->addWidget(m_table);
    card->body()->addWidget(m_rules);
    card->body()->addWidget(m_stands);
    card->body()->addWidget(m_cut);
    card->body()->addLayout(makeButtonRow());
    card->body()->addWidget(m_question);
    card->body()->addLayout(makeAddRow());
    card->body()->addWidget(m_refusal);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(card);
    connectParts();
    refresh();
}

void LabelsCard::makeParts()
{
    m_words->setObjectName(QStringLiteral("labelWords"));
    m_filter->setObjectName(QStringLiteral("labelFilter"));
    m_filter->setAccessibleName(tr("Show only labels that hold this"));
    m_countsWords->setObjectName(QStringLiteral("labelCountsWords"));
    m_countsWords->setText(tr("The number of records with a label is private: the numbers are for this "
                              "screen only, and the guarantee does not cover choosing labels by them."));
    m_counts->setObjectName(QStringLiteral("showLabelCounts"));
    m_counts->setAccessibleName(tr("Show how many records have each label"));
    m_counts->setAccessibleDescription(m_countsWords->text());
    setHelp(m_counts, QStringLiteral("records.labelCounts"));
    m_table->setColumnHidden(LabelModel::Records, true);
    m_table->setObjectName(QStringLiteral("labels"));
    m_table->setAccessibleName(tr("Labels; select a label to declare it public"));
    m_table->setAccessibleDescription(tr("Space ticks all selected labels, F2 renames, Delete takes back."));
    setHelp(m_table, QStringLiteral("records.labelList"));
    m_rules->setObjectName(QStringLiteral("labelRules"));
    m_stands->setObjectName(QStringLiteral("labelStands"));
    m_stands->setTextFormat(Qt::PlainText);
    m_cut->setObjectName(QStringLiteral("labelCut"));
    m_shown->setAccessibleName(tr("Declare all labels that are shown"));
    m_none->setAccessibleName(tr("Remove all labels from the declared list"));
    m_rename->setAccessibleName(tr("Give the selected label another public name"));
    m_rename->setToolTip(tr("F2, or a double click on the label"));
    m_group->setAccessibleName(tr("Put the selected labels under one public name"));
    m_ungroup->setAccessibleName(tr("Make a separate label from each value of the selected labels"));
    m_remove->setAccessibleName(tr("Remove the selected labels from the declared list"));
    for (QPushButton *button : {m_rename, m_group, m_ungroup})
        setHelp(button, QStringLiteral("records.labelNames"));
    m_label->setObjectName(QStringLiteral("newLabel"));
    m_label->setAccessibleName(tr("Labels to add by hand: one, or a pasted list"));
    m_label->setPlaceholderText(tr("a label, or a pasted list"));
    setHelp(m_label, QStringLiteral("records.labelList"));
    m_add->setAccessibleName(tr("Add the labels"));
    m_refusal->setObjectName(QStringLiteral("labelRefusal"));
    m_refusal->setTextFormat(Qt::PlainText);
    m_refusal->hide();
}

QHBoxLayout *LabelsCard::makeProfileRow()
{
    m_proposal->setObjectName(QStringLiteral("profileLabels"));
    m_useLabels->setAccessibleName(tr("Use the labels that the profile proposes"));
    setHelp(m_useLabels, QStringLiteral("records.profile"));
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(m_proposal, 1);
    row->addWidget(m_useLabels);
    return row;
}

QHBoxLayout *LabelsCard::makeFilterRow()
{
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    //: followed by a field: show only labels that hold what is typed there
    row->addWidget(captionOf(m_filter, tr("Sho&w only"), this));
    row->addWidget(m_filter, 1);
    row->addSpacing(8);
    row->addWidget(m_counts);
    return row;
}

QLayout *LabelsCard::makeButtonRow()
{
    auto *row = new FlowLayout(nullptr, 8); // wraps in a language of longer words
    for (QPushButton *button : {m_shown, m_none, m_rename, m_group, m_ungroup, m_remove})
        row->addWidget(button);
    return row;
}

QHBoxLayout *LabelsCard::makeAddRow()
{
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(captionOf(m_label, tr("Add b&y hand"), this));
    row->addWidget(m_label, 1);
    row->addWidget(m_add);
    return row;
}

bool LabelsCard::isAsking() const
{
    return m_question->isOpen();
}

void LabelsCard::connectParts()
{
    connect(m_question, &DeclareQuestion::openChanged, this, &LabelsCard::askingChanged);
    connect(&m_session.records(), &RecordsView::changed, this, [this] {
        m_hasFound = false;
        m_question->hide();
    });
    // Nobody asked for the numbers of another project.
    connect(&m_session, &ProjectSession::projectChanged, m_counts, [this] { m_counts->setChecked(false); });
    connect(m_model, &LabelModel::declarationWanted, this, &LabelsCard::declareRow);
    // Queued: the list changes with the name, and would remove the editor while it delivers the name.
    connect(m_model, &LabelModel::nameWanted, this, &LabelsCard::nameRow, Qt::QueuedConnection);
    connect(m_model, &LabelModel::valuesWanted, this, &LabelsCard::setValuesOfRow, Qt::QueuedConnection);
    connect(m_useLabels, &QPushButton::clicked, this, &LabelsCard::useProfileLabels);
    connect(m_filter, &QLineEdit::textChanged, m_model, &LabelModel::setFilter);
    connect(m_filter, &QLineEdit::textChanged, this, &LabelsCard::refreshButtons);
    connect(m_counts, &QCheckBox::toggled, this, &LabelsCard::showCounts);
    connect(m_table, &LabelTable::toggleWanted, this, &LabelsCard::toggleChosen);
    connect(m_table, &LabelTable::removeWanted, this, &LabelsCard::removeChosen);
    connect(
        m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &LabelsCard::refreshButtons);
    connect(m_shown, &QPushButton::clicked, this, &LabelsCard::askToDeclareShown);
    connect(m_question, &DeclareQuestion::agreed, this, &LabelsCard::declareShown);
    connect(m_question, &DeclareQuestion::answered, m_shown, [this] { m_shown->setFocus(); });
    // The question is about what was shown when it was asked.
    connect(m_model, &LabelModel::modelReset, m_question, &QWidget::hide);
    connect(m_model, &LabelModel::dataChanged, m_question, &QWidget::hide);
    connect(m_none, &QPushButton::clicked, this, [this] { change(core::plan::clearLabels); });
    connect(m_rename, &QPushButton::clicked, m_table, &LabelTable::renameChosen);
    connect(m_group, &QPushButton::clicked, this, &LabelsCard::groupChosen);
    connect(m_ungroup, &QPushButton::clicked, this, &LabelsCard::ungroupChosen);
    connect(m_remove, &QPushButton::clicked, this, &LabelsCard::removeChosen);
    connect(m_add, &QPushButton::clicked, this, &LabelsCard::addByHand);
    connect(m_label, &QLineEdit::returnPressed, this, &LabelsCard::addByHand);
    connect(m_label, &QLineEdit::textChanged, this, &LabelsCard::refreshButtons);
}

void LabelsCard::refresh()
{
    const Plan &plan = m_session.plan();
    const bool isJoined = !plan.records.join.files.empty();
    setVisible((plan.records.labelColumn || isJoined) && !plan.records.textColumn.empty());
    setEnabled(!m_session.isDecided());
    if (!m_hasFound) {
        m_model->setFound(m_session.records().scan());
        m_hasFound = true;
    }
    m_several->refresh();
    m_model->setDeclared(plan);
    m_table->setColumnHidden(LabelModel::Values, !m_model->hasGroups() && !isJoined);
    m_rules->setVisible(m_model->hasGroups() || isJoined);
    const core::records::Profile *profile = profiles::inForce(plan, m_session.records().facts());
    const bool isProposed = profile && profiles::proposesLabels(plan, *profile);
    m_useLabels->setVisible(isProposed);
    m_proposal->setVisible(isProposed);
    if (isProposed)
        //: %1: a known kind of export, %2: labels with what they stand for
        m_proposal->setText(
            tr("For %1 these are usual: %2.").arg(profileTitle(*profile), profileLabels(*profile)));
    m_refusal->hide();
    refreshWords();
    refreshButtons();
}

void LabelsCard::refreshWords()
{
    const Plan &plan = m_session.plan();
    m_words->setText(
        plan.labels.empty()
            ? tr("The labels that were found are only a proposal. Select those that may appear in the "
                 "release; records with another label are left out. If no label is declared, all records "
                 "form one class without a label.")
            : tr("Declared: %1. The declared list is public; records with another label are left out.")
                  .arg(QLocale().toString(static_cast<qulonglong>(plan.labels.size()))));
    const auto &scan = m_session.records().scan();
    const bool isCut = scan && (scan->hasMoreLabels || scan->labels.size() > LabelModel::maximumFound);
    m_cut->setVisible(isCut);
    if (isCut)
        m_cut->setText(
            tr("This column has very many different values; only the %1 most frequent are listed. A column "
               "of labels usually has few: check that it is the right one. You can also add labels by hand.")
                .arg(QLocale().toString(
                    static_cast<qulonglong>(std::min(scan->labels.size(), LabelModel::maximumFound)))));
}

void LabelsCard::refreshButtons()
{
    const int rows = m_model->rowCount();
    const int shown = std::clamp(rows, fewestRows, mostLabelRows);
    m_table->setFixedHeight(m_table->horizontalHeader()->sizeHint().height()
                            + shown * m_table->verticalHeader()->defaultSectionSize() + 4);
    const QList<int> chosen = m_table->chosenRows();
    const auto isDeclared = [this](int row) { return m_model->row(row).isDeclared; };
    const auto isGroup = [&](int row) { return isDeclared(row) && m_model->row(row).isGroup(); };
    showValues(chosen);
    m_shown->setEnabled(!undeclaredRows().isEmpty());
    m_none->setEnabled(!m_session.plan().labels.empty());
    m_rename->setEnabled(chosen.size() == 1);
    m_group->setEnabled(chosen.size() > 1);
    m_ungroup->setEnabled(std::ranges::any_of(chosen, isGroup));
    m_remove->setEnabled(std::ranges::any_of(chosen, isDeclared));
    m_add->setEnabled(!m_label->text().trimmed().isEmpty());
}

void LabelsCard::showCounts(bool shown)
{
    m_model->showCounts(shown);
    m_table->setColumnHidden(LabelModel::Records, !shown);
}

/// Shows all values of the selected label: the list has room for the first of them.
void LabelsCard::showValues(const QList<int> &chosen)
{
    const int row = chosen.size() == 1 ? chosen.first() : -1;
    const bool isGroup = row >= 0 && m_model->row(row).isDeclared && m_model->row(row).isGroup();
    m_stands->setVisible(isGroup);
    if (isGroup)
        //: %1: a declared label, %2: values of the label column
        m_stands->setText(tr("%1 stands for: %2")
                              .arg(m_model->index(row, LabelModel::Label).data().toString(),
                                   m_model->index(row, LabelModel::Values).data().toString()));
}

} // namespace ui
