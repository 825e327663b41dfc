#include "ui/steps/budget/AdvancedCard.h"

#include "ui/models/PlanText.h"
#include "ui/session/ProjectSession.h"
#include "ui/steps/budget/DeltaChoice.h"
#include "ui/steps/budget/ProportionsChoice.h"
#include "ui/text/HelpText.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/Labels.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace ui {

AdvancedCard::AdvancedCard(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_summary(makeLabel({}, "", this))
    , m_fold(makeButton({}, "advanced", "link", this))
    , m_delta(new DeltaChoice(session, this))
    , m_proportions(new ProportionsChoice(session, this))
    , m_choices(makeChoices())
{
    m_summary->setObjectName(QStringLiteral("advancedSummary"));
    setHelp(m_fold, QStringLiteral("budget.advanced"));
    auto *card = new Card(tr("Advanced"), this);
    auto *row = new QHBoxLayout;
    row->setSpacing(12);
    row->addWidget(m_summary, 1);
    row->addWidget(m_fold, 0, Qt::AlignTop);
    card->body()->addLayout(row);
    card->body()->addWidget(m_choices);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(card);
    connect(m_fold, &QPushButton::clicked, this, [this] { setUnfolded(m_choices->isHidden()); });
    setUnfolded(false);
    refresh();
}

QWidget *AdvancedCard::makeChoices()
{
    auto *choices = new QWidget(this);
    auto *column = new QVBoxLayout(choices);
    column->setContentsMargins(0, 8, 0, 0);
    column->setSpacing(18);
    column->addWidget(m_delta);
    column->addWidget(m_proportions);
    return choices;
}

void AdvancedCard::setUnfolded(bool unfolded)
{
    m_choices->setVisible(unfolded);
    m_fold->setText(unfolded ? tr("Hide") : tr("Show"));
    m_fold->setAccessibleName(unfolded ? tr("Hide the advanced choices") : tr("Show the advanced choices"));
}

void AdvancedCard::refresh()
{
    m_summary->setText(learningText(m_session.plan()).join(QStringLiteral(" · ")));
    m_delta->refresh();
    m_proportions->refresh();
    m_choices->setEnabled(!m_session.isDecided());
}

} // namespace ui
