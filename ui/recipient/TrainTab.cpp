#include "ui/recipient/TrainTab.h"

#include "ui/recipient/ApplyCard.h"
#include "ui/recipient/JudgementCard.h"
#include "ui/recipient/LossChart.h"
#include "ui/recipient/OwnTextsCard.h"
#include "ui/recipient/TrainingCard.h"

#include <QVBoxLayout>

namespace ui {

TrainTab::TrainTab(RecipientDesks &desks, QWidget *parent)
    : QWidget(parent)
    , m_own(new OwnTextsCard(desks.received, this))
{
    setObjectName(QStringLiteral("trainTab"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(14);
    column->addWidget(m_own);
    column->addWidget(new TrainingCard(desks.training, *m_own, this));
    column->addWidget(new LossChart(desks.training, this));
    column->addWidget(new JudgementCard(desks.training, this));
    column->addWidget(new ApplyCard(desks.training, *m_own, this));
    column->addStretch();
    connect(&desks.training, &TrainingDesk::agreementChanged, this, [this, &training = desks.training] {
        m_own->setSent(training.sendsTexts());
    });
}

void TrainTab::continueFrom(const TrainTab &before)
{
    m_own->continueFrom(*before.m_own);
}

} // namespace ui
