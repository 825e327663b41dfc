#include "ui/steps/LabelsCard.h"

#include "ui/models/LabelModel.h"
#include "ui/models/ProjectSession.h"
#include "ui/text/HelpText.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/PlainTable.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTableView>

#include <algorithm>

namespace ui {

namespace {

using core::project::Plan;

constexpr int rowHeight = 30;
constexpr int mostRows = 8;
constexpr int fewestRows = 2;

} // namespace

LabelsCard::LabelsCard(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_model(new LabelModel(this))
    , m_table(new QTableView(this))
    , m_words(makeLabel({}, "caption", this))
    , m_all(makeButton(tr("Declare &all"), "declareAll", "", this))
    , m_none(makeButton(tr("De&clare none"), "declareNone", "", this))
    , m_remove(makeButton(tr("Remo&ve"), "removeLabel", "", this))
    , m_label(new QLineEdit(this))
    , m_add(makeButton(tr("A&dd"), "addLabel", "", this))
{
    makeTable();
    m_words->setObjectName(QStringLiteral("labelWords"));
    m_label->setObjectName(QStringLiteral("newLabel"));
    m_remove->setAccessibleName(tr("Take the selected labels off the declared list"));
    m_add->setAccessibleName(tr("Add the label"));
    QLabel *byHand = makeLabel(tr("Add b&y hand"), "caption", this);
    byHand->setWordWrap(false);
    byHand->setBuddy(m_label);
    m_label->setAccessibleName(tr("Label to add by hand"));
    setHelp(this, QStringLiteral("records.labels"));

    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(m_all);
    buttons->addWidget(m_none);
    buttons->addWidget(m_remove);
    buttons->addStretch();
    buttons->addWidget(byHand);
    buttons->addWidget(m_label);
    buttons->addWidget(m_add);
    auto *card = new Card(tr("Labels: which may be public?"), this);
    card->body()->addWidget(m_words);
    card->body()->addWidget(m_table);
    card->body()->addLayout(buttons);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(card);

    connect(m_model, &LabelModel::declarationWanted, this, &LabelsCard::declare);
    connect(m_all, &QPushButton::clicked, this, &LabelsCard::declareAll);
    connect(m_none, &QPushButton::clicked, this, &LabelsCard::declareNone);
    connect(m_remove, &QPushButton::clicked, this, &LabelsCard::removeSelected);
    connect(m_add, &QPushButton::clicked, this, &LabelsCard::addByHand);
    connect(m_label, &QLineEdit::returnPressed, this, &LabelsCard::addByHand);
    connect(m_label, &QLineEdit::textChanged, this, &LabelsCard::refresh);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &LabelsCard::refresh);
    refresh();
}

void LabelsCard::makeTable()
{
    m_table->setObjectName(QStringLiteral("labels"));
    m_table->setAccessibleName(tr("Labels; a tick declares one public"));
    m_table->setModel(m_model);
    makePlain(*m_table);
    // The padded delegate of plain tables draws the tick beside the place where it takes a click.
    m_table->setItemDelegateForColumn(LabelModel::Label, new QStyledItemDelegate(m_table));
    m_table->verticalHeader()->setDefaultSectionSize(rowHeight);
    m_table->horizontalHeader()->setSectionResizeMode(LabelModel::Label, QHeaderView::Stretch);
    m_table->horizontalHeader()->setSectionResizeMode(LabelModel::Records, QHeaderView::ResizeToContents);
}

void LabelsCard::refresh()
{
    const Plan &plan = m_session.plan();
    setVisible(plan.records.labelColumn.has_value() && !plan.records.textColumn.empty());
    setEnabled(!m_session.isCommitted());
    const auto &scan = m_session.scan();
    m_model->setLabels(scan ? std::optional(scan->labels) : std::nullopt, plan.labels);
    const int rows = std::clamp(m_model->rowCount(), fewestRows, mostRows);
    m_table->setFixedHeight(m_table->horizontalHeader()->sizeHint().height() + rows * rowHeight + 4);

    const bool isNone = plan.labels.empty();
    m_words->setText(
        isNone ? tr("Found labels are only proposed. Tick those that may appear in the release; records "
                    "with another label are left out. With none declared, all records form one class "
                    "without a label.")
               : tr("Declared: %1. The declared list is public; records with another label are left out.")
                     .arg(plan.labels.size()));
    m_all->setEnabled(scan && !scan->labels.empty());
    m_none->setEnabled(!isNone);
    m_remove->setEnabled(m_table->selectionModel()->hasSelection() && !isNone);
    m_add->setEnabled(!m_label->text().trimmed().isEmpty());
}

void LabelsCard::declare(const std::string &label, bool declared)
{
    m_session.edit([&](Plan &plan) {
        std::erase(plan.labels, label);
        if (declared)
            plan.labels.push_back(label);
    });
}

void LabelsCard::declareAll()
{
    m_session.edit([this](Plan &plan) {
        for (int row = 0; row < m_model->rowCount(); ++row)
            if (const std::string label = m_model->labelAt(row);
                std::ranges::find(plan.labels, label) == plan.labels.end())
                plan.labels.push_back(label);
    });
}

void LabelsCard::declareNone()
{
    m_session.edit([](Plan &plan) { plan.labels.clear(); });
}

void LabelsCard::addByHand()
{
    const std::string label = m_label->text().trimmed().toStdString();
    if (label.empty())
        return;
    declare(label, true);
    m_label->clear();
}

void LabelsCard::removeSelected()
{
    std::vector<std::string> labels;
    for (const QModelIndex &index : m_table->selectionModel()->selectedRows())
        labels.push_back(m_model->labelAt(index.row()));
    m_session.edit([&](Plan &plan) {
        std::erase_if(plan.labels, [&](const std::string &label) {
            return std::ranges::find(labels, label) != labels.end();
        });
    });
}

} // namespace ui
