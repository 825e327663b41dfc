#include "ui/charts/PairChart.h"

#include "ui/charts/ChartNumbers.h"
#include "ui/models/PhrasePairs.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/ChartPanel.h"
#include "ui/widgets/Labels.h"

#include <QBarCategoryAxis>
#include <QChart>
#include <QCursor>
#include <QEvent>
#include <QLabel>
#include <QLegend>
#include <QScatterSeries>
#include <QToolTip>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

using Kind = PhrasePairs::Kind;

constexpr qsizetype longestName = 20;
constexpr int rowHeight = 26;

/// Kinds differ in size first; what is rarer than by chance is a ring.
double markSize(Kind kind)
{
    switch (kind) {
    case Kind::AsByChance:
        return 4.0;
    case Kind::More:
        return 9.0;
    case Kind::Twice:
        return 14.0;
    case Kind::FourTimes:
        return 20.0;
    case Kind::Rarer:
        return 12.0;
    }
    return 0.0;
}

QScatterSeries *makeSeries(Kind kind)
{
    const theme::Roles roles = theme::roles();
    const QColor blue = theme::dataColours().at(roles.dark ? 4 : 0);
    auto *series = new QScatterSeries;
    series->setName(PhrasePairs::kindText(kind));
    series->setMarkerSize(markSize(kind));
    series->setPen(Qt::NoPen);
    series->setBrush(blue);
    if (kind == Kind::AsByChance)
        series->setBrush(roles.faint);
    if (kind == Kind::Rarer) {
        series->setBrush(roles.surface);
        series->setPen(QPen(theme::dataColours().at(5), 2));
    }
    return series;
}

} // namespace

PairChart::PairChart(FileChooser &files, QWidget *parent)
    : QWidget(parent)
    , m_pairs(new PhrasePairs(this))
    , m_panel(new ChartPanel(tr("Which phrases go together"), files, this))
    , m_caption(makeLabel({}, "caption", this))
{
    m_panel->setObjectName(QStringLiteral("pairPanel"));
    m_panel->setTable(m_pairs);
    m_caption->setObjectName(QStringLiteral("pairCaption"));
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(8);
    all->addWidget(m_panel, 1);
    all->addWidget(m_caption);
    draw();
}

void PairChart::setDrawn(std::shared_ptr<const DrawnPhrases> drawn,
                         std::optional<std::uint32_t> label,
                         const QString &name)
{
    m_pairs->set(std::move(drawn), label);
    //: %1: a label, or "all labels"
    m_panel->setTitle(tr("Which phrases go together: %1").arg(name));
    draw();
}

void PairChart::draw()
{
    QChart *chart = ChartPanel::makeChart();
    if (!m_pairs->phrases().isEmpty()) {
        addMarks(*chart);
        addAxes(*chart);
    }
    m_panel->setMinimumHeight(200
                              + rowHeight * std::max<int>(4, static_cast<int>(m_pairs->phrases().size())));
    m_panel->setChart(chart);
    const bool hasMore = std::any_of(m_pairs->pairs().begin(), m_pairs->pairs().end(), [](const auto &pair) {
        return pair.kind() != Kind::AsByChance;
    });
    QString words = tr("The most frequent phrases of %Ln drawn sequence(s): how often two occur together, "
                       "compared with chance.",
                       nullptr,
                       m_pairs->sequences());
    if (!m_pairs->pairs().empty() && !hasMore)
        words += QLatin1Char(' ')
                 + tr("No two phrases occur together more often or more rarely than by chance: within a "
                      "label, most phrases are drawn independently.");
    m_caption->setText(words);
}

void PairChart::addMarks(QChart &chart)
{
    const int count = static_cast<int>(m_pairs->phrases().size());
    for (const Kind kind : {Kind::FourTimes, Kind::Twice, Kind::More, Kind::AsByChance, Kind::Rarer}) {
        QScatterSeries *series = makeSeries(kind);
        for (const PhrasePairs::Pair &pair : m_pairs->pairs()) {
            if (pair.kind() != kind)
                continue;
            series->append(pair.second, count - 1 - pair.first); // the axis counts from the bottom
            series->append(pair.first, count - 1 - pair.second);
        }
        if (series->count() == 0) {
            delete series;
            continue;
        }
        connect(series, &QScatterSeries::hovered, this, &PairChart::showPair);
        chart.addSeries(series);
    }
    chart.legend()->setMarkerShape(QLegend::MarkerShapeFromSeries);
}

void PairChart::addAxes(QChart &chart)
{
    QStringList names;
    QSet<QString> taken;
    for (const QString &phrase : m_pairs->phrases())
        names.append(axisName(phrase, longestName, taken));
    auto *across = new QBarCategoryAxis;
    across->append(names);
    across->setLabelsAngle(-90); // at any other angle labels are cut to the width of a cell
    across->setTitleText(tr("with this phrase"));
    std::reverse(names.begin(), names.end());
    auto *up = new QBarCategoryAxis;
    up->append(names);
    up->setTitleText(tr("phrase, the most frequent above"));
    chart.addAxis(across, Qt::AlignBottom);
    chart.addAxis(up, Qt::AlignLeft);
    for (QAbstractSeries *series : chart.series()) {
        series->attachAxis(across);
        series->attachAxis(up);
    }
}

void PairChart::showPair(const QPointF &point, bool isOver)
{
    const int count = static_cast<int>(m_pairs->phrases().size());
    const int a = static_cast<int>(std::lround(point.x()));
    const int b = count - 1 - static_cast<int>(std::lround(point.y()));
    const auto pair = std::find_if(m_pairs->pairs().begin(), m_pairs->pairs().end(), [&](const auto &each) {
        return each.first == std::min(a, b) && each.second == std::max(a, b);
    });
    if (isOver && pair != m_pairs->pairs().end())
        QToolTip::showText(QCursor::pos(), m_pairs->pairText(*pair), this);
    else
        QToolTip::hideText();
}

void PairChart::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        draw();
}

} // namespace ui
