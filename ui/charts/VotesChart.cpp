#include "ui/charts/VotesChart.h"

#include "ui/charts/NoiseMarks.h"
#include "ui/models/NoisyPhraseModel.h"
#include "ui/models/VotedTexts.h"
#include "ui/text/HelpText.h"
#include "ui/theme/Roles.h"
#include "ui/widgets/ChartPanel.h"
#include "ui/widgets/Labels.h"

#include <QBarCategoryAxis>
#include <QBarSet>
#include <QChart>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHorizontalStackedBarSeries>
#include <QLabel>
#include <QLegend>
#include <QLocale>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <QValueAxis>

#include <algorithm>

namespace ui {

namespace {

constexpr int mostBars = 10;
constexpr int bestTexts = 3;
constexpr qsizetype longestBest = 260;

} // namespace

VotesChart::VotesChart(FileChooser &files, QWidget *parent)
    : QWidget(parent)
    , m_texts(new VotedTexts(this))
    , m_label(new QComboBox(this))
    , m_panel(new ChartPanel({}, files, this))
    , m_caption(makeLabel({}, "caption", this))
    , m_best(makeLabel({}, "", this))
{
    setObjectName(QStringLiteral("votesChart"));
    m_label->setObjectName(QStringLiteral("votesLabel"));
    m_label->setAccessibleName(tr("Label whose texts are shown"));
    m_label->setMinimumWidth(190);
    m_label->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_panel->setObjectName(QStringLiteral("votesPanel"));
    m_panel->setTable(m_texts);
    m_caption->setObjectName(QStringLiteral("votesCaption"));
    m_best->setObjectName(QStringLiteral("bestTexts"));
    m_best->setTextFormat(Qt::PlainText); // a model wrote it
    setHelp(this, QStringLiteral("commit.rounds"));
    auto *name = makeLabelFor(m_label, tr("L&abel:"), "", this);
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(name);
    row->addWidget(m_label);
    row->addStretch();
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(10);
    all->addLayout(row);
    all->addWidget(m_panel, 1);
    all->addWidget(m_caption);
    all->addWidget(makeLabel(tr("The best texts of the round"), "captionStrong", this));
    all->addWidget(m_best);
    connect(m_label, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_texts->setLabel(static_cast<std::uint32_t>(std::max(index, 0)));
        draw();
    });
}

void VotesChart::setVotes(const core::synthesis::VotesOfRound &votes, const QStringList &labels)
{
    const QSignalBlocker quiet(m_label);
    const int shown = m_label->currentIndex();
    m_label->clear();
    m_label->addItems(labels);
    m_label->setCurrentIndex(shown >= 0 && shown < labels.size() ? shown : 0);
    m_label->setEnabled(labels.size() > 1);
    m_texts->setVotes(votes);
    m_texts->setLabel(static_cast<std::uint32_t>(std::max(m_label->currentIndex(), 0)));
    draw();
}

void VotesChart::draw()
{
    const int count = std::min(mostBars, m_texts->rowCount());
    QChart *chart = ChartPanel::makeChart();
    if (count > 0)
        addBars(*chart, count);
    //: of a chart; %1: a label
    m_panel->setTitle(tr("Votes for texts of %1").arg(m_label->currentText()));
    m_panel->setMinimumHeight(150 + 24 * std::max(count, 3));
    m_panel->setChart(chart);
    describe(count);
}

void VotesChart::addBars(QChart &chart, int count)
{
    const QColor bar = theme::dataColours().first();
    const core::synthesis::VotesOfRound &votes = m_texts->votes();
    auto *kept = new QBarSet(tr("stands out"));
    auto *dropped = new QBarSet(tr("below the line: cannot be distinguished from noise"));
    kept->setBrush(bar);
    kept->setPen(Qt::NoPen);
    dropped->setBrush(QBrush(bar, Qt::BDiagPattern));
    dropped->setPen(QPen(bar, 1));
    QList<NoiseMarks::Bar> marks;
    double highest = votes.standsOutFrom;
    for (int index = count - 1; index >= 0; --index) { // the axis counts from the bottom
        const auto &row = m_texts->rows()[static_cast<std::size_t>(index)];
        const double length = std::max(row.votes, 0.0);
        kept->append(m_texts->standsOut(index) ? length : 0.0);
        dropped->append(m_texts->standsOut(index) ? 0.0 : length);
        //: a number of votes with the noise that is in it, "209 ± 22"
        marks.append({QString::fromStdString(row.text).simplified(),
                      row.votes,
                      tr("%1 ± %2").arg(unitsText(row.votes), unitsText(votes.halfWidth95))});
        highest = std::max(highest, row.votes);
    }
    auto *series = new QHorizontalStackedBarSeries;
    series->append(kept);
    series->append(dropped);
    series->setBarWidth(0.62);
    chart.legend()->setVisible(dropped->sum() > 0.0);
    chart.addSeries(series);
    QBarCategoryAxis *up = NoiseMarks::makeAxis(marks.size());
    auto *across = new QValueAxis;
    across->setRange(0.0, highest + votes.halfWidth95);
    across->applyNiceNumbers();
    across->setLabelFormat(QStringLiteral("%.3g"));
    across->setTitleText(tr("votes, noise added"));
    chart.addAxis(up, Qt::AlignLeft);
    chart.addAxis(across, Qt::AlignBottom);
    series->attachAxis(up);
    series->attachAxis(across);
    auto *overlay = new NoiseMarks(chart, *series);
    overlay->setBars(marks,
                     //: of an axis whose places are texts
                     tr("text"),
                     votes.halfWidth95,
                     votes.standsOutFrom,
                     tr("stands out above %1").arg(unitsText(votes.standsOutFrom)));
    QObject::connect(
        &chart, &QChart::plotAreaChanged, &chart, [overlay](const QRectF &) { overlay->update(); });
}

void VotesChart::describe(int count)
{
    //: %1: bars in the chart; %2: texts above a line in it, of %3 in all
    m_caption->setText(tr("The first %1 are shown; above the line: %2 of %3 texts of this label.")
                           .arg(QLocale().toString(count),
                                QLocale().toString(m_texts->standingOut()),
                                QLocale().toString(m_texts->rowCount())));
    QStringList best;
    for (int row = 0; row < std::min(bestTexts, m_texts->rowCount()); ++row)
        best.append(
            //: of the best texts; %1: 1, 2, 3; %2: the text
            tr("%1. %2").arg(QLocale().toString(row + 1),
                             beginningOf(m_texts->rows()[static_cast<std::size_t>(row)].text, longestBest)));
    m_best->setText(best.join(QStringLiteral("\n\n")));
}

void VotesChart::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        draw();
}

} // namespace ui
