#include "core/encoder/Encoder.h"
#include "tests/real/RealModels.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <cmath>

namespace tst_realencoder {

using core::encoder::Encoder;

/// all-MiniLM-L6-v2 against tokens and vectors that PyTorch computed.
class TestRealEncoder : public QObject
{
    Q_OBJECT

private slots:
    void agrees_with_pytorch_data();
    void agrees_with_pytorch();
};

void TestRealEncoder::agrees_with_pytorch_data()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<double>("tolerance");
    const auto original = tests::realModels() / "minilm";
    QTest::newRow("half precision") << QString::fromStdString(original.string()) << 1e-4;
    QTest::newRow("8 bits, as installed")
        << QStringLiteral(KEYSEED_SOURCE_DIR "/resources/encoder/all-MiniLM-L6-v2") << 1e-2;
}

void TestRealEncoder::agrees_with_pytorch()
{
    KEYSEED_NEEDS_REAL("minilm/reference.json");
    QFETCH(const QString, folder);
    QFETCH(const double, tolerance);
    QFile file(QString::fromStdString((tests::realModels() / "minilm" / "reference.json").string()));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonArray expected = QJsonDocument::fromJson(file.readAll()).object()["texts"].toArray();
    QVERIFY(!expected.isEmpty());
    const auto encoder = Encoder::open(folder.toStdString());
    QVERIFY2(encoder.has_value(), encoder ? "" : encoder.error().detail.c_str());
    std::vector<std::string> texts;
    for (const auto &each : expected) {
        texts.push_back(each.toObject()["text"].toString().toStdString());
        std::vector<std::uint32_t> tokens;
        for (const auto &token : each.toObject()["ids"].toArray())
            tokens.push_back(static_cast<std::uint32_t>(token.toInt()));
        QVERIFY2(encoder->tokensOf(texts.back()) == tokens, texts.back().c_str());
    }
    core::NoControl control;
    const auto rows = encoder->sentenceVectors(texts, control);
    QVERIFY(rows.has_value());
    for (Eigen::Index row = 0; row < rows->rows(); ++row) {
        const QJsonArray vector = expected[row].toObject()["mean"].toArray();
        QVERIFY(vector.size() == rows->cols());
        for (Eigen::Index i = 0; i < rows->cols(); ++i)
            QVERIFY(std::abs(vector[i].toDouble() - static_cast<double>((*rows)(row, i))) < tolerance);
    }
}

} // namespace tst_realencoder

QTEST_APPLESS_MAIN(tst_realencoder::TestRealEncoder)
#include "tst_realencoder.moc"
