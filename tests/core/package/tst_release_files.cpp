#include "core/package/corpus/CorpusFiles.h"
#include "tests/core/package/SampleRelease.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

namespace tst_release_files {

using namespace tests;
using core::NoControl;

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
        const auto info = core::package::writeFolder(m_sample->contents(), path(m_folder), control);
        QVERIFY(info);
        QCOMPARE(info->files.size(), std::size_t(packageFiles.size()));
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
        m_sample->documents[0].text = "It said \"no, never\",\nthen left.\n\nMénière";
        m_sample->documents[1].text = "plain";
        writeSample(*m_sample, m_folder);
        QCOMPARE(
            contentOf(m_folder + "/corpus.csv"),
            QByteArray("id,label,text\n"
                       "SYN-000001,\"Cardiology, \"\"general\"\"\",\"plain\"\n"
                       "SYN-000002,\"Neurology\",\"It said \"\"no, never\"\",\nthen left.\n\nMénière\"\n"));
        QCOMPARE(contentOf(m_folder + "/corpus.jsonl"),
                 QByteArray("{\"id\":\"SYN-000001\",\"label\":\"Cardiology, \\\"general\\\"\","
                            "\"text\":\"plain\"}\n"
                            "{\"id\":\"SYN-000002\",\"label\":\"Neurology\","
                            "\"text\":\"It said \\\"no, never\\\",\\nthen left.\\n\\nMénière\"}\n"));
        QCOMPARE(contentOf(m_folder + "/keyphrases.jsonl").split('\n').at(1),
                 QByteArray("{\"id\":\"SYN-000002\",\"label\":\"Neurology\","
                            "\"keyphrases\":[\"phrase number 3\",\"Ménière's disease\"]}"));
    }

    void ids_beyond_six_digits_come_last()
    {
        std::vector<core::writing::Document> documents = sampleDocuments(m_sample->model.labels, 2);
        documents[0].seed.id = "SYN-1000000";
        documents[1].seed.id = "SYN-999999";
        const auto rows = core::package::byRisingId(documents);
        QCOMPARE(rows[0]->seed.id, std::string("SYN-999999"));
        QCOMPARE(rows[1]->seed.id, std::string("SYN-1000000"));
    }

    void vocabulary_lists_only_what_stands_out_of_the_noise()
    {
        writeSample(*m_sample, m_folder);
        // A unit with one phrase adds all of W = 65536 to it. b = 32768; 95 % lie within b ln 20 = 98164
        // cells.
        QCOMPARE(contentOf(m_folder + "/vocabulary.csv"),
                 QByteArray("label,phrase,noisy_count,half_width_95\n"
                            "\"Cardiology, \"\"general\"\"\",\"Ménière's disease\",2.00,1.50\n"
                            "\"Neurology\",\"phrase number 5\",25.04,1.50\n"
                            "\"Neurology\",\"phrase number 3\",10.00,1.50\n"
                            "\"Neurology\",\"phrase number 8\",0.35,1.50\n"));
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
        m_sample->model.tables[0].counts.cells.resize(phrases);
        m_sample->description.perLabel = {core::package::PublicNumber::declared(3)};
        m_sample->documents = sampleDocuments(m_sample->model.labels, 3);
        writeSample(*m_sample, m_folder);
        QVERIFY(textOf(m_folder + "/corpus.csv").contains("SYN-000001,\"\",\""));
    }

    void a_package_without_documents_is_one_too()
    {
        m_sample->documents.clear();
        writeSample(*m_sample, m_folder);
        QCOMPARE(contentOf(m_folder + "/corpus.csv"), QByteArray("id,label,text\n"));
        QVERIFY(core::package::verify(path(m_folder))->differences.empty());
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

} // namespace tst_release_files

QTEST_GUILESS_MAIN(tst_release_files::ReleaseFilesTest)
#include "tst_release_files.moc"
