#include "core/package/check/ContentCheck.h"
#include "core/package/corpus/CorpusFiles.h"
#include "core/package/corpus/TableFiles.h"
#include "tests/core/package/SampleRelease.h"
#include "tests/core/package/SampleTables.h"

#include <QCryptographicHash>
#include <QDir>
#include <QTemporaryDir>
#include <QTest>

namespace tst_release_notes {

using namespace tests;
using core::package::Progress;

namespace {

class Cancelled final : public core::JobControl
{
public:
    bool isCancelled() const override { return true; }
    void report(double, std::string_view) override {}
};

std::vector<std::string> problemsOf(const QByteArray &bytes, core::package::CheckedRows &rows)
{
    core::package::Differences differences;
    const auto check = core::package::checkNoteTable(rows, differences);
    check->add(std::string_view(bytes.data(), static_cast<std::size_t>(bytes.size())));
    check->finish();
    return differences.lines();
}

} // namespace

class ReleaseNotesTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_root = std::make_unique<QTemporaryDir>();
        m_sample = std::make_unique<SampleRelease>(m_root->path());
    }

    // The OMOP common data model 5.4, table NOTE: names, order, and which columns must have a value.
    void the_note_table_has_the_columns_of_the_common_data_model()
    {
        const Table table = written();
        QCOMPARE(table[0],
                 (std::vector<std::string>{"note_id",
                                           "person_id",
                                           "note_date",
                                           "note_datetime",
                                           "note_type_concept_id",
                                           "note_class_concept_id",
                                           "note_title",
                                           "note_text",
                                           "encoding_concept_id",
                                           "language_concept_id",
                                           "provider_id",
                                           "visit_occurrence_id",
                                           "visit_detail_id",
                                           "note_source_value",
                                           "note_event_id",
                                           "note_event_field_concept_id"}));
        for (std::size_t row = 1; row < table.size(); ++row)
            for (const std::size_t required : {0u, 1u, 2u, 4u, 5u, 7u, 8u, 9u})
                QVERIFY(!table[row][required].empty());
    }

    void a_note_is_a_text_of_the_corpus()
    {
        const Table table = written();
        QCOMPARE(table.size(), std::size_t{13});
        QCOMPARE(table[2],
                 (std::vector<std::string>{"2",
                                           "2",
                                           "1970-01-01",
                                           "",
                                           "0",
                                           "0",
                                           "Neurology",
                                           "The patient said \"phrase number 3\", then left;\n"
                                           "Ménière's disease, text 2.\n",
                                           "0",
                                           "0",
                                           "",
                                           "",
                                           "",
                                           "SYN-000002",
                                           "",
                                           "0"}));
    }

    void what_was_written_checks_and_gives_the_rows_of_the_corpus()
    {
        written();
        core::package::CheckedRows rows;
        QCOMPARE(problemsOf(contentOf(m_root->filePath("note.csv")), rows), std::vector<std::string>());
        QCOMPARE(rows.rows.size(), m_sample->documents.size());
        for (const auto &document : m_sample->documents) {
            const auto number = QString::fromStdString(document.seed.id).mid(4).toULongLong();
            const auto &row = rows.rows.at(number - 1);
            QCOMPARE(row.number, static_cast<std::uint64_t>(number));
            QCOMPARE(rows.labels.at(row.label), document.seed.label);
            QCOMPARE(core::toHex(row.text), core::toHex(core::sha256(document.text)));
        }
    }

    void a_changed_note_is_noticed_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QString>("saying");
        QTest::newRow("a date") << QByteArray("1970-01-01") << QByteArray("2021-03-04")
                                << "note.csv: row 2: its note_date is not 1970-01-01";
        QTest::newRow("a person") << QByteArray("\n1,1,") << QByteArray("\n1,7,")
                                  << "note.csv: row 2: its person_id is not its note_id";
        QTest::newRow("an id") << QByteArray("SYN-000001") << QByteArray("SYN-000009")
                               << "note.csv: row 2: its note_source_value is not the id of its number";
        QTest::newRow("a long id") << QByteArray("SYN-000001") << QByteArray("SYN-0000001")
                                   << "note.csv: row 2: its note_source_value is not the id of its number";
        QTest::newRow("an order") << QByteArray("\n2,2,") << QByteArray("\n1,1,")
                                  << "note.csv: row 3: its note_source_value is not the id of its number";
        QTest::newRow("a visit") << QByteArray(",0,0,,,,SYN-000001") << QByteArray(",0,0,,44,,SYN-000001")
                                 << "note.csv: row 2: its visit_occurrence_id is not empty";
        QTest::newRow("a type") << QByteArray("01,,0,0,") << QByteArray("01,,32817,0,")
                                << "note.csv: row 2: its note_type_concept_id is not 0";
        QTest::newRow("no number") << QByteArray("\n1,1,") << QByteArray("\n01,01,")
                                   << "note.csv: row 2: its note_id is not a number from 1 on";
        QTest::newRow("a header") << QByteArray("note_id,") << QByteArray("id,")
                                  << "note.csv: row 1: is not the header of this file";
    }
    void a_changed_note_is_noticed()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(QString, saying);
        written();
        QByteArray bytes = contentOf(m_root->filePath("note.csv"));
        const auto place = bytes.indexOf(from);
        QVERIFY(place >= 0);
        bytes.replace(place, from.size(), to);
        core::package::CheckedRows rows;
        const auto problems = problemsOf(bytes, rows);
        QVERIFY(!problems.empty());
        QCOMPARE(QString::fromStdString(problems[0]), saying);
    }

    void a_changed_text_or_label_gives_other_rows()
    {
        written();
        QByteArray bytes = contentOf(m_root->filePath("note.csv"));
        core::package::CheckedRows before;
        problemsOf(bytes, before);
        bytes.replace("text 2.", "text 3.");
        bytes.replace(bytes.lastIndexOf("Neurology"), 9, "Nephrology");
        core::package::CheckedRows after;
        QCOMPARE(problemsOf(bytes, after), std::vector<std::string>());
        QVERIFY(before.rows[1].text != after.rows[1].text);
        QVERIFY(after.labels.back() == "Nephrology");
    }

    void each_text_has_a_file_of_its_own_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("no line break") << QByteArray("Ménière, \"x\"");
        QTest::newRow("one") << QByteArray("a\n\nb\n");
        QTest::newRow("several") << QByteArray("a\r\n\n");
        QTest::newRow("nothing") << QByteArray("");
    }
    void each_text_has_a_file_of_its_own()
    {
        QFETCH(QByteArray, text);
        m_sample->documents.at(0).text = text.toStdString();
        core::NoControl control;
        const auto entries =
            core::package::writeTextFiles(m_sample->contents(), workplace(m_root->path()), Progress(control));
        QVERIFY2(entries, entries ? "" : entries.error().detail.c_str());
        QCOMPARE(entries->size(), std::size_t{12});
        QCOMPARE(entries->front().name, std::string("texts/SYN-000001.txt"));
        QCOMPARE(entries->back().name, std::string("texts/SYN-000012.txt"));
        QCOMPARE(everythingIn(m_root->filePath("texts")).size(), 12);
        for (const auto &entry : *entries) {
            const QByteArray bytes = contentOf(m_root->filePath(QString::fromStdString(entry.name)));
            QCOMPARE(entry.bytes, static_cast<std::uint64_t>(bytes.size()));
            QCOMPARE(QByteArray::fromStdString(entry.sha256),
                     QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
        }
        QCOMPARE(contentOf(m_root->filePath("texts/SYN-000012.txt")), text);
    }

    void an_id_that_is_none_becomes_no_file_and_no_row_data()
    {
        QTest::addColumn<QString>("id");
        for (const char *id : {"../SYN-000001", "SYN-1", "SYN-0000001", "SYN-000000", "", "SYN-00001a"})
            QTest::newRow(id) << id;
    }
    void an_id_that_is_none_becomes_no_file_and_no_row()
    {
        QFETCH(QString, id);
        m_sample->documents.resize(1);
        m_sample->documents[0].seed.id = id.toStdString();
        core::NoControl control;
        const auto texts =
            core::package::writeTextFiles(m_sample->contents(), workplace(m_root->path()), Progress(control));
        QVERIFY(!texts);
        QCOMPARE(texts.error().code, core::ErrorCode::Internal);
        QCOMPARE(everythingIn(m_root->filePath("texts")), QStringList());
        const auto notes =
            core::package::writeNoteTable(m_sample->contents(), workplace(m_root->path()), Progress(control));
        QVERIFY(!notes);
        QCOMPARE(notes.error().code, core::ErrorCode::Internal);
    }

    void a_folder_that_is_there_is_not_written_into()
    {
        QVERIFY(QDir(m_root->path()).mkdir("texts"));
        core::NoControl control;
        const auto entries =
            core::package::writeTextFiles(m_sample->contents(), workplace(m_root->path()), Progress(control));
        QVERIFY(!entries);
        QCOMPARE(entries.error().code, core::ErrorCode::Io);
    }

    void cancelling_stops_both()
    {
        Cancelled control;
        const auto notes =
            core::package::writeNoteTable(m_sample->contents(), workplace(m_root->path()), Progress(control));
        QCOMPARE(notes.error().code, core::ErrorCode::Cancelled);
        const auto texts =
            core::package::writeTextFiles(m_sample->contents(), workplace(m_root->path()), Progress(control));
        QCOMPARE(texts.error().code, core::ErrorCode::Cancelled);
    }

private:
    Table written()
    {
        core::NoControl control;
        const auto entry =
            core::package::writeNoteTable(m_sample->contents(), workplace(m_root->path()), Progress(control));
        if (!entry || entry->name != "note.csv")
            throw std::runtime_error("not written");
        return csvTable(m_root->filePath("note.csv"));
    }

    std::unique_ptr<QTemporaryDir> m_root;
    std::unique_ptr<SampleRelease> m_sample;
};

} // namespace tst_release_notes

QTEST_APPLESS_MAIN(tst_release_notes::ReleaseNotesTest)
#include "tst_release_notes.moc"
