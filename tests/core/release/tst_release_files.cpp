#include "tests/core/release/SampleRelease.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

#include <sys/stat.h>

using namespace tests;
using core::NoControl;

namespace {

QString textOf(const QString &path)
{
    return QString::fromUtf8(contentOf(path));
}

QJsonObject manifestOf(const QString &folder)
{
    return QJsonDocument::fromJson(contentOf(folder + "/manifest.json")).object();
}

} // namespace

class ReleaseFilesTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_root = std::make_unique<QTemporaryDir>();
        m_folder = m_root->filePath("package");
        m_sample = std::make_unique<SampleRelease>(m_root->path());
    }

    void writes_exactly_the_files_of_a_package_and_nothing_beside_it()
    {
        writeSample(*m_sample, m_folder);
        QCOMPARE(everythingIn(m_folder), packageFiles);
        QCOMPARE(everythingIn(m_root->path()), (QStringList{"package", "terms.txt"}));
        struct stat folder = {};
        struct stat file = {};
        QCOMPARE(::stat(m_folder.toUtf8(), &folder), 0);
        QCOMPARE(::stat((m_folder + "/corpus.csv").toUtf8(), &file), 0);
        QCOMPARE(folder.st_mode & 0700u, 0700u);
        QCOMPARE(file.st_mode & 0600u, 0600u);
    }

    void says_what_it_wrote()
    {
        NoControl control;
        const auto info = core::release::writeFolder(m_sample->contents(), path(m_folder), control);
        QVERIFY(info);
        QCOMPARE(info->files.size(), std::size_t{8});
        for (const auto &file : info->files) {
            const QByteArray bytes = contentOf(m_folder + "/" + QString::fromStdString(file.name));
            QCOMPARE(file.bytes, static_cast<std::uint64_t>(bytes.size()));
            QCOMPARE(QByteArray::fromStdString(file.sha256),
                     QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
        }
    }

    void corpus_rows_stand_in_order_of_their_ids()
    {
        m_sample->documents = sampleDocuments(m_sample->model.labels, 2);
        m_sample->documents[0].text = "It said \"no, never\",\nthen left.\r\nMénière";
        m_sample->documents[1].text = "plain";
        writeSample(*m_sample, m_folder);
        QCOMPARE(
            contentOf(m_folder + "/corpus.csv"),
            QByteArray("id,label,text\n"
                       "SYN-000001,\"Cardiology, \"\"general\"\"\",\"plain\"\n"
                       "SYN-000002,\"Neurology\",\"It said \"\"no, never\"\",\nthen left.\r\nMénière\"\n"));
        QCOMPARE(contentOf(m_folder + "/corpus.jsonl"),
                 QByteArray("{\"id\":\"SYN-000001\",\"label\":\"Cardiology, \\\"general\\\"\","
                            "\"text\":\"plain\"}\n"
                            "{\"id\":\"SYN-000002\",\"label\":\"Neurology\","
                            "\"text\":\"It said \\\"no, never\\\",\\nthen left.\\r\\nMénière\"}\n"));
        QCOMPARE(contentOf(m_folder + "/keyphrases.jsonl").split('\n').at(1),
                 QByteArray("{\"id\":\"SYN-000002\",\"label\":\"Neurology\","
                            "\"keyphrases\":[\"phrase number 3\",\"Ménière's disease\"]}"));
    }

    void ids_beyond_six_digits_come_last()
    {
        m_sample->documents = sampleDocuments(m_sample->model.labels, 2);
        m_sample->documents[0].seed.id = "SYN-1000000";
        m_sample->documents[1].seed.id = "SYN-999999";
        writeSample(*m_sample, m_folder);
        QVERIFY(textOf(m_folder + "/keyphrases.jsonl").startsWith("{\"id\":\"SYN-999999\""));
    }

    void vocabulary_lists_only_what_stands_out_of_the_noise()
    {
        writeSample(*m_sample, m_folder);
        // W = 65536 is counted as 2 phrases: a unit is 32768. b = 16384; 95 % lie within b ln 20 = 49082
        // cells.
        QCOMPARE(contentOf(m_folder + "/vocabulary.csv"),
                 QByteArray("label,phrase,noisy_count,half_width_95\n"
                            "\"Cardiology, \"\"general\"\"\",\"Ménière's disease\",2.00,1.50\n"
                            "\"Neurology\",\"phrase number 5\",25.04,1.50\n"
                            "\"Neurology\",\"phrase number 3\",10.00,1.50\n"
                            "\"Neurology\",\"phrase number 8\",0.35,1.50\n"));
    }

    void the_statement_names_unit_number_and_odds_data()
    {
        QTest::addColumn<bool>("person");
        QTest::addColumn<qint64>("scale");
        QTest::addColumn<QStringList>("sayings");
        QTest::newRow("record, 4") << false << qint64{16384}
                                   << QStringList{"differentially private with epsilon 4 per record**",
                                                  "at most 98.3 % sure",
                                                  "epsilon 8.",
                                                  "one record"};
        QTest::newRow("person, 1") << true << qint64{65536}
                                   << QStringList{"differentially private with epsilon 1 per patient**",
                                                  "at most 73.2 % sure",
                                                  "epsilon 2.",
                                                  "one patient"};
        QTest::newRow("record, 16") << false << qint64{4096}
                                    << QStringList{"differentially private with epsilon 16 per record",
                                                   "as good as certain",
                                                   "epsilon 32.",
                                                   "weak protection"};
    }
    void the_statement_names_unit_number_and_odds()
    {
        QFETCH(bool, person);
        QFETCH(qint64, scale);
        QFETCH(QStringList, sayings);
        m_sample->model.unitIsPerson = person;
        m_sample->model.scaleNumerator = scale;
        m_sample->budget = sampleBudget(m_sample->model);
        m_sample->model.microEpsilon = m_sample->budget.microEpsilon;
        writeSample(*m_sample, m_folder);
        const QString readme = textOf(m_folder + "/README.md");
        for (const QString &saying : sayings)
            QVERIFY2(readme.contains(saying), qPrintable(saying + " is not in:\n" + readme));
        QVERIFY(readme.contains("made by a machine"));
        QVERIFY(readme.contains("sha256sum -c SHA256SUMS"));
        for (const QString &file : packageFiles)
            QVERIFY2(file == "README.md" || readme.contains("`" + file + "`"), qPrintable(file));
        for (const QString &word : QStringList{"Training a sorter of letters",
                                               "University of Somewhere",
                                               "CC BY 4.0",
                                               "privacy@example.org"}) {
            QVERIFY2(readme.contains(word), qPrintable(word));
            QVERIFY2(textOf(m_folder + "/datasheet.md").contains(word), qPrintable(word));
        }
    }

    void no_document_claims_that_anything_is_anonymous()
    {
        writeSample(*m_sample, m_folder);
        for (const QString &file : packageFiles)
            QVERIFY2(!textOf(m_folder + "/" + file).contains("anonym", Qt::CaseInsensitive),
                     qPrintable(file));
    }

    void no_document_tells_where_files_lay()
    {
        writeSample(*m_sample, m_folder);
        for (const QString &file : packageFiles)
            QVERIFY2(!textOf(m_folder + "/" + file).contains("secret place"), qPrintable(file));
        const QJsonObject manifest = manifestOf(m_folder);
        QCOMPARE(manifest["plan"]["records"]["path"].toString(), "notes.csv");
        QCOMPARE(manifest["plan"]["vocabulary"]["source"].toString(), "file:terms.txt");
    }

    void the_steward_s_words_cannot_break_a_document()
    {
        m_sample->description.title = "Line one\n# line two | <script>";
        m_sample->description.purpose = "a\r\n\r\n## b | c";
        m_sample->description.contact.clear();
        writeSample(*m_sample, m_folder);
        for (const QString &file : QStringList{"/README.md", "/datasheet.md"}) {
            const QString text = textOf(m_folder + file);
            QVERIFY(text.split('\n').first().endsWith("Line one \\# line two \\| \\<script\\>"));
            QVERIFY(text.contains("a \\#\\# b \\| c"));
            QVERIFY(!text.contains("\n## b"));
            QVERIFY(text.contains("not given"));
        }
    }

    void the_datasheet_gives_the_exact_scale_and_both_accounts()
    {
        writeSample(*m_sample, m_folder);
        const QString text = textOf(m_folder + "/datasheet.md");
        // rho = epsilon^2 / 2 = 8 for the largest L2 norm that the L1 bound allows.
        for (const QString &fact : QStringList{"| scale t / s | 16384 / 1 |",
                                               "| L1 sensitivity W | 65536 |",
                                               "one record added or removed",
                                               "| pure epsilon | 4 |",
                                               "| rho (zero-concentrated) | 8.000000000000 |",
                                               "| Neurology | 6 |"})
            QVERIFY2(text.contains(fact), qPrintable(fact + " is not in:\n" + text));
    }

    void the_manifest_holds_every_fact()
    {
        writeSample(*m_sample, m_folder);
        const QJsonObject manifest = manifestOf(m_folder);
        QCOMPARE(manifest["schema"].toString(), "keyseed-manifest/1");
        QCOMPARE(manifest["plan"]["schema"].toString(), "keyseed-plan/1");
        QCOMPARE(manifest["randomness"]["kind"].toString(), "operating system");
        QCOMPARE(manifest["versions"]["keyseed"].toString(), "0.1.0");
        const QJsonObject mechanism = manifest["mechanisms"].toArray().at(0).toObject();
        QCOMPARE(mechanism["noise"].toString(), "discrete Laplace");
        QCOMPARE(mechanism["sensitivity"]["value"].toInteger(), 65536);
        QCOMPARE(mechanism["scale"]["numerator"].toInteger(), 16384);
        QCOMPARE(mechanism["scale"]["denominator"].toInteger(), 1);
        QCOMPARE(mechanism["neighbouring"].toString(), "add or remove one unit");
        QCOMPARE(mechanism["unit"].toString(), "record");
        QCOMPARE(manifest["accounts"]["pure"]["microEpsilon"].toInteger(), 4000000);
        QCOMPARE(manifest["accounts"]["pure"]["replaceOne"]["epsilon"].toDouble(), 8.0);
        QCOMPARE(manifest["accounts"]["zCDP"]["picoRho"].toInteger(), 8000000000000);
        QCOMPARE(manifest["publicInputs"]["vocabulary"]["sha256"].toString(),
                 QString::fromStdString(core::toHex(m_sample->vocabulary.digest())));
        QCOMPARE(manifest["publicInputs"]["embedding"]["sha256"].toString(), QString(64, 'e'));
        QCOMPARE(manifest["documents"]["total"].toInt(), 12);
        QCOMPARE(manifest["labels"].toArray().size(), 2);
        QCOMPARE(manifest["files"].toArray().size(), 6);
    }

    void sha256sum_agrees()
    {
        const QString program = QStandardPaths::findExecutable("sha256sum");
        if (program.isEmpty())
            QSKIP("sha256sum is not installed");
        writeSample(*m_sample, m_folder);
        QCOMPARE(runSums(program), 0);
        QByteArray corpus = contentOf(m_folder + "/corpus.csv");
        corpus[20] = corpus[20] == 'x' ? 'y' : 'x';
        write(m_folder + "/corpus.csv", corpus);
        QVERIFY(runSums(program) != 0);
    }

    void an_empty_folder_is_taken_and_keeps_its_permissions()
    {
        QVERIFY(QDir().mkdir(m_folder));
        QCOMPARE(::chmod(m_folder.toUtf8(), 0750), 0);
        writeSample(*m_sample, m_folder);
        struct stat status = {};
        QCOMPARE(::stat(m_folder.toUtf8(), &status), 0);
        QCOMPARE(status.st_mode & 07777u, 0750u);
        QCOMPARE(everythingIn(m_folder), packageFiles);
    }

    void a_trailing_slash_and_a_link_lead_to_the_same_folder()
    {
        QVERIFY(QDir().mkdir(m_folder));
        const QString link = m_root->filePath("link");
        QVERIFY(QFile::link(m_folder, link));
        writeSample(*m_sample, link + "/");
        QCOMPARE(everythingIn(m_folder), packageFiles);
        QVERIFY(QFileInfo(link).isSymLink());
    }

    void a_plan_without_labels_has_one_empty_label()
    {
        m_sample->model.labels = {""};
        m_sample->model.cells.resize(phrases);
        m_sample->documents = sampleDocuments(m_sample->model.labels, 3);
        writeSample(*m_sample, m_folder);
        QVERIFY(textOf(m_folder + "/corpus.csv").contains("SYN-000001,\"\",\""));
    }

    void a_package_without_documents_is_one_too()
    {
        m_sample->documents.clear();
        writeSample(*m_sample, m_folder);
        QCOMPARE(contentOf(m_folder + "/corpus.csv"), QByteArray("id,label,text\n"));
        QVERIFY(core::release::verify(path(m_folder))->differences.empty());
    }

    void progress_rises_to_one()
    {
        struct Watch final : core::JobControl
        {
            bool isCancelled() const override { return false; }
            void report(double fraction, std::string_view stage) override
            {
                good = good && stage == "package" && fraction >= last && fraction <= 1.0;
                last = fraction;
            }
            double last = 0.0;
            bool good = true;
        };
        Watch folder;
        QVERIFY(core::release::writeFolder(m_sample->contents(), path(m_folder), folder));
        QVERIFY(folder.good);
        QCOMPARE(folder.last, 1.0);
        Watch zip;
        QVERIFY(core::release::writeZip(m_sample->contents(), path(m_folder + ".zip"), zip));
        QVERIFY(zip.good);
        QCOMPARE(zip.last, 1.0);
    }

    void a_zip_holds_the_same_files_under_one_folder()
    {
        const QString unzip = QStandardPaths::findExecutable("unzip");
        if (unzip.isEmpty())
            QSKIP("unzip is not installed");
        NoControl control;
        const auto info =
            core::release::writeZip(m_sample->contents(), path(m_root->filePath("a.zip")), control);
        QVERIFY(info);
        writeSample(*m_sample, m_folder);
        QCOMPARE(QProcess::execute(unzip, {"-q", m_root->filePath("a.zip"), "-d", m_root->filePath("out")}),
                 0);
        QCOMPARE(everythingIn(m_root->filePath("out")), QStringList{"Notes-of-ward-7"});
        const QString unpacked = m_root->filePath("out/Notes-of-ward-7");
        QCOMPARE(everythingIn(unpacked), packageFiles);
        for (const QString &file : packageFiles)
            QCOMPARE(contentOf(unpacked + "/" + file), contentOf(m_folder + "/" + file));
        QVERIFY(core::release::verify(path(unpacked))->differences.empty());
    }

    void a_zip_is_the_same_each_time()
    {
        NoControl control;
        QVERIFY(core::release::writeZip(m_sample->contents(), path(m_root->filePath("a.zip")), control));
        QVERIFY(core::release::writeZip(m_sample->contents(), path(m_root->filePath("b.zip")), control));
        QCOMPARE(contentOf(m_root->filePath("a.zip")), contentOf(m_root->filePath("b.zip")));
    }

    void a_zip_replaces_an_older_one_and_leaves_nothing_beside_it()
    {
        write(m_root->filePath("a.zip"), "older");
        NoControl control;
        QVERIFY(core::release::writeZip(m_sample->contents(), path(m_root->filePath("a.zip")), control));
        QVERIFY(core::release::verify(path(m_root->filePath("a.zip")))->differences.empty());
        QCOMPARE(everythingIn(m_root->path()), (QStringList{"a.zip", "terms.txt"}));
    }

private:
    int runSums(const QString &program) const
    {
        QProcess process;
        process.setWorkingDirectory(m_folder);
        process.start(program, {"--strict", "-c", "SHA256SUMS"});
        return process.waitForFinished() ? process.exitCode() : -1;
    }

    std::unique_ptr<QTemporaryDir> m_root;
    std::unique_ptr<SampleRelease> m_sample;
    QString m_folder;
};

QTEST_GUILESS_MAIN(ReleaseFilesTest)
#include "tst_release_files.moc"
