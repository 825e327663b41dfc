#include "ui/window/StepRail.h"

#include "ui/text/HelpText.h"
#include "ui/window/StepButton.h"

#include <QVBoxLayout>

namespace ui {

StepRail::StepRail(QWidget *parent)
    : QWidget(parent)
    , m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 16, 0, 8);
    m_layout->setSpacing(0);
    setAccessibleName(tr("Steps"));
    setHelp(this, QStringLiteral("rail"));
}

void StepRail::setSteps(const QStringList &titles, int lineAfter)
{
    for (int step = 0; step < titles.size(); ++step) {
        auto *button = new StepButton(step + 1, titles.at(step), this);
        button->setObjectName(QStringLiteral("step%1").arg(step + 1));
        connect(button, &QAbstractButton::clicked, this, [this, step] { emit stepChosen(step); });
        m_layout->addWidget(button);
        m_buttons.push_back(button);
        if (step == lineAfter)
            m_layout->addWidget(new LineMark(this));
    }
    m_layout->addStretch();
}

void StepRail::setState(int step, State state, bool reachable)
{
    StepButton *button = m_buttons.at(static_cast<std::size_t>(step));
    button->setEnabled(reachable);
    button->setCursor(reachable ? Qt::PointingHandCursor : Qt::ArrowCursor);
    button->setState(state);
}

StepRail::State StepRail::state(int step) const
{
    return m_buttons.at(static_cast<std::size_t>(step))->state();
}

bool StepRail::isReachable(int step) const
{
    return m_buttons.at(static_cast<std::size_t>(step))->isEnabled();
}

} // namespace ui
