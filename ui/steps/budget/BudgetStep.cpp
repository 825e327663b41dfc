#include "ui/steps/budget/BudgetStep.h"

#include "core/pipeline/ReleaseSteps.h"
#include "core/pipeline/asking/ModelWriting.h"
#include "ui/charts/BudgetChart.h"
#include "ui/charts/LedgerChart.h"
#include "ui/models/BudgetForecast.h"
#include "ui/session/BudgetSplit.h"
#include "ui/session/ProjectSession.h"
#include "ui/steps/SourceNotice.h"
#include "ui/steps/budget/AdvancedCard.h"
#include "ui/steps/budget/CapCard.h"
#include "ui/steps/budget/EpsilonCard.h"
#include "ui/steps/budget/ForecastCard.h"
#include "ui/steps/budget/MethodCard.h"
#include "ui/steps/budget/PreviewCard.h"
#include "ui/steps/budget/SplitCard.h"
#include "ui/text/BudgetText.h"
#include "ui/text/HelpText.h"
#include "ui/text/PlanIssueText.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/OddsCard.h"

#include <QBoxLayout>
#include <QResizeEvent>
#include <QTimer>

#include <algorithm>

namespace ui {

namespace {

using core::plan::validatePart;

constexpr int chartDelayMs = 30; // while dragging, charts follow at most so often

} // namespace

BudgetStep::BudgetStep(ProjectSession &session, QWidget *parent)
    : Step(session, parent)
    , m_epsilon(new EpsilonCard(session, this))
    , m_split(new SplitCard(session, this))
    , m_cap(new CapCard(session, this))
    , m_odds(new OddsCard(this))
    , m_forecast(new ForecastCard(this))
    , m_preview(new PreviewCard(session.environment().sampleDir, this))
    , m_budgetChart(new BudgetChart(*session.environment().files, this))
    , m_advanced(new AdvancedCard(session, this))
    , m_method(new MethodCard(session, this))
    , m_ledgerChart(new LedgerChart(*session.environment().files, this))
    , m_sides(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_chartTimer(new QTimer(this))
{
    setObjectName(QStringLiteral("budgetStep"));
    arrange();
    m_chartTimer->setSingleShot(true);
    m_chartTimer->setInterval(chartDelayMs);
    connect(m_chartTimer, &QTimer::timeout, this, &BudgetStep::refreshCharts);
    connect(&session, &ProjectSession::planChanged, this, &BudgetStep::refresh);
    connect(&session, &ProjectSession::ledgerChanged, this, &BudgetStep::refresh);
    connect(&session, &ProjectSession::inputsChanged, this, &BudgetStep::refresh);
    connect(&session, &ProjectSession::modelChanged, this, &BudgetStep::refresh);
    connect(m_method, &MethodCard::completeChanged, this, &BudgetStep::completeChanged);
    refresh();
    refreshCharts();
}

void BudgetStep::arrange()
{
    const auto onCard = [this](QWidget *chart) {
        auto *card = new Card({}, this);
        card->body()->addWidget(chart);
        setHelp(chart, QStringLiteral("budget.ledger"));
        return card;
    };
    // Two columns of cards that begin and end together, whatever the heights between.
    auto *left = new QVBoxLayout;
    auto *right = new QVBoxLayout;
    left->addWidget(m_epsilon);
    left->addWidget(m_split);
    left->addWidget(m_cap, 1);
    right->addWidget(m_odds);
    right->addWidget(m_preview);
    right->addWidget(m_forecast);
    right->addWidget(onCard(m_budgetChart), 1);
    for (QVBoxLayout *side : {left, right}) {
        side->setSpacing(14);
        m_sides->addLayout(side, 1);
    }
    m_sides->setSpacing(14);
    column()->addWidget(new SourceNotice(session(), this));
    column()->addLayout(m_sides);
    column()->addWidget(m_advanced);
    column()->addWidget(m_method);
    column()->addWidget(onCard(m_ledgerChart));
    column()->addStretch(1);
}

// Long words of some languages leave no room for both columns in a small window.
void BudgetStep::resizeEvent(QResizeEvent *event)
{
    constexpr int enoughForBoth = 700;
    m_sides->setDirection(width() < enoughForBoth ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    Step::resizeEvent(event);
}

void BudgetStep::initializePage()
{
    session().refreshLedger(); // another program may have spent meanwhile
    if (!session().plan().vocabulary.source.empty() && !session().inputs())
        session().loadPublicInputs();
    m_method->initializePage();
    refresh();
}

void BudgetStep::refresh()
{
    const auto &plan = session().plan();
    const bool unitIsPerson = plan.records.personColumn.has_value();
    const auto inputs = session().inputs();
    const auto expected = forecast(plan, inputs ? std::optional(inputs->vocabulary.size()) : std::nullopt);
    m_epsilon->refresh();
    m_odds->setPosterior(expected ? std::optional(expected->posterior) : std::nullopt,
                         expected ? expected->spend.delta() : 0.0,
                         unitIsPerson);
    m_forecast->setForecast(expected);
    m_preview->setEpsilon(totalEpsilon(plan));
    estimateCost(expected);
    m_cap->refresh();
    m_split->refresh();
    m_advanced->refresh();
    if (!m_chartTimer->isActive()) // else the charts would stand still as long as somebody drags
        m_chartTimer->start();
    emit completeChanged();
}

// Estimates the cost of the requests to a model between the rounds. A prompt may be read from a file.
void BudgetStep::estimateCost(const std::optional<BudgetForecast> &forecast)
{
    const auto &plan = session().plan();
    if (!forecast || forecast->newTexts == 0 || !plan.writer.needs(core::writing::Need::Server)) {
        m_costs.drop();
        m_forecast->setCost(std::nullopt, plan.writer);
        return;
    }
    m_costs.start(
        [plan, fresh = forecast->newTexts, varied = forecast->variedTexts](core::JobControl &) {
            return core::pipeline::estimateTexts(plan, fresh, varied, core::pipeline::usualSecondsPerRequest);
        },
        [this](const core::Result<core::pipeline::WritingEstimate> &made) {
            m_forecast->setCost(made ? std::optional(*made) : std::nullopt, session().plan().writer);
        });
}

void BudgetStep::refreshCharts()
{
    const double spent = session().ledger().account.together().epsilon();
    m_budgetChart->setBudget(spent,
                             session().isDecided() ? std::vector<PartAmount>() : partsOf(session().plan()),
                             session().cap());
    m_ledgerChart->setLedger(session().ledger(), session().plannedEpsilon(), session().cap());
}

QString BudgetStep::question() const
{
    return session().plan().records.personColumn
               ? tr("How much may the outside world learn about any one patient?")
               : tr("How much may the outside world learn about any one record?");
}

bool BudgetStep::isComplete() const
{
    const auto &plan = session().plan();
    return m_method->whyIncomplete().isEmpty() && validatePart(plan, "privacy")
           && validatePart(plan, "synthesis") && validatePart(plan, "sampling")
           && (session().isDecided() || fitUnderCap(session().ledger().account, plan).fits);
}

QString BudgetStep::whyIncomplete() const
{
    const auto &plan = session().plan();
    if (const QString missing = m_method->whyIncomplete(); !missing.isEmpty())
        return missing;
    if (!totalEpsilon(plan))
        return tr("Move the slider to choose a budget.");
    if (const QString issue = planIssueText(plan, {"privacy", "synthesis", "sampling"}); !issue.isEmpty())
        return issue;
    const BudgetFit fit = fitUnderCap(session().ledger().account, plan);
    if (!fit.fitsDelta)
        return refusedDeltaText(plan.privacy.delta, fit.leftDelta, fit.capDelta);
    return tr("%1 does not fit under the cap of %2; %3 is available.")
        .arg(epsilonText(session().plannedEpsilon()),
             epsilonText(fit.cap.value_or(0.0)),
             epsilonText(fit.left.value_or(0.0)));
}

QString BudgetStep::hint() const
{
    const auto &plan = session().plan();
    if (session().isCommitted())
        return tr("Spent with the commit: %1.").arg(budgetText(session().spend()));
    if (session().isDecided())
        return tr("Spent with the first round: %1.").arg(budgetText((*session().firstRounds())->spend));
    if (!totalEpsilon(plan))
        return {};
    const BudgetFit fit = fitUnderCap(session().ledger().account, plan);
    const QString budget = budgetText(session().plannedEpsilon(), plan.privacy.delta);
    return fit.cap ? tr("%1 fits under the cap of %2.").arg(budget, epsilonText(*fit.cap))
                   : tr("%1 will be spent on the next page; no cap is set.").arg(budget);
}

} // namespace ui
