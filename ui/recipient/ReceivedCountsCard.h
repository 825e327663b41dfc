#pragma once

#include "ui/recipient/ReceivedDesk.h"

#include <QWidget>

class QChart;
class QComboBox;
class QLabel;

namespace ui {

class ChartPanel;
template<typename Row>
class TableOf;

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
    double allCounts() const;
    void addBars(QChart &chart, int count);

    ReceivedDesk &m_desk;
    QComboBox *m_label;
    TableOf<core::recipient::ReceivedCount> *m_counts;
    ChartPanel *m_panel;
    QLabel *m_caption;
};

} // namespace ui
