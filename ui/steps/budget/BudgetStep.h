#pragma once

#include "ui/jobs/LatestJob.h"
#include "ui/models/BudgetForecast.h"
#include "ui/steps/Step.h"

class QBoxLayout;
class QTimer;

namespace ui {

class AdvancedCard;
class BudgetChart;
class CapCard;
class EpsilonCard;
class ForecastCard;
class PreviewCard;
class LedgerChart;
class MethodCard;
class OddsCard;
class SplitCard;

/// Chooses how much may be learned about any one patient, and by which method it is spent.
class BudgetStep final : public Step
{
    Q_OBJECT

public:
    explicit BudgetStep(ProjectSession &session, QWidget *parent = nullptr);

    QString title() const override { return tr("Budget"); }
    QString question() const override;
    QString helpTopic() const override { return QStringLiteral("budget"); }
    bool isComplete() const override;
    QString whyIncomplete() const override;
    QString hint() const override;
    bool isPrivateZone() const override { return true; }
    void initializePage() override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void arrange();
    void refresh();
    void refreshCharts();
    void estimateCost(const std::optional<BudgetForecast> &forecast);

    // Made in the order in which Tab visits them.
    EpsilonCard *m_epsilon;
    SplitCard *m_split;
    CapCard *m_cap;
    OddsCard *m_odds;
    ForecastCard *m_forecast;
    PreviewCard *m_preview;
    BudgetChart *m_budgetChart;
    AdvancedCard *m_advanced;
    MethodCard *m_method;
    LedgerChart *m_ledgerChart;
    QBoxLayout *m_sides; ///< two columns of cards, one below the other in a narrow window
    QTimer *m_chartTimer;
    LatestJob m_costs; ///< last, so that it is gone before what it reports to
};

} // namespace ui
