#include "core/base/NewFile.h"
#include "core/rewriter/ModelFolder.h"
#include "core/rewriter/Shape.h"

#include <QTemporaryDir>
#include <QTest>

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

QTEST_APPLESS_MAIN(TestModelFolder)
#include "tst_modelfolder.moc"
