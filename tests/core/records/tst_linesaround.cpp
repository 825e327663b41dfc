#include "core/records/LinesAround.h"
#include "core/records/Preview.h"
#include "core/records/text/LineBreaks.h"
#include "tests/core/records/RecordFile.h"

#include <QStringEncoder>
#include <QTest>

namespace tst_linesaround {

using namespace core::records;
using core::ErrorCode;

namespace {

class CancelledAtOnce final : public core::JobControl
{
public:
    bool isCancelled() const override { return true; }
    void report(double, std::string_view) override {}
};

/// "3:text|4:..." with "+" behind what is cut.
QString shown(const std::vector<RawLine> &lines)
{
    QStringList list;
    for (const RawLine &line : lines)
        list << QString::number(line.number) + ':' + QString::fromStdString(line.text)
                    + (line.isCut ? "+" : "");
    return list.join('|');
}

std::string view(const QByteArray &bytes)
{
    return bytes.toStdString();
}

} // namespace

class TestLinesAround : public QObject
{
    Q_OBJECT

private slots:
    void shows_the_lines_to_both_sides_data();
    void shows_the_lines_to_both_sides();
    void every_encoding_counts_the_same_lines_data();
    void every_encoding_counts_the_same_lines();
    void an_offset_that_is_no_beginning_of_a_line_is_not_believed();
    void a_problem_of_a_scan_leads_to_its_line();
    void long_lines_are_cut_at_a_character();
    void what_cannot_be_decoded_is_shown_all_the_same();
    void breaks_are_counted_the_same_in_pieces_of_any_size();
    void refuses_what_is_not_there();
    void can_be_cancelled();

private:
    core::NoControl m_control;
};

void TestLinesAround::shows_the_lines_to_both_sides_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("expected");
    QTest::newRow("in the middle") << QByteArray("a\nb\nc\nd\ne\nf\n") << 3 << "1:a|2:b|3:c|4:d|5:e";
    QTest::newRow("the first") << QByteArray("a\nb\nc\nd\n") << 1 << "1:a|2:b|3:c";
    QTest::newRow("the last") << QByteArray("a\nb\nc\nd\n") << 4 << "2:b|3:c|4:d";
    QTest::newRow("the last without a break") << QByteArray("a\nb\nc") << 3 << "1:a|2:b|3:c";
    QTest::newRow("all kinds of breaks") << QByteArray("a\r\nb\rc\n\r\nd") << 4 << "2:b|3:c|4:|5:d";
    QTest::newRow("behind a mark") << QByteArray("\xEF\xBB\xBF"
                                                 "a\nb")
                                   << 1 << "1:a|2:b";
    QTest::newRow("alone") << QByteArray("a") << 1 << "1:a";
}

void TestLinesAround::shows_the_lines_to_both_sides()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, line);
    QFETCH(QString, expected);
    const RecordFile file(view(bytes));
    const auto lines =
        linesAround(file.source(), {.place = {.line = line}, .before = 2, .after = 2}, m_control);
    QVERIFY(lines.has_value());
    QCOMPARE(shown(*lines), expected);
}

void TestLinesAround::every_encoding_counts_the_same_lines_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("encoding");
    // The letters hold a byte 0A or 0D in UTF-16, which is no break.
    const QString text = QString::fromUtf8("\u0a0d\u010a\r\n\u0d0a z\u00fcge\nc\rd");
    const auto encoded = [&](QStringConverter::Encoding encoding, bool marked) {
        QStringEncoder encoder(encoding,
                               marked ? QStringConverter::Flag::WriteBom : QStringConverter::Flag::Default);
        return QByteArray(encoder(text));
    };
    QTest::newRow("UTF-8") << encoded(QStringConverter::Utf8, false) << "";
    QTest::newRow("UTF-8 marked") << encoded(QStringConverter::Utf8, true) << "";
    QTest::newRow("UTF-16LE") << encoded(QStringConverter::Utf16LE, false) << "UTF-16LE";
    QTest::newRow("UTF-16LE marked") << encoded(QStringConverter::Utf16LE, true) << "";
    QTest::newRow("UTF-16 marked LE") << encoded(QStringConverter::Utf16LE, true) << "UTF-16";
    QTest::newRow("UTF-16BE marked") << encoded(QStringConverter::Utf16BE, true) << "";
    QTest::newRow("UTF-32LE marked") << encoded(QStringConverter::Utf32LE, true) << "";
}

void TestLinesAround::every_encoding_counts_the_same_lines()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, encoding);
    const RecordFile file(view(bytes));
    Source source = file.source();
    if (!encoding.isEmpty())
        source.encoding = encoding.toStdString();
    const auto lines = linesAround(source, {.place = {.line = 2}, .before = 2, .after = 2}, m_control);
    QVERIFY2(lines.has_value(), lines ? "" : lines.error().detail.c_str());
    QCOMPARE(shown(*lines), QString::fromUtf8("1:\u0a0d\u010a|2:\u0d0a z\u00fcge|3:c|4:d"));
}

void TestLinesAround::an_offset_that_is_no_beginning_of_a_line_is_not_believed()
{
    const RecordFile file("a\nb\nc\nd\n");
    for (const std::int64_t offset : {-3, 1, 3, 800})
        QCOMPARE(shown(*linesAround(file.source(),
                                    {.place = {.line = 3}, .offset = offset, .before = 1, .after = 0},
                                    m_control)),
                 "2:b|3:c");
    // One that is one is: the file need not be read up to it.
    QCOMPARE(shown(*linesAround(
                 file.source(), {.place = {.line = 70}, .offset = 4, .before = 1, .after = 0}, m_control)),
             "69:b|70:c");
}

void TestLinesAround::a_problem_of_a_scan_leads_to_its_line()
{
    std::string bytes = "\xEF\xBB\xBFtext,b\r\n";
    for (int row = 0; row < 30'000; ++row) // some chunks
        bytes += "some words \xC3\xA4,\"over\ntwo lines\"\r\n";
    const RecordFile file(bytes + "ragged\r\nlast,x\r\n");
    const auto found = scan(file.source(), m_control);
    QCOMPARE(found->problems.size(), std::size_t{1});
    const Problem &problem = found->problems.front();
    QCOMPARE(problem.place.line, 60'002);
    QVERIFY(problem.offset.has_value());
    for (const auto &offset : {problem.offset, std::optional<std::int64_t>()}) {
        const auto lines =
            linesAround(file.source(),
                        {.place = {.line = problem.place.line}, .offset = offset, .before = 1, .after = 1},
                        m_control);
        QCOMPARE(shown(*lines), "60001:two lines\"|60002:ragged|60003:last,x");
    }
}

void TestLinesAround::long_lines_are_cut_at_a_character()
{
    std::string longLine = "x";
    while (longLine.size() < 1'000'000)
        longLine += "\xC3\xA4";
    const RecordFile file(longLine + "\nb\n" + longLine + "\n");
    const auto lines = linesAround(
        file.source(), {.place = {.line = 2}, .before = 1, .after = 1, .maximumBytes = 4}, m_control);
    QCOMPARE(shown(*lines), QString::fromUtf8("1:\u00e4\u00e4+|2:b|3:x\u00e4+")); // of the first, its end
}

void TestLinesAround::what_cannot_be_decoded_is_shown_all_the_same()
{
    const RecordFile file("text\na\xFF\0b\n");
    const auto lines = linesAround(file.source(), {.place = {.line = 2}, .before = 0, .after = 0}, m_control);
    QCOMPARE(shown(*lines), QString::fromUtf8("2:a\uFFFD"));
    Source latin = file.source();
    latin.encoding = "windows-1252";
    QCOMPARE(shown(*linesAround(latin, {.place = {.line = 2}, .before = 0, .after = 0}, m_control)),
             QString::fromUtf8("2:a\u00ff"));
}

void TestLinesAround::breaks_are_counted_the_same_in_pieces_of_any_size()
{
    const std::string text = "a\r\nb\r\r\n\nccc\r\n\r\rd\n";
    for (const char *encoding : {"UTF-8", "UTF-16LE"}) {
        std::string bytes;
        for (const char c : text)
            bytes += std::string(1, c) + (encoding == std::string_view("UTF-8") ? "" : std::string(1, '\0'));
        const LineBreaks breaks(encoding);
        for (std::size_t piece = 2 * breaks.unitBytes(); piece <= bytes.size(); ++piece) {
            LineCounter counter(breaks);
            for (std::size_t at = 0; at < bytes.size();) {
                const bool isLast = at + piece >= bytes.size();
                at += counter.pass(std::string_view(bytes).substr(at, piece), 100, isLast);
            }
            QCOMPARE(counter.counted(), 8);
        }
    }
}

void TestLinesAround::refuses_what_is_not_there()
{
    const RecordFile file("a\nb\n");
    const auto gone = linesAround(file.source(), {.place = {.line = 9}}, m_control);
    QCOMPARE(gone.error().code, ErrorCode::InvalidRecords);
    QVERIFY(QString::fromStdString(gone.error().detail).contains(":9: "));
    Source source = file.source();
    source.encoding = "no such thing";
    QCOMPARE(linesAround(source, {.place = {.line = 1}}, m_control).error().code, ErrorCode::InvalidPlan);
    source.files = {"missing.csv"};
    QCOMPARE(linesAround(source, {.place = {.line = 1}}, m_control).error().code, ErrorCode::NotFound);
}

void TestLinesAround::can_be_cancelled()
{
    const RecordFile file(std::string(3'000'000, '\n'));
    CancelledAtOnce control;
    QCOMPARE(linesAround(file.source(), {.place = {.line = 2'000'000}}, control).error().code,
             ErrorCode::Cancelled);
}

} // namespace tst_linesaround

QTEST_APPLESS_MAIN(tst_linesaround::TestLinesAround)
#include "tst_linesaround.moc"
