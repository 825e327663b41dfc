#include "core/records/Preview.h"
#include "core/records/ScanCounts.h"
#include "tests/core/records/RecordFile.h"

#include <QTest>

#include <array>

namespace tst_preview {

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
    void shows_the_rows_in_front_of_what_cannot_be_read_data();
    void shows_the_rows_in_front_of_what_cannot_be_read();
    void cuts_long_cells_at_a_character();
    void guesses_roles_from_names_data();
    void guesses_roles_from_names();
    void guesses_the_text_from_the_first_rows();
    void counts_records_labels_and_persons();
    void goes_on_behind_ragged_rows_and_lists_them();
    void goes_on_behind_lines_that_are_no_objects();
    void stops_where_nothing_can_follow();
    void lists_a_bounded_number_of_problems_and_labels();
    void a_text_taken_for_a_label_does_not_fill_the_memory();
    void counts_persons_exactly_up_to_a_bound();
    void can_be_cancelled_and_reports_now_and_then();
};

void TestPreview::shows_what_was_recognised_of_csv()
{
    const RecordFile file("id;note, text;\n1;\"a\nb\";c\n2;;\n", "export.dat");
    const auto shown = preview(file.source(""));
    QVERIFY(shown.has_value());
    QCOMPARE(shown->format, std::string("csv"));
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
    QCOMPARE(shown->format, std::string("jsonl"));
    QCOMPARE(joined(shown->columns), QString("id|text|more|more[0]|more[1].x|ok|n|o|o.text"));
    QCOMPARE(shown->rows.size(), std::size_t{3});
    QCOMPARE(joined(shown->rows[0]), QString("1|a|||||||"));
    QCOMPARE(joined(shown->rows[1]), QString("|b|[...]|1|2|true||{...}|3"));
    QCOMPARE(joined(shown->rows[2]), QString("2.50||||||||"));
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
    const RecordFile workbook(std::string_view("PK\x03\x04", 4));
    const auto shown = preview(workbook.source("no such column"));
    QVERIFY(!shown.has_value());
    QCOMPARE(shown.error().detail, readAll(workbook.source()).error->detail);
    Source missing = workbook.source();
    missing.files = {"missing.csv"};
    QCOMPARE(preview(missing).error().code, ErrorCode::NotFound);
    QCOMPARE(preview(RecordFile("", "n.jsonl").source()).error().code, ErrorCode::InvalidRecords);
}

void TestPreview::shows_the_rows_in_front_of_what_cannot_be_read_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("offset"); // of the line in the file
    QTest::addColumn<int>("kind");
    const auto row = [](const char *what,
                        const QByteArray &bytes,
                        const char *name,
                        std::array<int, 4> numbers,
                        ProblemKind kind) {
        QTest::newRow(what) << bytes << QString(name) << numbers[0] << numbers[1] << numbers[2] << numbers[3]
                            << int(kind);
    };
    row("open quote", "text\na\n\"b\nc\n", "n.csv", {1, 1, 3, 7}, ProblemKind::OpenQuote);
    row("text behind a quote", "a,b\n1,2\n\"x\"y,2\n", "n.csv", {2, 1, 3, 8}, ProblemKind::TextBehindQuote);
    row("not UTF-8", "text\nna\xEFve\n", "n.csv", {1, 0, 2, 5}, ProblemKind::NotInEncoding);
    row("not UTF-8 in the first line",
        "\xDC"
        "ber\nx\n",
        "n.csv",
        {0, 0, 1, 0},
        ProblemKind::NotInEncoding);
    row("not UTF-8 behind a mark",
        "\xEF\xBB\xBFtext\na\xFF\n",
        "n.csv",
        {1, 0, 2, 8},
        ProblemKind::NotInEncoding);
    row("no object at all", "[1]\n[2]\n", "n.jsonl", {0, 0, 1, 0}, ProblemKind::NotAnObject);
    row("no JSON at all", "hello\n", "n.jsonl", {0, 0, 1, 0}, ProblemKind::NotJson);
}

void TestPreview::shows_the_rows_in_front_of_what_cannot_be_read()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, name);
    const RecordFile file({bytes.data(), static_cast<std::size_t>(bytes.size())}, name.toStdString());
    const auto shown = preview(file.source());
    QVERIFY(shown.has_value());
    QVERIFY(shown->stop.has_value());
    QTEST(int(shown->columns.size()), "columns");
    QTEST(int(shown->rows.size()), "rows");
    QTEST(int(shown->stop->place.line), "line");
    QTEST(int(shown->stop->offset.value_or(-1)), "offset");
    QTEST(int(shown->stop->facts.kind), "kind");
}

void TestPreview::cuts_long_cells_at_a_character()
{
    const std::string aUmlaut = "\xC3\xA4";
    std::string longCell = "x"; // so that the limit falls between the two bytes
    while (longCell.size() < 3 * Preview::maximumCellBytes)
        longCell += aUmlaut;
    const auto csv = preview(RecordFile("text\n" + longCell + "\n").source());
    const auto jsonl = preview(RecordFile("{\"text\":\"" + longCell + "\"}\n", "n.jsonl").source());
    const std::string expected = longCell.substr(0, Preview::maximumCellBytes - 1);
    QCOMPARE(csv->rows[0][0], expected);
    QCOMPARE(jsonl->rows[0][0], expected);
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

void TestPreview::guesses_the_text_from_the_first_rows()
{
    const std::string prose = "Seen for cough, no fever, sent home the same day.";
    const std::string hash(200, 'x');
    const std::vector<std::string> export1{"note", "ward", "transcription"};
    QCOMPARE(guessRoles(export1, {{"17", "A", prose}, {"18", "B", ""}}).text, std::string("transcription"));
    QCOMPARE(guessRoles(export1, {{"17", "A", hash}}).text, std::string("note")); // no prose: by name
    const std::vector<std::string> german{"Nr", "Fach", "Befund", "text"};
    QCOMPARE(guessRoles(german, {{"1", "A", prose, ""}}).text, std::string("Befund"));
    QCOMPARE(guessRoles(german, {{"1", "A", prose + prose, prose}}).text,
             std::string("text")); // named, and prose
    QCOMPARE(guessRoles(german, {{"1"}}).text, std::string("text"));
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
    QCOMPARE(found->problems[0].place.line, 2);
    QCOMPARE(
        found->problems[0].what,
        std::string(
            "3 fields expected as in the header, 2 found; add the missing field or quote the delimiter"));
    QCOMPARE(int(found->problems[0].facts.kind), int(ProblemKind::FieldCount));
    QCOMPARE(found->problems[0].facts.expected, 3);
    QCOMPARE(found->problems[0].facts.found, 2);
    QCOMPARE(found->problems[0].offset, std::optional<std::int64_t>(18));
    QCOMPARE(found->problems[1].place.line, 6);
    QCOMPARE(found->problems[1].offset, std::optional<std::int64_t>(35));
    QVERIFY(found->isComplete);
    QCOMPARE(found->problemCount, 2);
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
    QCOMPARE(found->problems[0].place.line, 2);
    QCOMPARE(found->problems[2].place.line, 4);
    QCOMPARE(found->problems[2].facts.name, std::string("text"));
    using Kind = ProblemKind;
    for (const auto &[place, kind] :
         {std::pair{0, Kind::NotJson}, {1, Kind::NotAnObject}, {2, Kind::NotText}})
        QCOMPARE(int(found->problems[static_cast<std::size_t>(place)].facts.kind), int(kind));
}

void TestPreview::stops_where_nothing_can_follow()
{
    const RecordFile file("text,b\na,\nragged\n\"b\nc\n");
    core::NoControl control;
    const auto found = scan(file.source(), control);
    QVERIFY(found.has_value());
    QVERIFY(!found->isComplete);
    QCOMPARE(found->records, 1);
    QCOMPARE(found->problems.size(), std::size_t{2});
    QCOMPARE(found->problems[1].place.line, 4);
    QVERIFY(found->problems[1].what.starts_with("the quote"));
    QCOMPARE(readAll(RecordFile("text\n\"b\n").source()).error->code, ErrorCode::InvalidRecords);
    QCOMPARE(scan(file.source("txt"), control).error().code, ErrorCode::InvalidPlan);
}

void TestPreview::lists_a_bounded_number_of_problems_and_labels()
{
    std::string bytes = "label,text\n";
    for (std::size_t i = 0; i < Scan::maximumProblems + 10; ++i)
        bytes += "ragged\n";
    constexpr int labels = 5000;
    for (int i = 0; i < labels; ++i)
        bytes += "label " + std::to_string(i) + ",x\n";
    const RecordFile file(bytes + "last,x\nlast,x\n\"open");
    Source source = file.source();
    source.labelColumn = "label";
    core::NoControl control;
    const auto found = scan(source, control);
    QCOMPARE(found->problems.size(), Scan::maximumProblems);
    QCOMPARE(found->problemCount, static_cast<std::int64_t>(Scan::maximumProblems + 11));
    QCOMPARE(int(found->problems.back().facts.kind),
             int(ProblemKind::OpenQuote)); // what stopped it is listed
    QCOMPARE(found->records, labels + 2);
    QCOMPARE(found->labels.size(), std::size_t{labels + 1});
    QVERIFY(!found->hasMoreLabels);
    QCOMPARE(found->labels[0].name, std::string("last"));
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
    QVERIFY(found->hasMoreLabels);
    QVERIFY(found->problems.empty()); // the file is in order
}

void TestPreview::counts_persons_exactly_up_to_a_bound()
{
    PersonCounts some;
    for (int round = 0; round < 3; ++round)
        for (int i = 0; i < 100'000; ++i)
            some.add("p" + std::to_string(i));
    some.add("");
    QCOMPARE(some.different(), 100'000);
    QVERIFY(!some.isFull());

    constexpr std::size_t most = 200'000;
    PersonCounts many(most);
    for (std::size_t i = 0; i < 4 * most && !many.isFull(); ++i)
        many.add(std::to_string(i));
    QVERIFY(many.isFull());
    QCOMPARE(many.different(), static_cast<std::int64_t>(most));
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

} // namespace tst_preview

QTEST_APPLESS_MAIN(tst_preview::TestPreview)
#include "tst_preview.moc"
