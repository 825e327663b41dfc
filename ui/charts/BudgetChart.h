#pragma once

#include <QWidget>

#include <optional>

namespace ui {

class ChartNumbers;
class ChartPanel;
class FileChooser;

/// One stacked bar: spent before, this plan, free up to the cap, and what lies above it.
class BudgetChart final : public QWidget
{
    Q_OBJECT

public:
    explicit BudgetChart(FileChooser &files, QWidget *parent = nullptr);

    /// In epsilon.
    void setBudget(double spent, double planned, std::optional<double> cap);
    ChartNumbers *numbers() const { return m_numbers; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void draw();

    ChartPanel *m_panel;
    ChartNumbers *m_numbers;
    double m_spent = 0;
    double m_planned = 0;
    std::optional<double> m_cap;
};

} // namespace ui
