#include "core/learning/PairCounts.h"

#include <QTest>

#include <map>
#include <random>

namespace tst_paircounts {

using namespace core::learning;

namespace {

PhraseBags bagsOf(std::vector<std::vector<std::uint16_t>> passages)
{
    PhraseBags bags;
    for (auto &phrases : passages)
        bags.add(phrases);
    return bags;
}

class Cancelling final : public core::JobControl
{
public:
    bool isCancelled() const override { return true; }
    void report(double, std::string_view) override {}
};

PairCounts counted(const PhraseBags &bags, std::size_t phrases, const PairLimits &limits)
{
    core::NoControl control;
    return countPairs(bags, phrases, limits, Stage(control, "vectors", 0, 1)).value();
}

} // namespace

class TestPairCounts : public QObject
{
    Q_OBJECT

private slots:
    void counts_the_passages_that_two_phrases_share()
    {
        const auto pairs = counted(bagsOf({{0, 1, 1}, {1, 0, 2}, {2}, {}}), 4, {});
        QCOMPARE(pairs.offsets, (std::vector<std::uint64_t>{0, 2, 4, 6, 6}));
        QCOMPARE(pairs.columns, (std::vector<std::uint16_t>{1, 2, 0, 2, 0, 1}));
        QCOMPARE(pairs.counts, (std::vector<std::uint32_t>{2, 1, 2, 1, 1, 1}));
        QCOMPARE(pairs.rowSums, (std::vector<double>{3, 3, 2, 0}));
    }

    void agrees_with_counting_every_pair()
    {
        constexpr std::uint16_t phrases = 9000; // more than one block
        std::mt19937 random(5);
        std::vector<std::vector<std::uint16_t>> passages(300);
        std::map<std::pair<std::uint16_t, std::uint16_t>, std::uint32_t> expected;
        PhraseBags bags;
        for (auto &passage : passages) {
            for (int i = 0; i < 20; ++i)
                passage.push_back(
                    static_cast<std::uint16_t>(random() % 4 == 0 ? random() % phrases : random() % 40));
            bags.add(passage);
            const auto bag = bags.bag(bags.size() - 1);
            for (const auto a : bag)
                for (const auto b : bag)
                    if (a != b)
                        ++expected[{a, b}];
        }
        const auto pairs = counted(bags, phrases, {});
        QCOMPARE(pairs.columns.size(), expected.size());
        for (std::uint16_t row = 0; row < phrases; ++row)
            for (std::uint64_t i = pairs.offsets[row]; i < pairs.offsets[row + 1]; ++i)
                QCOMPARE(pairs.counts[i], (expected[{row, pairs.columns[i]}]));
    }

    void leaves_out_the_rarest_until_few_enough_are_left()
    {
        const auto bags = bagsOf({{0, 1}, {0, 1}, {0, 1}, {0, 2}, {0, 2}, {1, 2}});
        const auto pairs = counted(bags, 3, {.least = 1, .mostPairs = 4});
        QCOMPARE(pairs.least, 2U);
        QCOMPARE(pairs.columns, (std::vector<std::uint16_t>{1, 2, 0, 0}));
        QCOMPARE(pairs.counts, (std::vector<std::uint32_t>{3, 2, 3, 2}));
        QCOMPARE(pairs.rowSums, (std::vector<double>{5, 4, 3}));
    }

    void is_cancelled()
    {
        Cancelling control;
        const auto pairs = countPairs(bagsOf({{0, 1}}), 2, {}, Stage(control, "vectors", 0, 1));
        QVERIFY(!pairs && pairs.error().code == core::ErrorCode::Cancelled);
    }
};

} // namespace tst_paircounts

QTEST_APPLESS_MAIN(tst_paircounts::TestPairCounts)
#include "tst_paircounts.moc"
