#include "core/records/Preview.h"
#include "tests/core/records/RecordFile.h"

#include <QTest>

using namespace core::records;
using core::ErrorCode;

namespace {

QString joined(const std::vector<std::string> &cells)
{
    QStringList list;
    for (const std::string &cell : cells)
        list << QString::fromStdString(cell);
    return list.join('|');
}

/// Counts what it is told and cancels after so many questions.
class CountingControl final : public core::JobControl
{
public:
    explicit CountingControl(int questionsBeforeCancel)
        : m_left(questionsBeforeCancel)
    {}
    bool isCancelled() const override { return m_left-- <= 0; }
    void report(double fraction, std::string_view stage) override
    {
        isRising = isRising && fraction >= last && fraction <= 1.0 && stage == "scan";
        last = fraction;
        ++reports;
    }

    bool isRising = true;
    double last = 0.0;
    int reports = 0;

private:
    mutable int m_left;
};

Source withRoles(const RecordFile &file)
{
    Source source = file.source();
    source.labelColumn = "label";
    source.personColumn = "person";
    return source;
}

} // namespace

class TestPreview : public QObject
{
    Q_OBJECT

private slots:
    void shows_what_was_recognised_of_csv();
    void shows_fields_of_jsonl_in_the_order_they_are_met();
    void shows_at_most_the_rows_asked_for();
    void pads_and_cuts_ragged_rows();
    void needs_no_roles_and_fails_like_the_reader();
    void guesses_roles_from_names_data();
    void guesses_roles_from_names();
    void counts_records_labels_and_persons();
    void goes_on_behind_ragged_rows_and_lists_them();
    void goes_on_behind_lines_that_are_no_objects();
    void stops_where_nothing_can_follow();
    void lists_a_bounded_number_of_problems_and_labels();
    void a_text_taken_for_a_label_does_not_fill_the_memory();
    void can_be_cancelled_and_reports_now_and_then();
};

void TestPreview::shows_what_was_recognised_of_csv()
{
    const RecordFile file("id;note, text;\n1;\"a\nb\";c\n2;;\n", "export.dat");
    const auto shown = preview(file.source(""));
    QVERIFY(shown.has_value());
    QVERIFY(shown->format == Format::Csv);
    QCOMPARE(shown->delimiter, ';');
    QCOMPARE(shown->encoding, std::string("UTF-8"));
    QCOMPARE(joined(shown->columns), QString("id|note, text|column 3"));
    QCOMPARE(shown->rows.size(), std::size_t{2});
    QCOMPARE(joined(shown->rows[0]), QString("1|a\nb|c"));
    QCOMPARE(joined(shown->rows[1]), QString("2||"));
}

void TestPreview::shows_fields_of_jsonl_in_the_order_they_are_met()
{
    const RecordFile file(
        "{\"id\":1,\"text\":\"a\"}\n\n{\"text\":\"b\",\"more\":[1,{\"x\":2}],\"ok\":true,\"n\":null,"
        "\"o\":{\"text\":3}}\nno object\n{\"id\":2.50}\n",
        "export");
    const auto shown = preview(file.source(""));
    QVERIFY(shown.has_value());
    QVERIFY(shown->format == Format::Jsonl);
    QCOMPARE(joined(shown->columns), QString("id|text|more|ok|n|o"));
    QCOMPARE(shown->rows.size(), std::size_t{3});
    QCOMPARE(joined(shown->rows[0]), QString("1|a||||"));
    QCOMPARE(joined(shown->rows[1]), QString("|b|[...]|true||{...}"));
    QCOMPARE(joined(shown->rows[2]), QString("2.50|||||"));
}

void TestPreview::shows_at_most_the_rows_asked_for()
{
    std::string csv = "text\n";
    std::string jsonl;
    for (int i = 0; i < 300; ++i) {
        csv += std::to_string(i) + "\n";
        jsonl += "{\"text\":" + std::to_string(i) + "}\n";
    }
    const RecordFile csvFile(csv);
    const RecordFile jsonlFile(jsonl, "notes.jsonl");
    for (const int most : {0, 1, 20, 200, 1000}) {
        const auto expected = static_cast<std::size_t>(std::min(most, 300));
        QCOMPARE(preview(csvFile.source(), most)->rows.size(), expected);
        QCOMPARE(preview(jsonlFile.source(), most)->rows.size(), expected);
    }
    QCOMPARE(preview(csvFile.source())->rows.size(), std::size_t{20});
}

void TestPreview::pads_and_cuts_ragged_rows()
{
    const auto shown = preview(RecordFile("a,b\n1\n1,2,3\n").source());
    QCOMPARE(joined(shown->rows[0]), QString("1|"));
    QCOMPARE(joined(shown->rows[1]), QString("1|2"));
}

void TestPreview::needs_no_roles_and_fails_like_the_reader()
{
    const RecordFile broken("text\n\"a\n");
    const auto shown = preview(broken.source("no such column"));
    QVERIFY(!shown.has_value());
    QCOMPARE(shown.error().detail, readAll(broken.source()).error->detail);
    Source missing = broken.source();
    missing.path = "missing.csv";
    QCOMPARE(preview(missing).error().code, ErrorCode::NotFound);
    QCOMPARE(preview(RecordFile("", "n.jsonl").source()).error().code, ErrorCode::InvalidRecords);
}

void TestPreview::guesses_roles_from_names_data()
{
    QTest::addColumn<QString>("columns");
    QTest::addColumn<QString>("expected"); // text|label|person
    QTest::newRow("plain") << "text|label|person"
                           << "text|label|person";
    QTest::newRow("transcriptions")
        << "note_id|description|medical_specialty|sample_name|transcription|keywords"
        << "transcription|medical_specialty|";
    QTest::newRow("MIMIC") << "note_id|subject_id|hadm_id|note_type|note_seq|charttime|storetime|text"
                           << "text|note_type|subject_id";
    QTest::newRow("OMOP") << "note_id|person_id|note_date|note_class_concept_id|note_title|note_text"
                          << "note_text|note_title|person_id";
    QTest::newRow("case and separators") << "MRN|Medical Specialty|NoteText"
                                         << "NoteText|Medical Specialty|MRN";
    QTest::newRow("surest first") << "class|content|label|text|patient|person"
                                  << "text|label|person";
    QTest::newRow("none fits") << "a|b|column 3|hadm_id|note_id"
                               << "||";
}

void TestPreview::guesses_roles_from_names()
{
    QFETCH(QString, columns);
    QFETCH(QString, expected);
    std::vector<std::string> names;
    for (const QString &name : columns.split('|'))
        names.push_back(name.toStdString());
    const RoleGuess guess = guessRoles(names);
    QCOMPARE(joined({guess.text, guess.label, guess.person}), expected);
}

void TestPreview::counts_records_labels_and_persons()
{
    const RecordFile file("person,label,text\np1,A,one\np2,B,\" \n\"\n p1 ,B,\n,C,x\np3,,y\np2, B ,z\n");
    core::NoControl control;
    const auto found = scan(withRoles(file), control);
    QVERIFY(found.has_value());
    QCOMPARE(found->records, 6);
    QCOMPARE(found->withoutText, 2);
    QCOMPARE(found->persons, 3);
    QVERIFY(found->problems.empty());
    QCOMPARE(found->labels.size(), std::size_t{3});
    QCOMPARE(found->labels[0].name, std::string("B"));
    QCOMPARE(found->labels[0].records, 3);
    QCOMPARE(found->labels[1].name, std::string("A"));
    QCOMPARE(found->labels[2].name, std::string("C"));

    const auto textOnly = scan(file.source(), control);
    QCOMPARE(textOnly->records, 6);
    QCOMPARE(textOnly->persons, 0);
    QVERIFY(textOnly->labels.empty());
}

void TestPreview::goes_on_behind_ragged_rows_and_lists_them()
{
    const RecordFile file("person,label,text\np1,A\np2,B,\"x\ny\"\n\np3,A,x,y\np4,A,z\n");
    core::NoControl control;
    const auto found = scan(withRoles(file), control);
    QVERIFY(found.has_value());
    QCOMPARE(found->records, 2);
    QCOMPARE(found->problems.size(), std::size_t{2});
    QCOMPARE(found->problems[0].line, 2);
    QCOMPARE(
        found->problems[0].what,
        std::string(
            "3 fields expected as in the header, 2 found; add the missing field or quote the delimiter"));
    QCOMPARE(found->problems[1].line, 6);
    QCOMPARE(
        found->problems[1].what,
        std::string(
            "3 fields expected as in the header, 4 found; remove the extra field or quote the delimiter"));
}

void TestPreview::goes_on_behind_lines_that_are_no_objects()
{
    const RecordFile file("{\"text\":\"a\"}\n{\"text\":\n[]\n{\"text\":1}\n{\"text\":\"b\"}\n",
                          "notes.jsonl");
    core::NoControl control;
    const auto found = scan(file.source(), control);
    QVERIFY(found.has_value());
    QCOMPARE(found->records, 2);
    QCOMPARE(found->problems.size(), std::size_t{3});
    QCOMPARE(found->problems[0].line, 2);
    QCOMPARE(found->problems[2].line, 4);
}

void TestPreview::stops_where_nothing_can_follow()
{
    const RecordFile file("text\na\n\"b\nc\n");
    core::NoControl control;
    const auto found = scan(file.source(), control);
    QVERIFY(!found.has_value());
    QCOMPARE(found.error().code, ErrorCode::InvalidRecords);
    QVERIFY(found.error().detail.starts_with(file.path().string() + ":3: the quote"));
    QCOMPARE(scan(file.source("txt"), control).error().code, ErrorCode::InvalidPlan);
}

void TestPreview::lists_a_bounded_number_of_problems_and_labels()
{
    std::string bytes = "label,text\n";
    for (std::size_t i = 0; i < Scan::maximumProblems + 10; ++i)
        bytes += "ragged\n";
    for (std::size_t i = 0; i < Scan::maximumLabels + 10; ++i)
        bytes += "label " + std::to_string(i) + ",x\n";
    const RecordFile file(bytes + "last,x\nlast,x\n");
    Source source = file.source();
    source.labelColumn = "label";
    core::NoControl control;
    const auto found = scan(source, control);
    QCOMPARE(found->problems.size(), Scan::maximumProblems);
    QCOMPARE(found->records, static_cast<std::int64_t>(Scan::maximumLabels + 12));
    QCOMPARE(found->labels.size(), Scan::maximumLabels);
    QCOMPARE(found->labels[0].name, std::string("last")); // the frequent ones are kept, wherever they come
}

void TestPreview::a_text_taken_for_a_label_does_not_fill_the_memory()
{
    std::string bytes = "text\n";
    for (int i = 0; i < 600; ++i)
        bytes += std::to_string(i) + std::string(10'000, 'x') + "\n";
    const RecordFile file(bytes);
    Source source = file.source();
    source.labelColumn = "text";
    core::NoControl control;
    const auto found = scan(source, control);
    QCOMPARE(found->records, 600);
    QVERIFY(found->labels.size() < 600);
    QCOMPARE(found->problems.size(), std::size_t{1});
    QVERIFY(found->problems[0].what.starts_with("too many different labels"));
}

void TestPreview::can_be_cancelled_and_reports_now_and_then()
{
    std::string bytes = "text\n";
    while (bytes.size() < 3'000'000)
        bytes += "a line of some length\n";
    const RecordFile file(bytes);

    CountingControl patient(1'000'000);
    QVERIFY(scan(file.source(), patient).has_value());
    QVERIFY(patient.isRising);
    QCOMPARE(patient.last, 1.0);
    QVERIFY(patient.reports > 5 && patient.reports < 100);

    for (const int questions : {0, 3}) {
        CountingControl hasty(questions);
        const auto found = scan(file.source(), hasty);
        QVERIFY(!found.has_value());
        QCOMPARE(found.error().code, ErrorCode::Cancelled);
        QCOMPARE(hasty.reports, questions);
    }
}

QTEST_APPLESS_MAIN(TestPreview)
#include "tst_preview.moc"
