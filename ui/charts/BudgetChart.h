#pragma once

#include "ui/session/BudgetSplit.h"

#include <QWidget>

#include <array>
#include <optional>

class QBarSet;
class QChart;
class QHorizontalStackedBarSeries;
class QValueAxis;

namespace ui {

class ChartNumbers;
class ChartPanel;
class FileChooser;

/// One stacked bar: spent before, the parts of this plan, free up to the cap, and what lies above it.
class BudgetChart final : public QWidget
{
    Q_OBJECT

public:
    explicit BudgetChart(FileChooser &files, QWidget *parent = nullptr);

    /// Sets the budget in epsilon. Changes the chart in place: it follows a slider that is dragged.
    void setBudget(double spent, const BudgetParts &planned, std::optional<double> cap);
    ChartNumbers *numbers() const { return m_numbers; }

protected:
    void changeEvent(QEvent *event) override;

private:
    static constexpr std::size_t pieceCount = 6;

    void make();
    void addAxes(QChart &chart);
    void fill();
    std::array<double, pieceCount> pieces() const;
    std::array<bool, pieceCount> shownPieces() const;

    ChartPanel *m_panel;
    ChartNumbers *m_numbers;
    QHorizontalStackedBarSeries *m_series = nullptr; ///< of the chart, as what follows
    std::array<QBarSet *, pieceCount> m_sets = {};   ///< null where there is nothing
    std::array<bool, pieceCount> m_shown = {};
    QValueAxis *m_across = nullptr;
    double m_spent = 0;
    BudgetParts m_planned;
    std::optional<double> m_cap;
};

} // namespace ui
