#pragma once

#include "core/pipeline/asking/ModelWriting.h"
#include "ui/models/BudgetForecast.h"

#include <QWidget>

#include <optional>
#include <vector>

class QGridLayout;
class QLabel;

namespace ui {

class Card;

/// The forecast of a method, line by line, before anything is spent.
class ForecastCard final : public QWidget
{
    Q_OBJECT

public:
    explicit ForecastCard(QWidget *parent = nullptr);

    /// Empty while no budget is chosen.
    void setForecast(const std::optional<BudgetForecast> &forecast);

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
    Row addRow();

    Card *m_card;
    QGridLayout *m_grid;
    std::vector<Row> m_rows; ///< by line of the forecast
    QLabel *m_note;
    QLabel *m_cost;
};

} // namespace ui
