#pragma once

#include <QWidget>

#include <optional>

class QLabel;

namespace ui {

class DotGrid;

/// Explains an epsilon as odds: how sure of a patient's presence somebody can become.
class OddsCard final : public QWidget
{
    Q_OBJECT

public:
    explicit OddsCard(QWidget *parent = nullptr);

    /// `posterior` from 0.5 to 1, empty while no budget is chosen. With a delta it
    /// is how often a guess is right, at most (core::package::largestSureness).
    void setPosterior(std::optional<double> posterior, double delta, bool unitIsPerson);
    QString text() const;

private:
    DotGrid *m_dots;
    QLabel *m_words;
};

/// "73.2 %", rounded up: it is an upper bound.
QString percentUpTo(double share);

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
