#include "ui/steps/budget/DeltaChoice.h"

#include "core/privacy/ledger/LedgerEntry.h"
#include "ui/session/ProjectSession.h"
#include "ui/text/BudgetText.h"
#include "ui/text/HelpText.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/WheelGuard.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace ui {

namespace {

using core::plan::Plan;

// A delta is a chance that nobody's records may bear: well below one in the number of records.
constexpr double offered[] = {0.0, 1e-6, 1e-7, 1e-8, 1e-9};

} // namespace

DeltaChoice::DeltaChoice(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_delta(new QComboBox(this))
    , m_words(makeLabel({}, "small", this))
{
    m_delta->setObjectName(QStringLiteral("delta"));
    m_delta->setAccessibleName(tr("Delta"));
    m_delta->setMinimumWidth(150);
    for (const double delta : offered)
        m_delta->addItem(delta > 0.0 ? deltaText(delta) : tr("0 (pure epsilon)"), delta);
    setHelp(m_delta, QStringLiteral("budget.delta"));
    WheelGuard::protect(m_delta);
    m_words->setObjectName(QStringLiteral("deltaWords"));
    QLabel *label = makeLabelFor(m_delta, tr("&Delta"), "", this);
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(label);
    row->addWidget(m_delta);
    row->addStretch();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(makeLabel(tr("Kind of noise"), "strong", this));
    column->addSpacing(4);
    column->addLayout(row);
    column->addSpacing(4);
    column->addWidget(m_words);
    connect(m_delta, &QComboBox::activated, this, [this](int index) {
        m_session.edit([&](Plan &plan) { plan.privacy.delta = m_delta->itemData(index).toDouble(); });
    });
    refresh();
}

/// A plan that was made elsewhere may hold another delta.
int DeltaChoice::rowOf(double delta)
{
    for (int row = 0; row < m_delta->count(); ++row)
        if (m_delta->itemData(row).toDouble() == delta)
            return row;
    m_delta->addItem(deltaText(delta), delta);
    return m_delta->count() - 1;
}

void DeltaChoice::refresh()
{
    const double delta = m_session.plan().privacy.delta;
    m_delta->setCurrentIndex(rowOf(delta));
    const bool isLarge = delta > core::privacy::largeDelta;
    setLook(m_words, isLarge ? "weak" : "small");
    m_words->setText(
        isLarge ? tr("A delta of %1 is large: with this probability the guarantee of epsilon may fail for a "
                     "record. At most 0.000001 is recommended.")
                      .arg(deltaText(delta))
        : delta > 0.0
            ? tr("Gaussian noise, with lighter tails. To what epsilon allows, a probability of %1 is added.")
                  .arg(deltaText(delta))
            : tr("Laplace noise. Epsilon holds without exception, which is easier to explain."));
}

} // namespace ui
