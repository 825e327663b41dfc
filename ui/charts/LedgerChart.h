#pragma once

#include "ui/session/LedgerState.h"

#include <QDateTime>
#include <QWidget>

#include <optional>
#include <vector>

class QChart;
class QDateTimeAxis;
class QLineSeries;
class QValueAxis;

namespace ui {

class ChartNumbers;
class ChartPanel;
class FileChooser;

/// Shows what was spent on a data source over time, as steps, with this plan's step and the cap.
class LedgerChart final : public QWidget
{
    Q_OBJECT

public:
    explicit LedgerChart(FileChooser &files, QWidget *parent = nullptr);

    /// Changes the chart in place: it follows a slider that is dragged.
    void setLedger(const LedgerState &ledger, double planned, std::optional<double> cap);
    ChartNumbers *numbers() const { return m_numbers; }

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Step
    {
        QDateTime time;
        QString what;
        double epsilon = 0;
        double sum = 0;
    };
    struct Span
    {
        QDateTime from;
        QDateTime now;
        QDateTime to;
    };
    Span span() const;
    void make();
    void addAxes(QChart &chart);
    void fill();
    void fillLines(const Span &time, double sum);
    void tabulate();

    ChartPanel *m_panel;
    ChartNumbers *m_numbers;
    QLineSeries *m_spent = nullptr; ///< of the chart, as what follows
    QLineSeries *m_plan = nullptr;
    QLineSeries *m_capLine = nullptr;
    QDateTimeAxis *m_across = nullptr;
    QValueAxis *m_up = nullptr;
    std::vector<Step> m_steps;
    double m_planned = 0;
    std::optional<double> m_cap;
};

} // namespace ui
