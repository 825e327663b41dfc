#include "core/base/JobControl.h"
#include "core/records/Preview.h"
#include "core/records/RecordStream.h"
#include "tests/core/records/RecordFile.h"
#include "tests/core/records/WorkbookFile.h"

#include <QTest>

namespace tst_cutcell {

using namespace core::records;

class TestCutCell : public QObject
{
    Q_OBJECT
private slots:
    void counts_as_spreadsheet_programs_do();
    void warns_of_a_row_of_a_sheet_and_counts_it();
    void warns_of_a_line_of_a_csv_file();
    void lets_other_formats_be();
};

namespace {

constexpr std::size_t longest = 32'767; // "Excel specifications and limits"

Scan scanned(const RecordFile &file)
{
    core::NoControl control;
    auto found = scan(file.source(), control);
    return found ? std::move(*found) : Scan{};
}

} // namespace

void TestCutCell::counts_as_spreadsheet_programs_do()
{
    QVERIFY(isLikelyCut(std::string(longest, 'a')));
    QVERIFY(isLikelyCut(std::string(longest + 1, 'a')));
    QVERIFY(!isLikelyCut(std::string(longest - 1, 'a')));
    QVERIFY(!isLikelyCut(std::string(longest + 2, 'a')));
    std::string wide;
    for (std::size_t i = 0; i < longest; ++i)
        wide += "ä";
    QVERIFY(isLikelyCut(wide));
    QVERIFY(!isLikelyCut(wide.substr(0, longest + 1))); // as many bytes
    std::string pairs = "a";
    for (std::size_t i = 0; i < longest / 2; ++i)
        pairs += "\U0001F637";
    QVERIFY(isLikelyCut(pairs));
}

void TestCutCell::warns_of_a_row_of_a_sheet_and_counts_it()
{
    tests::WorkbookText text;
    text.sheets = {{"Notes",
                    tests::inlineRow(1, {"id", "text"}) + tests::inlineRow(2, {"1", "short"})
                        + tests::inlineRow(3, {"2", "Zq7Secret" + std::string(longest - 9, 'a')})
                        + tests::inlineRow(5, {std::string(longest, 'a'), "short"})}};
    const RecordFile file(tests::workbookOf(text), "n.xlsx");
    const Scan found = scanned(file);
    QCOMPARE(found.records, 3);
    QCOMPARE(found.problemCount, 0);
    QVERIFY(found.isComplete);
    QCOMPARE(found.warningCount, 1); // only of the text
    QVERIFY((found.warnings.front().place == Place{.sheet = "Notes", .line = 3}));
    QVERIFY(found.warnings.front().facts.kind == ProblemKind::LikelyCut);
    QVERIFY(found.warnings.front().what.starts_with("the text in column \"text\" is as long as a cell"));
    QVERIFY(found.warnings.front().what.find("Zq7Secret") == std::string::npos);
    // It does not stop who reads strictly.
    const Reading reading = readAll(file.source());
    QVERIFY(!reading.error);
    QVERIFY(reading.records[1].isLikelyCut && !reading.records[2].isLikelyCut);
}

void TestCutCell::warns_of_a_line_of_a_csv_file()
{
    const std::string cut(longest, 'a');
    const Scan found = scanned(RecordFile("id,text\n1,b\n2,\"" + cut + "\"\n", "n.csv"));
    QCOMPARE(found.records, 2);
    QCOMPARE(found.warningCount, 1);
    QCOMPARE(found.warnings.front().place.line, 3);
    std::string all = "text\n";
    for (std::size_t i = 0; i < Scan::maximumProblems + 5; ++i)
        all += cut + '\n';
    const Scan many = scanned(RecordFile(all, "n.csv"));
    QCOMPARE(many.warningCount, std::int64_t{Scan::maximumProblems + 5});
    QCOMPARE(many.warnings.size(), Scan::maximumProblems);
}

void TestCutCell::lets_other_formats_be()
{
    const std::string line = "{\"text\":\"" + std::string(longest, 'a') + "\"}\n";
    const Scan found = scanned(RecordFile(line, "n.jsonl"));
    QCOMPARE(found.records, 1);
    QCOMPARE(found.warningCount, 0);
}

} // namespace tst_cutcell

QTEST_APPLESS_MAIN(tst_cutcell::TestCutCell)
#include "tst_cutcell.moc"
