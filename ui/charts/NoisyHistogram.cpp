#include "ui/charts/NoisyHistogram.h"

#include "ui/charts/NoiseMarks.h"
#include "ui/models/NoisyPhraseModel.h"
#include "ui/text/HelpText.h"
#include "ui/theme/Roles.h"
#include "ui/widgets/ChartPanel.h"
#include "ui/widgets/Labels.h"

#include <QBarCategoryAxis>
#include <QBarSet>
#include <QChart>
#include <QComboBox>
#include <QEvent>
#include <QGraphicsLayout>
#include <QHBoxLayout>
#include <QHorizontalStackedBarSeries>
#include <QLabel>
#include <QLegend>
#include <QLineEdit>
#include <QLocale>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <QValueAxis>

#include <algorithm>

namespace ui {

namespace {

constexpr int shownBars = 14;

QString labelText(const std::string &label)
{
    return QString::fromStdString(label).simplified();
}

} // namespace

NoisyHistogram::NoisyHistogram(FileChooser &files, QWidget *parent)
    : QWidget(parent)
    , m_phrases(new NoisyPhraseModel(this))
    , m_label(new QComboBox(this))
    , m_search(new QLineEdit(this))
    , m_panel(new ChartPanel(tr("Phrases and their noise"), files, this))
    , m_caption(makeLabel({}, "caption", this))
{
    m_label->setObjectName(QStringLiteral("histogramLabel"));
    m_label->setAccessibleName(tr("Label whose phrases are shown"));
    m_label->setMinimumWidth(190);
    m_label->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_search->setObjectName(QStringLiteral("histogramSearch"));
    m_search->setAccessibleName(tr("Search phrases"));
    m_search->setPlaceholderText(tr("Search phrases"));
    m_search->setClearButtonEnabled(true);
    m_panel->setObjectName(QStringLiteral("histogramPanel"));
    m_panel->setTable(m_phrases);
    m_caption->setObjectName(QStringLiteral("histogramCaption"));
    setHelp(this, QStringLiteral("commit.histogram"));

    auto *label = makeLabelFor(m_label, tr("L&abel:"), "", this);
    auto *filters = new QHBoxLayout;
    filters->setSpacing(8);
    filters->addWidget(label);
    filters->addWidget(m_label, 1);
    filters->addWidget(m_search, 1);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(10);
    all->addLayout(filters);
    all->addWidget(m_panel, 1);
    all->addWidget(m_caption);

    connect(m_label, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_phrases->setLabel(static_cast<std::size_t>(std::max(index, 0)));
        draw();
    });
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_phrases->setSearch(text);
        draw();
    });
}

void NoisyHistogram::setReleased(const std::shared_ptr<const core::pipeline::Model> &model,
                                 const std::shared_ptr<const core::pipeline::PublicInputs> &inputs)
{
    const QSignalBlocker quiet(m_label);
    const QSignalBlocker quietToo(m_search);
    m_label->clear();
    m_search->clear();
    m_phrases->setSearch({});
    m_phrases->setReleased(model, inputs);
    m_selected = model ? (*model)->selected.size() : 0;
    if (model && m_phrases->isJoint()) {
        m_label->addItem(tr("all labels together"));
    } else if (model) {
        for (const std::string &label : (*model)->labels)
            m_label->addItem(label.empty() ? tr("all records") : labelText(label));
    }
    m_label->setEnabled(m_label->count() > 1);
    draw();
}

void NoisyHistogram::focusFirst()
{
    (m_label->isEnabled() ? static_cast<QWidget *>(m_label) : m_search)->setFocus();
}

void NoisyHistogram::draw()
{
    const int count = std::min(shownBars, m_phrases->rowCount());
    QChart *chart = ChartPanel::makeChart();
    if (count > 0)
        addBars(*chart, count);
    m_panel->setTitle(chartTitle());
    m_panel->setMinimumHeight(150 + 24 * std::max(count, 3));
    m_panel->setChart(chart);
    describe(count);
}

void NoisyHistogram::addBars(QChart &chart, int count)
{
    const QColor bar = theme::dataColours().first();
    auto *kept = new QBarSet(tr("stands out"));
    auto *dropped = new QBarSet(tr("below the line: cannot be distinguished from noise"));
    kept->setBrush(bar);
    kept->setPen(Qt::NoPen);
    dropped->setBrush(QBrush(bar, Qt::BDiagPattern));
    dropped->setPen(QPen(bar, 1));
    QList<NoiseMarks::Bar> marks;
    double highest = m_phrases->threshold();
    for (int index = count - 1; index >= 0; --index) { // the axis counts from the bottom
        const NoisyPhraseModel::Row &row = m_phrases->rows()[static_cast<std::size_t>(index)];
        const double length = std::max(row.units, 0.0);
        kept->append(row.isKept ? length : 0.0);
        dropped->append(row.isKept ? 0.0 : length);
        marks.append({row.name, row.units, countText(row.units, m_phrases->noise(), row.share)});
        highest = std::max(highest, row.units);
    }
    auto *series = new QHorizontalStackedBarSeries;
    series->append(kept);
    series->append(dropped);
    series->setBarWidth(0.62);
    chart.legend()->setVisible(dropped->sum() > 0.0);
    chart.addSeries(series);
    QBarCategoryAxis *up = NoiseMarks::makeAxis(marks.size());
    auto *across = new QValueAxis;
    across->setRange(0.0, highest + m_phrases->noise());
    across->applyNiceNumbers();
    across->setLabelFormat(QStringLiteral("%.3g"));
    across->setTitleText(axisTitle());
    chart.addAxis(up, Qt::AlignLeft);
    chart.addAxis(across, Qt::AlignBottom);
    series->attachAxis(up);
    series->attachAxis(across);

    auto *overlay = new NoiseMarks(chart, *series);
    overlay->setBars(marks,
                     m_phrases->itemsAreGroups() ? tr("group of phrases") : tr("phrase"),
                     m_phrases->noise(),
                     m_phrases->threshold(),
                     tr("stands out above %1").arg(unitsText(m_phrases->threshold())));
    QObject::connect(
        &chart, &QChart::plotAreaChanged, &chart, [overlay](const QRectF &) { overlay->update(); });
}

QString NoisyHistogram::chartTitle() const
{
    if (m_phrases->isJoint())
        return tr("Phrases, all labels together");
    //: %1: a label
    return (m_phrases->itemsAreGroups() ? tr("Groups of phrases of %1") : tr("Phrases of %1"))
        .arg(m_label->currentText());
}

QString NoisyHistogram::axisTitle() const
{
    if (m_phrases->itemsAreGroups())
        return m_phrases->unitIsPerson() ? tr("patients who count for the group, noise added")
                                         : tr("records that count for the group, noise added");
    return m_phrases->unitIsPerson() ? tr("patients who count for the phrase, noise added")
                                     : tr("records that count for the phrase, noise added");
}

QString NoisyHistogram::itemsText(int count) const
{
    if (m_phrases->isJoint())
        return tr("%Ln phrase(s), all labels together", nullptr, count);
    return m_phrases->itemsAreGroups() ? tr("%Ln group(s) of phrases of this label", nullptr, count)
                                       : tr("%Ln phrase(s) of this label", nullptr, count);
}

void NoisyHistogram::describe(int count)
{
    QString words;
    if (m_phrases->rowCount() == 0)
        words = m_search->text().isEmpty() ? QString() : tr("No phrase of the vocabulary contains this.");
    else if (!m_search->text().isEmpty())
        //: %1: "3 phrases of this label"
        words = tr("Found: %1; with a search also those below the line are shown.")
                    .arg(itemsText(m_phrases->rowCount()));
    else if (m_phrases->keptCount() <= count)
        //: of a line in a chart; %1: "3 phrases of this label"
        words = tr("Above the line: %1.").arg(itemsText(m_phrases->keptCount()));
    else
        //: %1: bars in the chart; %2: "30 phrases of this label"; "Table" is a button
        words = tr("The first %1 are shown; above the line: %2. \"Table\" shows them all.")
                    .arg(QLocale().toString(count), itemsText(m_phrases->keptCount()));
    if (count > 0 && m_phrases->itemsAreGroups())
        words += QLatin1Char(' ') + tr("A group is named by its three most likely phrases.");
    else if (count > 0 && m_selected > 0)
        words += QLatin1Char(' ')
                 + tr("The documents use the %Ln phrase(s) with the highest counts.",
                      nullptr,
                      static_cast<int>(m_selected));
    if (count > 0 && m_phrases->keptCount() > 0)
        words += QLatin1Char(' ') + sharesCaption(m_phrases->unitIsPerson());
    m_caption->setText(words);
}

void NoisyHistogram::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        draw();
}

} // namespace ui
