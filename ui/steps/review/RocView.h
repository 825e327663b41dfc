#pragma once

#include "core/evaluation/attack/MembershipAttack.h"
#include "core/privacy/Spend.h"

#include <QWidget>

namespace ui {

/// "nearest synthetic document"
QString attackTitle(core::evaluation::AttackKind kind);

/// The ROC curves of membership attacks, on two logarithmic axes from 0.1 % to 100 %, with the bound that a
/// spend gives. PRIVATE: a picture on the screen that no clipboard takes.
class RocView final : public QWidget
{
    Q_OBJECT

public:
    explicit RocView(QWidget *parent = nullptr);

    void set(std::vector<core::evaluation::AttackScore> attacks, const core::privacy::Spend &spend);

    QSize sizeHint() const override { return {560, 420}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QRectF field() const;
    QPointF placeOf(double falsePositives, double truePositives) const;
    void drawAxes(QPainter &painter) const;
    void drawCurves(QPainter &painter) const;

    std::vector<core::evaluation::AttackScore> m_attacks;
    core::privacy::Spend m_spend;
};

} // namespace ui
