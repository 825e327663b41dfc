#include "core/privacy/mechanisms/PermuteAndFlip.h"
#include "tests/core/privacy/CandidateScoresForTests.h"
#include "tests/core/privacy/EnumeratedChoices.h"
#include "tests/core/privacy/ReservationForTests.h"

#include <QTest>

#include <cmath>
#include <map>
#include <set>

namespace tst_permuteandflip {

using namespace core::privacy;

namespace {

using Scores = std::vector<std::int64_t>;

constexpr double cutoff = 1e-11;

/// Adds up every path of the sampler: the exact distribution but for what was given up.
struct Enumerated
{
    std::vector<double> chances;
    double missing = 1.0;
};

Enumerated enumerated(const Scores &scores, std::uint64_t microEpsilon)
{
    Enumerated found{std::vector<double>(scores.size(), 0.0)};
    EnumeratedChoices choices(cutoff);
    do {
        try {
            const std::size_t chosen = permuteAndFlip(choices, scores, microEpsilon);
            found.chances[chosen] += choices.probability();
            found.missing -= choices.probability();
        } catch (const EnumeratedChoices::GivenUp &) {
        }
    } while (choices.next());
    return found;
}

/// The published closed form (McKenna & Sheldon 2020, Proposition 6): with p_i = exp(epsilon (q_i - q*)),
/// P(r) = p_r sum over subsets S of the others of (-1)^|S| / (|S| + 1) product of p_s.
std::vector<double> closedForm(const Scores &scores, double epsilon)
{
    const std::int64_t best = *std::max_element(scores.begin(), scores.end());
    std::vector<double> p;
    for (const std::int64_t score : scores)
        p.push_back(std::exp(epsilon * static_cast<double>(score - best)));
    std::vector<double> chances;
    for (std::size_t r = 0; r < p.size(); ++r) {
        double sum = 0.0;
        for (unsigned subset = 0; subset < 1U << p.size(); ++subset) {
            if ((subset >> r & 1U) != 0)
                continue;
            double term = 1.0;
            int size = 0;
            for (std::size_t s = 0; s < p.size(); ++s)
                if ((subset >> s & 1U) != 0) {
                    term *= -p[s];
                    ++size;
                }
            sum += term / (size + 1);
        }
        chances.push_back(p[r] * sum);
    }
    return chances;
}

/// All scores of `count` candidates from 0 to `largest`.
std::vector<Scores> allScores(std::size_t count, std::int64_t largest)
{
    std::vector<Scores> all{{}};
    for (std::size_t candidate = 0; candidate < count; ++candidate) {
        std::vector<Scores> longer;
        for (const Scores &scores : all)
            for (std::int64_t score = 0; score <= largest; ++score) {
                longer.push_back(scores);
                longer.back().push_back(score);
            }
        all = std::move(longer);
    }
    return all;
}

} // namespace

class TestPermuteAndFlip : public QObject
{
    Q_OBJECT

private slots:
    void the_sampler_has_the_published_distribution_data();
    void the_sampler_has_the_published_distribution();
    void no_neighbour_tells_more_than_epsilon_and_some_tell_all_of_it();
    void a_score_far_behind_is_passed_over_at_once();
    void a_choice_takes_its_cost_from_the_reservation();
    void a_refusal_draws_nothing();
    void the_cost_is_epsilon_and_half_its_square();
};

void TestPermuteAndFlip::the_sampler_has_the_published_distribution_data()
{
    QTest::addColumn<Scores>("scores");
    QTest::addColumn<std::uint64_t>("microEpsilon");
    QTest::newRow("one candidate") << Scores{5} << std::uint64_t{1'000'000};
    QTest::newRow("all alike") << Scores{2, 2, 2} << std::uint64_t{500'000};
    QTest::newRow("two") << Scores{0, 1} << std::uint64_t{700'000};
    QTest::newRow("three") << Scores{3, 1, 2} << std::uint64_t{1'000'000};
    QTest::newRow("a large epsilon") << Scores{1, 0, 1, 0} << std::uint64_t{3'000'000};
}

void TestPermuteAndFlip::the_sampler_has_the_published_distribution()
{
    QFETCH(Scores, scores);
    QFETCH(std::uint64_t, microEpsilon);
    const Enumerated found = enumerated(scores, microEpsilon);
    const std::vector<double> expected = closedForm(scores, static_cast<double>(microEpsilon) / 1e6);
    QVERIFY2(found.missing < 1e-5, qPrintable(QString::number(found.missing)));
    for (std::size_t candidate = 0; candidate < scores.size(); ++candidate)
        QVERIFY2(std::abs(found.chances[candidate] - expected[candidate]) <= found.missing + 1e-12,
                 qPrintable(QString::number(candidate)));
}

// Every data set of three candidates with scores up to 3, and every unit that could be added to it: by the
// closed form, which the sampler was compared with above.
void TestPermuteAndFlip::no_neighbour_tells_more_than_epsilon_and_some_tell_all_of_it()
{
    for (const double epsilon : {0.1, 1.0, 2.5}) {
        double most = 0.0;
        for (const Scores &scores : allScores(3, 3)) {
            const std::vector<double> before = closedForm(scores, epsilon);
            for (const Scores &unit : allScores(3, 1)) {
                Scores more = scores;
                for (std::size_t candidate = 0; candidate < more.size(); ++candidate)
                    more[candidate] += unit[candidate];
                const std::vector<double> after = closedForm(more, epsilon);
                for (std::size_t candidate = 0; candidate < more.size(); ++candidate)
                    most = std::max(most, std::abs(std::log(after[candidate] / before[candidate])));
            }
        }
        QVERIFY2(most <= epsilon + 1e-9, qPrintable(QString::number(most)));
        QVERIFY2(most > 0.99 * epsilon, qPrintable(QString::number(most)));
    }
}

void TestPermuteAndFlip::a_score_far_behind_is_passed_over_at_once()
{
    SecureRandom random;
    for (int time = 0; time < 1000; ++time)
        QCOMPARE(permuteAndFlip(random, Scores{0, std::int64_t{1} << 60, 0}, 64'000'000), std::size_t{1});
}

void TestPermuteAndFlip::a_choice_takes_its_cost_from_the_reservation()
{
    const Epsilon epsilon = *Epsilon::from(2.0);
    auto reservation = ReservationForTests::of({2'000'000, 2'000'000'000'000, 0});
    SecureRandom random;
    CandidateScores scores({1, 900, 3});
    const auto chosen = PermuteAndFlip::release(std::move(scores), epsilon, reservation, random);
    QVERIFY(chosen);
    QCOMPARE((*chosen)->candidate, std::size_t{1});           // else a chance of 2 e^-1794
    QVERIFY(CandidateScoresForTests::scores(scores).empty()); // NOLINT: that is what is asked
    QVERIFY(!PermuteAndFlip::release(CandidateScores({1, 2}), epsilon, reservation, random));
}

void TestPermuteAndFlip::a_refusal_draws_nothing()
{
    const Epsilon epsilon = *Epsilon::from(1.0);
    auto reservation = ReservationForTests::of({999'999, 2'000'000'000'000, 0});
    SecureRandom random;
    for (Scores scores : {Scores{1, 2}, Scores{}, Scores{1, -1}}) {
        const auto refused = PermuteAndFlip::release(CandidateScores(scores), epsilon, reservation, random);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, core::ErrorCode::Internal);
    }
}

void TestPermuteAndFlip::the_cost_is_epsilon_and_half_its_square()
{
    QCOMPARE(PermuteAndFlip::costOf(*Epsilon::from(2.0)), (MechanismCost{2'000'000, 2'000'000'000'000}));
    QCOMPARE(PermuteAndFlip::costOf(*Epsilon::from(0.000001)), (MechanismCost{1, 1})); // rounded up
}

} // namespace tst_permuteandflip

QTEST_APPLESS_MAIN(tst_permuteandflip::TestPermuteAndFlip)
#include "tst_permuteandflip.moc"
