#include "core/release/Verification.h"
#include "tests/core/release/SampleRelease.h"
#include "tests/core/release/SampleZip.h"

#include <QTemporaryDir>
#include <QtTest>

#include <sys/stat.h>

using namespace tests;
using core::ErrorCode;
using core::release::verify;

namespace {

std::vector<ZipEntry> entriesOf(const QString &folder, const QString &top = "top/")
{
    std::vector<ZipEntry> entries;
    for (const QString &file : packageFiles)
        entries.push_back({top + file, contentOf(folder + "/" + file), {}});
    return entries;
}

QByteArray listed(const core::release::Verification &verification)
{
    QByteArray lines;
    for (const std::string &line : verification.differences)
        lines += QByteArray::fromStdString(line) + "\n";
    return lines;
}

} // namespace

class ReleaseVerifyTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_root = std::make_unique<QTemporaryDir>();
        m_folder = m_root->filePath("package");
        m_zip = m_root->filePath("package.zip");
        SampleRelease sample(m_root->path());
        writeSample(sample, m_folder);
    }

    void a_package_verifies_as_folder_and_zip()
    {
        const auto folder = verify(path(m_folder));
        QVERIFY(folder);
        QCOMPARE(listed(*folder), QByteArray());
        QCOMPARE(folder->files.size(), std::size_t{8});
        makeZip(m_zip, entriesOf(m_folder));
        const auto zip = verify(path(m_zip));
        QVERIFY(zip);
        QCOMPARE(listed(*zip), QByteArray());
        QCOMPARE(zip->files.size(), std::size_t{8});
    }

    void a_zip_with_an_entry_for_its_folder_verifies()
    {
        auto entries = entriesOf(m_folder);
        entries.insert(entries.begin(), {"top/", {}, {}});
        makeZip(m_zip, entries);
        QCOMPARE(listed(*verify(path(m_zip))), QByteArray());
    }

    void a_flipped_byte_is_named_by_its_file_data()
    {
        QTest::addColumn<QString>("file");
        for (const QString &file : packageFiles)
            QTest::newRow(qPrintable(file)) << file;
    }
    void a_flipped_byte_is_named_by_its_file()
    {
        QFETCH(QString, file);
        const QByteArray whole = contentOf(m_folder + "/" + file);
        QList<qsizetype> places{0, 1, whole.size() - 2, whole.size() - 1};
        for (qsizetype place = 97; place < whole.size(); place += 97)
            places.append(place);
        for (const qsizetype place : places) {
            QByteArray changed = whole;
            changed[place] = static_cast<char>(changed[place] ^ (1 << (place % 7)));
            write(m_folder + "/" + file, changed);
            const auto folder = verify(path(m_folder));
            QVERIFY2(folder && hasDifferenceOf(*folder, file), qPrintable(QString::number(place)));
            makeZip(m_zip, entriesOf(m_folder));
            const auto zip = verify(path(m_zip));
            QVERIFY2(zip && hasDifferenceOf(*zip, file), qPrintable(QString::number(place)));
        }
    }

    void a_changed_file_is_the_only_one_blamed()
    {
        QFile readme(m_folder + "/README.md");
        QVERIFY(readme.open(QIODevice::Append));
        readme.write("more");
        readme.close();
        const auto verification = verify(path(m_folder));
        for (const std::string &line : verification->differences)
            QVERIFY2(line.starts_with("README.md: "), line.c_str());
        QVERIFY(!verification->differences.empty());
    }

    void a_missing_file_is_named_data() { a_flipped_byte_is_named_by_its_file_data(); }
    void a_missing_file_is_named()
    {
        QFETCH(QString, file);
        QVERIFY(QFile::remove(m_folder + "/" + file));
        const auto folder = verify(path(m_folder));
        QVERIFY(folder);
        QVERIFY2(listed(*folder).contains((file + ": is missing\n").toUtf8()), listed(*folder));

        SampleRelease sample(m_root->path());
        writeSample(sample, m_root->filePath("other"));
        auto entries = entriesOf(m_root->filePath("other"));
        std::erase_if(entries, [&](const ZipEntry &entry) { return entry.name == "top/" + file; });
        makeZip(m_zip, entries);
        QVERIFY(listed(*verify(path(m_zip))).contains((file + ": is missing\n").toUtf8()));
    }

    void a_renamed_file_is_named_twice_data() { a_flipped_byte_is_named_by_its_file_data(); }
    void a_renamed_file_is_named_twice()
    {
        QFETCH(QString, file);
        QVERIFY(QFile::rename(m_folder + "/" + file, m_folder + "/" + file.toUpper() + "x"));
        const auto verification = verify(path(m_folder));
        QVERIFY(hasDifferenceOf(*verification, file));
        QVERIFY(hasDifferenceOf(*verification, file.toUpper() + "x"));
    }

    void an_empty_file_is_named_data() { a_flipped_byte_is_named_by_its_file_data(); }
    void an_empty_file_is_named()
    {
        QFETCH(QString, file);
        write(m_folder + "/" + file, "");
        const auto verification = verify(path(m_folder));
        QVERIFY(verification && hasDifferenceOf(*verification, file));
    }

    void whatever_is_too_much_is_named_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("kind");
        QTest::newRow("file") << "sensitive.csv"
                              << "file";
        QTest::newRow("hidden file") << ".DS_Store"
                                     << "file";
        QTest::newRow("folder") << "private"
                                << "folder";
        QTest::newRow("hidden folder") << ".git"
                                       << "folder";
        QTest::newRow("link") << "more.csv"
                              << "link";
        QTest::newRow("dangling link") << "gone.csv"
                                       << "dangling";
        QTest::newRow("pipe") << "pipe"
                              << "pipe";
        QTest::newRow("line break in the name") << "a\nb.csv"
                                                << "file";
    }
    void whatever_is_too_much_is_named()
    {
        QFETCH(QString, name);
        QFETCH(QString, kind);
        const QString extra = m_folder + "/" + name;
        if (kind == "file")
            write(extra, "x");
        else if (kind == "folder")
            QVERIFY(QDir().mkdir(extra));
        else if (kind == "pipe")
            QCOMPARE(::mkfifo(extra.toUtf8(), 0600), 0);
        else
            QVERIFY(QFile::link(kind == "link" ? "corpus.csv" : "nowhere", extra));
        const auto verification = verify(path(m_folder));
        QVERIFY(verification);
        QCOMPARE(verification->differences.size(), std::size_t{1});
        QVERIFY(hasDifferenceOf(*verification, QString(name).replace('\n', ' ')));
    }

    void a_link_or_folder_in_the_place_of_a_file_is_named_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::newRow("link") << "link";
        QTest::newRow("folder") << "folder";
        QTest::newRow("pipe") << "pipe";
    }
    void a_link_or_folder_in_the_place_of_a_file_is_named()
    {
        QFETCH(QString, kind);
        const QString corpus = m_folder + "/corpus.csv";
        QVERIFY(QFile::rename(corpus, m_root->filePath("elsewhere.csv")));
        if (kind == "link")
            QVERIFY(QFile::link(m_root->filePath("elsewhere.csv"), corpus));
        else if (kind == "folder")
            QVERIFY(QDir().mkdir(corpus));
        else
            QCOMPARE(::mkfifo(corpus.toUtf8(), 0600), 0);
        const auto verification = verify(path(m_folder));
        QVERIFY(verification);
        QVERIFY(listed(*verification).contains("corpus.csv: is not a plain file"));
    }

    void a_zip_with_a_foreign_entry_is_refused_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("linkTo");
        QTest::newRow("file beside the folder") << "sensitive.csv"
                                                << "";
        QTest::newRow("file in the folder") << "top/sensitive.csv"
                                            << "";
        QTest::newRow("second folder") << "other/corpus.csv"
                                       << "";
        QTest::newRow("folder below") << "top/private/corpus.csv"
                                      << "";
        QTest::newRow("climbing out") << "../corpus.csv"
                                      << "";
        QTest::newRow("climbing out from inside") << "top/../corpus.csv"
                                                  << "";
        QTest::newRow("file twice") << "top/corpus.csv"
                                    << "";
        QTest::newRow("link") << "top/link.csv"
                              << "/etc/passwd";
        QTest::newRow("empty folder") << "top/private/"
                                      << "";
    }
    void a_zip_with_a_foreign_entry_is_refused()
    {
        QFETCH(QString, name);
        QFETCH(QString, linkTo);
        auto entries = entriesOf(m_folder);
        entries.push_back(
            {name, name.endsWith('/') || !linkTo.isEmpty() ? QByteArray() : QByteArray("x"), linkTo});
        makeZip(m_zip, entries);
        const auto verification = verify(path(m_zip));
        QVERIFY(verification);
        QCOMPARE(verification->differences.size(), std::size_t{1});
        QCOMPARE(everythingIn(m_root->path()), (QStringList{"package", "package.zip", "terms.txt"}));
    }

    void a_zip_that_unpacks_to_too_much_is_refused()
    {
        auto entries = entriesOf(m_folder);
        entries[2].bytes = QByteArray(40'000'000, 'x');
        makeZip(m_zip, entries);
        QVERIFY(QFileInfo(m_zip).size() < 200'000);
        core::NoControl control;
        const auto refused = core::release::verifyPackage(
            path(m_zip), {.totalBytes = 30'000'000, .entries = 100}, core::release::Progress(control));
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::InvalidPackage);
        QVERIFY(verify(path(m_zip))); // within the limits: only different
        const auto crowded = core::release::verifyPackage(
            path(m_zip), {.totalBytes = 100'000'000, .entries = 7}, core::release::Progress(control));
        QVERIFY(!crowded);
        QCOMPARE(crowded.error().code, ErrorCode::InvalidPackage);
    }

    void no_damage_to_a_zip_goes_by_with_other_content()
    {
        SampleRelease sample(m_root->path());
        core::NoControl control;
        QVERIFY(core::release::writeZip(sample.contents(), path(m_zip), control));
        const auto good = verify(path(m_zip));
        const QByteArray whole = contentOf(m_zip);
        int noticed = 0;
        for (qsizetype place = 0; place < whole.size(); place += place < whole.size() - 800 ? 31 : 1) {
            QByteArray changed = whole;
            changed[place] = static_cast<char>(changed[place] ^ (1 << (place % 8)));
            write(m_zip, changed);
            const auto verification = verify(path(m_zip));
            if (!verification) {
                QCOMPARE(verification.error().code, ErrorCode::InvalidPackage);
                ++noticed;
            } else if (!verification->differences.empty()) {
                ++noticed;
            } else {
                // A date or a flag of the container: what it holds is the same, byte by byte.
                QCOMPARE(verification->files.size(), good->files.size());
                for (std::size_t i = 0; i < good->files.size(); ++i) {
                    QCOMPARE(verification->files[i].name, good->files[i].name);
                    QCOMPARE(verification->files[i].sha256, good->files[i].sha256);
                }
            }
        }
        QVERIFY(noticed > 100);
    }

    void a_zip_cut_short_or_added_to_is_no_package()
    {
        SampleRelease sample(m_root->path());
        core::NoControl control;
        QVERIFY(core::release::writeZip(sample.contents(), path(m_zip), control));
        const QByteArray whole = contentOf(m_zip);
        for (const QByteArray &bytes : {whole.left(whole.size() / 2),
                                        whole.left(whole.size() - 1),
                                        whole.left(3),
                                        QByteArray(),
                                        whole + "x",
                                        "x" + whole}) {
            write(m_zip, bytes);
            const auto verification = verify(path(m_zip));
            QVERIFY(!verification);
            QCOMPARE(verification.error().code, ErrorCode::InvalidPackage);
        }
    }

    void what_is_no_package_at_all_is_an_error()
    {
        const auto codeOf = [](const QString &name) { return verify(path(name)).error().code; };
        QCOMPARE(codeOf(m_root->filePath("nowhere")), ErrorCode::NotFound);
        QCOMPARE(codeOf(m_root->filePath("terms.txt/below")), ErrorCode::NotFound);
        QCOMPARE(codeOf(m_root->filePath("terms.txt")), ErrorCode::InvalidPackage);
        QVERIFY(QDir().mkdir(m_root->filePath("empty")));
        QCOMPARE(codeOf(m_root->filePath("empty")), ErrorCode::InvalidPackage);
        QCOMPARE(codeOf(m_root->path()), ErrorCode::InvalidPackage);
        QCOMPARE(codeOf("/dev/null"), ErrorCode::InvalidPackage);
        makeZip(m_zip, {{"other/file.txt", "x", {}}});
        QCOMPARE(codeOf(m_zip), ErrorCode::InvalidPackage);
    }

    void many_differences_do_not_fill_the_screen()
    {
        SampleRelease sample(m_root->path(), 500);
        writeSample(sample, m_root->filePath("large"));
        QByteArray rows = contentOf(m_root->filePath("large/corpus.jsonl"));
        write(m_root->filePath("large/corpus.jsonl"), rows.replace("patient", "doctor"));
        QVERIFY(verify(path(m_root->filePath("large")))->differences.size() < 30);
    }

private:
    std::unique_ptr<QTemporaryDir> m_root;
    QString m_folder;
    QString m_zip;
};

QTEST_APPLESS_MAIN(ReleaseVerifyTest)
#include "tst_release_verify.moc"
