#include "core/print/Charts.h"
#include "core/print/Pdf.h"
#include "tests/core/print/PdfText.h"

#include <QRegularExpression>
#include <QTest>

namespace tst_pdf_charts {

using namespace core::print;
using tests::PdfFile;

namespace {

constexpr double sideMargin = 54.0;

PdfFile drawn(const std::function<void(Flow &)> &fill)
{
    const auto bytes = pdf({.title = "t", .programVersion = "1", .createdAt = "2026-02-01T10:00:00Z"}, fill);
    if (!bytes)
        throw std::runtime_error(bytes.error().detail);
    return PdfFile(*bytes);
}

StepChart stairs(int count)
{
    StepChart chart{
        .markedText = "this one", .cap = 1.5 * count, .capText = "cap here", .axisText = "epsilon, added up"};
    for (int i = 0; i < count; ++i)
        chart.steps.push_back(
            {QStringLiteral("2026-01-%1").arg(i % 28 + 1, 2, 10, QLatin1Char('0')).toStdString(),
             1.0,
             i + 1 == count});
    return chart;
}

} // namespace

class PdfChartsTest : public QObject
{
    Q_OBJECT

private slots:
    void bars_have_their_names_values_and_threshold()
    {
        const PdfFile file = drawn([](Flow &flow) {
            addBars(flow,
                    {.bars = {{"heart failure", "Cardiology", 209.0, "209 ± 22"},
                              {"angina", "", 23.0, "23 ± 22"}},
                     .whisker = 22.0,
                     .threshold = 32.0,
                     .thresholdText = "stands out above 32",
                     .axisText = "records"});
        });
        const QString text = file.text();
        for (const char *part : {"heart failure",
                                 "Cardiology",
                                 "209 ± 22",
                                 "angina",
                                 "23 ± 22",
                                 "stands out above 32",
                                 "records"})
            QVERIFY2(text.contains(part), part);
        QCOMPARE(file.wordsOffPage(sideMargin - 1.0), QStringList());
    }

    void long_names_stay_on_the_page()
    {
        const std::string name(300, 'm');
        const PdfFile file = drawn([&](Flow &flow) {
            addBars(flow,
                    {.bars = {{name, name, 5.0, "5"}},
                     .whisker = 100.0,
                     .threshold = 1000.0,
                     .thresholdText = "far away",
                     .axisText = name});
            addMatrix(
                flow,
                {.names = {name, "b"}, .counts = {{1, 2}, {3, 4}}, .rowText = name, .columnText = name});
            addOdds(flow, {.before = 50, .beforeText = name, .after = 70, .afterText = name});
            addShareBar(flow, {{name, 1.0, "1"}, {"b", 1e-9, "little"}});
        });
        QCOMPARE(file.pages(), 1);
        QCOMPARE(file.wordsOffPage(sideMargin - 1.0), QStringList());
    }

    void shares_are_numbered_and_listed()
    {
        const PdfFile file = drawn([](Flow &flow) {
            addShareBar(flow, {{"phrases", 3.0, "3.1"}, {"pairs", 1.0, "0.9"}});
        });
        const QString rows = file.rows();
        QVERIFY(rows.contains(QRegularExpression("1\\s+phrases\\s+3.1")));
        QVERIFY(rows.contains(QRegularExpression("2\\s+pairs\\s+0.9")));
    }

    void many_debits_stay_on_the_page_data()
    {
        QTest::addColumn<int>("count");
        for (const int count : {1, 2, 7, 60, 1000})
            QTest::addRow("%d", count) << count;
    }
    void many_debits_stay_on_the_page()
    {
        QFETCH(int, count);
        const PdfFile file = drawn([&](Flow &flow) { addSteps(flow, stairs(count)); });
        QCOMPARE(file.pages(), 1);
        const QString text = file.text();
        for (const char *part : {"this one", "cap here", "epsilon, added up", "2026-01-01"})
            QVERIFY2(text.contains(part), part);
        QCOMPARE(file.wordsOffPage(sideMargin - 1.0), QStringList());
    }

    void a_matrix_shows_every_count()
    {
        Matrix matrix{.rowText = "is", .columnText = "taken for"};
        for (int i = 0; i < 15; ++i) {
            matrix.names.push_back("label" + std::to_string(i));
            matrix.counts.emplace_back();
            for (int j = 0; j < 15; ++j)
                matrix.counts.back().push_back(100'000 + 100 * i + j);
        }
        const PdfFile file = drawn([&](Flow &flow) { addMatrix(flow, matrix); });
        const QString text = file.text();
        for (const auto &row : matrix.counts)
            for (const std::int64_t count : row)
                QVERIFY2(text.contains(QString::number(count)), qPrintable(QString::number(count)));
    }

    void nothing_to_draw_is_no_error()
    {
        const PdfFile file = drawn([](Flow &flow) {
            addBars(flow, {.axisText = "empty"});
            addBars(flow, {.bars = {{"zero", "", 0.0, "0"}}, .axisText = "none"});
            addSteps(flow, {.markedText = "", .axisText = "nothing yet"});
            addShareBar(flow, {});
        });
        QVERIFY(file.text().contains("nothing yet"));
    }
};

} // namespace tst_pdf_charts

QTEST_APPLESS_MAIN(tst_pdf_charts::PdfChartsTest)
#include "tst_pdf_charts.moc"
