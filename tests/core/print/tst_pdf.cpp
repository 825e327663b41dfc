#include "core/print/Charts.h"
#include "core/print/Pdf.h"
#include "tests/core/print/PdfText.h"

#include <QRegularExpression>
#include <QTest>

namespace tst_pdf {

using namespace core::print;
using tests::PdfFile;

namespace {

constexpr double sideMargin = 54.0;

std::string made(const std::function<void(Flow &)> &fill, const std::string &mark = {})
{
    const auto bytes = pdf({.title = "Notizen für Öl, Ω и Ж",
                            .programVersion = "9.8.7",
                            .createdAt = "2026-02-01T10:00:00Z",
                            .mark = mark},
                           fill);
    if (!bytes)
        throw std::runtime_error(bytes.error().detail);
    return *bytes;
}

std::vector<std::vector<std::string>> rowsOf(int count)
{
    std::vector<std::vector<std::string>> rows;
    for (int i = 1; i <= count; ++i)
        rows.push_back({"row" + std::to_string(i), std::to_string(i * i)});
    return rows;
}

} // namespace

class PdfTest : public QObject
{
    Q_OBJECT

private slots:
    void it_says_what_it_is_who_made_it_and_when()
    {
        const PdfFile file(made([](Flow &flow) { flow.paragraph("hello"); }));
        QCOMPARE(file.info("Title"), "Notizen für Öl, Ω и Ж");
        QCOMPARE(file.info("Creator"), "Keyseed 9.8.7");
        QVERIFY(file.info("CreationDate").startsWith("2026-02-01T10:00:00"));
        QVERIFY(file.info("Page size").contains("A4"));
        QCOMPARE(file.pages(), 1);
        QVERIFY(file.text().contains("page 1 of 1"));
    }

    void texts_of_several_scripts_come_out_as_they_went_in()
    {
        const QString text = "Ärzte müssen „Größe“ prüfen: Ελληνικά, русский, naïve café, ±0.5 office";
        const PdfFile file(made([&](Flow &flow) {
            flow.title("kind", text.toStdString());
            flow.paragraph(text.toStdString());
            flow.bullets({text.toStdString()});
            flow.facts({{"name", text.toStdString()}});
        }));
        QCOMPARE(file.text().count(text), 4);
    }

    void markup_and_broken_text_are_no_danger()
    {
        const PdfFile file(made([](Flow &flow) { flow.paragraph("<b>not bold</b> & \xff\xfe end"); }));
        QVERIFY(file.text().contains("<b>not bold</b> &"));
        QVERIFY(file.text().contains("end"));
        const PdfFile unassigned(
            made([](Flow &flow) { flow.paragraph("begin \uFFFE\uFFFF\uFDD0\U0001FFFE\U0010FFFF end"); }));
        QVERIFY(unassigned.text().contains("end"));
        const auto titled =
            pdf({.title = "a\xff(b\\", .programVersion = "1)", .createdAt = "2026-02-01T10:00:00Z"},
                [](Flow &) {});
        QVERIFY(titled);
        QCOMPARE(PdfFile(*titled).info("Title"), QString::fromUtf8("a\uFFFD(b\\"));
    }

    void the_same_contents_give_the_same_bytes()
    {
        const auto fill = [](Flow &flow) {
            flow.heading("heading");
            addTable(flow, {.columns = {{"a"}, {"b"}}, .rows = rowsOf(80)});
        };
        const std::string once = made(fill);
        QTest::qWait(1100); // the clock of a PDF counts in seconds
        QVERIFY(made(fill) == once);
    }

    void a_long_paragraph_goes_on_on_the_next_page()
    {
        std::string text;
        for (int i = 0; i < 3000; ++i)
            text += "word" + std::to_string(i) + " ";
        const PdfFile file(made([&](Flow &flow) { flow.paragraph(text); }));
        QVERIFY(file.pages() > 2);
        const QString all = file.text();
        for (int i = 0; i < 3000; i += 7)
            QVERIFY2(all.contains(QStringLiteral("word%1 ").arg(i)), qPrintable(QString::number(i)));
        QCOMPARE(file.wordsOffPage(sideMargin - 1.0), QStringList());
    }

    void a_table_repeats_its_heading_and_loses_no_row()
    {
        const PdfFile file(made([](Flow &flow) {
            addTable(flow, {.columns = {{"first column"}, {"square", 1.0, Align::End}}, .rows = rowsOf(150)});
        }));
        QVERIFY(file.pages() >= 3);
        for (int page = 1; page <= file.pages(); ++page) {
            QCOMPARE(file.text(page).count("first column"), 1);
            QVERIFY(file.text(page).contains(QStringLiteral("page %1 of %2").arg(page).arg(file.pages())));
        }
        const QString all = file.text();
        for (int i = 1; i <= 150; ++i)
            QCOMPARE(all.count(QRegularExpression(QStringLiteral("\\brow%1\\b").arg(i))), 1);
    }

    void a_word_wider_than_the_page_stays_on_it()
    {
        const std::string word(400, 'w');
        const PdfFile file(made([&](Flow &flow) {
            flow.title("kind", word);
            flow.heading(word);
            flow.paragraph(word);
            flow.bullets({word});
            flow.facts({{word, word}});
            flow.notice(word, {}, palette::ground, palette::accent);
            addTable(flow, {.columns = {{"a"}, {word, 2.0}}, .rows = {{word, word}}});
        }));
        QCOMPARE(file.wordsOffPage(sideMargin - 1.0), QStringList());
    }

    void a_mark_stands_twice_on_every_page()
    {
        const PdfFile file(made(
            [](Flow &flow) {
                addTable(flow, {.columns = {{"a"}, {"b"}}, .rows = rowsOf(150)});
            },
            "NOT FOR OTHERS"));
        QVERIFY(file.pages() >= 3);
        for (int page = 1; page <= file.pages(); ++page)
            QCOMPARE(file.text(page).count("NOT FOR OTHERS"), 2);
    }

    void a_date_that_is_none_is_refused_data()
    {
        QTest::addColumn<QString>("date");
        QTest::newRow("empty") << "";
        QTest::newRow("a day") << "2026-02-01";
        QTest::newRow("not UTC") << "2026-02-01T10:00:00+";
        QTest::newRow("letters") << "2026-02-01T10:0O:00Z";
    }
    void a_date_that_is_none_is_refused()
    {
        QFETCH(QString, date);
        const auto bytes =
            pdf({.title = "t", .programVersion = "1", .createdAt = date.toStdString()}, [](Flow &) {});
        QVERIFY(!bytes);
        QVERIFY(bytes.error().code == core::ErrorCode::Internal);
    }

    void fonts_are_embedded()
    {
        const PdfFile file(made([](Flow &flow) { flow.heading("bold"); }));
        const QStringList lines = tests::outputOf("pdffonts", {file.path()}).trimmed().split('\n').mid(2);
        QVERIFY(!lines.isEmpty());
        for (const QString &line : lines)
            QVERIFY2(line.contains("DejaVuSans") && line.contains(QRegularExpression("yes\\s+yes\\s+yes")),
                     qPrintable(line));
    }
};

} // namespace tst_pdf

QTEST_APPLESS_MAIN(tst_pdf::PdfTest)
#include "tst_pdf.moc"
