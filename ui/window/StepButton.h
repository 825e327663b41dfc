#pragma once

#include "ui/window/StepRail.h"

#include <QAbstractButton>

namespace ui {

/// One entry of the rail: number or check in a circle, and the name.
class StepButton final : public QAbstractButton
{
    Q_OBJECT

public:
    StepButton(int number, const QString &title, QWidget *parent);

    StepRail::State state() const { return m_state; }
    void setState(StepRail::State state);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    /// Mirrors a place that is counted from the start of the line.
    QRect mirrored(const QRect &place) const;
    void paintMark(QPainter &painter, const QRectF &circle) const;

    int m_number;
    StepRail::State m_state = StepRail::State::NotYet;
};

/// The dashed line at which noise is drawn.
class LineMark final : public QWidget
{
public:
    explicit LineMark(QWidget *parent);

    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_words;
};

} // namespace ui
