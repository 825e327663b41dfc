#include "tests/core/package/SampleRelease.h"
#include "tests/core/package/SampleZip.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_release_verify {

using namespace tests;
using core::ErrorCode;
using core::package::verify;

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
        QCOMPARE(folder->files.size(), std::size_t(packageFiles.size()));
        makeZip(m_zip, entriesOf(m_folder));
        const auto zip = verify(path(m_zip));
        QVERIFY(zip);
        QCOMPARE(listed(*zip), QByteArray());
        QCOMPARE(zip->files.size(), std::size_t(packageFiles.size()));
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

    void a_file_without_a_sum_is_named_data() { a_flipped_byte_is_named_by_its_file_data(); }
    void a_file_without_a_sum_is_named()
    {
        QFETCH(QString, file);
        if (file == "SHA256SUMS")
            return;
        QByteArray sums = contentOf(m_folder + "/SHA256SUMS");
        const qsizetype end = sums.indexOf("  " + file.toUtf8() + "\n");
        const qsizetype begin = sums.lastIndexOf('\n', end) + 1;
        sums.remove(begin, end + 3 + file.size() - begin);
        write(m_folder + "/SHA256SUMS", sums);
        QCOMPARE(listed(*verify(path(m_folder))), ("SHA256SUMS: has no line for " + file + "\n").toUtf8());
    }

    void an_empty_file_is_named_data() { a_flipped_byte_is_named_by_its_file_data(); }
    void an_empty_file_is_named()
    {
        QFETCH(QString, file);
        write(m_folder + "/" + file, "");
        const auto verification = verify(path(m_folder));
        QVERIFY(verification && hasDifferenceOf(*verification, file));
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

} // namespace tst_release_verify

QTEST_APPLESS_MAIN(tst_release_verify::ReleaseVerifyTest)
#include "tst_release_verify.moc"
