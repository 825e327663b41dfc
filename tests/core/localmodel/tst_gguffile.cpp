#include "core/localmodel/GgufFile.h"
#include "tests/core/localmodel/GgufBytes.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_gguffile {

using core::localmodel::readGguf;
using tests::GgufBytes;

/// The header of model files.
class TestGgufFile : public QObject
{
    Q_OBJECT

private slots:
    void the_header_is_read();
    void what_is_no_model_is_refused_data();
    void what_is_no_model_is_refused();
    void a_file_that_was_cut_anywhere_is_refused();
    void a_file_with_any_byte_changed_ends_in_a_result();
    void a_missing_file_and_a_folder_are_told_apart();

private:
    core::Result<core::localmodel::GgufFile> read(const QByteArray &bytes) const
    {
        QFile file(m_folder.filePath(QStringLiteral("small.gguf")));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("the file cannot be written");
        file.close();
        return readGguf(file.fileName().toStdString());
    }

    QTemporaryDir m_folder;
};

void TestGgufFile::the_header_is_read()
{
    const QByteArray bytes = GgufBytes::llama().bytes();
    const auto model = read(bytes);
    QVERIFY2(model, model ? "" : model.error().detail.c_str());
    QCOMPARE(model->architecture, "llama");
    QCOMPARE(model->name, "Small Model");
    QCOMPARE(model->version, 3U);
    QCOMPARE(model->layers, 2U);
    QCOMPARE(model->contextLength, 2048U);
    QCOMPARE(model->width, 256U);
    QCOMPARE(model->heads, 4U);
    QCOMPARE(model->keyHeads, 2U);
    QCOMPARE(model->bytes, std::uint64_t(bytes.size()));
    QCOMPARE(core::localmodel::modelNameOf("/a/b/Small-Model.Q4.gguf"), "Small-Model.Q4");
}

void TestGgufFile::what_is_no_model_is_refused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("words");
    const auto row = [](const char *name, const QByteArray &bytes, const char *words) {
        QTest::newRow(name) << bytes << QString::fromUtf8(words);
    };
    row("empty", {}, "no model file in the format GGUF");
    row("a text", "id,text\n1,chest pain\n", "no model file in the format GGUF");
    row("older weights", "ggjt" + QByteArray(64, '\0'), "no model file in the format GGUF");
    GgufBytes made = GgufBytes::llama();
    made.version = 1;
    row("version 1", made.bytes(), "version 1 of the format");
    made.version = 0x03000000;
    row("big endian", made.bytes(), "version 50331648 of the format");
    row("no architecture", GgufBytes().text("general.name", "x").bytes(), "names no architecture");
    row("an encoder",
        GgufBytes().text("general.architecture", "bert").bytes(),
        "holds no model that writes texts (bert)");
    row("a projector",
        GgufBytes().text("general.architecture", "llama").text("general.type", "mmproj").bytes(),
        "holds no model that writes texts (llama, mmproj)");
    made = GgufBytes::llama();
    made.tensorOffset = 4096;
    row("weights beyond the end", made.bytes(), "was not copied or downloaded to its end");
    row("endless values",
        "GGUF" + GgufBytes::number(3, 4) + GgufBytes::number(0, 8) + QByteArray(8, '\xFF')
            + QByteArray(64, '\0'),
        "");
    row("a text of endless length",
        "GGUF" + GgufBytes::number(3, 4) + GgufBytes::number(0, 8) + GgufBytes::number(1, 8)
            + QByteArray(8, '\xFF') + QByteArray(64, '\0'),
        "was not copied or downloaded to its end");
}

void TestGgufFile::what_is_no_model_is_refused()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, words);
    const auto model = read(bytes);
    QVERIFY(!model);
    QVERIFY(model.error().code == core::ErrorCode::InvalidParameter);
    const QString detail = QString::fromStdString(model.error().detail);
    QVERIFY2(detail.contains(words), qPrintable(detail));
    QVERIFY2(detail.contains(QStringLiteral("small.gguf: ")), qPrintable(detail));
}

void TestGgufFile::a_file_that_was_cut_anywhere_is_refused()
{
    const QByteArray bytes = GgufBytes::llama().bytes();
    for (qsizetype length = 0; length < bytes.size() - 32; ++length)
        QVERIFY2(!read(bytes.left(length)), qPrintable(QString::number(length)));
}

// Whatever stands there: a model, or an error with the name of the file.
void TestGgufFile::a_file_with_any_byte_changed_ends_in_a_result()
{
    const QByteArray bytes = GgufBytes::llama().bytes();
    for (qsizetype at = 0; at < bytes.size(); ++at)
        for (const char other : {'\0', '\x7F', '\xFF'}) {
            QByteArray changed = bytes;
            changed[at] = other;
            const auto model = read(changed);
            QVERIFY(model || model.error().detail.find("small.gguf: ") != std::string::npos);
        }
}

void TestGgufFile::a_missing_file_and_a_folder_are_told_apart()
{
    const auto missing = readGguf(m_folder.filePath(QStringLiteral("none.gguf")).toStdString());
    QVERIFY(!missing && missing.error().code == core::ErrorCode::NotFound);
    const auto folder = readGguf(m_folder.path().toStdString());
    QVERIFY(!folder && folder.error().code == core::ErrorCode::InvalidParameter);
}

} // namespace tst_gguffile

QTEST_APPLESS_MAIN(tst_gguffile::TestGgufFile)
#include "tst_gguffile.moc"
