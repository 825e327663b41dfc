#include "ui/steps/budget/EpsilonCard.h"

#include "core/synthesis/Synthesizer.h"
#include "ui/session/BudgetSplit.h"
#include "ui/session/MethodOf.h"
#include "ui/session/ProjectSession.h"
#include "ui/steps/budget/EpsilonSlider.h"
#include "ui/text/BudgetText.h"
#include "ui/text/HelpText.h"
#include "ui/widgets/Badge.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/WheelGuard.h"

#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>

namespace ui {

EpsilonCard::EpsilonCard(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_card(new Card({}, this))
    , m_number(makeLabel({}, "big", this))
    , m_delta(makeLabel({}, "caption", this))
    , m_cost(new Badge(Badge::Kind::SpendsBudget, {}, this))
    , m_protection(new Badge(Badge::Kind::Neutral, {}, this))
    , m_slider(new EpsilonSlider(this))
    , m_exact(new QDoubleSpinBox(this))
    , m_others(makeLabel({}, "small", this))
{
    m_card->addToTitle(m_cost);
    m_number->setObjectName(QStringLiteral("epsilonNumber"));
    m_number->setWordWrap(false);
    m_delta->setObjectName(QStringLiteral("epsilonDelta"));
    m_delta->setWordWrap(false);
    m_slider->setObjectName(QStringLiteral("epsilonSlider"));
    m_slider->setAccessibleName(tr("Total budget, epsilon"));
    setHelp(m_slider, QStringLiteral("budget.epsilon"));
    makeExact();
    m_others->setText(
        //: %1, %2: epsilons
        tr("Published with: %1, live births of 2014, Ministry of Health of Israel; %2, redistricting data "
           "of the 2020 census of the United States. Sources: see the help.")
            .arg(epsilonText(9.98), epsilonText(19.61)));
    m_others->setObjectName(QStringLiteral("publishedEpsilons"));

    QLabel *exact = makeLabelFor(m_exact, tr("E&xact value"), "caption", this);
    auto *head = new QHBoxLayout;
    head->setSpacing(10);
    head->addWidget(m_number);
    head->addWidget(m_protection, 0, Qt::AlignVCenter);
    head->addStretch();
    auto *entry = new QHBoxLayout;
    entry->setSpacing(8);
    entry->addWidget(exact);
    entry->addWidget(m_exact);
    entry->addStretch();
    m_card->body()->addLayout(head);
    m_card->body()->addWidget(m_delta);
    m_card->body()->addWidget(m_slider);
    m_card->body()->addLayout(entry);
    m_card->body()->addWidget(m_others);
    m_card->body()->addStretch();
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_card);

    connect(m_slider, &EpsilonSlider::epsilonMoved, this, &EpsilonCard::decide);
    connect(m_exact, &QDoubleSpinBox::valueChanged, this, &EpsilonCard::decide);
    refresh();
}

void EpsilonCard::makeExact()
{
    m_exact->setObjectName(QStringLiteral("epsilonExact"));
    m_exact->setAccessibleName(tr("Total budget, epsilon, exact value"));
    m_exact->setRange(0.0, core::plan::limits::maximumEpsilon);
    m_exact->setDecimals(2);
    m_exact->setSingleStep(0.1);
    //: instead of a number: no budget is chosen yet
    m_exact->setSpecialValueText(tr("not chosen"));
    m_exact->setMinimumWidth(120);
    setHelp(m_exact, QStringLiteral("budget.epsilon"));
    WheelGuard::protect(m_exact);
}

void EpsilonCard::decide(double epsilon)
{
    m_session.edit(
        [&](core::plan::Plan &plan) {
            setTotalEpsilon(plan, epsilon > 0.0 ? std::optional(epsilon) : std::nullopt);
        },
        QStringLiteral("budget.epsilon"));
}

void EpsilonCard::refresh()
{
    const auto &plan = m_session.plan();
    const std::optional<double> epsilon = totalEpsilon(plan);
    m_card->setTitle(plan.records.personColumn ? tr("Epsilon per patient") : tr("Epsilon per record"));
    m_number->setText(epsilon ? epsilonText(*epsilon) : QStringLiteral("–"));
    //: beside an epsilon
    m_delta->setText(tr("at delta %1").arg(deltaText(plan.privacy.delta)));
    m_delta->setVisible(epsilon && plan.privacy.delta > 0.0);
    m_number->setAccessibleName(epsilon ? tr("epsilon %1").arg(budgetText(*epsilon, plan.privacy.delta))
                                        : tr("no budget chosen yet"));
    if (epsilon)
        m_protection->set(*epsilon > weakAbove ? Badge::Kind::Weak : Badge::Kind::Neutral,
                          protectionText(*epsilon));
    else
        m_protection->set(Badge::Kind::Neutral, tr("move the slider"));
    m_slider->setEpsilon(epsilon);
    const QSignalBlocker quiet(m_exact);
    const auto *method = methodOf(plan);
    m_exact->setMaximum(method ? method->mostEpsilon() : core::plan::limits::maximumEpsilon);
    if (m_exact->value() != epsilon.value_or(0.0)) // the text of somebody who is typing stays
        m_exact->setValue(epsilon.value_or(0.0));
    if (m_session.isDecided())
        //: of a budget
        m_cost->set(Badge::Kind::Done, tr("spent"));
    else
        m_cost->set(Badge::Kind::SpendsBudget);
    m_slider->setEnabled(!m_session.isDecided());
    m_exact->setEnabled(!m_session.isDecided());
}

} // namespace ui
