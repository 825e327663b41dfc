#pragma once

#include "ui/recipient/ReceivedDesk.h"

#include <QWidget>

class QChart;
class QComboBox;
class QLabel;

namespace ui {

class ChartPanel;
class ReceivedCountModel;

/// The noisy counts that stand in the package, as bars with the whiskers of the noise, label by label.
class ReceivedCountsCard final : public QWidget
{
    Q_OBJECT

public:
    explicit ReceivedCountsCard(ReceivedDesk &desk, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void showLabel();
    void draw();
    void addBars(QChart &chart, int count);

    ReceivedDesk &m_desk;
    QComboBox *m_label;
    ReceivedCountModel *m_counts;
    ChartPanel *m_panel;
    QLabel *m_caption;
};

} // namespace ui
