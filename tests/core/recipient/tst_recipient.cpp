#include "core/recipient/Judging.h"
#include "core/recipient/ModelFile.h"
#include "core/recipient/Prediction.h"
#include "core/recipient/Training.h"
#include "tests/core/evaluation/UsefulTexts.h"

#include <QTest>

#include <cmath>
#include <cstring>

namespace tst_recipient {

using namespace core;
using namespace core::recipient;

/// The recipient's side: training on a package, judging, predicting, and the file of a model.
class TestRecipient : public QObject
{
    Q_OBJECT

private slots:
    void a_model_is_the_same_after_it_was_saved_data();
    void a_model_is_the_same_after_it_was_saved();
    void halves_are_disjoint_and_make_the_whole();
    void figures_follow_from_the_answers();
    void what_is_adapted_to_is_not_what_is_judged_on();
    void predictions_stand_beside_the_columns_of_the_texts();
    void a_column_of_that_name_is_refused_and_nothing_is_written();
    void a_cancel_leaves_no_file();
    void regression_does_not_adapt();
    void a_file_that_is_no_model_is_refused_data();
    void a_file_that_is_no_model_is_refused();
    void other_inputs_are_refused();
};

namespace {

Model trainedModel(const SmallWorld &world,
                   const TrainingChoices &choices = {},
                   const std::optional<OwnTexts> &adaptedTo = {})
{
    NoControl control;
    const evaluation::TrainingTexts texts = [] {
        auto useful = usefulTexts();
        useful.corpusSha256 = std::string(64, 'c');
        return useful;
    }();
    const auto trained =
        train(texts,
              {.inputs = world.inputs, .vocabularyName = "terms.txt", .vectorsName = "vectors"},
              choices,
              adaptedTo,
              {},
              control);
    if (!trained)
        qFatal("%s", trained.error().detail.c_str());
    return trained->model;
}

OwnTexts ownTexts(const SmallWorld &world, bool isLabelled = true)
{
    OwnTexts own{recordsSource(world.plan.records), {}};
    if (!isLabelled)
        own.source.labelColumn.reset();
    return own;
}

// Label A has the terms 0 to 4, B the others; every fifth label is wrong.
void writeOwnTexts(const SmallWorld &world, int count)
{
    QByteArray bytes = noteHeader;
    for (int i = 0; i < count; ++i) {
        const int isB = i % 2;
        const QByteArray label = (i % 5 == 0 ? 1 - isB : isB) == 1 ? "B" : "A";
        const QByteArray first = "term" + QByteArray::number(isB * 5 + i % 5);
        bytes +=
            noteRow("p" + QByteArray::number(i), label, first + " and term" + QByteArray::number(isB * 5));
    }
    world.write("notes.csv", bytes);
}

class Cancelling final : public JobControl
{
public:
    bool isCancelled() const override { return m_isCancelled; }
    void report(double, std::string_view) override { m_isCancelled = true; }

private:
    bool m_isCancelled = false;
};

QByteArray contentOf(const std::filesystem::path &path)
{
    QFile file(QString::fromStdString(path.string()));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// With the size of the head put right.
std::string headed(const std::string &head, const std::string &numbers)
{
    std::uint64_t size = head.size();
    std::string bytes(sizeof(size), '\0');
    std::memcpy(bytes.data(), &size, sizeof(size));
    return bytes + head + numbers;
}

} // namespace

void TestRecipient::a_model_is_the_same_after_it_was_saved_data()
{
    QTest::addColumn<int>("classifier");
    QTest::addColumn<int>("features");
    for (const ClassifierChoice &classifier : classifierChoices())
        for (const FeatureChoice &seen : featureChoices())
            QTest::addRow("%s on %s", classifier.name.data(), seen.name.data())
                << int(classifier.kind) << int(seen.kind);
}

void TestRecipient::a_model_is_the_same_after_it_was_saved()
{
    QFETCH(int, classifier);
    QFETCH(int, features);
    const SmallWorld world;
    const Model model = trainedModel(world, {ClassifierKind(classifier), FeatureKind(features), 7});
    const auto file = world.path("own.model");
    QVERIFY(saveModel(model, file).has_value());

    const auto stored = StoredModel::read(file);
    QVERIFY2(stored.has_value(), stored ? "" : stored.error().detail.c_str());
    const auto again = stored->open(world.inputs);
    QVERIFY2(again.has_value(), again ? "" : again.error().detail.c_str());
    QCOMPARE(again->labels(), model.labels());
    QCOMPARE(again->facts().trainedOn, std::uint64_t{200});
    for (const char *text : {"term0 term1", "term7", "term3 term8 term9", "nothing"})
        QCOMPARE(again->probabilities(text), model.probabilities(text));
    QCOMPARE(*modelBytes(*again), *modelBytes(model));
    QCOMPARE(model.answer("term0 term1 term2").label, 0U);
    QCOMPARE(model.answer("term5 term8 term9").label, 1U);
}

// By the fixed rule; with 1,000 fair coins less than 400 heads have a chance below 1e-9.
void TestRecipient::halves_are_disjoint_and_make_the_whole()
{
    int toAdapt = 0;
    for (std::int64_t place = 0; place < 1000; ++place) {
        QVERIFY(isOf(Half::ToAdapt, place) != isOf(Half::ToJudge, place));
        QVERIFY(isOf(Half::All, place));
        toAdapt += isOf(Half::ToAdapt, place) ? 1 : 0;
    }
    QVERIFY(toAdapt > 400 && toAdapt < 600);
}

void TestRecipient::figures_follow_from_the_answers()
{
    const SmallWorld world;
    writeOwnTexts(world, 100);
    const Model model = trainedModel(world);
    NoControl control;
    const auto judged = judge(model, ownTexts(world), Half::All, control, 1);
    QVERIFY2(judged.has_value(), judged ? "" : judged.error().detail.c_str());
    // Fifty of each text, a fifth of the labels wrong, ten of each.
    QCOMPARE(judged->score.tested, std::int64_t{100});
    QCOMPARE(judged->score.correct, std::int64_t{80});
    QCOMPARE(judged->score.confusion, (std::vector<std::vector<std::int64_t>>{{40, 10}, {10, 40}}));
    QCOMPARE(judged->macroF1, 0.8);
    QCOMPARE(judged->labels[0].score.records, std::int64_t{50});
    QCOMPARE(judged->labels[0].recall.low, evaluation::wilsonInterval(40, 50).low);
    std::int64_t texts = 0;
    double error = 0.0;
    for (const CalibrationBin &bin : judged->calibration) {
        texts += bin.texts;
        QVERIFY(bin.texts == 0 || (bin.meanProbability >= bin.from && bin.meanProbability <= bin.to));
        error += double(bin.texts) / 100.0 * std::abs(bin.shareCorrect - bin.meanProbability);
    }
    QCOMPARE(texts, std::int64_t{100});
    QCOMPARE(judged->calibrationError, error);
    const auto onMany = judge(model, ownTexts(world), Half::All, control, 3);
    QVERIFY(onMany && onMany->calibrationError == judged->calibrationError);
    QVERIFY(!judge(model, ownTexts(world, false), Half::All, control, 1).has_value());
}

void TestRecipient::what_is_adapted_to_is_not_what_is_judged_on()
{
    const SmallWorld world;
    writeOwnTexts(world, 100);
    QVERIFY(halfToAdapt(ownTexts(world)) == Half::ToAdapt);
    QVERIFY(halfToAdapt(ownTexts(world, false)) == Half::All);
    NoControl control;
    const auto half = judge(trainedModel(world), ownTexts(world), Half::ToJudge, control, 1);
    QVERIFY(half && half->score.tested < 100 && half->score.tested > 0);

    const auto weights = [&](const std::optional<OwnTexts> &adaptedTo) {
        const Model model = trainedModel(world, {}, adaptedTo);
        if (model.facts().isAdapted != adaptedTo.has_value())
            qFatal("a model says whether it was adapted");
        return *modelBytes(model);
    };
    const std::string adapted = weights(ownTexts(world));
    QVERIFY(adapted == weights(ownTexts(world)));
    QVERIFY(adapted != weights({}));
    // Whatever stands in the other half changes nothing, nor do the labels.
    QByteArray bytes = noteHeader;
    const QList<QByteArray> rows = contentOf(world.path("notes.csv")).split('\n');
    for (int i = 0; i < 100; ++i)
        bytes += isOf(Half::ToAdapt, i) ? QByteArray(rows[i + 1]).replace(",A,", ",B,") + "\n"
                                        : noteRow("q", "A", "term3 term9 term1");
    world.write("notes.csv", bytes);
    QVERIFY(adapted == weights(ownTexts(world)));
}

void TestRecipient::predictions_stand_beside_the_columns_of_the_texts()
{
    const SmallWorld world;
    world.write("notes.csv",
                "person,label,text\n"
                "p1,A,\"term0, \"\"term1\"\"\"\n"
                "p2,,\n"
                "p3,B,term7\n");
    const Model model = trainedModel(world);
    NoControl control;
    const auto predicted = predict(model, ownTexts(world, false), world.path("out.csv"), control);
    QVERIFY2(predicted.has_value(), predicted ? "" : predicted.error().detail.c_str());
    QCOMPARE(predicted->texts, std::int64_t{3});
    QCOMPARE(predicted->withoutText, std::int64_t{1});
    const auto chance = [&](const char *text) {
        return QByteArray::number(model.answer(text).probability, 'f', 6);
    };
    QCOMPARE(contentOf(world.path("out.csv")),
             "person,label,text,prediction,probability\n"
             "p1,A,\"term0, \"\"term1\"\"\",\"A\","
                 + chance("term0, term1") + "\np2,,,,\np3,B,term7,\"B\"," + chance("term7") + "\n");
}

void TestRecipient::a_column_of_that_name_is_refused_and_nothing_is_written()
{
    const SmallWorld world;
    world.write("notes.csv", "prediction,text\nx,term0\n");
    NoControl control;
    const auto refused = predict(trainedModel(world), ownTexts(world, false), world.path("out.csv"), control);
    QVERIFY(!refused && refused.error().code == ErrorCode::InvalidPlan);
    QVERIFY(refused.error().detail.find("\"prediction\"") != std::string::npos);
    QVERIFY(!std::filesystem::exists(world.path("out.csv")));
}

void TestRecipient::a_cancel_leaves_no_file()
{
    const SmallWorld world;
    writeOwnTexts(world, 100);
    Cancelling control;
    const auto cancelled = predict(trainedModel(world), ownTexts(world), world.path("out.csv"), control);
    QVERIFY(!cancelled && cancelled.error().code == ErrorCode::Cancelled);
    QVERIFY(!std::filesystem::exists(world.path("out.csv")));
}

void TestRecipient::regression_does_not_adapt()
{
    const SmallWorld world;
    writeOwnTexts(world, 10);
    NoControl control;
    const auto refused = train(usefulTexts(),
                               {.inputs = world.inputs, .vocabularyName = "v", .vectorsName = "v"},
                               {.classifier = ClassifierKind::Regression},
                               ownTexts(world),
                               {},
                               control);
    QVERIFY(!refused && refused.error().code == ErrorCode::InvalidPlan);
}

void TestRecipient::a_file_that_is_no_model_is_refused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("expected");
    const SmallWorld world;
    const std::string good = *modelBytes(trainedModel(world));
    std::uint64_t size = 0;
    std::memcpy(&size, good.data(), sizeof(size));
    const std::string head = good.substr(8, size);
    const std::string numbers = good.substr(8 + size);
    const auto row = [](const char *name, const std::string &bytes, const char *expected) {
        QTest::newRow(name) << QByteArray::fromStdString(bytes) << QByteArray(expected);
    };
    const auto changed = [&](const std::string &from, const std::string &to) {
        const std::size_t at = head.find(from);
        if (at == std::string::npos)
            qFatal("%s is not in the head", from.c_str());
        return headed(std::string(head).replace(at, from.size(), to), numbers);
    };
    row("empty", "", "a model that keyseed saved was expected");
    row("text", "person,label,text\n", "a model that keyseed saved was expected");
    row("cut in the head", good.substr(0, 40), "is cut short");
    row("cut in the numbers", good.substr(0, good.size() - 4), "does not lie within the file");
    row("no metadata", headed("{}", ""), "\"keyseed\" was expected");
    row("later version", changed("keyseed-model/1", "keyseed-model/2"), "later version");
    row("another classifier", changed(R"(\"network\")", R"(\"forest\")"), "classifier: ");
    row("one label", changed(R"([\"A\",\"B\"])", R"([\"A\"])"), "labels: ");
    row("the same label", changed(R"([\"A\",\"B\"])", R"([\"A\",\"A\"])"), "each name once");
    row("three labels",
        changed(R"([\"A\",\"B\"])", R"([\"A\",\"B\",\"C\"])"),
        "as many rows as there are labels");
    row("no layer", changed("\"0.bias\"", "\"9.bias\""), "\"0.bias\" was expected");
    row("not numbers", headed(head, std::string(numbers.size(), '\xff')), "finite numbers");
}

void TestRecipient::a_file_that_is_no_model_is_refused()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, expected);
    const auto refused = StoredModel::parse(bytes.toStdString(), "own.model");
    QVERIFY(!refused);
    const QByteArray told = QByteArray::fromStdString(refused.error().detail);
    QVERIFY2(told.startsWith("own.model: ") && told.contains(expected) && !told.contains('\n'),
             told.constData());
}

void TestRecipient::other_inputs_are_refused()
{
    const SmallWorld world;
    const auto stored = StoredModel::parse(*modelBytes(trainedModel(world)), "own.model");
    QVERIFY(stored.has_value());
    world.write("other.txt", "term0\nterm1\n");
    auto other = world.inputs;
    other.vocabulary = *vocabulary::Vocabulary::fromTermFile(world.path("other.txt"));
    const auto refused = stored->open(other);
    QVERIFY(!refused && refused.error().code == ErrorCode::InvalidPlan);
}

} // namespace tst_recipient

QTEST_GUILESS_MAIN(tst_recipient::TestRecipient)
#include "tst_recipient.moc"
