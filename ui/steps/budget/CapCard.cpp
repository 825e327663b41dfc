#include "ui/steps/budget/CapCard.h"

#include "ui/models/BudgetForecast.h"
#include "ui/session/BudgetSplit.h"
#include "ui/session/ProjectSession.h"
#include "ui/text/BudgetText.h"
#include "ui/text/HelpText.h"
#include "ui/text/Markdown.h"
#include "ui/widgets/Badge.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/WheelGuard.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>

#include <cmath>

namespace ui {

namespace {

using core::plan::Plan;

constexpr double largestCap = 1000.0; // of the plan
constexpr double proposedCap = 8.0;

/// Returns the rest as it can be typed into the exact field.
double usable(double left)
{
    return std::floor(left * 100.0 + 1e-9) / 100.0;
}

} // namespace

CapCard::CapCard(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_words(makeLabel({}, "", this))
    , m_own(new QWidget(this))
    , m_hasCap(new QCheckBox(tr("Set a &cap"), m_own))
    , m_cap(new QDoubleSpinBox(m_own))
    , m_badge(new Badge(Badge::Kind::Done, {}, this))
    , m_fit(makeLabel({}, "caption", this))
    , m_useFree(makeButton({}, "useFree", "", this))
{
    makeCap();
    m_words->setTextFormat(Qt::RichText);
    m_words->setObjectName(QStringLiteral("capText"));
    m_fit->setObjectName(QStringLiteral("capFit"));
    auto *card = new Card(tr("Cap of this data source"), this);
    card->addToTitle(m_badge);
    card->body()->addWidget(m_words);
    card->body()->addWidget(m_own);
    card->body()->addWidget(m_fit);
    card->body()->addWidget(m_useFree, 0, Qt::AlignLeft);
    card->body()->addStretch();
    setHelp(this, QStringLiteral("budget.cap"));
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(card);
    connectCap();
    refresh();
}

void CapCard::makeCap()
{
    m_hasCap->setObjectName(QStringLiteral("hasCap"));
    m_hasCap->setAccessibleName(tr("Set a cap"));
    m_cap->setObjectName(QStringLiteral("cap"));
    m_cap->setAccessibleName(tr("Cap, epsilon"));
    m_cap->setRange(0.01, largestCap);
    m_cap->setDecimals(2);
    m_cap->setSingleStep(0.5);
    m_cap->setMinimumWidth(100);
    WheelGuard::protect(m_cap);
    auto *row = new QHBoxLayout(m_own);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(10);
    row->addWidget(m_hasCap);
    row->addWidget(m_cap);
    row->addStretch();
}

void CapCard::connectCap()
{
    connect(m_hasCap, &QCheckBox::clicked, this, [this](bool wanted) {
        m_session.edit(
            [&](Plan &plan) { plan.privacy.cap = wanted ? std::optional(proposedCap) : std::nullopt; });
    });
    connect(m_cap, &QDoubleSpinBox::valueChanged, this, [this](double cap) {
        m_session.edit([&](Plan &plan) { plan.privacy.cap = cap; }, QStringLiteral("budget.cap"));
    });
    connect(m_useFree, &QPushButton::clicked, this, [this] {
        const BudgetFit fit = fitUnderCap(m_session.ledger().account, m_session.plan());
        if (fit.left && usable(*fit.left) > 0.0)
            m_session.edit([&](Plan &plan) { setTotalEpsilon(plan, usable(*fit.left)); });
    });
}

void CapCard::refresh()
{
    const auto &account = m_session.ledger().account;
    const Plan &plan = m_session.plan();
    const bool hasLedgerCap = account.caps.microEpsilon.has_value();
    if (hasLedgerCap)
        m_words->setText(tr("The ledger has a cap of <b>%1</b> for this data source, over all projects. It "
                            "can be raised only with a reason, outside of this wizard.")
                             .arg(epsilonText(static_cast<double>(*account.caps.microEpsilon) / 1e6)));
    else
        m_words->setText(tr("The ledger has no cap for this data source yet. The cap is the most that may "
                            "ever be spent on it, over all projects. The commit writes it into the ledger."));
    m_own->setVisible(!hasLedgerCap);
    m_own->setEnabled(!m_session.isDecided());
    m_hasCap->setChecked(plan.privacy.cap.has_value());
    m_cap->setEnabled(plan.privacy.cap.has_value());
    const QSignalBlocker quiet(m_cap);
    if (m_cap->value() != plan.privacy.cap.value_or(proposedCap))
        m_cap->setValue(plan.privacy.cap.value_or(proposedCap));
    refreshFit();
}

void CapCard::refreshFit()
{
    const Plan &plan = m_session.plan();
    const BudgetFit fit = fitUnderCap(m_session.ledger().account, plan);
    const bool isChosen = totalEpsilon(plan) && !m_session.isDecided();
    m_badge->setVisible(isChosen && (fit.cap || !fit.fits));
    m_badge->set(fit.fits ? Badge::Kind::Done : Badge::Kind::Weak,
                 fit.fits ? tr("fits") : tr("does not fit"));
    m_useFree->setVisible(isChosen && !fit.fits && fit.fitsDelta && usable(fit.left.value_or(0.0)) > 0.0);
    const QString use = tr("Use &what fits: %1").arg(epsilonText(usable(fit.left.value_or(0.0))));
    m_useFree->setText(use);
    m_useFree->setAccessibleName(spokenText(use));
    setLook(m_fit, isChosen && !fit.fits ? "weak" : "caption");
    if (isChosen && !fit.fitsDelta)
        m_fit->setText(refusedDeltaText(plan.privacy.delta, fit.leftDelta, fit.capDelta));
    else if (!fit.left)
        m_fit->clear();
    else if (isChosen && !fit.fits)
        m_fit->setText(usable(*fit.left) > 0.0
                           ? tr("%1 does not fit: at most %2 is free.")
                                 .arg(epsilonText(m_session.plannedEpsilon()), epsilonText(usable(*fit.left)))
                           : tr("Nothing is free: the cap is reached."));
    else
        m_fit->setText((m_session.isDecided() ? tr("Free: %1") : tr("Free before this plan: %1"))
                           .arg(epsilonText(*fit.left)));
    m_fit->setVisible(fit.left || (isChosen && !fit.fitsDelta));
}

} // namespace ui
