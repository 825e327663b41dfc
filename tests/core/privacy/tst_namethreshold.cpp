#include "core/privacy/mechanisms/NameThreshold.h"
#include "tests/core/privacy/ExactNamesForTests.h"
#include "tests/core/privacy/ReservationForTests.h"

#include <QTest>

#include <cmath>
#include <string>
#include <vector>

namespace tst_namethreshold {

using namespace core::privacy;

namespace {

using Names = std::vector<std::string>;
using Units = std::map<std::string, std::int64_t>;

constexpr std::int64_t pico = 1'000'000'000'000;

NameThreshold::Terms termsOf(double epsilon, std::int64_t picoDelta, int namesPerUnit = 1)
{
    return {*Epsilon::from(epsilon), picoDelta, namesPerUnit};
}

Spend spendOf(const NameThreshold::Terms &terms)
{
    const MechanismCost cost = NameThreshold::costOf(terms);
    return composed({&cost, 1}, 0);
}

/// P(X >= least), summed up from the density of discrete Laplace noise, P(x) = (1 - p)/(1 + p) p^|x|, from
/// its far end on, where it is smallest. Knows nothing of the closed form that the program solves.
long double chanceOfAtLeast(std::int64_t least, const LaplaceScale &scale)
{
    const long double b =
        static_cast<long double>(scale.numerator) / static_cast<long double>(scale.denominator);
    const long double p = std::exp(-1.0L / b);
    const auto end = least + static_cast<std::int64_t>(std::ceil(60 * b));
    long double sum = 0;
    for (std::int64_t x = end; x >= least; --x)
        sum += (1 - p) / (1 + p) * std::pow(p, static_cast<long double>(std::abs(x)));
    return sum;
}

ExactNames namesOf(const Units &units)
{
    ExactNames names(1);
    for (const auto &[name, count] : units)
        for (std::int64_t unit = 0; unit < count; ++unit)
            names.addUnit(Names{name});
    return names;
}

core::Result<Released<FoundNames>>
find(ExactNames names, const NameThreshold::Terms &terms, SecureRandom &random)
{
    Reservation reservation = ReservationForTests::of(spendOf(terms));
    return NameThreshold::release(std::move(names), terms, reservation, random);
}

} // namespace

/// What tst_mechanism is to noisy tables: finding names that nobody declared.
class TestNameThreshold : public QObject
{
    Q_OBJECT

private slots:
    void a_unit_adds_one_to_so_many_names_and_no_more();
    void a_unit_changes_the_numbers_by_its_own_alone();
    void the_threshold_is_the_least_that_keeps_delta_data();
    void the_threshold_is_the_least_that_keeps_delta();
    void the_cost_is_epsilon_and_delta_and_the_rho_of_the_noise();
    void a_name_of_one_unit_is_found_no_more_often_than_delta();
    void a_name_at_the_threshold_is_found_as_often_as_its_noise_says();
    void what_is_found_exceeds_the_threshold_and_stands_by_name();
    void nothing_is_found_where_nothing_is();
    void the_loss_is_within_epsilon_and_delta_for_all_small_data();
    void a_finding_takes_its_cost_from_the_reservation();
    void a_refusal_draws_nothing();
};

void TestNameThreshold::a_unit_adds_one_to_so_many_names_and_no_more()
{
    ExactNames names(2);
    names.addUnit(Names{"a", "a", "b", "c", "d"}); // a once, then b; c and d are too many
    QCOMPARE(ExactNamesForTests::units(names), (Units{{"a", 1}, {"b", 1}}));
    names.addUnit(Names{"b"});
    names.addUnit(Names{});
    QCOMPARE(ExactNamesForTests::units(names), (Units{{"a", 1}, {"b", 2}}));
}

void TestNameThreshold::a_unit_changes_the_numbers_by_its_own_alone()
{
    const std::vector<Names> others{{"a", "b"}, {"b", "c", "d"}, {"x"}, {"a", "d", "e", "f"}};
    const Names unit{"b", "x", "new", "newer", "newest"};
    for (std::size_t place = 0; place <= others.size(); ++place) {
        ExactNames without(3);
        ExactNames with(3);
        for (std::size_t i = 0; i <= others.size(); ++i) {
            if (i == place)
                with.addUnit(unit);
            if (i == others.size())
                break;
            without.addUnit(others[i]);
            with.addUnit(others[i]);
        }
        Units difference = ExactNamesForTests::units(with);
        for (const auto &[name, count] : ExactNamesForTests::units(without)) {
            difference[name] -= count;
            if (difference[name] == 0)
                difference.erase(name);
        }
        QCOMPARE(difference, (Units{{"b", 1}, {"new", 1}, {"x", 1}})); // its first three: L1 3, L2^2 3
    }
}

void TestNameThreshold::the_threshold_is_the_least_that_keeps_delta_data()
{
    QTest::addColumn<double>("epsilon");
    QTest::addColumn<qint64>("picoDelta");
    QTest::addColumn<int>("namesPerUnit");
    for (const double epsilon : {0.01, 0.1, 0.5, 1.0, 2.0, 3.7, 50.0})
        for (const qint64 picoDelta :
             {qint64{1}, qint64{1000}, qint64{1'000'000}, qint64{1'000'000'000}, qint64{pico - 1}})
            for (const int namesPerUnit : {1, 2, 7})
                QTest::addRow("epsilon %g, delta %lld, %d names",
                              epsilon,
                              static_cast<long long>(picoDelta),
                              namesPerUnit)
                    << epsilon << picoDelta << namesPerUnit;
}

void TestNameThreshold::the_threshold_is_the_least_that_keeps_delta()
{
    QFETCH(double, epsilon);
    QFETCH(qint64, picoDelta);
    QFETCH(int, namesPerUnit);
    const auto terms = termsOf(epsilon, picoDelta, namesPerUnit);
    const std::int64_t threshold = NameThreshold::threshold(terms);
    const LaplaceScale noise = NameThreshold::noiseOf(terms);
    const long double allowed = static_cast<long double>(picoDelta) / pico / namesPerUnit;
    QVERIFY(threshold >= 1);
    // A name of one unit is found where 1 + noise exceeds the threshold.
    QVERIFY(chanceOfAtLeast(threshold, noise) <= allowed);
    if (threshold > 1)
        QVERIFY(chanceOfAtLeast(threshold - 1, noise) > allowed * (1 - 1e-9L));
}

void TestNameThreshold::the_cost_is_epsilon_and_delta_and_the_rho_of_the_noise()
{
    // k cells that are (2/k)-differentially private each: k (2/k)^2/2 = 2/k.
    QCOMPARE(spendOf(termsOf(2.0, 1'000'000)), (Spend{2'000'000, 2 * pico, 1'000'000}));
    QCOMPARE(spendOf(termsOf(2.0, 1'000'000, 4)), (Spend{2'000'000, pico / 2, 1'000'000}));
    const MechanismCost cost = NameThreshold::costOf(termsOf(1.0, 5));
    const MechanismCost gaussian{std::nullopt, 1'000};
    // Its delta stands beside that of Gaussian noise, and is none to convert rho with.
    QCOMPARE(composed(std::vector{cost, cost, gaussian}, 7).picoDelta, std::int64_t{17});
    QCOMPARE(composed(std::vector{cost, cost, gaussian}, 7).microEpsilon,
             2'000'000 + composed({&gaussian, 1}, 7).microEpsilon);
}

void TestNameThreshold::a_name_of_one_unit_is_found_no_more_often_than_delta()
{
    // 200,000 names of one unit each, at a delta of 1/1000: at most 200 are to be expected. A right program
    // passes 300 with a chance below 10^-9 (Chernoff: exp(-200 (1.5 ln 1.5 - 0.5))). As the threshold is the
    // least, more than 200/e are to be expected, and fewer than 30 have a chance below 10^-6 as well
    // (exp(-73 (1 - 0.41 + 0.41 ln 0.41))).
    Units units;
    for (int name = 0; name < 200'000; ++name)
        units.emplace(std::to_string(name), 1);
    SecureRandom random;
    const auto found = find(namesOf(units), termsOf(1.0, pico / 1000), random);
    QVERIFY(found);
    const auto number = (*found)->names.size();
    QVERIFY2(number <= 300, qPrintable(QString::number(number)));
    QVERIFY2(number >= 30, qPrintable(QString::number(number)));
}

void TestNameThreshold::a_name_at_the_threshold_is_found_as_often_as_its_noise_says()
{
    // Exceeds means more than: found with P(X >= 1) = p/(1 + p), which at epsilon 1 is 0.2689.
    const auto terms = termsOf(1.0, 1'000'000);
    const std::int64_t threshold = NameThreshold::threshold(terms);
    constexpr int tries = 40'000;
    SecureRandom random;
    Units units;
    for (int name = 0; name < tries; ++name)
        units.emplace(std::to_string(name), threshold);
    const auto found = find(namesOf(units), terms, random);
    QVERIFY(found);
    const double p = std::exp(-1.0);
    const double chance = p / (1 + p);
    const double excess = (static_cast<double>((*found)->names.size()) - tries * chance)
                          / std::sqrt(tries * chance * (1 - chance));
    QVERIFY2(std::abs(excess) < 5, qPrintable(QString::number(excess))); // 6 10^-7
}

void TestNameThreshold::what_is_found_exceeds_the_threshold_and_stands_by_name()
{
    const auto terms = termsOf(1.0, 1'000'000, 1);
    const std::int64_t threshold = NameThreshold::threshold(terms);
    SecureRandom random;
    // Noise of 40 scales has a chance of e^-40.
    const Units units{
        {"Zebra", threshold + 40}, {"Ape", threshold + 90}, {"mole", threshold + 60}, {"rare", 1}};
    const auto found = find(namesOf(units), terms, random);
    QVERIFY(found);
    QCOMPARE((*found)->threshold, threshold);
    QCOMPARE((*found)->names.size(), std::size_t{3});
    QCOMPARE((*found)->names[0].name, std::string("Ape"));
    QCOMPARE((*found)->names[1].name, std::string("Zebra"));
    QCOMPARE((*found)->names[2].name, std::string("mole"));
    for (const auto &name : (*found)->names) {
        QVERIFY(name.units > threshold);
        QVERIFY(std::abs(name.units - units.at(name.name)) <= 40);
    }
}

void TestNameThreshold::nothing_is_found_where_nothing_is()
{
    SecureRandom random;
    const auto found = find(ExactNames(1), termsOf(1.0, 1'000'000), random);
    QVERIFY(found);
    QVERIFY((*found)->names.empty());
}

/// Of every data set over two names with up to three units each, and every neighbour, the chances of all sets
/// of outcomes, exactly: what is above e^epsilon of the other's is delta at most.
void TestNameThreshold::the_loss_is_within_epsilon_and_delta_for_all_small_data()
{
    for (const int namesPerUnit : {1, 2}) {
        const auto terms = termsOf(1.2, pico / 50, namesPerUnit);
        const LaplaceScale noise = NameThreshold::noiseOf(terms);
        const long double p = std::exp(-1.0L / static_cast<long double>(noise.value()));
        const std::int64_t threshold = NameThreshold::threshold(terms);
        const std::int64_t largest = threshold + 200;
        // Outcomes of one name: not found, or its noisy number.
        const auto chances = [&](std::int64_t exact) {
            std::vector<long double> of(static_cast<std::size_t>(largest - threshold) + 1, 0.0L);
            long double rest = 1;
            for (std::int64_t noisy = threshold + 1; noisy <= largest && exact > 0; ++noisy) {
                const long double chance =
                    (1 - p) / (1 + p) * std::pow(p, static_cast<long double>(std::abs(noisy - exact)));
                of[static_cast<std::size_t>(noisy - threshold)] = chance;
                rest -= chance;
            }
            of[0] = rest;
            return of;
        };
        // How much of a's chances is above e^epsilon times b's.
        const auto excess = [&](std::int64_t a1, std::int64_t a2, std::int64_t b1, std::int64_t b2) {
            const auto first = chances(a1), second = chances(a2), otherFirst = chances(b1),
                       otherSecond = chances(b2);
            long double sum = 0;
            for (std::size_t i = 0; i < first.size(); ++i)
                for (std::size_t j = 0; j < second.size(); ++j)
                    sum += std::max(0.0L,
                                    first[i] * second[j] - std::exp(1.2L) * otherFirst[i] * otherSecond[j]);
            return sum;
        };
        for (std::int64_t a = 0; a <= 3; ++a)
            for (std::int64_t b = 0; b <= 3; ++b)
                for (int more = 1; more <= 3; ++more) { // the unit has the first name, the second, or both
                    if (more == 3 && namesPerUnit == 1)
                        continue;
                    const std::int64_t a1 = a + (more & 1);
                    const std::int64_t b1 = b + (more >> 1);
                    const long double delta = 0.02L + 1e-12L;
                    QVERIFY(excess(a1, b1, a, b) <= delta);
                    QVERIFY(excess(a, b, a1, b1) <= delta);
                }
        // All of it is needed: where a name of one unit is added, nearly delta/k is used.
        QVERIFY(excess(1, 0, 0, 0) > 0.02L / namesPerUnit * std::exp(-1.2L));
    }
}

void TestNameThreshold::a_finding_takes_its_cost_from_the_reservation()
{
    const auto terms = termsOf(1.0, 1'000'000, 1);
    SecureRandom random;
    Reservation reservation = ReservationForTests::of(spendOf(terms));
    QVERIFY(NameThreshold::release(namesOf({{"a", 100}}), terms, reservation, random));
    QVERIFY(!NameThreshold::release(namesOf({{"a", 100}}), terms, reservation, random));

    Spend withoutDelta = spendOf(terms);
    withoutDelta.picoDelta -= 1;
    Reservation short1 = ReservationForTests::of(withoutDelta);
    QVERIFY(!NameThreshold::release(namesOf({{"a", 100}}), terms, short1, random));
}

void TestNameThreshold::a_refusal_draws_nothing()
{
    SecureRandom random;
    for (const auto &terms :
         {termsOf(1.0, 0), termsOf(1.0, pico), termsOf(1.0, 1'000'000, 0), termsOf(1.0, 1'000'000, 2)}) {
        Reservation reservation = ReservationForTests::of({50'000'000, 1000 * pico, pico});
        const auto found = NameThreshold::release(namesOf({{"a", 100}}), terms, reservation, random);
        QVERIFY(!found);
        QCOMPARE(found.error().code, core::ErrorCode::Internal);
        QVERIFY(reservation.useFor({50'000'000, 1000 * pico, pico})); // nothing was taken
    }
}

} // namespace tst_namethreshold

QTEST_APPLESS_MAIN(tst_namethreshold::TestNameThreshold)
#include "tst_namethreshold.moc"
