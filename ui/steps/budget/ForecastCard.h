#pragma once

#include "core/pipeline/asking/ModelWriting.h"
#include "ui/models/BudgetForecast.h"

#include <QWidget>

class QGridLayout;
class QLabel;

namespace ui {

class Card;

/// Shows the forecast of the noise, before anything is spent.
class ForecastCard final : public QWidget
{
    Q_OBJECT

public:
    explicit ForecastCard(QWidget *parent = nullptr);

    /// Empty while no budget is chosen.
    void setForecast(const std::optional<BudgetForecast> &forecast, bool unitIsPerson);

    /// Sets the cost of the model that is asked between the rounds; empty if there is none, or nothing is
    /// known yet.
    void setCost(const std::optional<core::pipeline::WritingEstimate> &cost,
                 const core::plan::Plan::Writer &writer);

private:
    struct Row
    {
        QLabel *what;
        QLabel *value;
    };
    Row addRow(const QString &what, const char *objectName);

    Card *m_card;
    QGridLayout *m_grid;
    Row m_noise;
    Row m_standsOut;
    Row m_survivors;
    QLabel *m_note;
    QLabel *m_cost;

    static QString noteFor(const std::optional<BudgetForecast> &forecast);
    static QString noteForVotes(const BudgetForecast &forecast);
    static QString noteForRows(const BudgetForecast &forecast, bool unitIsPerson);
    void showVotes(const core::synthesis::VoteForecast &votes);
    void showRows(const core::synthesis::RowForecast &rows);
    void nameRows(bool areGroups);
};

} // namespace ui
