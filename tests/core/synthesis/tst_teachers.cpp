#include "core/methods/discrimination/DiscriminationSettings.h"
#include "core/methods/discrimination/TeacherSums.h"
#include "tests/core/privacy/ExactCountsForTests.h"
#include "tests/core/synthesis/EvolutionWorld.h"

#include <QTest>

#include <algorithm>
#include <numeric>
#include <random>
#include <thread>

namespace tst_teachers {

using namespace core;
using namespace core::synthesis;

namespace {

constexpr int terms = 24;
constexpr std::size_t labels = 3;
constexpr std::size_t perLabel = 4;

using Cells = std::vector<std::int64_t>;
using Unit = std::vector<UnitDocument>;

privacy::HashKey keyOf(unsigned char number)
{
    privacy::HashKey key;
    key.fill(number);
    return key;
}

// One to three documents under one label or several, of one to four phrases each.
Unit anyUnit(std::mt19937_64 &random)
{
    const auto below = [&](std::uint32_t limit) {
        return std::uniform_int_distribution<std::uint32_t>(0, limit - 1)(random);
    };
    Unit unit(1 + below(3));
    for (UnitDocument &document : unit) {
        document.label = below(labels);
        for (std::uint32_t use = 1 + below(4); use > 0; --use) {
            document.features.push_back(below(terms));
            document.features.push_back(1 + below(3));
        }
    }
    std::ranges::sort(unit);
    return unit;
}

std::vector<Unit> anyUnits(std::size_t count, std::mt19937_64 &random)
{
    std::vector<Unit> units;
    for (std::size_t each = 0; each < count; ++each)
        units.push_back(anyUnit(random));
    return units;
}

} // namespace

/// Who is whose teacher's, and what a person can change.
class TestTeachers : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void a_person_changes_each_answer_by_one_vote_at_most_data();
    void a_person_changes_each_answer_by_one_vote_at_most();
    void the_bound_is_met();
    void a_person_twice_is_one_teachers();
    void persons_are_spread_by_the_key_alone();
    void order_and_threads_change_nothing();
    void a_teacher_says_yes_to_what_is_nearest();
    void a_text_that_says_nothing_gets_no_vote();

private:
    Cells votesOf(const std::vector<Unit> &units,
                  std::size_t teachers,
                  std::size_t questions,
                  std::size_t approved,
                  unsigned char key = 1) const;

    QTemporaryDir m_folder;
    std::unique_ptr<const PublicInputs> m_inputs;
    std::unique_ptr<const TextDirections> m_directions;
    std::vector<Candidate> m_pool;
};

void TestTeachers::initTestCase()
{
    m_inputs = std::make_unique<const PublicInputs>(
        tests::evolutionInputs(m_folder, terms, {"alpha", "beta", "gamma"}, nullptr));
    m_directions = std::make_unique<const TextDirections>(*m_inputs);
    // Text n of label l is of terms 8l + n and 8l + n + 4.
    for (std::uint32_t label = 0; label < labels; ++label)
        for (std::size_t text = 0; text < perLabel; ++text)
            m_pool.push_back({label,
                              {},
                              "term" + std::to_string(8 * label + text) + ". term"
                                  + std::to_string(8 * label + text + 4) + "."});
}

Cells TestTeachers::votesOf(const std::vector<Unit> &units,
                            std::size_t teachers,
                            std::size_t questions,
                            std::size_t approved,
                            unsigned char key) const
{
    TeacherSums sums(*m_directions, labels, teachers, keyOf(key));
    for (const Unit &unit : units)
        sums.add(unit);
    return privacy::ExactCountsForTests::cells(sums.votesFor(m_pool, questions, approved));
}

void TestTeachers::a_person_changes_each_answer_by_one_vote_at_most_data()
{
    QTest::addColumn<int>("teachers");
    QTest::addColumn<int>("approved");
    for (const int teachers : {1, 4, 40})
        for (const int approved : {1, 3, 12})
            QTest::addRow("%d teachers, yes to %d", teachers, approved) << teachers << approved;
}

// Every unit of a data set taken away, under several keys: the votes of its home label change, by one in a
// cell and by the planned sensitivity in all; those of other labels do not. Were units cut into equal parts,
// one that goes would move others; were a unit with two teachers, a cell would change by two.
void TestTeachers::a_person_changes_each_answer_by_one_vote_at_most()
{
    QFETCH(int, teachers);
    QFETCH(int, approved);
    constexpr std::size_t questions = 12;
    const privacy::Sensitivity claimed = teacherSensitivity(questions, approved);
    std::mt19937_64 random(7);
    for (unsigned char key = 1; key <= 5; ++key) {
        const std::vector<Unit> units = anyUnits(30, random);
        const auto votes = [&](const std::vector<Unit> &of) {
            return votesOf(
                of, static_cast<std::size_t>(teachers), questions, static_cast<std::size_t>(approved), key);
        };
        const Cells all = votes(units);
        for (std::size_t gone = 0; gone < units.size(); ++gone) {
            std::vector<Unit> fewer = units;
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(gone));
            const Cells without = votes(fewer);
            std::int64_t l1 = 0;
            std::int64_t l2Squared = 0;
            std::vector<bool> changed(labels, false);
            for (std::size_t cell = 0; cell < all.size(); ++cell) {
                const std::int64_t change = std::abs(all[cell] - without[cell]);
                QVERIFY(change <= voteWeight);
                l1 += change;
                l2Squared += change * change;
                changed[cell / questions] = changed[cell / questions] || change > 0;
            }
            QVERIFY(l1 <= claimed.l1 && l2Squared <= claimed.l2Squared);
            QVERIFY(std::ranges::count(changed, true) <= 1);
        }
    }
}

// A teacher without anybody says no to all; one person makes it say yes to as many as it may. A second who
// pulls it elsewhere changes twice as many answers.
void TestTeachers::the_bound_is_met()
{
    const Unit first = {{0, {0, 1, 4, 1}}};
    const Cells nobody = votesOf({}, 1, 12, 12);
    const Cells one = votesOf({first}, 1, 12, 12);
    QCOMPARE(std::accumulate(nobody.begin(), nobody.end(), std::int64_t{0}), 0);
    QCOMPARE(std::accumulate(one.begin(), one.end(), std::int64_t{0}), teacherSensitivity(12, 12).l1);

    const Unit second = {{0, {1, 3, 5, 3}}};
    const Cells before = votesOf({first}, 1, 12, 1);
    const Cells after = votesOf({first, second, {{0, {1, 2, 5, 2}}}}, 1, 12, 1);
    std::int64_t l1 = 0;
    for (std::size_t cell = 0; cell < before.size(); ++cell)
        l1 += std::abs(after[cell] - before[cell]);
    QCOMPARE(l1, teacherSensitivity(12, 1).l1);
}

// The hash is of what a unit holds: whoever arrives twice comes to the same teacher, which is of one mind.
void TestTeachers::a_person_twice_is_one_teachers()
{
    const Unit unit = {{1, {9, 1}}, {1, {12, 2}}};
    for (unsigned char key = 1; key <= 20; ++key)
        QCOMPARE(votesOf({unit, unit}, 50, 12, 3, key), votesOf({unit}, 50, 12, 3, key));
}

// Of 400 units of one label over 400 teachers, 400 (1 - 1/e) = 253 teachers have one, with a deviation of
// sqrt(400 (1/e - 2/e^2)) = 6.2; under another key they are others, so that a few more or less.
void TestTeachers::persons_are_spread_by_the_key_alone()
{
    std::vector<Unit> units;
    for (std::uint32_t number = 0; number < 400; ++number)
        units.push_back({{0, {number % terms, 1 + number / terms}}});
    std::vector<std::int64_t> counts;
    for (unsigned char key = 1; key <= 8; ++key) {
        const Cells votes = votesOf(units, 400, 12, 12, key);
        counts.push_back(votes.front() / voteWeight);
        QVERIFY2(std::abs(counts.back() - 253) < 31, qPrintable(QString::number(counts.back())));
    }
    std::ranges::sort(counts);
    QVERIFY(counts.front() != counts.back());
}

void TestTeachers::order_and_threads_change_nothing()
{
    std::mt19937_64 random(11);
    std::vector<Unit> units = anyUnits(200, random);
    const Cells expected = votesOf(units, 20, 12, 2);
    std::ranges::shuffle(units, random);
    QCOMPARE(votesOf(units, 20, 12, 2), expected);

    TeacherSums sums(*m_directions, labels, 20, keyOf(1));
    std::vector<std::thread> threads;
    for (std::size_t part = 0; part < 4; ++part)
        threads.emplace_back([&, part] {
            for (std::size_t at = part; at < units.size(); at += 4)
                sums.add(units[at]);
        });
    for (std::thread &each : threads)
        each.join();
    QCOMPARE(privacy::ExactCountsForTests::cells(sums.votesFor(m_pool, 12, 2)), expected);
}

// The texts are asked label after label in turn: question 3n + l is text n of label l.
void TestTeachers::a_teacher_says_yes_to_what_is_nearest()
{
    const Unit nearText2OfLabel1 = {{0, {8 + 2, 1, 8 + 6, 1}}};
    const Cells votes = votesOf({nearText2OfLabel1}, 5, 12, 1);
    Cells expected(labels * 12, 0);
    expected[3 * 2 + 1] = voteWeight; // in the row of label 0, its home
    QCOMPARE(votes, expected);
}

void TestTeachers::a_text_that_says_nothing_gets_no_vote()
{
    std::vector<Candidate> pool = m_pool;
    pool[0].text = "nothing that is known";
    TeacherSums sums(*m_directions, labels, 1, keyOf(1));
    sums.add(Unit{{0, {0, 1, 4, 1}}});
    sums.add(Unit{{0, {}}}); // nor has a person without a phrase a teacher
    const Cells votes = privacy::ExactCountsForTests::cells(sums.votesFor(pool, 12, 12));
    QCOMPARE(votes[0], 0);
    QCOMPARE(std::accumulate(votes.begin(), votes.end(), std::int64_t{0}), 11 * voteWeight);
}

} // namespace tst_teachers

QTEST_APPLESS_MAIN(tst_teachers::TestTeachers)
#include "tst_teachers.moc"
