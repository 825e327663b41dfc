#include "core/base/NewFile.h"
#include "core/rewriter/ModelFolder.h"
#include "core/rewriter/Shape.h"

#include <QCryptographicHash>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_modelfolder {

using namespace core::rewriter;
using core::ErrorCode;

/// What is known of a model before its weights are read.
class TestModelFolder : public QObject
{
    Q_OBJECT

private slots:
    void facts_of_bart_are_its_shape_and_what_was_done_to_it();
    void a_model_from_elsewhere_has_the_published_clip();
    void facts_of_adept_are_read_as_they_were_written();
    void every_file_of_a_model_is_in_its_digest_data();
    void every_file_of_a_model_is_in_its_digest();
    void what_is_no_model_is_refused_data();
    void what_is_no_model_is_refused();
};

namespace {

Shape smallShape()
{
    Shape shape{.width = 8, .tokens = 300, .positions = 20};
    shape.encoderHeads = shape.decoderHeads = 2;
    return shape;
}

} // namespace

void TestModelFolder::facts_of_bart_are_its_shape_and_what_was_done_to_it()
{
    QTemporaryDir folder;
    const std::filesystem::path path = folder.path().toStdString();
    QVERIFY(writeShape(smallShape(), path));
    QVERIFY(writeFacts({.clip = 0.25, .kept = {0, 3, 7}, .noiseEpsilon = 50.0, .noiseDelta = 1e-6}, path));
    const auto facts = factsOfModel(path);
    QVERIFY2(facts, facts ? "" : facts.error().detail.c_str());
    QVERIFY(facts->form == ModelForm::Bart);
    QCOMPARE(facts->values, std::int64_t{60}); // 20 tokens of 3 units
    QCOMPARE(facts->clip, 0.25);
    QVERIFY(facts->isPruned);
    QCOMPARE(facts->noiseEpsilon, 50.0);
    QCOMPARE(facts->noiseDelta, 1e-6);
}

void TestModelFolder::a_model_from_elsewhere_has_the_published_clip()
{
    QTemporaryDir folder;
    const std::filesystem::path path = folder.path().toStdString();
    QVERIFY(writeShape(smallShape(), path));
    const auto facts = factsOfModel(path);
    QVERIFY2(facts, facts ? "" : facts.error().detail.c_str());
    QCOMPARE(facts->values, std::int64_t{160});
    QCOMPARE(facts->clip, 0.1);
    QVERIFY(!facts->isPruned);
    QCOMPARE(facts->noiseEpsilon, 0.0);
}

void TestModelFolder::facts_of_adept_are_read_as_they_were_written()
{
    QTemporaryDir folder;
    const std::filesystem::path path = folder.path().toStdString();
    QVERIFY(writeAdeptFacts({.form = ModelForm::Adept, .values = 64, .clip = 5.5}, path));
    QVERIFY(core::writeNewFile(path / "words.json", "{}\n"));
    const auto facts = factsOfModel(path);
    QVERIFY2(facts, facts ? "" : facts.error().detail.c_str());
    QVERIFY(facts->form == ModelForm::Adept);
    QCOMPARE(facts->values, std::int64_t{64});
    QCOMPARE(facts->clip, 5.5);
}

void TestModelFolder::every_file_of_a_model_is_in_its_digest_data()
{
    QTest::addColumn<bool>("isBart");
    QTest::addColumn<QStringList>("names"); // in the order of the alphabet
    QTest::newRow("BART")
        << true
        << QStringList{"config.json", "keyseed.json", "merges.txt", "model.safetensors", "vocab.json"};
    QTest::newRow("from elsewhere") << true
                                    << QStringList{
                                           "config.json", "merges.txt", "model.safetensors", "vocab.json"};
    QTest::newRow("ADePT") << false << QStringList{"keyseed.json", "model.safetensors", "words.json"};
}

void TestModelFolder::every_file_of_a_model_is_in_its_digest()
{
    QFETCH(bool, isBart);
    QFETCH(QStringList, names);
    QTemporaryDir folder;
    const auto digest = [&] {
        return digestOfModel(folder.path().toStdString(), isBart ? ModelForm::Bart : ModelForm::Adept);
    };
    const auto write = [&](const QString &name, const std::string &text) {
        return core::writeNewFile(folder.filePath(name).toStdString(), text).has_value();
    };
    QByteArray lines;
    for (const QString &name : names) {
        QVERIFY(write(name, name.toStdString()));
        lines += QCryptographicHash::hash(name.toUtf8(), QCryptographicHash::Sha256).toHex() + "  "
                 + name.toUtf8() + '\n';
    }
    const auto whole = digest();
    QVERIFY2(whole, whole ? "" : whole.error().detail.c_str());
    QCOMPARE(QByteArray::fromStdString(core::toHex(*whole)),
             QCryptographicHash::hash(lines, QCryptographicHash::Sha256).toHex());
    for (const QString &name : names) {
        QVERIFY(write(name, "other"));
        QVERIFY2(*digest() != *whole, qPrintable(name));
        QVERIFY(QFile::remove(folder.filePath(name)));
        QVERIFY2(!digest() || *digest() != *whole, qPrintable(name));
        QVERIFY(write(name, name.toStdString()));
        QVERIFY(*digest() == *whole);
    }
    QVERIFY(write("README.md", "not read"));
    QVERIFY(*digest() == *whole);
}

void TestModelFolder::what_is_no_model_is_refused_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("facts");
    QTest::newRow("no clip") << QByteArray("words.json") << QByteArray("{}") << QByteArray(R"({"values":4})");
    QTest::newRow("a clip of nothing")
        << QByteArray("words.json") << QByteArray("{}") << QByteArray(R"({"clip":0,"values":4})");
    QTest::newRow("one number") << QByteArray("words.json") << QByteArray("{}")
                                << QByteArray(R"({"clip":1,"values":1})");
    QTest::newRow("numbers below none")
        << QByteArray("words.json") << QByteArray("{}") << QByteArray(R"({"clip":1,"values":-4})");
    QTest::newRow("too many numbers")
        << QByteArray("words.json") << QByteArray("{}") << QByteArray(R"({"clip":1,"values":1048577})");
    QTest::newRow("no JSON") << QByteArray("words.json") << QByteArray("{}") << QByteArray("clip");
    QTest::newRow("a shape that is none")
        << QByteArray("config.json") << QByteArray("[]") << QByteArray(R"({"clip":1})");
}

void TestModelFolder::what_is_no_model_is_refused()
{
    QFETCH(QByteArray, file);
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, facts);
    QTemporaryDir folder;
    const std::filesystem::path path = folder.path().toStdString();
    QVERIFY(core::writeNewFile(path / file.toStdString(), text.toStdString()));
    QVERIFY(core::writeNewFile(path / "keyseed.json", facts.toStdString()));
    const auto refused = factsOfModel(path);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::InvalidPlan);
    QVERIFY(refused.error().detail.find(".json") != std::string::npos);
}

} // namespace tst_modelfolder

QTEST_APPLESS_MAIN(tst_modelfolder::TestModelFolder)
#include "tst_modelfolder.moc"
