#include "ui/recipient/ReceivedCountsCard.h"

#include "ui/charts/NoiseMarks.h"
#include "ui/models/NoisyPhraseModel.h"
#include "ui/text/HelpText.h"
#include "ui/theme/Roles.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/ChartPanel.h"
#include "ui/widgets/Labels.h"
#include "ui/widgets/TableOf.h"

#include <QBarCategoryAxis>
#include <QBarSet>
#include <QChart>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHorizontalBarSeries>
#include <QLabel>
#include <QLegend>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <QValueAxis>

#include <algorithm>

namespace ui {

namespace {

using core::recipient::ReceivedCount;
using CountTable = TableOf<ReceivedCount>;

constexpr int mostBars = 14;

} // namespace

ReceivedCountsCard::ReceivedCountsCard(ReceivedDesk &desk, QWidget *parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_label(new QComboBox(this))
    , m_counts(new CountTable(CountTable::ToolTips::Texts, this))
    , m_panel(new ChartPanel(tr("Noisy counts"), *desk.environment().files, this))
    , m_caption(makeLabel({}, "caption", this))
{
    m_label->setObjectName(QStringLiteral("countsLabel"));
    m_label->setAccessibleName(tr("Label whose noisy counts are shown"));
    m_label->setMinimumWidth(190);
    setHelp(m_label, QStringLiteral("recipient.counts"));
    m_panel->setObjectName(QStringLiteral("countsPanel"));
    m_counts->setColumns(
        {{.title = tr("Phrase"), .text = [](const ReceivedCount &count) { return shownText(count.phrase); }},
         {.title = tr("Noisy count"),
          .text = [](const ReceivedCount &count) { return unitsText(count.count); },
          .isNumber = true},
         {.title = tr("Share of the label"),
          .text = [this](const ReceivedCount &count) { return labelShareText(count.count / allCounts()); },
          .isNumber = true},
         {.title = tr("Noise (95 %)"),
          //: half the width of a band, "± 0.8"
          .text = [](const ReceivedCount &count) { return tr("± %1").arg(unitsText(count.halfWidth)); },
          .isNumber = true}});
    m_panel->setTable(m_counts);
    m_caption->setObjectName(QStringLiteral("countsCaption"));
    auto *card = new Card(tr("What stands out of the noise"), this);
    QLabel *label = makeLabelFor(m_label, tr("La&bel:"), "", card);
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(label);
    row->addWidget(m_label);
    row->addStretch();
    card->body()->addLayout(row);
    card->body()->addWidget(m_panel);
    card->body()->addWidget(m_caption);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(card);
    connect(&desk, &ReceivedDesk::opened, this, &ReceivedCountsCard::refresh);
    connect(m_label, &QComboBox::currentIndexChanged, this, &ReceivedCountsCard::showLabel);
    refresh();
}

void ReceivedCountsCard::refresh()
{
    const QSignalBlocker quiet(m_label);
    m_label->clear();
    if (m_desk.contents())
        for (const ReceivedCount &each : m_desk.contents()->counts) {
            const QByteArray key = QByteArray::fromStdString(each.label);
            if (m_label->count() == 0 || m_label->itemData(m_label->count() - 1).toByteArray() != key)
                m_label->addItem(each.label.empty() ? tr("all labels together") : shownText(each.label), key);
        }
    m_label->setEnabled(m_label->count() > 1);
    setVisible(m_label->count() > 0);
    showLabel();
}

void ReceivedCountsCard::showLabel()
{
    std::vector<ReceivedCount> counts;
    const std::string label = m_label->currentData().toByteArray().toStdString();
    if (m_desk.contents())
        for (const ReceivedCount &each : m_desk.contents()->counts)
            if (each.label == label)
                counts.push_back(each);
    std::stable_sort(
        counts.begin(), counts.end(), [](const auto &a, const auto &b) { return a.count > b.count; });
    m_counts->setRows(std::move(counts));
    draw();
}

void ReceivedCountsCard::draw()
{
    const int count = std::min(mostBars, m_counts->rowCount());
    QChart *chart = ChartPanel::makeChart();
    chart->legend()->hide();
    if (count > 0)
        addBars(*chart, count);
    //: %1: a label
    m_panel->setTitle(tr("Noisy counts of %1").arg(m_label->currentText()));
    m_panel->setMinimumHeight(150 + 24 * std::max(count, 3));
    m_panel->setChart(chart);
    m_caption->setText(
        m_counts->rowCount() > count
            ? tr("The first %n are shown; \"Table\" shows them all. The lines on the bars are the noise: the "
                 "exact value lies within in 95 of 100 cases.",
                 nullptr,
                 count)
            : tr("The lines on the bars are the noise: the exact value lies within in 95 of 100 cases."));
    if (count > 0)
        m_caption->setText(m_caption->text() + QLatin1Char(' ')
                           + sharesCaption(m_desk.contents()->promise.unitIsPerson));
}

// Returns the sum of the shown label; a package holds what exceeds the noise, which is above 0.
double ReceivedCountsCard::allCounts() const
{
    double all = 0.0;
    for (const ReceivedCount &each : m_counts->rows())
        all += std::max(each.count, 0.0);
    return std::max(all, 1e-9);
}

void ReceivedCountsCard::addBars(QChart &chart, int count)
{
    auto *bars = new QBarSet(tr("noisy count"));
    bars->setBrush(theme::dataColours().first());
    bars->setPen(Qt::NoPen);
    QList<NoiseMarks::Bar> marks;
    const double noise = m_counts->rows().front().halfWidth;
    const double threshold = m_desk.contents()->threshold;
    for (int index = count - 1; index >= 0; --index) { // the axis counts from the bottom
        const ReceivedCount &each = m_counts->rows().at(static_cast<std::size_t>(index));
        bars->append(std::max(each.count, 0.0));
        marks.append({shownText(each.phrase),
                      each.count,
                      countText(each.count, each.halfWidth, each.count / allCounts())});
    }
    auto *series = new QHorizontalBarSeries;
    series->append(bars);
    series->setBarWidth(0.62);
    chart.addSeries(series);
    QBarCategoryAxis *up = NoiseMarks::makeAxis(marks.size());
    auto *across = new QValueAxis;
    across->setRange(0.0, std::max(m_counts->rows().front().count, threshold) + noise);
    across->applyNiceNumbers();
    across->setLabelFormat(QStringLiteral("%.3g"));
    across->setTitleText(m_desk.contents()->promise.unitIsPerson ? tr("patients, noise added")
                                                                 : tr("records, noise added"));
    chart.addAxis(up, Qt::AlignLeft);
    chart.addAxis(across, Qt::AlignBottom);
    series->attachAxis(up);
    series->attachAxis(across);
    auto *overlay = new NoiseMarks(chart, *series);
    overlay->setBars(marks,
                     tr("phrase, or group of phrases"),
                     noise,
                     threshold,
                     tr("stands out above %1").arg(unitsText(threshold)));
    connect(&chart, &QChart::plotAreaChanged, &chart, [overlay](const QRectF &) { overlay->update(); });
}

void ReceivedCountsCard::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        draw();
}

} // namespace ui
