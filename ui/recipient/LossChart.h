#pragma once

#include "ui/recipient/TrainingDesk.h"

#include <QWidget>

class QChart;

namespace ui {

class ChartPanel;
template<typename Row>
class TableOf;

/// The losses of a training as curves that grow while it runs. Takes no room before the first pass.
class LossChart final : public QWidget
{
    Q_OBJECT

public:
    explicit LossChart(TrainingDesk &desk, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void setColumns();
    void refresh();
    void draw();
    double addCurves(QChart &chart) const;

    TrainingDesk &m_desk;
    TableOf<int> *m_losses; ///< a row for each pass, counted from 0
    ChartPanel *m_panel;
};

} // namespace ui
