#include "tests/core/evaluation/UsefulTexts.h"

#include <QTest>

#include <algorithm>
#include <atomic>
#include <ctime>
#include <set>

namespace tst_usefulness {

using namespace core;
using namespace core::evaluation;

class TestUsefulness : public QObject
{
    Q_OBJECT

private slots:
    void records_that_are_like_the_texts_are_answered_rightly();
    void the_result_is_the_same_for_any_number_of_threads_and_order_of_the_records();
    void rows_without_a_text_or_a_declared_label_are_passed_over();
    void values_count_under_the_label_they_stand_for();
    void an_answer_is_right_if_it_is_one_of_the_labels();
    void labels_of_another_file_are_taken();
    void persons_play_no_part();
    void what_is_wrong_is_told_before_anything_is_trained_data();
    void what_is_wrong_is_told_before_anything_is_trained();
    void records_without_a_usable_row_are_an_error();
    void the_stages_come_in_their_order_and_never_go_back();
    void a_cancel_is_answered_soon_at_every_stage_data();
    void a_cancel_is_answered_soon_at_every_stage();
};

namespace {

TestRecords recordsOf(const SmallWorld &world)
{
    return {recordsSource(world.plan.records), {}};
}

QList<QByteArray> mixedRows()
{
    std::mt19937 random(4);
    QList<QByteArray> rows;
    for (int i = 0; i < 300; ++i) {
        QByteArray text;
        for (int word = 0; word < 3; ++word)
            text += "term" + QByteArray::number(random() % 10) + " ";
        rows.append(noteRow("p" + QByteArray::number(i % 20), i % 3 == 0 ? "B" : "A", text));
    }
    return rows;
}

void writeRows(const SmallWorld &world, const QList<QByteArray> &rows)
{
    QByteArray bytes = noteHeader;
    for (const QByteArray &row : rows)
        bytes += row;
    world.write("notes.csv", bytes);
}

Usefulness evaluated(const SmallWorld &world, unsigned threads = 1)
{
    NoControl control;
    auto usefulness = evaluate(usefulTexts(), recordsOf(world), world.inputs, control, threads);
    if (!usefulness)
        qFatal("%s", usefulness.error().detail.c_str());
    return std::move(*usefulness);
}

/// Remembers the stages, and cancels once the chosen one has come that far.
class Watch final : public JobControl
{
public:
    explicit Watch(std::string stage = {}, double from = 0.0)
        : m_stage(std::move(stage))
        , m_from(from)
    {}

    bool isCancelled() const override { return m_cancelled; }
    void report(double fraction, std::string_view stage) override
    {
        if (stages.empty() || stages.back() != stage)
            stages.emplace_back(stage);
        goesBack |= fraction < m_last || fraction > 1.0;
        m_last = fraction;
        if (stage == m_stage && fraction >= m_from && !m_cancelled.exchange(true))
            m_cancelledAt = std::clock();
    }

    /// Time of the processor since the cancel, all threads together: what else the computer does is not in
    /// it.
    double secondsSinceCancel() const
    {
        return static_cast<double>(std::clock() - m_cancelledAt) / CLOCKS_PER_SEC;
    }
    bool wasCancelled() const { return m_cancelled; }

    std::vector<std::string> stages;
    bool goesBack = false;

private:
    std::string m_stage;
    double m_from;
    double m_last = 0.0;
    std::atomic<bool> m_cancelled{false};
    std::clock_t m_cancelledAt = 0;
};

} // namespace

void TestUsefulness::records_that_are_like_the_texts_are_answered_rightly()
{
    const SmallWorld world;
    QList<QByteArray> rows;
    for (int i = 0; i < 40; ++i)
        rows.append(i % 4 == 0 ? noteRow("p", "B", "term5 term7 term9")
                               : noteRow("p", "A", "term0 term2 term3"));
    writeRows(world, rows);

    const Usefulness usefulness = evaluated(world);

    QCOMPARE(usefulness.labels, (std::vector<std::string>{"A", "B"}));
    QCOMPARE(usefulness.trainedOn, std::size_t{200});
    QCOMPARE(usefulness.tested, std::int64_t{40});
    QCOMPARE(usefulness.passedOver, std::int64_t{0});
    QCOMPARE(usefulness.largestLabelShare, 0.75);
    std::set<std::pair<std::string, std::string>> names;
    for (const ClassifierScore &score : usefulness.scores) {
        names.emplace(score.classifier, score.features);
        QCOMPARE(score.confusion, (std::vector<std::vector<std::int64_t>>{{30, 0}, {0, 10}}));
        QCOMPARE(score.accuracy, 1.0);
        QVERIFY(score.low > 0.9 && score.high == 1.0);
    }
    QCOMPARE(names.size(), std::size_t{4});
}

void TestUsefulness::the_result_is_the_same_for_any_number_of_threads_and_order_of_the_records()
{
    const SmallWorld world;
    auto rows = mixedRows();
    writeRows(world, rows);
    const Usefulness expected = evaluated(world, 1);
    // Some right, some wrong: else a difference could not show.
    for (const ClassifierScore &score : expected.scores)
        QVERIFY(score.correct > 0 && score.correct < score.tested);
    const auto isExpected = [&](const Usefulness &other) {
        for (std::size_t i = 0; i < expected.scores.size(); ++i)
            if (other.scores.at(i).confusion != expected.scores[i].confusion)
                return false;
        return true;
    };
    for (const unsigned threads : {0U, 2U, 5U})
        QVERIFY(isExpected(evaluated(world, threads)));
    std::shuffle(rows.begin(), rows.end(), std::mt19937(9));
    writeRows(world, rows);
    QVERIFY(isExpected(evaluated(world, 2)));
}

void TestUsefulness::rows_without_a_text_or_a_declared_label_are_passed_over()
{
    const SmallWorld world;
    writeRows(world,
              {noteRow("p", "A", "term0"),
               noteRow("p", "A", " "),
               noteRow("p", "C", "term0"),
               noteRow("p", "", "term0"),
               noteRow("", "B", "words that no vocabulary has")});
    const Usefulness usefulness = evaluated(world);
    QCOMPARE(usefulness.tested, std::int64_t{2});
    QCOMPARE(usefulness.passedOver, std::int64_t{3});
}

void TestUsefulness::values_count_under_the_label_they_stand_for()
{
    const SmallWorld world;
    writeRows(world,
              {noteRow("p", "alpha", "term0"), noteRow("p", "beta", "term1"), noteRow("p", "A", "term2")});
    TestRecords records = recordsOf(world);
    records.labelValues = {{"A", {"alpha", "beta"}}};
    NoControl control;
    const auto usefulness = evaluate(usefulTexts(), records, world.inputs, control, 1);
    QVERIFY(usefulness);
    QCOMPARE(usefulness->tested, std::int64_t{2});
    QCOMPARE(usefulness->passedOver, std::int64_t{1});
}

// Texts of label A, then of B, each under other labels too; one of A is said to be of B alone.
void TestUsefulness::an_answer_is_right_if_it_is_one_of_the_labels()
{
    SmallWorld world;
    QList<QByteArray> rows;
    for (int i = 0; i < 10; ++i) {
        rows.append(noteRow("p", "A;B", "term0 term2 term3"));
        rows.append(noteRow("p", "B;A;unknown", "term5 term7 term9"));
    }
    rows.append(noteRow("p", "B", "term0 term2 term3"));
    rows.append(noteRow("p", "unknown;none", "term0 term2 term3"));
    writeRows(world, rows);
    world.plan.records.labelSeparator = ";";
    world.plan.records.severalLabels = "each";
    const auto scored = [&] {
        TestRecords records = recordsOf(world);
        records.severalLabels = severalLabels(world.plan.records);
        NoControl control;
        auto found = evaluate(usefulTexts(), records, world.inputs, control, 1);
        if (!found)
            qFatal("%s", found.error().detail.c_str());
        return std::move(*found);
    };
    const Usefulness each = scored();
    QCOMPARE(each.tested, std::int64_t{21}); // each record once
    QCOMPARE(each.passedOver, std::int64_t{1});
    QCOMPARE(each.largestLabelShare, 1.0); // always answering B
    for (const ClassifierScore &score : each.scores)
        QCOMPARE(score.confusion, (std::vector<std::vector<std::int64_t>>{{10, 0}, {1, 10}}));
    // Where the first label takes the record, that one alone is right.
    world.plan.records.severalLabels = "first";
    for (const ClassifierScore &score : scored().scores)
        QCOMPARE(score.confusion, (std::vector<std::vector<std::int64_t>>{{10, 10}, {1, 0}}));
}

void TestUsefulness::labels_of_another_file_are_taken()
{
    SmallWorld world;
    world.write("notes.csv", "person,text\n1,term0 term2\n2,term5 term7\n3,term9\n");
    world.write("labels.csv", "person,label\n1,A\n2,B\n2,A\n");
    world.plan.records.labelColumn.reset();
    world.plan.records.join = {
        .files = {world.path("labels.csv")}, .on = "person", .key = {}, .labelColumn = "label"};
    QCOMPARE(evaluated(world).tested, std::int64_t{2});
}

void TestUsefulness::persons_play_no_part()
{
    const SmallWorld world;
    writeRows(world, {noteRow("", "A", "term0"), noteRow("p", "B", "term5")});
    TestRecords records = recordsOf(world);
    records.source.personColumn = "no such column";
    NoControl control;
    const auto usefulness = evaluate(usefulTexts(), records, world.inputs, control, 1);
    QVERIFY(usefulness);
    QCOMPARE(usefulness->tested, std::int64_t{2});
}

void TestUsefulness::what_is_wrong_is_told_before_anything_is_trained_data()
{
    QTest::addColumn<QString>("wrong");
    QTest::addColumn<QString>("told");
    QTest::newRow("text")
        << "text"
        << "no column \"txt\" (did you mean \"text\"?); the columns are: person, label, text";
    QTest::newRow("label") << "label"
                           << "no column \"lable\"";
    QTest::newRow("no label column") << "no label"
                                     << "records.label: a column with the true labels was expected";
    QTest::newRow("one label") << "one label"
                               << "labels: two or more were expected";
    QTest::newRow("no text") << "no text"
                             << "has no text to train a classifier on";
    QTest::newRow("no file") << "no file"
                             << "nowhere.csv";
}

void TestUsefulness::what_is_wrong_is_told_before_anything_is_trained()
{
    QFETCH(QString, wrong);
    QFETCH(QString, told);
    const SmallWorld world;
    writeRows(world, {noteRow("p", "A", "term0")});
    TestRecords records = recordsOf(world);
    TrainingTexts texts = usefulTexts();
    if (wrong == QLatin1String("text"))
        records.source.textColumn = "txt";
    if (wrong == QLatin1String("label"))
        records.source.labelColumn = "lable";
    if (wrong == QLatin1String("no label"))
        records.source.labelColumn.reset();
    if (wrong == QLatin1String("one label"))
        texts.labels = {"A"};
    if (wrong == QLatin1String("no text"))
        texts = {.labels = {"A", "B"}, .texts = {}, .labelOf = {}, .corpusSha256 = {}};
    if (wrong == QLatin1String("no file"))
        records.source.files = {world.path("nowhere.csv")};
    Watch watch;
    const auto usefulness = evaluate(texts, records, world.inputs, watch, 1);
    QVERIFY(!usefulness);
    QVERIFY2(QString::fromStdString(usefulness.error().detail).contains(told),
             usefulness.error().detail.c_str());
    QVERIFY(watch.stages.empty());
}

void TestUsefulness::records_without_a_usable_row_are_an_error()
{
    const SmallWorld world;
    writeRows(world, {noteRow("p", "secret-label", "term0")});
    NoControl control;
    const auto usefulness = evaluate(usefulTexts(), recordsOf(world), world.inputs, control, 1);
    QVERIFY(!usefulness);
    QCOMPARE(usefulness.error().code, ErrorCode::InvalidRecords);
    QVERIFY(usefulness.error().detail.find("secret") == std::string::npos);
}

void TestUsefulness::the_stages_come_in_their_order_and_never_go_back()
{
    const SmallWorld world;
    writeRows(world, mixedRows().mid(0, 5) + QList<QByteArray>(3000, noteRow("p", "A", "term0")));
    Watch watch;
    QVERIFY(evaluate(usefulTexts(), recordsOf(world), world.inputs, watch, 3));
    QCOMPARE(watch.stages, (std::vector<std::string>{"features", "training", "testing"}));
    QVERIFY(!watch.goesBack);
}

void TestUsefulness::a_cancel_is_answered_soon_at_every_stage_data()
{
    QTest::addColumn<QString>("stage");
    QTest::addColumn<double>("from");
    QTest::newRow("at the start") << "features" << 0.0;
    QTest::newRow("within the features") << "features" << 0.05;
    QTest::newRow("when training begins") << "training" << 0.0;
    QTest::newRow("within training") << "training" << 0.35;
    QTest::newRow("when testing begins") << "testing" << 0.0;
    QTest::newRow("within testing") << "testing" << 0.8;
}

void TestUsefulness::a_cancel_is_answered_soon_at_every_stage()
{
    QFETCH(QString, stage);
    QFETCH(double, from);
    static const SmallWorld world;
    static const TrainingTexts texts = [] {
        writeRows(world, QList<QByteArray>(20'000, noteRow("p", "A", "term0 term6 term3")));
        return usefulTexts(4'000);
    }();
    Watch watch(stage.toStdString(), from);
    const auto usefulness = evaluate(texts, recordsOf(world), world.inputs, watch, 2);
    const double seconds = watch.secondsSinceCancel();
    QVERIFY(watch.wasCancelled());
    QVERIFY(!usefulness);
    QCOMPARE(usefulness.error().code, ErrorCode::Cancelled);
    QVERIFY2(seconds < 0.1, qPrintable(QString::number(seconds)));
}

} // namespace tst_usefulness

QTEST_GUILESS_MAIN(tst_usefulness::TestUsefulness)
#include "tst_usefulness.moc"
