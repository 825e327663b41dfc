#pragma once

#include <QWidget>

namespace ui {

/// A probability as dots, so many of a hundred: filled and hollow, so that it reads without colour.
class DotGrid final : public QWidget
{
    Q_OBJECT

public:
    explicit DotGrid(QWidget *parent = nullptr);

    /// `filled` of `total` dots; `before` of them (0: none) were filled before and are drawn in grey.
    void setDots(int filled, int before = 0, int total = 100);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int m_filled = 0;
    int m_before = 0;
    int m_total = 100;
};

} // namespace ui
