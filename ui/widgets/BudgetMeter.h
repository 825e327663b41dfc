#pragma once

#include <QWidget>

#include <optional>

class QLabel;

namespace ui {

/// Spent before, this plan, free and cap of a data source: a bar and the same in words.
class BudgetMeter final : public QWidget
{
    Q_OBJECT

public:
    explicit BudgetMeter(QWidget *parent = nullptr);

    /// Sets the budget in epsilon. Without a cap nothing is "free": the bar shows spent and planned alone.
    void setBudget(double spent, double planned, std::optional<double> cap, bool unitIsPerson);

    /// Shows that the figures are still being read.
    void setUnknown();

    /// The words below the bar, for tests and screen readers.
    QString text() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    class Bar;
    struct Budget
    {
        double spent = 0.0;
        double planned = 0.0;
        std::optional<double> cap;
        bool unitIsPerson = false;
    };

    Bar *m_bar;
    QLabel *m_words;
    QLabel *m_cap;
    Budget m_shown;
    bool m_isKnown = true;
};

} // namespace ui
