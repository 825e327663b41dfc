#include "ui/recipient/TrainTab.h"

#include "ui/recipient/ApplyCard.h"
#include "ui/recipient/JudgementCard.h"
#include "ui/recipient/LossChart.h"
#include "ui/recipient/OwnTextsCard.h"
#include "ui/recipient/TrainingCard.h"
#include "ui/recipient/TrainingDesk.h"

#include <QVBoxLayout>

namespace ui {

TrainTab::TrainTab(ReceivedDesk &desk, QWidget *parent)
    : QWidget(parent)
    , m_own(new OwnTextsCard(desk, this))
    , m_desk(new TrainingDesk(desk, this))
{
    setObjectName(QStringLiteral("trainTab"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(14);
    column->addWidget(m_own);
    column->addWidget(new TrainingCard(*m_desk, *m_own, this));
    column->addWidget(new LossChart(*m_desk, this));
    column->addWidget(new JudgementCard(*m_desk, this));
    column->addWidget(new ApplyCard(*m_desk, *m_own, this));
    column->addStretch();
}

} // namespace ui
