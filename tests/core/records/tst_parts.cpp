#include "core/records/Preview.h"
#include "core/records/parts/Part.h"
#include "core/records/parts/Parts.h"
#include "tests/core/records/Packed.h"
#include "tests/core/records/RecordFile.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <sys/stat.h>

namespace tst_parts {

using namespace core::records;
namespace fs = std::filesystem;

class TestParts : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void a_pattern_takes_files_by_their_names();
    void a_folder_takes_the_endings_of_the_named_format();
    void several_kinds_without_a_format_are_refused();
    void many_files_of_one_person_leave_others_as_they_are();
    void the_first_file_does_not_choose_another_format();
    void an_archive_gives_the_records_of_a_folder();
    void a_folder_passes_over_links_pipes_and_hidden_files();
    void a_loop_of_links_ends();
    void an_archive_takes_what_is_in_it();
    void a_path_goes_on_inside_an_archive();
    void a_workbook_is_no_archive();
    void an_archive_without_files_is_refused();
    void a_name_of_two_lines_stands_on_one();
    void says_what_is_not_there_data();
    void says_what_is_not_there();
    void reads_all_parts_one_after_the_other();
    void names_the_file_of_a_fault();
    void one_spoilt_file_of_many_is_a_counted_problem();
    void names_of_files_and_folders_are_columns();
    void digests_the_sums_of_all_parts();
    void a_wrong_name_is_no_column_that_comes_later();

private:
    fs::path write(const std::string &name, const std::string &bytes);
    Source sourceOf(const std::vector<std::string> &names) const;
    std::vector<std::string> found(const std::vector<std::string> &names) const;

    std::optional<QTemporaryDir> m_folder;
    fs::path m_root;
};

void TestParts::init()
{
    m_folder.emplace();
    m_root = m_folder->path().toStdString();
}

fs::path TestParts::write(const std::string &name, const std::string &bytes)
{
    fs::create_directories((m_root / name).parent_path());
    std::ofstream(m_root / name, std::ios::binary) << bytes;
    return m_root / name;
}

Source TestParts::sourceOf(const std::vector<std::string> &names) const
{
    Source source;
    for (const std::string &name : names)
        source.files.push_back(m_root / name);
    source.textColumn = "text";
    return source;
}

// Below the folder of the test; of an error, what it says.
std::vector<std::string> TestParts::found(const std::vector<std::string> &names) const
{
    const auto parts = partsOf(sourceOf(names));
    if (!parts)
        return {"error: " + parts.error().what};
    std::vector<std::string> paths;
    for (const Part &part : *parts)
        paths.push_back(part.path.lexically_relative(m_root).string()
                        + (part.entry.empty() ? "" : "|" + part.entry));
    return paths;
}

using Names = std::vector<std::string>;

void TestParts::a_pattern_takes_files_by_their_names()
{
    write("b/notes-2.csv", "");
    write("b/notes-1.csv.gz", "");
    write("b/notes-10.csv", "");
    write("b/other.csv", "");
    QCOMPARE(found({"b/notes-*"}), (Names{"b/notes-1.csv.gz", "b/notes-10.csv", "b/notes-2.csv"}));
    QCOMPARE(found({"*/notes-[0-9].csv", "b/other.csv"}), (Names{"b/notes-2.csv", "b/other.csv"}));
    // A file that is called like a pattern is that file.
    write("b/[x].csv", "");
    QCOMPARE(found({"b/[x].csv"}), Names{"b/[x].csv"});
}

void TestParts::a_folder_takes_the_endings_of_the_named_format()
{
    write("in/README", "");
    write("in/b.csv", "");
    write("in/deep/er/a.csv.gz", "");
    write("in/labels.tsv", "");
    write("in/1.bin", "");
    write("in/Thumbs.db", "");
    write("in/c.xml", "");
    QCOMPARE(found({"in"}), (Names{"in/b.csv", "in/c.xml", "in/deep/er/a.csv.gz", "in/labels.tsv"}));
    Source named = sourceOf({"in"});
    named.format = "tsv";
    LeftOut leftOut;
    QCOMPARE(partsOf(named, &leftOut)->size(), std::size_t{1});
    QCOMPARE(leftOut.of(LeftOutReason::OtherEnding), 6);
    named.format = "hl7";
    QVERIFY(partsOf(named).error().what.starts_with("the folder holds no file with an ending of records."));
    write("none/x.bin", "");
    QVERIFY(found({"none"}).front().starts_with("error: the folder holds no file of records"));
}

void TestParts::several_kinds_without_a_format_are_refused()
{
    write("in/0.rtf", "{\\rtf1 a}");
    write("in/1.txt", "b");
    write("in/2.html", "<p>c");
    QCOMPARE(readAll(sourceOf({"in"})).records.size(), std::size_t{3}); // one kind: texts
    write("in/3.csv", "text\nd\n");
    Source mixed = sourceOf({"in"});
    const Reading refused = readAll(mixed);
    QVERIFY(refused.error);
    QCOMPARE(refused.error->code, core::ErrorCode::InvalidPlan);
    QVERIFY2(refused.error->detail.find("1 .csv (csv), 1 .html (folder), 1 .rtf (folder), 1 .txt (folder)")
                 != std::string::npos,
             refused.error->detail.c_str());
    mixed.format = "folder";
    QCOMPARE(readAll(mixed).records.size(), std::size_t{3});
}

// A person's files must not decide how those of others are read, however many they are.
void TestParts::many_files_of_one_person_leave_others_as_they_are()
{
    for (int i = 0; i < 6; ++i)
        write("in/" + std::to_string(i) + ".tsv", "text\tx\nof another\t1\n");
    const auto others = [&] {
        const Reading reading = readAll(sourceOf({"in"}));
        return std::ranges::count(reading.records, std::string("of another"), &Record::text);
    };
    QCOMPARE(others(), 6);
    for (int i = 0; i < 9; ++i)
        write("in/00" + std::to_string(i) + ".csv", "text,x\na,2\n");
    QCOMPARE(others(), 6);
    write("in/000.txt", "text");
    QCOMPARE(readAll(sourceOf({"in"})).error->code, core::ErrorCode::InvalidPlan);
}

// The first file may be of another kind than its ending says: no other is read by it.
void TestParts::the_first_file_does_not_choose_another_format()
{
    write("in/0.txt", "MSH|^~\\&|a\r");
    write("in/1.txt", "b");
    const Reading reading = readAll(sourceOf({"in"}));
    QVERIFY(reading.error);
    QVERIFY2(reading.error->detail.find("the content is hl7, the endings of the files are those of folder")
                 != std::string::npos,
             reading.error->detail.c_str());
    write("json/0.json", "{\"text\":\"a\"}");
    write("json/1.json", "{\"resourceType\":\"DocumentReference\"}");
    QVERIFY(readAll(sourceOf({"json"})).error->detail.find("this file is fhir, those before it are json")
            != std::string::npos);
}

void TestParts::an_archive_gives_the_records_of_a_folder()
{
    const std::map<std::string, std::string> files{{"a/0.txt", "one"}, {"a/1.htm", "<b>two</b>"}};
    std::vector<std::pair<std::string, std::string>> packed(files.begin(), files.end());
    for (const auto &[name, bytes] : files)
        write("in/" + name, bytes);
    for (const std::string name : {"Thumbs.db", "a/read me.pdf"}) {
        write("in/" + name, "x");
        packed.emplace_back(name, "x");
    }
    write("x.zip", zipped(packed));
    for (const std::string name : {"in", "x.zip"}) {
        Source source = sourceOf({name});
        source.labelColumn = "@path";
        const Reading reading = readAll(source);
        QVERIFY2(!reading.error, reading.error ? reading.error->detail.c_str() : "");
        QCOMPARE(reading.records.size(), std::size_t{2});
        QCOMPARE(reading.records[1].text, std::string("two"));
        QCOMPARE(reading.records[1].label, std::string("a/1.htm"));
        QCOMPARE(preview(source)->leftOut.of(LeftOutReason::OtherEnding),
                 1); // the other one is no PDF document
    }
}

void TestParts::a_folder_passes_over_links_pipes_and_hidden_files()
{
    write("in/a.csv", "");
    write("in/.hidden.csv", "");
    write("in/.git/b.csv", "");
    write("outside.csv", "");
    fs::create_symlink(m_root / "outside.csv", m_root / "in/link.csv");
    QCOMPARE(::mkfifo((m_root / "in/pipe.csv").c_str(), 0600), 0);
    QCOMPARE(found({"in"}), Names{"in/a.csv"});
    LeftOut leftOut;
    QVERIFY(partsOf(sourceOf({"in"}), &leftOut));
    QCOMPARE(inWords(leftOut), std::string("2 links and other files that are no regular files"));
}

void TestParts::a_loop_of_links_ends()
{
    write("in/a.csv", "");
    fs::create_directory_symlink(m_root / "in", m_root / "in/again");
    QCOMPARE(found({"in"}), Names{"in/a.csv"});
    QCOMPARE(found({"in/again"}), Names{"in/again/a.csv"}); // named by the steward
}

void TestParts::an_archive_takes_what_is_in_it()
{
    write("x.zip", zipped({{"n/b.csv", ""}, {"__MACOSX/n/._b.csv", ""}, {".DS_Store", ""}, {"n/a.csv", ""}}));
    QCOMPARE(found({"x.zip"}), (Names{"x.zip|n/a.csv", "x.zip|n/b.csv"}));
}

void TestParts::a_path_goes_on_inside_an_archive()
{
    write("x.zip", zipped({{"n/b.csv", ""}, {"n/a.csv", ""}, {"n/a.txt", ""}}));
    QCOMPARE(found({"x.zip/n/b.csv"}), Names{"x.zip|n/b.csv"});
    QCOMPARE(found({"x.zip/n/a.*"}), (Names{"x.zip|n/a.csv", "x.zip|n/a.txt"}));
    QVERIFY(found({"x.zip/n/c.csv"}).front().starts_with("error: the archive holds no such file"));
}

void TestParts::a_workbook_is_no_archive()
{
    write("x.xlsx", zipped({{"[Content_Types].xml", ""}, {"xl/workbook.xml", ""}}));
    QCOMPARE(found({"x.xlsx"}), Names{"x.xlsx"});
}

void TestParts::an_archive_without_files_is_refused()
{
    write("hidden.zip", zipped({{"../../x.csv", "text\na\n"}, {".x.csv", ""}}));
    QCOMPARE(found({"hidden.zip"}), Names{"error: the archive holds no file of records; name another one"});
}

void TestParts::a_name_of_two_lines_stands_on_one()
{
    write("in/a\nb.csv", "text\n\"a\n");
    const Reading reading = readAll(sourceOf({"in"}));
    QVERIFY(reading.error.has_value());
    QVERIFY2(reading.error->detail.starts_with((m_root / "in/a\\u{a}b.csv:2").string()),
             reading.error->detail.c_str());
    write("c.zip", zipped({{"a\nb.bin", std::string("te\0xt\n", 6)}}));
    const auto shown = preview(sourceOf({"c.zip"}));
    QVERIFY(!shown.has_value());
    QVERIFY2(shown.error().detail.starts_with((m_root / "c.zip/a\\u{a}b.bin: this is a binary").string()),
             shown.error().detail.c_str());
}

void TestParts::says_what_is_not_there_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("says");
    QTest::newRow("a file") << "no.csv"
                            << "no.csv: no such file";
    QTest::newRow("a pattern") << "missing*.csv"
                               << "missing*.csv: no file fits this pattern";
    QTest::newRow("in a file that is no archive") << "notes.csv/a.csv"
                                                  << "notes.csv/a.csv: no such file";
}

void TestParts::says_what_is_not_there()
{
    QFETCH(QString, name);
    QFETCH(QString, says);
    write("notes.csv", "text\n");
    const Reading reading = readAll(sourceOf({name.toStdString()}));
    QVERIFY(reading.error.has_value());
    QCOMPARE(reading.error->code, core::ErrorCode::NotFound);
    QVERIFY2(reading.error->detail.find((m_root / says.toStdString()).string()) == 0,
             reading.error->detail.c_str());
}

void TestParts::reads_all_parts_one_after_the_other()
{
    write("a.csv", "text,id\none,1\n");
    write("b.csv.gz", compressed("id,text\n2,two\n3,three\n", "gzip"));
    write("c.zip", zipped({{"x.csv", "text\nfour\n"}, {"y.csv", "text\n"}, {"z.csv", "text\nfive\n"}}));
    const Reading reading = readAll(sourceOf({"a.csv", "b.csv.gz", "c.zip"}));
    QVERIFY2(!reading.error, reading.error ? reading.error->detail.c_str() : "");
    Names texts;
    for (const Record &record : reading.records)
        texts.push_back(record.text);
    QCOMPARE(texts, (Names{"one", "two", "three", "four", "five"}));
    QCOMPARE(preview(sourceOf({"a.csv", "b.csv.gz", "c.zip"}))->files, std::size_t{5});
}

void TestParts::names_the_file_of_a_fault()
{
    write("a.csv", "text\none\n");
    write("b.csv", "text,id\none,1\ntwo\n");
    const Reading ragged = readAll(sourceOf({"*.csv"}));
    QVERIFY(ragged.error.has_value());
    QVERIFY2(ragged.error->detail.find((m_root / "b.csv").string() + ":3: 2 fields expected") == 0,
             ragged.error->detail.c_str());
    write("c.zip", zipped({{"n/b.csv", "text,id\ntwo\n"}}));
    const Reading inZip = readAll(sourceOf({"c.zip"}));
    QVERIFY(inZip.error.has_value());
    QVERIFY2(inZip.error->detail.find((m_root / "c.zip/n/b.csv").string() + ":2: 2 fields") == 0,
             inZip.error->detail.c_str());
}

void TestParts::one_spoilt_file_of_many_is_a_counted_problem()
{
    write("a.csv", "text\none\n");
    write("b.csv", std::string("te\0xt\n", 6));
    write("c.csv", "text\ntwo\n");
    core::NoControl control;
    const auto scanned = scan(sourceOf({"*.csv"}), control);
    QVERIFY2(scanned.has_value(), scanned ? "" : scanned.error().detail.c_str());
    QCOMPARE(scanned->records, std::int64_t{2});
    QCOMPARE(scanned->problemCount, std::int64_t{1});
    QCOMPARE(scanned->problems.front().place.file, (m_root / "b.csv").string());
    QVERIFY(scanned->isComplete);
}

void TestParts::names_of_files_and_folders_are_columns()
{
    write("in/cardio/220-01.csv", "text\na\n");
    write("in/neuro/221-01.csv.gz", "text\nb\n");
    write("in/neuro/222-01.csv", "text\nc\n");
    Source source = sourceOf({"in"});
    source.labelColumn = "@folder";
    source.personColumn = "@file";
    Names all;
    for (const Record &record : readAll(source).records)
        all.push_back(record.label + "/" + record.person + "/" + record.text);
    QCOMPARE(all, (Names{"cardio/220-01/a", "neuro/221-01/b", "neuro/222-01/c"}));
    source.labelColumn = "@path";
    QCOMPARE(readAll(source).records.front().label, std::string("cardio/220-01.csv"));
    write("x.zip", zipped({{"ward/n.csv", "text\na\n"}}));
    Source zip = sourceOf({"x.zip"});
    zip.labelColumn = "@folder";
    zip.personColumn = "@path";
    QCOMPARE(readAll(zip).records.front().label, std::string("ward"));
    QCOMPARE(readAll(zip).records.front().person, std::string("ward/n.csv"));
}

void TestParts::digests_the_sums_of_all_parts()
{
    const fs::path a = write("a.csv", "text\none\n");
    const fs::path b = write("b.zip", zipped({{"x.csv", "text\n"}, {"y.csv", "text\n"}}));
    const std::string sums =
        core::toHex(*core::sha256OfFile(a)) + "  a.csv\n" + core::toHex(*core::sha256OfFile(b)) + "  b.zip\n";
    QCOMPARE(core::toHex(readAll(sourceOf({"a.csv", "b.zip"})).digest), core::toHex(core::sha256(sums)));
}

void TestParts::a_wrong_name_is_no_column_that_comes_later()
{
    write("in/1.xml", "<r><TEXT>a</TEXT></r>");
    write("in/2.xml", "<r><TEXT>b</TEXT><ward>c</ward></r>");
    Source source = sourceOf({"in"});
    source.textColumn = "TEXT";
    source.labelColumn = "ward"; // not in the first
    const Reading reading = readAll(source);
    QVERIFY2(!reading.error, reading.error ? reading.error->detail.c_str() : "");
    QCOMPARE(reading.records.at(1).label, std::string("c"));
    source.labelColumn = "wards";
    QVERIFY(!readAll(source).error); // whether a record has a field must not decide over a release
    core::NoControl control;
    const auto wrong = scan(source, control);
    QVERIFY(!wrong);
    QCOMPARE(wrong.error().code, core::ErrorCode::InvalidPlan);
    QVERIFY2(wrong.error().detail.find("did you mean \"ward\"?") != std::string::npos,
             wrong.error().detail.c_str());
}

} // namespace tst_parts

QTEST_APPLESS_MAIN(tst_parts::TestParts)
#include "tst_parts.moc"
