#pragma once

#include "ui/session/BudgetSplit.h"

#include <QBrush>
#include <QWidget>

#include <cstddef>
#include <optional>
#include <vector>

class QBarSet;
class QChart;
class QHorizontalStackedBarSeries;
class QValueAxis;

namespace ui {

struct PartAmount;

/// The pieces of a budget besides the parts of the plan.
enum class BudgetPiece { Spent, Free, Above };

/// Return how the pieces of a budget are drawn, the same wherever they are.
QBrush brushOf(BudgetPiece piece);
/// `place`: of the part among those of the plan.
QBrush brushOf(const PartAmount &part, std::size_t place);

/// Return the colour of words on a piece.
QColor inkOn(BudgetPiece piece);
QColor inkOn(const PartAmount &part, std::size_t place);

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
    void setBudget(double spent, const std::vector<PartAmount> &planned, std::optional<double> cap);
    ChartNumbers *numbers() const { return m_numbers; }

protected:
    void changeEvent(QEvent *event) override;

private:
    /// A stretch of the bar.
    struct Piece
    {
        QString name;
        double epsilon = 0;
        QBrush brush;
        QColor ink;
        bool isSpent = false;
    };

    void make();
    void addAxes(QChart &chart);
    void fill();
    std::vector<Piece> pieces() const;
    /// Returns which of `all` have a length, and so a place in the legend.
    std::vector<bool> shownOf(const std::vector<Piece> &all) const;

    ChartPanel *m_panel;
    ChartNumbers *m_numbers;
    QHorizontalStackedBarSeries *m_series = nullptr; ///< of the chart, as what follows
    std::vector<QBarSet *> m_sets;                   ///< by piece; null where there is nothing
    std::vector<bool> m_shown;                       ///< by piece
    QValueAxis *m_across = nullptr;
    double m_spent = 0;
    std::vector<PartAmount> m_planned;
    std::optional<double> m_cap;
};

} // namespace ui
