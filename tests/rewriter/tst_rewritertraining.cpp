#include "app/rewriter/Adept.h"
#include "app/rewriter/Bart.h"
#include "app/rewriter/Measures.h"
#include "app/rewriter/Training.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <fstream>

namespace tst_rewritertraining {

using namespace rewriter;

namespace {

// Twenty-four public sentences; a small model can learn them by heart.
std::filesystem::path textsIn(const QTemporaryDir &folder)
{
    const std::filesystem::path path = folder.filePath("texts.txt").toStdString();
    std::ofstream file(path);
    for (const char *who : {"cat", "dog", "bird", "horse"})
        for (const char *what : {"eats", "sees", "hears"})
            for (const char *whom : {"a fish", "the moon"})
                file << "the " << who << ' ' << what << ' ' << whom << '\n';
    return path;
}

TrainingPlan smallPlan(const QTemporaryDir &folder, const char *out)
{
    TrainingPlan plan;
    plan.texts = {textsIn(folder)};
    plan.out = folder.filePath(out).toStdString();
    plan.shape = {.width = 16,
                  .tokens = 300,
                  .positions = rowTokens,
                  .encoderLayers = 1,
                  .decoderLayers = 1,
                  .encoderHeads = 2,
                  .decoderHeads = 2,
                  .encoderInner = 32,
                  .decoderInner = 32};
    plan.steps = 20;
    plan.every = 5;
    plan.batch = 8;
    plan.rate = 0.01;
    plan.patience = 100;
    return plan;
}

bool goOn(const Progress &)
{
    return true;
}

std::vector<char> bytesOf(const std::filesystem::path &path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

} // namespace

class TestRewriterTraining : public QObject
{
    Q_OBJECT

private slots:
    void the_loss_falls()
    {
        QTemporaryDir folder;
        TrainingPlan plan = smallPlan(folder, "model");
        plan.steps = 60;
        plan.every = 20;
        const auto curve = train(plan, goOn);
        QVERIFY(curve.has_value());
        QCOMPARE(curve->size(), std::size_t{3});
        QVERIFY(curve->back().loss < 0.7 * curve->front().loss);
        QVERIFY(curve->back().heldOutLoss < curve->front().heldOutLoss);
    }

    void a_training_that_was_stopped_ends_as_one_that_was_not()
    {
        QTemporaryDir folder;
        QVERIFY(train(smallPlan(folder, "whole"), goOn).has_value());
        const TrainingPlan plan = smallPlan(folder, "cut");
        const auto stopped = train(plan, [](const Progress &progress) { return progress.step < 10; });
        QCOMPARE(stopped.error().code, core::ErrorCode::Cancelled);
        QVERIFY(!std::filesystem::exists(plan.out / "model.safetensors"));
        std::int64_t first = 0;
        const auto rest = train(plan, [&first](const Progress &progress) {
            first = first == 0 ? progress.step : first;
            return true;
        });
        QVERIFY(rest.has_value());
        QCOMPARE(first, std::int64_t{15});
        QCOMPARE(rest->size(), std::size_t{4});
        const auto whole = folder.filePath("whole").toStdString() + "/model.safetensors";
        QCOMPARE(bytesOf(plan.out / "model.safetensors"), bytesOf(whole));
    }

    void a_round_that_gets_no_better_ends_early()
    {
        QTemporaryDir folder;
        TrainingPlan plan = smallPlan(folder, "model");
        plan.rate = 1.0; // far too fast to learn anything
        plan.steps = 10000;
        plan.patience = 2;
        const auto curve = train(plan, goOn);
        QVERIFY(curve.has_value());
        QVERIFY(curve->size() < 100);
    }

    void pruning_keeps_the_units_that_the_decoder_looks_at_most()
    {
        QTemporaryDir folder;
        QVERIFY(train(smallPlan(folder, "model"), goOn).has_value());
        auto model = openBart(folder.filePath("model").toStdString());
        QVERIFY(model.has_value());
        at::Tensor &keys = model->bart.weights()["decoder.layers.0.encoder_attn.k_proj.weight"];
        keys.copy_(at::arange(1, 17).to(at::kFloat).view({1, 16}).expand({16, 16}));
        QVERIFY(writeBart(*model, folder.filePath("steep").toStdString()).has_value());
        TrainingPlan plan = smallPlan(folder, "pruned");
        plan.from = folder.filePath("steep").toStdString();
        plan.rounds = 2;
        plan.steps = 1;
        plan.rate = 1e-9;
        QVERIFY(train(plan, goOn).has_value());
        const auto pruned = openBart(plan.out);
        // 16 units: four below the quantile, then three of twelve.
        QCOMPARE(pruned->facts.kept, (std::vector<std::int64_t>{7, 8, 9, 10, 11, 12, 13, 14, 15}));
        const std::vector<std::string> texts = {"the cat sees a fish"};
        const at::Tensor values = pruned->encode(pruned->rows(texts));
        QCOMPARE(values.size(1), std::int64_t{20 * 9});
        const at::Tensor wide = pruned->widened(values);
        QVERIFY(wide.narrow(2, 0, 7).eq(0).all().item<bool>());
        QVERIFY(at::equal(wide.narrow(2, 7, 9).reshape({1, 180}), values));
    }

    void adept_learns_and_its_rows_are_clipped_by_norm_in_training()
    {
        QTemporaryDir folder;
        TrainingPlan plan = smallPlan(folder, "adept");
        plan.isAdept = true;
        plan.steps = 100;
        plan.every = 50;
        const auto curve = train(plan, goOn);
        QVERIFY(curve.has_value());
        QVERIFY(curve->back().loss < 0.7 * curve->front().loss);
        const auto model = openAdept(plan.out);
        QVERIFY(model.has_value());
        QCOMPARE(model->valuesPerRow(), std::int64_t{32});
        // The library's own LSTM.
        const std::vector<std::string> texts = {"the cat sees a fish"};
        const at::Tensor rows = model->rows(texts);
        const auto words = rows.ne(0).sum().item<std::int64_t>();
        const at::Tensor input =
            at::embedding(model->weights.at("embedding.weight"), rows.narrow(1, 0, words));
        const at::Tensor none = at::zeros({1, 1, 16});
        const std::vector<at::Tensor> numbers = {model->weights.at("encoder.weight_ih_l0"),
                                                 model->weights.at("encoder.weight_hh_l0"),
                                                 model->weights.at("encoder.bias_ih_l0"),
                                                 model->weights.at("encoder.bias_hh_l0")};
        const auto [output, hidden, cell] =
            at::lstm(input, {none, none}, numbers, true, 1, 0.0, false, false, true);
        QVERIFY(at::allclose(model->encode(texts), at::cat({hidden[0], cell[0]}, 1), 1e-4, 1e-5));
    }

    void bleu_is_that_of_its_definition()
    {
        const std::vector<std::string> reference = {"the cat sat on the mat today"};
        QCOMPARE(bleu(reference, reference), 100.0);
        const std::vector<std::string> none = {"a dog"};
        QCOMPARE(bleu(none, reference), 0.0);
        // 6 of 6 words, 5 of 5 pairs ... are right, and one word of seven is missing: exp(1 - 7/6).
        const std::vector<std::string> cut = {"The cat sat on the mat."};
        QVERIFY(std::abs(bleu(cut, reference) - 100.0 * std::exp(1.0 - 7.0 / 6.0)) < 1e-9);
    }
};

} // namespace tst_rewritertraining

QTEST_APPLESS_MAIN(tst_rewritertraining::TestRewriterTraining)
#include "tst_rewritertraining.moc"
