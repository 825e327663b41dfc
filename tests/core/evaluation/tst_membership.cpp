#include "core/evaluation/attack/MembershipAttack.h"
#include "tests/core/evaluation/CanaryReleases.h"

#include <QTest>

#include <algorithm>
#include <cmath>

namespace tst_membership {

using namespace core;
using namespace core::evaluation;

/// How well an attack does, and that what a right build lets it find stays under what epsilon allows.
class TestMembership : public QObject
{
    Q_OBJECT

private slots:
    void the_curve_counts_pairs_in_the_right_order();
    void equal_scores_are_one_step();
    void the_bound_is_that_of_randomised_response();
    void clopper_and_pearsons_interval_has_published_values();
    void copied_records_are_found_and_independent_ones_are_not();
    void only_committed_records_count_by_person();
    void a_side_without_a_text_is_an_error();
    void a_cancel_is_answered();
    void releases_stay_under_the_bound_and_a_broken_build_breaks_it();
};

void TestMembership::the_curve_counts_pairs_in_the_right_order()
{
    const RocCurve curve = rocCurve({3, 1}, {2, 0});
    QCOMPARE(curve.auc, 0.75); // of four pairs three are in order (Mann, Whitney 1947)
    QCOMPARE(curve.truePositivesAt(0.0), 0.5);
    QCOMPARE(curve.truePositivesAt(0.49), 0.5);
    QCOMPARE(curve.truePositivesAt(0.5), 1.0);
}

void TestMembership::equal_scores_are_one_step()
{
    const RocCurve curve = rocCurve({1, 1, 1}, {1, 1});
    QCOMPARE(curve.points.size(), std::size_t{2});
    QCOMPARE(curve.auc, 0.5);
    QCOMPARE(curve.truePositivesAt(0.99), 0.0);
}

// Randomised response tells the truth with e^epsilon / (1 + e^epsilon), and is as good as it gets.
void TestMembership::the_bound_is_that_of_randomised_response()
{
    for (const double epsilon : {0.1, 1.0, 6.0}) {
        const double right = std::exp(epsilon) / (1 + std::exp(epsilon));
        QVERIFY(std::abs(mostTruePositives(epsilon, 0.0, 1 - right) - right) < 1e-12);
        QCOMPARE(mostTruePositives(epsilon, 0.0, 0.0), 0.0);
        QCOMPARE(mostTruePositives(epsilon, 0.0, 1.0), 1.0);
    }
    QCOMPARE(mostTruePositives(1.0, 0.05, 0.0), 0.05);
    QCOMPARE(mostTruePositives(0.0, 0.0, 0.3), 0.3);
}

// With no hit the ends have a closed form: 1 - (alpha / 2)^(1/n). 4 of 20: Brown, Cai, DasGupta 2001 and any
// table give 0.0573 to 0.4366.
void TestMembership::clopper_and_pearsons_interval_has_published_values()
{
    const Interval none = clopperPearson(0, 30, 0.05);
    QCOMPARE(none.low, 0.0);
    QVERIFY(std::abs(none.high - (1 - std::pow(0.025, 1.0 / 30))) < 1e-9);
    const Interval some = clopperPearson(4, 20, 0.05);
    QVERIFY(std::abs(some.low - 0.0573) < 6e-5);
    QVERIFY(std::abs(some.high - 0.4366) < 6e-5);
    QCOMPARE(clopperPearson(0, 0, 0.05).high, 1.0);
}

namespace {

std::string noteOf(std::mt19937 &random)
{
    std::string text;
    for (int word = 0; word < 8; ++word)
        text += "term" + std::to_string(random() % 10) + " ";
    return text;
}

std::vector<std::string> notes(std::uint32_t seed, std::size_t count)
{
    std::mt19937 random(seed);
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < count; ++i)
        texts.push_back(noteOf(random));
    return texts;
}

class Cancelling final : public JobControl
{
public:
    bool isCancelled() const override { return true; }
    void report(double, std::string_view) override {}
};

} // namespace

void TestMembership::copied_records_are_found_and_independent_ones_are_not()
{
    const SmallWorld world;
    const auto members = notes(1, 1000);
    auto source = tests::notesIn(world, "in.csv", members);
    source.personColumn.reset(); // one row is one unit
    const auto others = tests::notesIn(world, "out.csv", notes(2, 1000));
    NoControl control;
    const auto copied = attackMembership(members, {source, {}}, others, {}, world.inputs, control, 2);
    QVERIFY(copied.has_value());
    QCOMPARE(copied->attacks.size(), std::size_t{2});
    QVERIFY(copied->attacks[0].roc.auc > 0.7); // others repeat one of a thousand bags by chance
    const auto independent =
        attackMembership(notes(3, 1000), {source, {}}, others, {}, world.inputs, control, 2);
    QVERIFY(independent.has_value());
    // Under no difference the area has a standard deviation of sqrt((2n + 1) / (12 n^2)) = 0.0129 (Mann,
    // Whitney 1947): five of them, two attacks, is wrong with less than 1.2e-6; the seeds are fixed.
    for (const AttackScore &score : independent->attacks)
        QVERIFY2(std::abs(score.roc.auc - 0.5) < 5 * 0.0129, qPrintable(QString::number(score.roc.auc)));
    const auto again = attackMembership(members, {source, {}}, others, {}, world.inputs, control, 1);
    QCOMPARE(again->attacks[1].roc.auc, copied->attacks[1].roc.auc);
}

void TestMembership::only_committed_records_count_by_person()
{
    const SmallWorld world;
    auto source = tests::notesIn(world, "in.csv", {});
    source.personColumn = "person";
    QByteArray rows = noteHeader;
    rows += noteRow("p1", "A", "term1 term2") + noteRow("p1", "A", "term3") + noteRow("p2", "A", "term1")
            + noteRow("p3", "other", "term2") + noteRow("", "A", "term2") + noteRow("p4", "A", " ");
    world.write("in.csv", rows);
    auto others = source;
    world.write("out.csv", noteHeader + noteRow("q1", "A", "term4") + noteRow("q2", "other", "term4"));
    others.files = {world.path("out.csv")};
    NoControl control;
    const auto found = attackMembership(notes(1, 3), {source, {}}, others, {"A"}, world.inputs, control);
    QVERIFY2(found.has_value(), found ? "" : found.error().detail.c_str());
    QVERIFY(found->unitIsPerson);
    QCOMPARE(found->attacks[0].roc.members, std::int64_t{2}); // p1 and p2
    QCOMPARE(found->attacks[0].roc.others, std::int64_t{1});
    QCOMPARE(found->passedOver, std::int64_t{4});

    world.write("out.csv", "text\nterm4\n"); // without the columns of the members
    const auto refused = attackMembership(notes(1, 3), {source, {}}, others, {"A"}, world.inputs, control);
    QVERIFY(!refused.has_value());
    QVERIFY(refused.error().detail.find("out.csv") != std::string::npos);
}

void TestMembership::a_side_without_a_text_is_an_error()
{
    const SmallWorld world;
    const auto source = tests::notesIn(world, "in.csv", notes(1, 3));
    const auto empty = tests::notesIn(world, "out.csv", {" "});
    NoControl control;
    const auto refused = attackMembership(notes(1, 3), {source, {}}, empty, {}, world.inputs, control);
    QCOMPARE(refused.error().code, ErrorCode::InvalidRecords);
    QVERIFY(refused.error().detail.find("out.csv") != std::string::npos);
    QCOMPARE(attackMembership({}, {source, {}}, source, {}, world.inputs, control).error().code,
             ErrorCode::InvalidPackage);
}

void TestMembership::a_cancel_is_answered()
{
    const SmallWorld world;
    const auto source = tests::notesIn(world, "in.csv", notes(1, 3));
    Cancelling control;
    QCOMPARE(attackMembership(notes(1, 3), {source, {}}, source, {}, world.inputs, control).error().code,
             ErrorCode::Cancelled);
}

// The bands hold for all thresholds at once: a right build is called broken with a chance below 1e-6.
void TestMembership::releases_stay_under_the_bound_and_a_broken_build_breaks_it()
{
    constexpr int releases = 130;
    constexpr double falseAlarm = 1e-6;
    tests::CanaryReleases right({}, false);
    const RocCurve curve = right.curves(releases)[1];
    QCOMPARE(right.epsilon(), 1.0);
    QVERIFY(excessOverBound(curve, right.epsilon(), 0.0, falseAlarm) <= 0.0);
    tests::CanaryReleases leaking({}, true);
    const double excess = excessOverBound(leaking.curves(releases)[1], leaking.epsilon(), 0.0, falseAlarm);
    QVERIFY2(excess > 0.0, qPrintable(QString::number(excess)));
}

} // namespace tst_membership

QTEST_GUILESS_MAIN(tst_membership::TestMembership)
#include "tst_membership.moc"
