#include "ui/steps/budget/ProportionsChoice.h"

#include "core/plan/Budget.h"
#include "core/synthesis/Synthesizer.h"
#include "ui/session/BudgetSplit.h"
#include "ui/session/LabelShares.h"
#include "ui/session/MethodOf.h"
#include "ui/session/ProjectSession.h"
#include "ui/text/HelpText.h"
#include "ui/widgets/Badge.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/PlainTable.h"
#include "ui/widgets/WheelGuard.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QSignalBlocker>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

using core::plan::Plan;

constexpr double proposedEpsilon = 0.1; // noise of about 14 records on each label
constexpr int mostRows = 6;

} // namespace

ProportionsChoice::ProportionsChoice(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_proportions(new QComboBox(this))
    , m_shares(new LabelShares(this))
    , m_table(new QTableView(this))
    , m_epsilon(new QDoubleSpinBox(this))
    , m_declared(makeDeclared())
    , m_counted(makeCounted())
    , m_words(makeLabel({}, "small", this))
{
    m_proportions->setObjectName(QStringLiteral("proportions"));
    m_proportions->setAccessibleName(tr("Documents of each label"));
    m_proportions->addItem(tr("The same number for each label"), Same);
    m_proportions->addItem(tr("Shares that you declare"), Declared);
    m_proportions->addItem(tr("Noisy counts of the records"), Counted);
    m_proportions->addItem(tr("Noisy size of each label"), BySize);
    m_proportions->setMinimumWidth(260);
    setHelp(this, QStringLiteral("budget.proportions"));
    WheelGuard::protect(m_proportions);
    QLabel *label = makeLabelFor(m_proportions, tr("Sp&read"), "", this);
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(label);
    row->addWidget(m_proportions);
    row->addStretch();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(makeLabel(tr("Documents of each label"), "strong", this));
    column->addSpacing(4);
    column->addLayout(row);
    column->addSpacing(4);
    column->addWidget(m_words);
    column->addSpacing(4);
    column->addWidget(m_counted);
    column->addWidget(m_declared);
    connectControls();
    refresh();
}

QWidget *ProportionsChoice::makeCounted()
{
    auto *counted = new QWidget(this);
    m_epsilon->setObjectName(QStringLiteral("epsilonLabels"));
    m_epsilon->setAccessibleName(tr("Epsilon for the counts of the labels"));
    m_epsilon->setRange(0.01, core::plan::limits::maximumEpsilon / 2);
    m_epsilon->setDecimals(2);
    m_epsilon->setSingleStep(0.05);
    m_epsilon->setMinimumWidth(92);
    m_epsilon->setKeyboardTracking(false); // half a number must not cut the budget
    WheelGuard::protect(m_epsilon);
    QLabel *label = makeLabelFor(m_epsilon, tr("Epsilon for co&unting"), "", counted);
    auto *row = new QHBoxLayout(counted);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(label);
    row->addWidget(m_epsilon);
    row->addWidget(new Badge(Badge::Kind::SpendsBudget, {}, counted));
    row->addStretch();
    return counted;
}

QWidget *ProportionsChoice::makeDeclared()
{
    m_table->setObjectName(QStringLiteral("labelShares"));
    m_table->setAccessibleName(tr("Declared share of each label"));
    m_table->setModel(m_shares);
    makePlain(*m_table);
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::SelectedClicked
                             | QAbstractItemView::EditKeyPressed | QAbstractItemView::AnyKeyPressed);
    m_table->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_table->horizontalHeader()->setStretchLastSection(false);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(LabelShares::Label, QHeaderView::Stretch);
    return m_table;
}

void ProportionsChoice::connectControls()
{
    connect(m_proportions, &QComboBox::activated, this, [this](int index) {
        choose(m_proportions->itemData(index).toInt());
    });
    connect(m_epsilon, &QDoubleSpinBox::valueChanged, this, [this](double epsilon) {
        m_session.edit([&](Plan &plan) { setEpsilonLabels(plan, epsilon); },
                       QStringLiteral("budget.epsilonLabels"));
    });
    connect(m_shares, &LabelShares::shareWanted, this, [this](std::size_t label, double share) {
        m_session.edit([&](Plan &plan) { plan.sampling.shares.at(label) = share; });
    });
}

void ProportionsChoice::choose(int proportions)
{
    m_session.edit([&](Plan &plan) {
        const bool isDeclared = proportions == Declared;
        if (isDeclared == plan.sampling.shares.empty()) // kept where it is declared already
            plan.sampling.shares.assign(isDeclared ? plan.labels.size() : 0, 1.0);
        plan.sampling.division = proportions == Same ? "equal" : "";
        if (proportions != Counted)
            setEpsilonLabels(plan, 0.0);
        else if (epsilonOf(plan, "labels") <= 0.0)
            setEpsilonLabels(plan, proposedEpsilon);
    });
}

ProportionsChoice::Proportions ProportionsChoice::chosen() const
{
    const Plan &plan = m_session.plan();
    if (!plan.sampling.shares.empty())
        return Declared;
    if (epsilonOf(plan, "labels") > 0.0)
        return Counted;
    return plan.sampling.division == "equal" ? Same : BySize;
}

void ProportionsChoice::refresh()
{
    const Plan &plan = m_session.plan();
    const Proportions proportions = chosen();
    setVisible(plan.labels.size() > 1 || proportions == Declared || proportions == Counted);
    m_proportions->setCurrentIndex(m_proportions->findData(proportions));
    m_shares->setShares(plan.labels, plan.sampling.shares);
    m_declared->setVisible(proportions == Declared);
    m_counted->setVisible(proportions == Counted);
    const int rows = std::clamp(m_shares->rowCount(), 1, mostRows);
    m_table->setFixedHeight(m_table->horizontalHeader()->sizeHint().height()
                            + rows * m_table->verticalHeader()->defaultSectionSize() + 4);
    const QSignalBlocker quiet(m_epsilon);
    if (const auto *method = methodOf(plan))
        m_epsilon->setMaximum(method->mostEpsilon() / 2);
    if (proportions == Counted)
        m_epsilon->setValue(epsilonOf(plan, "labels"));
    if (proportions == BySize)
        m_words->setText(tr("Follows the sizes that the noisy counts of the phrases tell, where they differ "
                            "clearly; otherwise the same number for each label. Costs nothing more."));
    else if (proportions == Same)
        m_words->setText(tr("Does not reveal how many records have which label, and costs nothing."));
    else if (proportions == Declared)
        m_words->setText(tr("Any numbers: only their proportion counts. Use public knowledge only, such as a "
                            "yearly report; do not count these records. Costs nothing."));
    else
        m_words->setText(tr("The number of records of each label is counted with noise and released. It is "
                            "paid from the total budget."));
}

} // namespace ui
