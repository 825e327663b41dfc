#include "ui/steps/documents/writing/WriterSettings.h"

#include "ui/session/ProjectSession.h"
#include "ui/steps/documents/writing/CostCard.h"
#include "ui/steps/documents/writing/RequestCard.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/CardColumns.h"
#include "ui/widgets/TabOrder.h"
#include "ui/writer/ModelCard.h"
#include "ui/writer/PromptCard.h"
#include "ui/writer/WriterCards.h"

#include <QVBoxLayout>

namespace ui {

WriterSettings::WriterSettings(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_writers(new WriterCards(session, this))
    , m_model(new ModelCard(session, this))
    , m_request(new RequestCard(session, this))
    , m_cost(new CostCard(session, this))
    , m_cards(new QWidget(this))
    , m_fold(new Fold({tr("Model, prompt and costs: show"), tr("Model, prompt and costs: hide")},
                      "writerSettings",
                      "writing.settings",
                      m_cards,
                      this))
{
    auto *cards = new CardColumns(m_cards);
    cards->addWidget(m_model);
    cards->addWidget(new PromptCard(session, this));
    cards->addWidget(m_request);
    cards->addWidget(m_cost);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(14);
    column->addWidget(m_writers);
    column->addWidget(m_fold);
    tabAsLaidOut(*this);
    connect(&m_session, &ProjectSession::planChanged, this, &WriterSettings::refresh);
    connect(&m_session.jobs(), &Jobs::busyChanged, this, &WriterSettings::foldWhileWriting);
    m_fold->setUnfolded(true);
    refresh();
}

void WriterSettings::refresh()
{
    const bool isForModel = m_session.plan().writer.isModel();
    m_model->setVisible(isForModel);
    m_request->setVisible(isForModel);
    m_cost->setVisible(isForModel);
    m_fold->setLinkVisible(isForModel);
    if (!isForModel)
        m_fold->setUnfolded(true);
}

void WriterSettings::foldWhileWriting()
{
    const bool isWriting = m_session.jobs().isRunning(Jobs::Job::Write);
    if (isWriting && !m_wasWriting && m_session.plan().writer.isModel())
        m_fold->setUnfolded(false);
    m_wasWriting = isWriting;
}

} // namespace ui
