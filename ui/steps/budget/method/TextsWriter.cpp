#include "ui/steps/budget/method/TextsWriter.h"

#include "ui/session/ProjectSession.h"
#include "ui/text/HelpText.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/CardColumns.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/TabOrder.h"
#include "ui/writer/CostFields.h"
#include "ui/writer/ModelCard.h"
#include "ui/writer/PromptCard.h"
#include "ui/writer/WriterCards.h"

#include <QLabel>
#include <QVBoxLayout>

namespace ui {

TextsWriter::TextsWriter(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
{
    setObjectName(QStringLiteral("textsWriter"));
    hide();
}

void TextsWriter::setWanted(bool wanted)
{
    if (wanted && !m_model)
        make();
    setVisible(wanted);
}

void TextsWriter::make()
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 6, 0, 0);
    column->setSpacing(14);
    column->addWidget(makeLabel(tr("Who writes the texts?"), "strong", this));
    auto *kinds = new WriterCards(m_session, this);
    column->addWidget(kinds);
    auto *cards = new QWidget(this);
    auto *columns = new CardColumns(cards);
    m_model = new ModelCard(m_session, cards);
    columns->addWidget(m_model);
    columns->addWidget(new PromptCard(m_session, cards));
    m_costs = new Card(tr("What it may cost"), cards);
    m_fields = new CostFields(m_session, m_costs);
    m_costs->body()->addWidget(m_fields);
    m_costs->body()->addWidget(
        makeLabel(tr("The Budget page shows the number of requests and their cost at these prices."),
                  "caption",
                  m_costs));
    columns->addWidget(m_costs);
    column->addWidget(cards);
    tabAsLaidOut(*this);
    setHelp(kinds, QStringLiteral("method.writer"));
    connect(&m_session, &ProjectSession::planChanged, this, &TextsWriter::refresh);
    refresh();
}

void TextsWriter::refresh()
{
    const bool isAsked = m_session.plan().writer.needs(core::writing::Need::Server);
    m_model->setVisible(isAsked);
    m_costs->setVisible(isAsked);
    m_fields->refresh();
}

} // namespace ui
