#include "core/encoder/Encoder.h"
#include "tests/core/encoder/SmallModels.h"

#include <QTest>

#include <atomic>
#include <cmath>
#include <mutex>

namespace tst_encoder {

using core::encoder::Encoder;

namespace {

/// Is cancelled once it was asked so many times.
class CancelAfter final : public core::JobControl
{
public:
    explicit CancelAfter(int questions)
        : m_left(questions)
    {}
    bool isCancelled() const override { return m_left.fetch_sub(1) <= 0; }
    void report(double, std::string_view) override {}

private:
    mutable std::atomic<int> m_left;
};

class LastReport final : public core::JobControl
{
public:
    bool isCancelled() const override { return false; }
    void report(double reported, std::string_view named) override
    {
        const std::lock_guard lock(m_mutex);
        fraction = std::max(fraction, reported);
        stage = named;
    }

    double fraction = 0.0;
    std::string stage;

private:
    std::mutex m_mutex;
};

std::vector<std::string> manyTexts()
{
    std::vector<std::string> texts;
    for (int i = 0; i < 200; ++i) {
        std::string text;
        for (int word = 0; word < i % 9; ++word)
            text += word % 2 == 0 ? "knee " : "severe pain ";
        texts.push_back(text);
    }
    return texts;
}

} // namespace

class TestEncoder : public QObject
{
    Q_OBJECT

private slots:
    void tokens_and_vectors_are_those_of_the_reference_data();
    void tokens_and_vectors_are_those_of_the_reference();
    void eight_bits_are_near_the_original();
    void a_vector_depends_on_its_text_alone();
    void long_texts_are_cut();
    void reports_progress_and_answers_a_cancel();
    void the_digest_is_that_of_the_files();
    void the_encoder_of_the_program_is_there();

private:
    core::NoControl m_control;
};

void TestEncoder::tokens_and_vectors_are_those_of_the_reference_data()
{
    QTest::addColumn<QString>("model");
    for (const char *model : {"bert", "bert8", "cased", "mpnet", "xlm"})
        QTest::newRow(model) << QString::fromLatin1(model);
}

void TestEncoder::tokens_and_vectors_are_those_of_the_reference()
{
    QFETCH(const QString, model);
    const auto encoder = Encoder::open(tests::smallModel(model.toStdString()));
    QVERIFY2(encoder.has_value(), encoder ? "" : encoder.error().detail.c_str());
    QCOMPARE(encoder->dimension(), std::size_t{16});
    const auto expected = tests::expectedTexts(model.toStdString());
    std::vector<std::string> texts;
    for (const auto &each : expected) {
        QVERIFY2(encoder->tokensOf(each.text) == each.tokens, each.text.c_str());
        texts.push_back(each.text);
    }
    const auto rows = encoder->sentenceVectors(texts, m_control);
    QVERIFY(rows.has_value());
    QCOMPARE(rows->rows(), static_cast<Eigen::Index>(expected.size()));
    for (Eigen::Index row = 0; row < rows->rows(); ++row)
        for (Eigen::Index i = 0; i < rows->cols(); ++i)
            QVERIFY(std::abs(static_cast<double>((*rows)(row, i))
                             - expected[static_cast<std::size_t>(row)].vector[static_cast<std::size_t>(i)])
                    < 1e-5);
}

// The two have the same weights: those of "bert8" are rounded to 8 bits.
void TestEncoder::eight_bits_are_near_the_original()
{
    const auto exact = tests::expectedTexts("bert");
    const auto rounded = tests::expectedTexts("bert8");
    double worst = 0.0;
    for (std::size_t text = 0; text < exact.size(); ++text)
        for (std::size_t i = 0; i < exact[text].vector.size(); ++i)
            worst = std::max(worst, std::abs(exact[text].vector[i] - rounded[text].vector[i]));
    QVERIFY(worst > 0.0 && worst < 0.05);
}

void TestEncoder::a_vector_depends_on_its_text_alone()
{
    const auto encoder = Encoder::open(tests::smallModel("mpnet"));
    QVERIFY(encoder.has_value());
    const auto texts = manyTexts();
    const auto one = encoder->sentenceVectors(texts, m_control, "vectors", 1);
    const auto many = encoder->sentenceVectors(texts, m_control, "vectors", 3);
    QVERIFY(one && many && *one == *many);
    for (const std::size_t text : {std::size_t{0}, std::size_t{7}, std::size_t{199}}) {
        const auto alone = encoder->sentenceVectors(std::span(texts).subspan(text, 1), m_control);
        QVERIFY(alone && alone->row(0) == one->row(static_cast<Eigen::Index>(text)));
    }
    const auto none = encoder->sentenceVectors({}, m_control);
    QVERIFY(none && none->rows() == 0);
}

void TestEncoder::long_texts_are_cut()
{
    const auto encoder = Encoder::open(tests::smallModel("bert"));
    QVERIFY(encoder.has_value());
    std::string text;
    for (int i = 0; i < 200'000; ++i)
        text += "pain ";
    const auto tokens = encoder->tokensOf(text);
    QCOMPARE(tokens.size(), encoder->mostTokens());
    QCOMPARE(tokens.back(), encoder->tokensOf("pain").back());
}

void TestEncoder::reports_progress_and_answers_a_cancel()
{
    const auto encoder = Encoder::open(tests::smallModel("xlm"));
    QVERIFY(encoder.has_value());
    LastReport report;
    QVERIFY(encoder->sentenceVectors(manyTexts(), report, "encode").has_value());
    QCOMPARE(report.fraction, 1.0);
    QCOMPARE(report.stage, std::string("encode"));
    for (const int questions : {0, 100, 203, 210}) {
        CancelAfter control(questions);
        const auto rows = encoder->sentenceVectors(manyTexts(), control);
        QVERIFY(!rows);
        QCOMPARE(rows.error().code, core::ErrorCode::Cancelled);
    }
}

void TestEncoder::the_digest_is_that_of_the_files()
{
    const auto bert = Encoder::open(tests::smallModel("bert"));
    const auto again = Encoder::open(tests::smallModel("bert"));
    const auto rounded = Encoder::open(tests::smallModel("bert8"));
    QVERIFY(bert && again && rounded);
    QVERIFY(bert->digest() == again->digest());
    QVERIFY(bert->digest() != rounded->digest());
}

void TestEncoder::the_encoder_of_the_program_is_there()
{
    const auto encoder = Encoder::open(core::encoder::shippedEncoder(KEYSEED_RESOURCES_DIR));
    QVERIFY2(encoder.has_value(), encoder ? "" : encoder.error().detail.c_str());
    QCOMPARE(encoder->dimension(), std::size_t{384});
    QCOMPARE(encoder->mostTokens(), std::size_t{256});
    const std::vector<std::string> texts = {"a heart attack", "myocardial infarction", "a used car dealer"};
    const auto rows = encoder->sentenceVectors(texts, m_control);
    QVERIFY(rows.has_value());
    QVERIFY(rows->row(0).dot(rows->row(1)) > rows->row(0).dot(rows->row(2)) + 0.2F);
}

} // namespace tst_encoder

QTEST_APPLESS_MAIN(tst_encoder::TestEncoder)
#include "tst_encoder.moc"
