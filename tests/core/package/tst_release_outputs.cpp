#include "core/package/archive/OutputFile.h"
#include "core/package/archive/Sums.h"
#include "core/package/archive/ZipWriter.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_release_outputs {

using namespace core::package;

class ReleaseOutputsTest : public QObject
{
    Q_OBJECT

private slots:
    void folder_names_are_clean_data()
    {
        QTest::addColumn<QString>("given");
        QTest::addColumn<QString>("clean");
        QTest::newRow("clean") << "cardiology-notes_2.0"
                               << "cardiology-notes_2.0";
        QTest::newRow("spaces") << "Notes of  ward 7"
                                << "Notes-of-ward-7";
        QTest::newRow("climbing out") << "../../etc/passwd"
                                      << "etc-passwd";
        QTest::newRow("hidden") << ".notes"
                                << "notes";
        QTest::newRow("nothing left") << QString::fromUtf8("Ää /") << "";
        QTest::newRow("dots") << ".."
                              << "";
        QTest::newRow("long") << QString(300, 'a') << QString(100, 'a');
    }
    void folder_names_are_clean()
    {
        QFETCH(QString, given);
        QFETCH(QString, clean);
        QCOMPARE(QString::fromStdString(cleanFolderName(given.toStdString())), clean);
    }

    void sums_are_strict_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::newRow("capital digit") << QByteArray("aaaa") << QByteArray("Aaaa");
        QTest::newRow("short sum") << QByteArray("aaaa") << QByteArray("aaa");
        QTest::newRow("one space") << QByteArray("  ") << QByteArray(" ");
        QTest::newRow("binary mark") << QByteArray("  ") << QByteArray(" *");
        QTest::newRow("other file") << QByteArray("README.md") << QByteArray("../README.md");
        QTest::newRow("file twice") << QByteArray("corpus.jsonl") << QByteArray("corpus.csv");
        QTest::newRow("itself") << QByteArray("manifest.json") << QByteArray("SHA256SUMS");
        QTest::newRow("blank line") << QByteArray("\n") << QByteArray("\n\n");
        QTest::newRow("CRLF") << QByteArray("\n") << QByteArray("\r\n");
        QTest::newRow("other order") << QByteArray(64, 'a') + "  README.md\n" + QByteArray(64, 'a')
                                            + "  corpus.csv\n"
                                     << QByteArray(64, 'a') + "  corpus.csv\n" + QByteArray(64, 'a')
                                            + "  README.md\n";
    }
    void sums_are_strict()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        const std::string sum(64, 'a');
        QByteArray text = QByteArray::fromStdString(sumsText({{"manifest.json", 0, sum},
                                                              {"README.md", 0, sum},
                                                              {"corpus.csv", 0, sum},
                                                              {"corpus.jsonl", 0, sum},
                                                              {"keyphrases.jsonl", 0, sum},
                                                              {"datasheet.md", 0, sum},
                                                              {"vocabulary.csv", 0, sum}}));
        QVERIFY(readSums(text.toStdString()).problems.empty());
        const auto place = text.indexOf(from);
        QVERIFY(place >= 0);
        text.replace(place, from.size(), to);
        QVERIFY(!readSums(text.toStdString()).problems.empty());
    }

    void a_full_disk_is_said_in_words()
    {
        if (!QFile::exists("/dev/full"))
            QSKIP("this system has no /dev/full");
        auto file = OutputFile::create("/dev/full", "corpus.csv");
        QVERIFY(file);
        auto written = file->write(std::string(std::size_t{1} << 20, 'x'));
        QVERIFY(!written);
        QCOMPARE(written.error().code, core::ErrorCode::Io);
        QCOMPARE(
            written.error().detail,
            std::string("corpus.csv: cannot be written: no space left on the disk; free some and try again"));
    }

    void a_full_disk_shows_at_the_end_of_a_small_file_too()
    {
        if (!QFile::exists("/dev/full"))
            QSKIP("this system has no /dev/full");
        auto file = OutputFile::create("/dev/full", "manifest.json");
        QVERIFY(file && file->write("{}"));
        const auto finished = file->finish();
        QVERIFY(!finished);
        QVERIFY(QString::fromStdString(finished.error().detail).contains("no space left"));
    }

    void an_output_file_knows_its_size_and_sum()
    {
        QTemporaryDir folder;
        auto file = OutputFile::create(folder.filePath("a.txt").toStdString(), "a.txt");
        QVERIFY(file && file->write("ab") && file->write("c"));
        const auto entry = file->finish();
        QVERIFY(entry);
        QCOMPARE(entry->name, std::string("a.txt"));
        QCOMPARE(entry->bytes, std::uint64_t{3});
        // FIPS 180-2, appendix B.1
        QCOMPARE(entry->sha256,
                 std::string("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
    }
};

} // namespace tst_release_outputs

QTEST_APPLESS_MAIN(tst_release_outputs::ReleaseOutputsTest)
#include "tst_release_outputs.moc"
