#include "core/embedding/TermEncoder.h"
#include "core/encoder/Encoder.h"
#include "core/methods/histogram/PhrasePrior.h"
#include "core/sources/Sources.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_encodedlists {

using core::embedding::TermEncoder;

namespace {

const std::filesystem::path resources = KEYSEED_RESOURCES_DIR;

} // namespace

/// The vectors of the built-in vocabularies that the build made with the encoder of the program.
class TestEncodedLists : public QObject
{
    Q_OBJECT

private slots:
    void are_found_for_each_builtin_vocabulary_data();
    void are_found_for_each_builtin_vocabulary();
};

void TestEncodedLists::are_found_for_each_builtin_vocabulary_data()
{
    QTest::addColumn<QString>("name");
    for (const auto &setting : core::vocabulary::findSource("builtin")->settings())
        for (const std::string_view name : setting.choices)
            QTest::newRow(std::string(name).c_str())
                << QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

void TestEncodedLists::are_found_for_each_builtin_vocabulary()
{
    QFETCH(QString, name);
    core::NoControl control;
    const auto opened = core::vocabulary::findSource("builtin")->open(
        {{"name", name.toStdString()}}, {.resources = resources}, control);
    QVERIFY(opened.has_value());
    const std::vector<std::string> phrases = core::synthesis::encodedPhrases(opened->vocabulary);
    QVERIFY(phrases.size() > 500);

    // What is not found is made, and kept in the cache.
    const QTemporaryDir cache;
    const std::filesystem::path shipped = core::encoder::shippedEncoder(resources);
    const std::vector<std::string> texts = {"heart failure", "broken bone"};
    const auto cosines = TermEncoder(shipped, resources / "encoded", cache.path().toStdString())
                             .cosines(texts, phrases, control);
    QVERIFY(cosines.has_value());
    QVERIFY(std::filesystem::is_empty(cache.path().toStdString()));

    const std::vector<std::string> few = {phrases.front(), phrases[phrases.size() / 2], phrases.back()};
    const auto made = TermEncoder(shipped, {}, {}).cosines(texts, few, control);
    QVERIFY(made.has_value());
    const auto last = static_cast<Eigen::Index>(phrases.size()) - 1;
    Eigen::MatrixXf kept(2, 3);
    kept << cosines->col(0), cosines->col((last + 1) / 2), cosines->col(last);
    QVERIFY((kept - *made).cwiseAbs().maxCoeff() < 1e-3F);
}

} // namespace tst_encodedlists

QTEST_APPLESS_MAIN(tst_encodedlists::TestEncodedLists)
#include "tst_encodedlists.moc"
