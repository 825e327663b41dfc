#include "ui/steps/StatementCard.h"

#include "core/privacy/Accounting.h"
#include "core/release/Statement.h"
#include "ui/models/ProjectSession.h"
#include "ui/steps/OddsCard.h"
#include "ui/text/BudgetText.h"
#include "ui/text/HelpText.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/Labels.h"

#include <QLabel>
#include <QVBoxLayout>

namespace ui {

namespace {

constexpr double weakFrom = 8.0;

} // namespace

StatementCard::StatementCard(ProjectSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_promise(makeLabel({}, "strong", this))
    , m_unit(makeLabel({}, "caption", this))
    , m_odds(makeLabel({}, "caption", this))
{
    m_promise->setObjectName(QStringLiteral("statementPromise"));
    m_unit->setObjectName(QStringLiteral("statementUnit"));
    m_odds->setObjectName(QStringLiteral("statementOdds"));
    for (QLabel *label : {m_promise, m_unit, m_odds}) {
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    auto *card = new Card(tr("The promise it will carry (the documents of a package are in English)"), this);
    card->body()->addWidget(m_promise);
    card->body()->addWidget(m_unit);
    card->body()->addWidget(m_odds);
    setHelp(this, QStringLiteral("release.statement"));
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(card);
}

void StatementCard::refresh()
{
    const auto model = m_session.model();
    const auto inputs = m_session.inputs();
    const auto documents = m_session.documents();
    setVisible(model && inputs && documents);
    if (isHidden())
        return;
    const core::release::BudgetStatement budget =
        core::project::packageContents(m_session.plan(), *inputs, *model, *documents).budget;
    m_promise->setText(
        QStringLiteral("This package is %1.").arg(QString::fromStdString(core::release::promise(budget))));
    m_unit->setText(QString::fromStdString(core::release::unitInWords(budget)));
    const double epsilon = budget.spend.epsilon();
    const QString sure = percentUpTo(core::privacy::posteriorBound(epsilon));
    //: how sure somebody can become; %1: a percentage, "73.2 %"
    const QString become =
        sure == percentUpTo(1.0) ? tr("as good as certain") : tr("at most %1 sure").arg(sure);
    //: %1: "at most 73.2 % sure"
    QString odds =
        (budget.unitIsPerson ? tr("As odds: someone who is 50 % sure that a given patient is in the "
                                  "data can become %1.")
                             : tr("As odds: someone who is 50 % sure that a given record is in the "
                                  "data can become %1."))
            .arg(become);
    if (!budget.spend.isPure())
        //: follows "can become at most 73.2 % sure."; %1: a number
        odds += QLatin1Char(' ')
                + tr("That holds but for a chance of about %1.").arg(deltaText(budget.spend.delta()));
    if (epsilon > weakFrom)
        odds += QLatin1Char(' ') + tr("Above 8 this is weak protection.");
    setLook(m_odds, epsilon > weakFrom ? "weak" : "caption");
    m_odds->setText(odds);
}

} // namespace ui
