#include "core/synthesis/keyphrases/GuidedDrawing.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <set>

namespace tst_guideddrawing {

using namespace core::synthesis;
using core::vocabulary::Associations;
using core::vocabulary::TermId;

namespace {

// Four phrases in 100 passages. 0 and 1 stand together in 15, 0 and 2 in 1, 2 and 3 in 9.
struct World
{
    std::vector<std::uint32_t> passagesOf = {20, 30, 10, 25};
    std::vector<std::uint64_t> offsets = {0, 2, 3, 5, 6};
    std::vector<std::uint16_t> columns = {1, 2, 0, 0, 3, 2};
    std::vector<std::uint16_t> logCounts = {logOf(15), logOf(1), logOf(15), logOf(1), logOf(9), logOf(9)};

    static std::uint16_t logOf(double count)
    {
        return static_cast<std::uint16_t>(std::lround(std::log1p(count) * Associations::logSteps));
    }
    static Associations associations()
    {
        const auto world = std::make_shared<const World>();
        return Associations::within(world,
                                    {.passages = 100,
                                     .passagesOf = world->passagesOf,
                                     .offsets = world->offsets,
                                     .columns = world->columns,
                                     .logCounts = world->logCounts})
            .value();
    }
};

Eigen::VectorXf someChances()
{
    Eigen::VectorXf chances(4);
    chances << 0.4F, 0.3F, 0.2F, 0.1F;
    return chances;
}

// P(first, second) by the definition.
double probability(const Associations &associations, double beta, TermId first, TermId second)
{
    const Eigen::VectorXf chances = someChances();
    const auto weight = [&](TermId phrase) {
        return static_cast<double>(chances[phrase])
               * std::exp(beta * static_cast<double>(associations.score(first, phrase)));
    };
    double others = 0;
    for (TermId phrase = 0; phrase < 4; ++phrase)
        others += phrase == first ? 0 : weight(phrase);
    return static_cast<double>(chances[first]) * weight(second) / others;
}

} // namespace

class TestGuidedDrawing : public QObject
{
    Q_OBJECT

private slots:
    void draws_by_the_definition_data()
    {
        QTest::addColumn<double>("beta");
        QTest::newRow("off") << betaOf(CooccurrenceBias::Off);
        QTest::newRow("gentle") << betaOf(CooccurrenceBias::Gentle);
        QTest::newRow("strong") << betaOf(CooccurrenceBias::Strong);
    }
    void draws_by_the_definition()
    {
        QFETCH(double, beta);
        const Associations associations = World::associations();
        GuidedDrawing drawing(someChances(), associations, beta);
        core::privacy::SecureRandom random;
        constexpr int draws = 20'000;
        std::array<std::array<int, 4>, 4> counts = {};
        for (int i = 0; i < draws; ++i) {
            const auto drawn = drawing.draw(2, random);
            QCOMPARE(drawn.size(), std::size_t{2});
            ++counts[drawn[0]][drawn[1]];
        }
        double chiSquare = 0;
        for (TermId first = 0; first < 4; ++first) {
            QCOMPARE(counts[first][first], 0);
            for (TermId second = 0; second < 4; ++second) {
                if (first == second)
                    continue;
                const double expected = draws * probability(associations, beta, first, second);
                chiSquare += std::pow(counts[first][second] - expected, 2) / expected;
            }
        }
        QVERIFY2(chiSquare < 50, qPrintable(QString::number(chiSquare))); // 11 degrees of freedom: P = 1e-6
    }

    void never_repeats_and_is_as_long_as_it_can_be()
    {
        GuidedDrawing drawing(someChances(), World::associations(), 2);
        core::privacy::SecureRandom random;
        for (int i = 0; i < 100; ++i) {
            const auto drawn = drawing.draw(9, random);
            QCOMPARE(drawn.size(), std::size_t{4});
            QCOMPARE(std::set<TermId>(drawn.begin(), drawn.end()).size(), std::size_t{4});
        }
        QVERIFY(drawing.draw(0, random).empty());
    }

    // Also where a label has nothing but one phrase.
    void draws_what_has_no_chance_last()
    {
        Eigen::VectorXf chances = Eigen::VectorXf::Zero(4);
        chances[2] = 1;
        GuidedDrawing drawing(chances, World::associations(), 1);
        core::privacy::SecureRandom random;
        for (int i = 0; i < 100; ++i) {
            const auto drawn = drawing.draw(3, random);
            QCOMPARE(drawn.size(), std::size_t{3});
            QCOMPARE(drawn[0], TermId{2});
        }
    }

    void refuses_arrays_that_do_not_fit()
    {
        const World world;
        const auto refuses = [](const core::vocabulary::AssociationView &view) {
            return !Associations::within(nullptr, view);
        };
        const core::vocabulary::AssociationView good{.passages = 100,
                                                     .passagesOf = world.passagesOf,
                                                     .offsets = world.offsets,
                                                     .columns = world.columns,
                                                     .logCounts = world.logCounts};
        QVERIFY(!refuses(good));
        auto bad = good;
        bad.passages = 29; // fewer than a term stands in
        QVERIFY(refuses(bad));
        bad = good;
        bad.offsets = good.offsets.first(4);
        QVERIFY(refuses(bad));
        bad = good;
        bad.logCounts = good.logCounts.first(5);
        QVERIFY(refuses(bad));
        bad = good;
        const std::vector<std::uint16_t> unordered = {2, 1, 0, 0, 3, 2};
        bad.columns = unordered;
        QVERIFY(refuses(bad));
        const std::vector<std::uint16_t> beyond = {1, 4, 0, 0, 3, 2};
        bad.columns = beyond;
        QVERIFY(refuses(bad));
        const std::vector<std::uint64_t> falling = {0, 3, 2, 5, 6};
        bad = good;
        bad.offsets = falling;
        QVERIFY(refuses(bad));
    }
};

} // namespace tst_guideddrawing

QTEST_APPLESS_MAIN(tst_guideddrawing::TestGuidedDrawing)
#include "tst_guideddrawing.moc"
