#include "ui/steps/budget/method/RewritingChoice.h"

#include "ui/session/ProjectSession.h"
#include "ui/steps/budget/method/RewritingModelCard.h"
#include "ui/steps/budget/method/RewritingTrialCard.h"
#include "ui/widgets/CardColumns.h"
#include "ui/widgets/TabOrder.h"

#include <QVBoxLayout>

namespace ui {

RewritingChoice::RewritingChoice(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
{
    setObjectName(QStringLiteral("rewritingChoice"));
    hide();
}

void RewritingChoice::setWanted(bool wanted)
{
    if (wanted && !m_model)
        make();
    if (m_model && wanted) {
        m_model->refresh();
        m_trial->refresh();
    }
    setVisible(wanted);
}

QString RewritingChoice::whyIncomplete() const
{
    return m_model ? m_model->whyIncomplete() : QString();
}

void RewritingChoice::make()
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 6, 0, 0);
    auto *cards = new QWidget(this);
    auto *columns = new CardColumns(cards);
    m_model = new RewritingModelCard(m_session, cards);
    m_trial = new RewritingTrialCard(m_session, cards);
    columns->addWidget(m_model);
    columns->addWidget(m_trial);
    column->addWidget(cards);
    tabAsLaidOut(*this);
}

} // namespace ui
