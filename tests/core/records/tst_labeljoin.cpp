#include "core/records/Preview.h"
#include "tests/core/records/Packed.h"
#include "tests/core/records/RecordFile.h"

#include <QTest>

namespace tst_labeljoin {

using namespace core::records;
namespace fs = std::filesystem;

class TestLabelJoin : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void ties_labels_to_records_by_a_key();
    void takes_any_format_and_several_files();
    void says_what_is_wrong_with_the_other_files_data();
    void says_what_is_wrong_with_the_other_files();
    void a_record_without_a_partner_has_no_label();
    void its_files_are_part_of_the_digest();

private:
    void write(const std::string &name, const std::string &bytes);
    Source source() const;
    std::vector<std::string> labels(const Source &source) const;

    std::optional<QTemporaryDir> m_folder;
    fs::path m_root;
};

using Names = std::vector<std::string>;

void TestLabelJoin::init()
{
    m_folder.emplace();
    m_root = m_folder->path().toStdString();
    write("notes.csv", "subject,hadm_id,text\n1,20,a\n2,10,b\n1,,c\n3,30,d\n");
    write("codes.csv",
          "hadm_id,seq,icd_code\n10,1,I50.9\n20,2,4280 \n10,2,E11\n20,1,25000\n10,3,E11\n40,1,X\n");
}

void TestLabelJoin::write(const std::string &name, const std::string &bytes)
{
    std::ofstream(m_root / name, std::ios::binary) << bytes;
}

Source TestLabelJoin::source() const
{
    Source source;
    source.files = {m_root / "notes.csv"};
    source.textColumn = "text";
    source.personColumn = "subject";
    source.join = {.files = {m_root / "codes.csv"}, .on = "hadm_id", .key = {}, .labelColumn = "icd_code"};
    return source;
}

// A line for each record: its labels, separated by blanks; of an error its words.
Names TestLabelJoin::labels(const Source &source) const
{
    const Reading reading = readAll(source);
    if (reading.error)
        return {reading.error->detail};
    Names lines;
    for (const Record &record : reading.records) {
        lines.push_back(record.label);
        for (const std::string &other : record.otherLabels)
            lines.back() += " " + other;
    }
    return lines;
}

void TestLabelJoin::ties_labels_to_records_by_a_key()
{
    QCOMPARE(labels(source()), (Names{"25000 4280", "E11 I50.9", "", ""}));
    QCOMPARE(readAll(source()).records[0].person, std::string("1"));
}

void TestLabelJoin::takes_any_format_and_several_files()
{
    write("a.jsonl", "{\"admission\": 10, \"code\": \"X\"}\n{\"admission\": \"30\", \"code\": 7}\n");
    write("b.jsonl.gz", compressed("{\"admission\": 30, \"code\": \"Y\"}\n", "gzip"));
    Source other = source();
    other.join = {.files = {m_root / "*.jsonl*"}, .on = "hadm_id", .key = "admission", .labelColumn = "code"};
    QCOMPARE(labels(other), (Names{"", "X", "", "7 Y"}));
}

void TestLabelJoin::says_what_is_wrong_with_the_other_files_data()
{
    QTest::addColumn<QString>("bytes");
    QTest::addColumn<QString>("says");
    QTest::newRow("no such column") << "admission,icd_code\n1,2\n"
                                    << "codes.csv: no column \"hadm_id\"";
    QTest::newRow("ragged") << "hadm_id,icd_code\n10,A\n20\n"
                            << "codes.csv:3: 2 fields expected";
}

void TestLabelJoin::says_what_is_wrong_with_the_other_files()
{
    QFETCH(QString, bytes);
    QFETCH(QString, says);
    write("codes.csv", bytes.toStdString());
    const Names said = labels(source());
    QVERIFY2(said.front().find((m_root / says.toStdString()).string()) == 0, said.front().c_str());
    core::NoControl control;
    QVERIFY(!scan(source(), control).has_value());
}

void TestLabelJoin::a_record_without_a_partner_has_no_label()
{
    core::NoControl control;
    const auto scanned = scan(source(), control);
    QVERIFY(scanned.has_value());
    QCOMPARE(scanned->records, std::int64_t{4});
    QCOMPARE(scanned->withoutLabel, std::int64_t{2});
    QCOMPARE(scanned->labels.size(), std::size_t{4}); // of the two that have some
}

void TestLabelJoin::its_files_are_part_of_the_digest()
{
    const core::Digest before = readAll(source()).digest;
    write("codes.csv", "hadm_id,icd_code\n10,A\n");
    QVERIFY(readAll(source()).digest != before);
}

} // namespace tst_labeljoin

QTEST_APPLESS_MAIN(tst_labeljoin::TestLabelJoin)
#include "tst_labeljoin.moc"
