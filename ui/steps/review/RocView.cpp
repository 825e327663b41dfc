#include "ui/steps/review/RocView.h"

#include "ui/theme/Roles.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr double least = 0.001;
constexpr int decades = 3;
constexpr int boundSteps = 120;

} // namespace

QString attackTitle(core::evaluation::AttackKind kind)
{
    switch (kind) {
    case core::evaluation::AttackKind::Nearest:
        return RocView::tr("nearest synthetic document");
    case core::evaluation::AttackKind::LikelihoodRatio:
        return RocView::tr("likelihood ratio of phrases");
    }
    return {};
}

RocView::RocView(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("rocView"));
    setAccessibleName(RocView::tr("Members found by false alarms, and what epsilon allows"));
    setMinimumHeight(400);
    setMaximumWidth(720);
}

void RocView::set(std::vector<core::evaluation::AttackScore> attacks, const core::privacy::Spend &spend)
{
    m_attacks = std::move(attacks);
    m_spend = spend;
    update();
}

QRectF RocView::field() const
{
    const int row = fontMetrics().height() + 6;
    return QRectF(rect()).adjusted(
        row + fontMetrics().horizontalAdvance(QStringLiteral("100 %")) + 14, 10, -24, -5.5 * row - 12);
}

QPointF RocView::placeOf(double falsePositives, double truePositives) const
{
    const auto along = [](double rate) { return 1.0 + std::log10(std::clamp(rate, least, 1.0)) / decades; };
    const QRectF in = field();
    return {in.left() + in.width() * along(falsePositives), in.bottom() - in.height() * along(truePositives)};
}

void RocView::drawAxes(QPainter &painter) const
{
    const theme::Roles roles = theme::roles();
    const QRectF in = field();
    const int row = fontMetrics().height() + 6;
    for (int decade = 0; decade <= decades; ++decade) {
        const double rate = least * std::pow(10.0, decade);
        const QPointF at = placeOf(rate, rate);
        painter.setPen(QPen(roles.line, 1));
        painter.drawLine(QPointF(at.x(), in.top()), QPointF(at.x(), in.bottom()));
        painter.drawLine(QPointF(in.left(), at.y()), QPointF(in.right(), at.y()));
        painter.setPen(roles.muted);
        const QString words = tr("%1 %").arg(QLocale().toString(100 * rate, 'g', 3));
        painter.drawText(
            QRectF(at.x() - 40, in.bottom() + 8, 80, row), Qt::AlignHCenter | Qt::AlignTop, words);
        painter.drawText(
            QRectF(in.left() - 86, at.y() - row / 2.0, 80, row), Qt::AlignRight | Qt::AlignVCenter, words);
    }
    painter.setPen(roles.muted);
    painter.drawText(QRectF(in.left(), in.bottom() + row + 8, in.width(), row),
                     Qt::AlignCenter,
                     tr("false alarms: others taken for members"));
    painter.save();
    painter.translate(row / 2.0, in.center().y());
    painter.rotate(-90);
    painter.drawText(
        QRectF(-in.height() / 2, -row / 2.0, in.height(), row), Qt::AlignCenter, tr("members found"));
    painter.restore();
}

void RocView::drawCurves(QPainter &painter) const
{
    const theme::Roles roles = theme::roles();
    const QRectF in = field();
    const int row = fontMetrics().height() + 6;
    double down = in.bottom() + 2.5 * row + 8;
    const auto curve = [&](const QPolygonF &line, const QPen &pen, const QString &words) {
        painter.save();
        painter.setClipRect(in.adjusted(-1, -1, 1, 1));
        painter.setPen(pen);
        painter.drawPolyline(line);
        painter.restore();
        painter.setPen(pen);
        painter.drawLine(QPointF(in.left(), down), QPointF(in.left() + 28, down));
        painter.setPen(roles.text);
        painter.drawText(QRectF(in.left() + 36, down - row / 2.0, in.width(), row), Qt::AlignVCenter, words);
        down += row;
    };
    QPolygonF bound;
    for (int step = 0; step <= boundSteps; ++step) {
        const double rate = least * std::pow(10.0, decades * static_cast<double>(step) / boundSteps);
        bound << placeOf(rate, core::evaluation::mostTruePositives(m_spend.epsilon(), m_spend.delta(), rate));
    }
    //: %1: a number
    curve(bound,
          QPen(roles.text, 1.5, Qt::DashLine),
          tr("most that epsilon %1 allows").arg(QLocale().toString(m_spend.epsilon(), 'g', 4)));
    const QList<QColor> colours = theme::dataColours();
    const QPen pens[] = {QPen(colours.at(roles.dark ? 4 : 0), 2), QPen(colours.at(1), 2, Qt::DotLine)};
    for (std::size_t attack = 0; attack < m_attacks.size(); ++attack) {
        QPolygonF line;
        double before = 0.0;
        for (const core::evaluation::RocPoint &point : m_attacks[attack].roc.points) {
            line << placeOf(point.falsePositives, before)
                 << placeOf(point.falsePositives, point.truePositives);
            before = point.truePositives;
        }
        curve(line, pens[attack % std::size(pens)], attackTitle(m_attacks[attack].kind));
    }
}

void RocView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    drawAxes(painter);
    if (!m_attacks.empty())
        drawCurves(painter);
}

} // namespace ui
