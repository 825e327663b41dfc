#include "ui/steps/Step.h"

namespace ui {

Step::Step(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(14);
}

} // namespace ui
