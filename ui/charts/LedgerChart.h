#pragma once

#include "ui/models/LedgerState.h"

#include <QDateTime>
#include <QWidget>

#include <optional>
#include <vector>

class QLineSeries;

namespace ui {

class ChartNumbers;
class ChartPanel;
class FileChooser;

/// What was spent on a data source over time, as steps, with this plan's step and the cap.
class LedgerChart final : public QWidget
{
    Q_OBJECT

public:
    explicit LedgerChart(FileChooser &files, QWidget *parent = nullptr);

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
    void draw();
    void tabulate();
    void addAxes(const Span &span, double highest, const QList<QLineSeries *> &lines);

    ChartPanel *m_panel;
    ChartNumbers *m_numbers;
    std::vector<Step> m_steps;
    double m_planned = 0;
    std::optional<double> m_cap;
};

} // namespace ui
