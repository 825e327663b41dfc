#pragma once

#include <QSlider>

#include <optional>

namespace ui {

/// Epsilon on a logarithmic line from 0.1 to 15, with the regions marked. It has no default: until the
/// person moves it, the handle lies hollow at the beginning and epsilon() is empty.
class EpsilonSlider final : public QSlider
{
    Q_OBJECT

public:
    static constexpr double smallest = 0.1;
    static constexpr double largest = 15.0;

    explicit EpsilonSlider(QWidget *parent = nullptr);

    /// Rounded as it is shown: hundredths below 1, tenths above.
    std::optional<double> epsilon() const;
    /// Sets the value without a signal. A value outside the range puts the handle at its end.
    void setEpsilon(std::optional<double> epsilon);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void epsilonMoved(double epsilon);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    double xOf(double epsilon) const;
    double xOf(int position) const;
    void moveTo(double x);
    void paintLine(QPainter &painter) const;
    void paintMarks(QPainter &painter) const;
    void paintRegions(QPainter &painter) const;
    void paintHandle(QPainter &painter) const;

    bool m_decided = false;
    bool m_quiet = false;
};

/// "strong protection" and so on, for an epsilon per patient.
QString protectionText(double epsilon);

} // namespace ui
