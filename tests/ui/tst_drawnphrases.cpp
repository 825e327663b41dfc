#undef QT_NO_CAST_FROM_ASCII // SampleRelease.h serves the tests of core, which are built without it

#include "tests/core/package/SampleRelease.h"
#include "ui/models/DrawnPhrases.h"
#include "ui/models/PhrasePairs.h"
#include "ui/models/SequenceListModel.h"
#include "ui/widgets/PhraseDelegate.h"

#include <QAbstractItemModelTester>
#include <QTest>

namespace tst_drawnphrases {

using core::synthesis::Sequence;
using tests::released;
using ui::DrawnPhrases;
using ui::PhrasePairs;
using Kind = ui::PhrasePairs::Kind;

namespace {

using Shared = std::shared_ptr<const core::pipeline::Sequences>;

class CancelledAtOnce final : public core::JobControl
{
public:
    bool isCancelled() const override { return true; }
    void report(double, std::string_view) override {}
};

Shared drawn(std::vector<Sequence> sequences)
{
    return std::make_shared<const core::pipeline::Sequences>(released(std::move(sequences)));
}

std::shared_ptr<const DrawnPhrases> counted(const Shared &sequences)
{
    core::NoControl control;
    return *DrawnPhrases::of(sequences, {"A", "B"}, control);
}

/// `times` sequences of a label with the same phrases.
void add(std::vector<Sequence> &sequences,
         int times,
         const std::string &label,
         std::vector<std::string> phrases)
{
    for (int time = 0; time < times; ++time)
        sequences.push_back({"SYN-" + std::to_string(sequences.size()), label, phrases});
}

const PhrasePairs::Pair &pairOf(const PhrasePairs &pairs, const QString &a, const QString &b)
{
    for (const PhrasePairs::Pair &pair : pairs.pairs()) {
        const QStringList both{pairs.phrases().at(pair.first), pairs.phrases().at(pair.second)};
        if (both.contains(a) && both.contains(b))
            return pair;
    }
    qFatal("no such pair");
}

} // namespace

class TestDrawnPhrases : public QObject
{
    Q_OBJECT

private slots:
    void numbers_each_phrase_once();
    void is_cancelled();
    void finds_documents_with_a_phrase();
    void a_search_waits_for_the_index_and_falls_with_other_sequences();
    void pairs_tell_together_from_apart();
    void pairs_of_one_label_do_not_see_the_others();
    void shows_the_most_frequent_phrases_only();
    void a_table_has_the_numbers_of_each_pair();
};

void TestDrawnPhrases::numbers_each_phrase_once()
{
    std::vector<Sequence> sequences;
    add(sequences, 2, "B", {"knee", "hip"});
    add(sequences, 1, "A", {"hip", "heart"});
    const auto index = counted(drawn(sequences));
    QCOMPARE(index->documents(), std::size_t(3));
    QCOMPARE(index->phrases().size(), std::size_t(3));
    QCOMPARE(index->labelOf(0), 1U);
    QCOMPARE(index->labelOf(2), 0U);
    QCOMPARE(index->document(2).size(), std::size_t(2));
    QCOMPARE(index->document(2)[0], index->document(0)[1]);
    QCOMPARE(index->phrases()[index->document(2)[1]], std::string_view("heart"));
}

void TestDrawnPhrases::is_cancelled()
{
    std::vector<Sequence> sequences;
    add(sequences, 2, "B", {"knee", "hip"});
    CancelledAtOnce control;
    const auto index = DrawnPhrases::of(drawn(sequences), {"A", "B"}, control);
    QVERIFY(!index);
    QVERIFY(index.error().code == core::ErrorCode::Cancelled);
}

void TestDrawnPhrases::finds_documents_with_a_phrase()
{
    std::vector<Sequence> sequences;
    add(sequences, 3, "A", {"Heart Block", "stent"});
    add(sequences, 2, "B", {"knee", "heart failure"});
    add(sequences, 4, "B", {"knee", "hip"});
    const Shared all = drawn(sequences);
    ui::SequenceListModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setSequences(all);
    model.setDrawn(counted(all));
    model.setSearch(" HEART ");
    QCOMPARE(model.rowCount(), 5);
    model.setLabel(std::string("B"));
    QCOMPARE(model.rowCount(), 2);
    QVERIFY(model.index(0).data(ui::phrasesRole).toStringList().contains("heart failure"));
    model.setSearch("nothing of the kind");
    QCOMPARE(model.rowCount(), 0);
    model.setSearch({});
    QCOMPARE(model.rowCount(), 6);
}

void TestDrawnPhrases::a_search_waits_for_the_index_and_falls_with_other_sequences()
{
    std::vector<Sequence> sequences;
    add(sequences, 3, "A", {"heart", "stent"});
    add(sequences, 2, "B", {"knee", "hip"});
    const Shared all = drawn(sequences);
    ui::SequenceListModel model;
    model.setSequences(all);
    model.setSearch("knee");
    QCOMPARE(model.rowCount(), 5); // not counted yet
    model.setDrawn(counted(all));
    QCOMPARE(model.rowCount(), 2);
    model.setSequences(drawn(sequences)); // drawn again: the index is of others
    QCOMPARE(model.rowCount(), 5);
    model.setSequences(all, 3);
    QCOMPARE(model.rowCount(), 3);
}

void TestDrawnPhrases::pairs_tell_together_from_apart()
{
    std::vector<Sequence> sequences;
    add(sequences, 20, "A", {"a", "b"}); // always together
    add(sequences, 60, "A", {"c", "d"});
    add(sequences, 20, "A", {"c", "e"});
    const auto index = counted(drawn(sequences));
    PhrasePairs pairs;
    pairs.set(index, std::nullopt);
    QCOMPARE(pairs.sequences(), 100);
    QCOMPARE(pairs.phrases(), (QStringList{"c", "d", "a", "b", "e"}));

    const PhrasePairs::Pair &always = pairOf(pairs, "a", "b");
    QCOMPARE(always.together, 20);
    QCOMPARE(always.expected, 4.0); // 20 x 20 / 100
    QCOMPARE(always.lift(), 5.0);
    QVERIFY(always.kind() == Kind::FourTimes);
    const PhrasePairs::Pair &never = pairOf(pairs, "a", "c");
    QCOMPARE(never.together, 0);
    QCOMPARE(never.expected, 16.0);
    QVERIFY(never.kind() == Kind::Rarer);
    // 60 where 48 are expected: less than three standard deviations.
    QVERIFY(pairOf(pairs, "c", "d").kind() == Kind::AsByChance);
}

void TestDrawnPhrases::pairs_of_one_label_do_not_see_the_others()
{
    std::vector<Sequence> sequences;
    add(sequences, 10, "A", {"a", "b"});
    add(sequences, 30, "B", {"c", "d"});
    PhrasePairs pairs;
    pairs.set(counted(drawn(sequences)), 0);
    QCOMPARE(pairs.sequences(), 10);
    QCOMPARE(pairs.phrases(), (QStringList{"a", "b"}));
    QVERIFY(pairs.pairs().at(0).kind() == Kind::AsByChance); // in all of them, as chance has it too
    pairs.set(nullptr, 0);
    QCOMPARE(pairs.rowCount(), 0);
    QCOMPARE(pairs.sequences(), 0);
}

void TestDrawnPhrases::shows_the_most_frequent_phrases_only()
{
    std::vector<Sequence> sequences;
    for (int phrase = 0; phrase < 20; ++phrase)
        add(sequences, phrase + 1, "A", {"p" + std::to_string(phrase)});
    PhrasePairs pairs;
    pairs.set(counted(drawn(sequences)), std::nullopt);
    QCOMPARE(pairs.phrases().size(), qsizetype(PhrasePairs::mostPhrases));
    QCOMPARE(pairs.phrases().first(), QString("p19"));
    QCOMPARE(pairs.rowCount(), 66); // 12 x 11 / 2
}

void TestDrawnPhrases::a_table_has_the_numbers_of_each_pair()
{
    std::vector<Sequence> sequences;
    add(sequences, 20, "A", {"a", "b"});
    add(sequences, 80, "A", {"c"});
    PhrasePairs pairs;
    const QAbstractItemModelTester tester(&pairs, QAbstractItemModelTester::FailureReportingMode::QtTest);
    pairs.set(counted(drawn(sequences)), std::nullopt);
    QStringList cells;
    for (int column = 0; column < pairs.columnCount(); ++column) // the most telling first
        cells.append(pairs.index(0, column).data().toString());
    QCOMPARE(cells, (QStringList{"a", "b", "20 (20 %)", "4.0", "5.0", "4 times or more"}));
    QVERIFY(pairs.pairText(pairs.pairs().at(0)).contains("4.0 expected by chance"));
}

} // namespace tst_drawnphrases

QTEST_MAIN(tst_drawnphrases::TestDrawnPhrases)
#include "tst_drawnphrases.moc"
