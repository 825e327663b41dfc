#include "tests/bench/experiments/ResultChart.h"

#include <QChart>
#include <QChartView>
#include <QImage>
#include <QLegend>
#include <QLegendMarker>
#include <QLineSeries>
#include <QPainter>
#include <QSvgGenerator>
#include <QValueAxis>

#include <algorithm>
#include <array>
#include <cmath>

namespace experiments {

namespace {

constexpr QSize size(960, 600);
// Told apart by the colour-blind as well (Okabe and Ito), and by marks.
constexpr std::array<QRgb, 7> colours = {
    0xff0072b2, 0xffd55e00, 0xff009e73, 0xffcc79a7, 0xff56b4e9, 0xffe69f00, 0xff000000};

class Drawing final
{
public:
    Drawing(QChart &chart, const std::vector<Entry> &entries)
        : m_chart(chart)
        , m_entries(entries)
    {}

    void addAll()
    {
        for (auto entry = m_entries.begin(); entry != m_entries.end();) {
            const auto end = std::find_if_not(entry, m_entries.end(), [&](const Entry &each) {
                return each.system == entry->system && each.learner == entry->learner;
            });
            addRow({entry, end});
            entry = end;
        }
    }

private:
    using Row = std::vector<Entry>;

    void addRow(const Row &row)
    {
        const QColor colour(colours[static_cast<std::size_t>(m_rows++) % colours.size()]);
        const QString name = QString::fromStdString(row.front().system + ", " + row.front().learner);
        QList<QPointF> own;
        QList<QPointF> published;
        for (const Entry &entry : row) {
            if (entry.epsilon <= 0) // level, over all epsilons
                for (const Entry &other : m_entries)
                    if (other.epsilon > 0)
                        own.append({other.epsilon, entry.mean});
            if (entry.epsilon > 0)
                own.append({entry.epsilon, entry.mean});
            if (entry.epsilon > 0 && entry.published)
                published.append({entry.epsilon, *entry.published});
            if (entry.epsilon > 0 && entry.runs > 1)
                addLine({{entry.epsilon, entry.mean - entry.deviation},
                         {entry.epsilon, entry.mean + entry.deviation}},
                        {},
                        QPen(colour, 1));
        }
        std::ranges::sort(own, {}, &QPointF::x);
        addLine(own, name, QPen(colour, 2), own.size() > 1 && row.front().epsilon > 0);
        if (!published.isEmpty())
            addLine(published, name + QStringLiteral(" (published)"), QPen(colour, 2, Qt::DashLine), true);
    }

    void addLine(const QList<QPointF> &points, const QString &name, const QPen &pen, bool isMarked = false)
    {
        auto *line = new QLineSeries;
        line->append(points);
        line->setName(name);
        line->setPen(pen);
        line->setPointsVisible(isMarked);
        m_chart.addSeries(line);
        if (name.isEmpty())
            for (QLegendMarker *marker : m_chart.legend()->markers(line))
                marker->setVisible(false);
    }

    QChart &m_chart;
    const std::vector<Entry> &m_entries;
    int m_rows = 0;
};

void addAxes(QChart &chart, const std::vector<Entry> &entries)
{
    double highest = 1;
    for (const Entry &entry : entries)
        highest = std::max(highest, entry.epsilon);
    chart.createDefaultAxes();
    for (QAbstractAxis *axis : chart.axes(Qt::Horizontal)) {
        axis->setTitleText(QStringLiteral("epsilon"));
        axis->setRange(0.0, highest * 1.05);
    }
    for (QAbstractAxis *axis : chart.axes(Qt::Vertical)) {
        axis->setTitleText(QStringLiteral("percent"));
        axis->setRange(0.0, 100.0);
    }
}

/// The entries of the first measure that were run, in percent.
std::vector<Entry> drawn(const std::vector<Entry> &all)
{
    std::vector<Entry> entries;
    for (Entry entry : all) {
        if (entry.runs == 0 || entry.measure != all.front().measure || std::isinf(entry.epsilon)
            || entry.unit == "count")
            continue;
        const double factor = entry.unit == "fraction" ? 100.0 : 1.0;
        entry.mean *= factor;
        entry.deviation *= factor;
        if (entry.published)
            *entry.published *= factor;
        entries.push_back(std::move(entry));
    }
    return entries;
}

bool paint(QChartView &view, QPaintDevice &device)
{
    QPainter painter;
    if (!painter.begin(&device))
        return false;
    painter.setRenderHint(QPainter::Antialiasing);
    view.render(&painter, QRectF(QPointF(0, 0), size)); // not of the pixels, of which there are twice as many
    return painter.end();
}

} // namespace

bool drawChart(const std::string &title, const std::vector<Entry> &all, const std::filesystem::path &stem)
{
    const std::vector<Entry> entries = drawn(all);
    auto *chart = new QChart;
    chart->setTitle(QString::fromStdString(title));
    chart->legend()->setAlignment(Qt::AlignBottom);
    Drawing(*chart, entries).addAll();
    addAxes(*chart, entries);
    QChartView view(chart);
    view.resize(size);
    view.setAttribute(Qt::WA_DontShowOnScreen); // only what is shown is laid out
    view.show();
    const QString name = QString::fromStdString(stem.string());
    QImage image(size * 2, QImage::Format_ARGB32);
    image.setDevicePixelRatio(2);
    image.fill(Qt::white);
    QSvgGenerator svg;
    svg.setFileName(name + QStringLiteral(".svg"));
    svg.setSize(size);
    svg.setViewBox(QRect({}, size));
    return paint(view, image) && image.save(name + QStringLiteral(".png")) && paint(view, svg);
}

} // namespace experiments
