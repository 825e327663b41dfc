#pragma once

#include "core/recipient/Judging.h"

#include <QWidget>

#include <vector>

class QChart;

namespace ui {

class CalibrationModel;
class ChartPanel;
class FileChooser;

/// How often a model is right where it says how sure it is: on the diagonal it is as good as its word.
class CalibrationChart final : public QWidget
{
    Q_OBJECT

public:
    explicit CalibrationChart(FileChooser &files, QWidget *parent = nullptr);

    void set(std::vector<core::recipient::CalibrationBin> bins);

protected:
    void changeEvent(QEvent *event) override;

private:
    void draw();
    void addBins(QChart &chart) const;

    CalibrationModel *m_bins;
    ChartPanel *m_panel;
};

} // namespace ui
