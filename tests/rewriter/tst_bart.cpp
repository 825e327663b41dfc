#include "app/rewriter/BeamSearch.h"
#include "app/rewriter/Learner.h"
#include "tests/rewriter/PlainBart.h"

#include <QTest>

#include <ATen/ATen.h>
#include <cmath>

namespace tst_bart {

using namespace rewriter;

namespace {

Shape smallShape()
{
    return {.width = 8,
            .tokens = 12,
            .positions = 24,
            .encoderLayers = 2,
            .decoderLayers = 2,
            .encoderHeads = 2,
            .decoderHeads = 4,
            .encoderInner = 12,
            .decoderInner = 10};
}

// Every number differs from what a new model begins with, also norms and biases.
Weights shakenWeights(const Shape &shape)
{
    at::manual_seed(3);
    Weights weights = randomWeights(shape, 3);
    for (auto &[name, array] : weights)
        array = array * 10.0 + at::randn(array.sizes()) * 0.2;
    return weights;
}

plain::Model plainOf(const Bart &bart)
{
    plain::Model model{bart.shape(), {}};
    for (const auto &[name, array] : bart.weights()) {
        const at::Tensor flat = array.contiguous();
        const float *first = flat.data_ptr<float>();
        model.arrays[name] = {array.sizes().vec(), {first, first + flat.numel()}};
    }
    return model;
}

double farthest(const at::Tensor &found, const plain::Rows &expected)
{
    double distance = 0.0;
    for (std::size_t row = 0; row < expected.size(); ++row)
        for (std::size_t at = 0; at < expected[row].size(); ++at) {
            const auto number =
                found[static_cast<std::int64_t>(row)][static_cast<std::int64_t>(at)].item<double>();
            const double off = std::abs(number - expected[row][at]);
            distance = off <= distance ? distance : off; // also what is no number
        }
    return distance;
}

// The likeliest next token each time, by the other model.
std::vector<Token> plainGreedy(const plain::Model &model, const plain::Rows &encoded)
{
    std::vector<std::int64_t> tokens = {model.shape.start, 0};
    while (tokens.size() <= static_cast<std::size_t>(rowTokens)) {
        plain::Row scores = plain::decode(model, tokens, encoded).back();
        scores[0] = scores[1] = -1e30;
        const auto best = std::max_element(scores.begin(), scores.end()) - scores.begin();
        if (best == 2)
            break;
        tokens.push_back(best);
    }
    return {tokens.begin() + 1, tokens.end()};
}

} // namespace

class TestBart : public QObject
{
    Q_OBJECT

private slots:
    void each_layer_computes_what_a_plain_implementation_does_data()
    {
        QTest::addColumn<int>("encoderLayers");
        QTest::addColumn<int>("decoderLayers");
        QTest::newRow("one layer each") << 1 << 1;
        QTest::newRow("two of the encoder") << 2 << 1;
        QTest::newRow("two each") << 2 << 2;
    }
    void each_layer_computes_what_a_plain_implementation_does()
    {
        QFETCH(int, encoderLayers);
        QFETCH(int, decoderLayers);
        Shape shape = smallShape();
        shape.encoderLayers = encoderLayers;
        shape.decoderLayers = decoderLayers;
        const Bart bart(shape, shakenWeights(shape));
        const plain::Model model = plainOf(bart);
        const std::vector<std::int64_t> tokens = {0, 5, 11, 7, 2, 1, 1};
        const at::Tensor row = at::tensor(tokens).unsqueeze(0);
        const at::Tensor encoded = bart.encode(row, row.ne(1));
        const plain::Rows expected = plain::encode(model, tokens, 5);
        QVERIFY2(farthest(encoded[0], expected) < 1e-4, "the encoder");
        const std::vector<std::int64_t> written = {2, 0, 4, 9, 3};
        Bart::Past past;
        const at::Tensor scores = bart.decode(at::tensor(written).unsqueeze(0), bart.memory(encoded), past);
        QVERIFY2(farthest(scores[0], plain::decode(model, written, expected)) < 1e-4, "the decoder");
    }

    void what_is_written_token_by_token_has_the_scores_of_the_whole()
    {
        const Bart bart(smallShape(), shakenWeights(smallShape()));
        const auto memory = bart.memory(at::ones({2, 5, 8}));
        const at::Tensor tokens = at::tensor(std::vector<std::int64_t>{2, 0, 4, 9, 2, 0, 6, 3}).view({2, 4});
        Bart::Past none;
        const at::Tensor whole = bart.decode(tokens, memory, none);
        Bart::Past past;
        for (std::int64_t at = 0; at < 4; ++at) {
            const at::Tensor one = bart.decode(tokens.narrow(1, at, 1), memory, past);
            QVERIFY(at::allclose(one.squeeze(1), whole.select(1, at), 1e-4, 1e-4));
        }
    }

    void one_beam_is_the_likeliest_token_each_time()
    {
        const Bart bart(smallShape(), shakenWeights(smallShape()));
        const plain::Model model = plainOf(bart);
        const std::vector<std::int64_t> tokens = {0, 5, 11, 7, 2};
        const plain::Rows encoded = plain::encode(model, tokens, 5);
        const at::Tensor row = at::tensor(tokens).unsqueeze(0);
        const auto found = beamSearch(bart, bart.encode(row, row.ne(1)), {.beams = 1});
        std::vector<Token> expected = plainGreedy(model, encoded);
        expected.resize(std::min<std::size_t>(expected.size(), rowTokens));
        QCOMPARE(found[0], expected);
    }

    void rows_do_not_touch_each_other()
    {
        const Bart bart(smallShape(), shakenWeights(smallShape()));
        at::manual_seed(5);
        const at::Tensor encoded = at::randn({3, 20, 8});
        const auto together = beamSearch(bart, encoded, {.beams = 3});
        for (std::int64_t row = 0; row < 3; ++row)
            QCOMPARE(beamSearch(bart, encoded.narrow(0, row, 1), {.beams = 3})[0],
                     together[static_cast<std::size_t>(row)]);
    }

    void noise_is_that_of_the_published_table_data()
    {
        QTest::addColumn<double>("epsilon");
        QTest::addColumn<int>("values");
        QTest::addColumn<double>("deviation");
        QTest::newRow("CLV 10") << 10.0 << 15360 << 12.39;
        QTest::newRow("CLV 250") << 250.0 << 15360 << 1.337;
        QTest::newRow("CLV 500") << 500.0 << 15360 << 0.8957;
        QTest::newRow("CLV 750") << 750.0 << 15360 << 0.7138;
        QTest::newRow("CLV 1000") << 1000.0 << 15360 << 0.6093;
        QTest::newRow("CLV 2500") << 2500.0 << 15360 << 0.3722;
        QTest::newRow("PR 250") << 250.0 << 3640 << 0.6509;
        QTest::newRow("PR 500") << 500.0 << 3640 << 0.4360;
    }
    void noise_is_that_of_the_published_table()
    {
        QFETCH(double, epsilon);
        QFETCH(int, values);
        QFETCH(double, deviation);
        const double found = noiseDeviation(0.1, values, epsilon, 1e-5);
        QVERIFY2(std::abs(found / deviation - 1.0) < 6e-4, qPrintable(QString::number(found)));
    }
};

} // namespace tst_bart

QTEST_APPLESS_MAIN(tst_bart::TestBart)
#include "tst_bart.moc"
