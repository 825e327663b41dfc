#include "tests/ui/ReleaseStage.h"
#include "ui/charts/NoisyHistogram.h"
#include "ui/charts/VotesChart.h"
#include "ui/models/NoisyPhraseModel.h"
#include "ui/steps/Step.h"
#include "ui/steps/Steps.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/ChartPanel.h"

#include <QAbstractAxis>
#include <QChart>
#include <QChartView>
#include <QImage>
#include <QLegend>
#include <QLineEdit>
#include <QPushButton>
#include <QStackedWidget>
#include <QSvgRenderer>
#include <QTableView>
#include <QToolButton>

namespace tst_charts {

using ui::ChartPanel;

/// What every chart of the program owes its reader, wherever it is.
class TestCharts : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void every_page_with_a_chart_is_known();
    void titles_and_axes_are_named_data() { panels(); }
    void titles_and_axes_are_named();
    void the_table_has_the_numbers_data() { panels(); }
    void the_table_has_the_numbers();
    void pictures_are_saved_data() { panels(); }
    void pictures_are_saved();
    void colours_follow_the_theme_data() { panels(); }
    void colours_follow_the_theme();
    void names_of_bars_are_painted_at_every_size_data();
    void names_of_bars_are_painted_at_every_size();
    void what_cannot_be_written_is_said();
    void cleanupTestCase();

private:
    void panels();
    QList<ChartPanel *> shown() const;
    ChartPanel &panel();

    std::unique_ptr<ReleaseStage> m_stage;
    std::vector<ui::Step *> m_pages;
};

namespace {

/// Shows a panel, whatever tab it is on.
void reveal(ChartPanel &panel)
{
    QWidget *inside = &panel;
    for (QWidget *outer = panel.parentWidget(); outer; inside = outer, outer = outer->parentWidget())
        if (auto *stack = qobject_cast<QStackedWidget *>(outer))
            stack->setCurrentWidget(inside);
    // A narrow page folds the phrases away that were drawn.
    auto *fold = panel.window()->findChild<QPushButton *>(QStringLiteral("foldPhrases"));
    if (fold && !panel.isVisibleTo(panel.window()))
        fold->click();
    QVERIFY(QTest::qWaitForWindowExposed(panel.window()));
    QTRY_VERIFY(panel.isVisible() && panel.width() > 200);
}

bool isOfOneColour(const QImage &image)
{
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (image.pixel(x, y) != image.pixel(0, 0))
                return false;
    return true;
}

} // namespace

void TestCharts::initTestCase()
{
    ui::theme::apply(*qApp, ui::theme::Scheme::Light);
    m_stage = std::make_unique<ReleaseStage>(4.0, 8.0);
    m_stage->session().edit([](auto &plan) { plan.sampling.perLabel = 40; });
    m_pages = ui::makeSteps(m_stage->session());
    for (ui::Step *page : m_pages) {
        page->resize(700, 900);
        page->show();
    }
    QVERIFY(m_stage->untilWritten());
    for (ui::Step *page : m_pages)
        page->initializePage();
    // What is counted in workers is there.
    QTRY_VERIFY(m_stage->session().inputs() && !m_stage->session().ledger().entries.empty());
    for (const ChartPanel *each : shown())
        QTRY_VERIFY(!each->chart()->series().isEmpty());
}

void TestCharts::cleanupTestCase()
{
    qDeleteAll(m_pages);
    m_pages.clear();
    m_stage.reset();
}

void TestCharts::panels()
{
    QTest::addColumn<ui::ChartPanel *>("chart");
    for (ChartPanel *each : shown())
        QTest::newRow(qPrintable(each->objectName())) << each;
}

/// Those that have something to show, whatever tab they are on: here phrases are counted, so nothing voted.
QList<ChartPanel *> TestCharts::shown() const
{
    QList<ChartPanel *> charts;
    for (const ui::Step *page : m_pages)
        for (ChartPanel *each : page->findChildren<ChartPanel *>())
            if (!qobject_cast<ui::VotesChart *>(each->parentWidget()))
                charts.append(each);
    return charts;
}

ChartPanel &TestCharts::panel()
{
    QFETCH(ui::ChartPanel *, chart);
    reveal(*chart);
    return *chart;
}

void TestCharts::every_page_with_a_chart_is_known()
{
    QStringList names;
    for (const ChartPanel *each : shown())
        names.append(each->objectName());
    for (const char *name : {"budgetChart", "ledgerChart", "histogramPanel", "pairPanel"})
        QVERIFY2(names.contains(QLatin1String(name)), name);
    QVERIFY(!names.contains(QString()));
}

void TestCharts::titles_and_axes_are_named()
{
    const ChartPanel &chart = panel();
    QVERIFY(!chart.title().isEmpty());
    QCOMPARE(chart.findChild<QChartView *>()->accessibleName(), chart.title());
    for (const Qt::Orientation side : {Qt::Horizontal, Qt::Vertical}) {
        QCOMPARE(chart.chart()->axes(side).size(), qsizetype(1));
        const QAbstractAxis *axis = chart.chart()->axes(side).constFirst();
        if (side == Qt::Vertical && chart.objectName() == QLatin1String("histogramPanel"))
            continue; // the names of its bars have a heading: names_of_bars_are_painted_at_every_size
        QVERIFY(axis->isVisible() && axis->isTitleVisible());
        QVERIFY(!axis->titleText().isEmpty());
    }
    // Colours never speak alone: what is drawn is named.
    QVERIFY(chart.chart()->legend()->isVisible() || chart.chart()->series().size() == 1);
}

void TestCharts::the_table_has_the_numbers()
{
    ChartPanel &chart = panel();
    const QStringList lines = chart.tableText().split(QLatin1Char('\n'));
    QVERIFY2(lines.size() > 1, "a chart without numbers");
    for (const QString &header : lines.first().split(QLatin1Char('\t')))
        QVERIFY(!header.isEmpty());
    auto *toggle = chart.findChild<QToolButton *>(QStringLiteral("chartTable"));
    QVERIFY(toggle && toggle->isVisible() && toggle->focusPolicy() != Qt::NoFocus);
    toggle->click();
    auto *table = chart.findChild<QTableView *>(QStringLiteral("chartNumbers"));
    QVERIFY(table->isVisible() && !table->accessibleName().isEmpty());
    toggle->click();
    QVERIFY(!table->isVisible());
}

void TestCharts::pictures_are_saved()
{
    ChartPanel &chart = panel();
    const QTemporaryDir folder;
    const QString png = folder.filePath(QStringLiteral("chart.png"));
    QVERIFY(chart.savePicture(png));
    const QImage picture(png);
    QVERIFY(!picture.isNull() && picture.width() >= chart.width());
    QVERIFY(!isOfOneColour(picture));

    const QString svg = folder.filePath(QStringLiteral("chart.svg"));
    QVERIFY(chart.savePicture(svg));
    QSvgRenderer drawing(svg);
    QVERIFY(drawing.isValid());
    QImage drawn(drawing.defaultSize(), QImage::Format_ARGB32);
    drawn.fill(Qt::transparent);
    QPainter painter(&drawn);
    drawing.render(&painter);
    painter.end();
    QVERIFY(!isOfOneColour(drawn));
    QFile file(svg);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains(chart.title().toHtmlEscaped().toUtf8()));
}

void TestCharts::colours_follow_the_theme()
{
    const ChartPanel &chart = panel();
    const QColor light = chart.chart()->axes().constFirst()->labelsColor();
    ui::theme::apply(*qApp, ui::theme::Scheme::Dark);
    QTRY_VERIFY(chart.chart()->axes().constFirst()->labelsColor() != light);
    QCOMPARE(chart.chart()->backgroundBrush().color(), ui::theme::rolesFor(true).surface);
    ui::theme::apply(*qApp, ui::theme::Scheme::Light);
    QTRY_COMPARE(chart.chart()->axes().constFirst()->labelsColor(), light);
}

void TestCharts::names_of_bars_are_painted_at_every_size_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<QString>("search");
    for (const int width : {420, 700, 1400})
        for (const char *search : {"", "a"}) // with a search also bars below the line, and so a legend
            QTest::addRow("%d %s", width, search) << width << QString::fromLatin1(search);
}

// The names as they are painted, not as a model has them.
void TestCharts::names_of_bars_are_painted_at_every_size()
{
    QFETCH(int, width);
    QFETCH(QString, search);
    auto &histogram = *m_pages.at(4)->findChild<ui::NoisyHistogram *>(QStringLiteral("noisyHistogram"));
    histogram.findChild<QLineEdit *>(QStringLiteral("histogramSearch"))->setText(search);
    auto &chart = *histogram.findChild<ChartPanel *>(QStringLiteral("histogramPanel"));
    reveal(chart);
    m_pages.at(4)->resize(width, 900);
    QCoreApplication::processEvents();
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("bars.svg"));
    QVERIFY(chart.savePicture(path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString painted = QString::fromUtf8(file.readAll());
    const auto &rows = histogram.phrases().rows();
    QVERIFY(!rows.empty());
    for (const auto &row : rows)
        QVERIFY2(painted.contains(row.name.left(8).toHtmlEscaped()), qPrintable(row.name));
    QVERIFY(painted.contains(QStringLiteral("phrase"))); // the heading of the names
    histogram.findChild<QLineEdit *>(QStringLiteral("histogramSearch"))->clear();
    m_pages.at(4)->resize(700, 900);
}

void TestCharts::what_cannot_be_written_is_said()
{
    auto &chart = *m_pages.at(3)->findChild<ChartPanel *>(QStringLiteral("budgetChart"));
    const QString title = chart.title();
    m_stage->files().answer = m_stage->path("no such folder/chart.png");
    chart.findChild<QToolButton *>(QStringLiteral("chartSave"))->click();
    QVERIFY(textOf(chart, "chartProblem").contains(QLatin1String("could not be written")));
    QCOMPARE(chart.title(), title);
    m_stage->files().answer = m_stage->path("chart.png");
    chart.findChild<QToolButton *>(QStringLiteral("chartSave"))->click();
    QVERIFY(textOf(chart, "chartProblem").isEmpty());
    QVERIFY(QFile::exists(m_stage->path("chart.png")));
}

} // namespace tst_charts

QTEST_MAIN(tst_charts::TestCharts)
#include "tst_charts.moc"
