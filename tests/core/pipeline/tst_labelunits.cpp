#include "core/pipeline/reading/LabelUnits.h"
#include "tests/core/privacy/ExactNamesForTests.h"

#include <QTest>

#include <algorithm>
#include <random>
#include <thread>

namespace tst_labelunits {

using core::pipeline::LabelUnits;
using core::privacy::ExactNamesForTests;
using core::records::Record;

namespace {

using Records = std::vector<Record>;
using Units = std::map<std::string, std::int64_t>;

constexpr LabelUnits::Key someKey{1, 2, 3};

Units unitsOf(const Records &records,
              bool unitIsPerson,
              int perUnit = 1,
              const LabelUnits::Key &key = someKey)
{
    LabelUnits units(unitIsPerson, perUnit, key);
    for (const Record &record : records)
        units.add(record);
    return ExactNamesForTests::units(std::move(units).take());
}

/// Persons with up to six labels, some of them twice.
Records manyRecords()
{
    Records records;
    for (int person = 0; person < 40; ++person)
        for (int record = 0; record <= person % 9; ++record)
            records.push_back({.text = "a note",
                               .label = "label " + std::to_string((person * 7 + record) % 6),
                               .person = "person " + std::to_string(person)});
    return records;
}

Units difference(Units more, const Units &fewer)
{
    for (const auto &[label, count] : fewer) {
        more[label] -= count;
        if (more[label] == 0)
            more.erase(label);
    }
    return more;
}

} // namespace

/// The exact numbers behind the finding of labels.
class TestLabelUnits : public QObject
{
    Q_OBJECT

private slots:
    void a_record_counts_for_its_label();
    void what_does_not_count_when_a_model_is_learned_does_not_here();
    void what_no_plan_may_declare_is_passed_over();
    void a_person_counts_for_so_many_labels_and_no_more();
    void which_labels_of_a_person_count_is_decided_by_that_person_alone();
    void the_order_of_the_records_and_threads_change_nothing();
    void which_labels_count_differs_by_key_and_favours_none();
    void a_record_counts_for_so_many_of_its_labels_and_no_more();
};

void TestLabelUnits::a_record_counts_for_its_label()
{
    const Records records{{.text = "x", .label = "a", .person = "p"},
                          {.text = "x", .label = "b", .person = "p"},
                          {.text = "x", .label = "a", .person = "p"}};
    QCOMPARE(unitsOf(records, false), (Units{{"a", 2}, {"b", 1}}));
}

void TestLabelUnits::what_does_not_count_when_a_model_is_learned_does_not_here()
{
    const Records records{{.text = " \n", .label = "a", .person = "p"},
                          {.text = "x", .label = "", .person = "p"},
                          {.text = "x", .label = "a", .person = ""}};
    QCOMPARE(unitsOf(records, false), (Units{{"a", 1}})); // the person is not looked at
    QCOMPARE(unitsOf(records, true), Units());
}

void TestLabelUnits::what_no_plan_may_declare_is_passed_over()
{
    const Records records{{.text = "x", .label = std::string(201, 'n'), .person = "p"},
                          {.text = "x", .label = "two\nlines", .person = "p"},
                          {.text = "x", .label = std::string(200, 'n'), .person = "p"}};
    QCOMPARE(unitsOf(records, false), (Units{{std::string(200, 'n'), 1}}));
    // Nor does it take the place of one that counts.
    QCOMPARE(unitsOf(records, true, 1), (Units{{std::string(200, 'n'), 1}}));
}

void TestLabelUnits::a_person_counts_for_so_many_labels_and_no_more()
{
    Records records;
    for (int label = 0; label < 50; ++label)
        for (int twice = 0; twice < 2; ++twice)
            records.push_back({.text = "x", .label = std::to_string(label), .person = "p"});
    for (const int perUnit : {1, 3, 50, 60}) {
        const Units units = unitsOf(records, true, perUnit);
        QCOMPARE(static_cast<int>(units.size()), std::min(perUnit, 50));
        for (const auto &[label, count] : units)
            QCOMPARE(count, std::int64_t{1}); // L1 and squared L2 of the person: perUnit
    }
}

void TestLabelUnits::which_labels_of_a_person_count_is_decided_by_that_person_alone()
{
    const Records all = manyRecords();
    for (const int perUnit : {1, 2, 4}) {
        const Units whole = unitsOf(all, true, perUnit);
        for (int person = 0; person < 40; ++person) {
            const std::string name = "person " + std::to_string(person);
            Records own;
            Records others;
            for (const Record &record : all)
                (record.person == name ? own : others).push_back(record);
            QCOMPARE(difference(whole, unitsOf(others, true, perUnit)), unitsOf(own, true, perUnit));
        }
    }
}

void TestLabelUnits::the_order_of_the_records_and_threads_change_nothing()
{
    Records records = manyRecords();
    const Units expected = unitsOf(records, true, 2);
    std::mt19937 order(5);
    std::shuffle(records.begin(), records.end(), order);
    QCOMPARE(unitsOf(records, true, 2), expected);

    LabelUnits units(true, 2, someKey);
    std::vector<std::thread> threads;
    for (std::size_t thread = 0; thread < 4; ++thread)
        threads.emplace_back([&, thread] {
            for (std::size_t i = thread; i < records.size(); i += 4)
                units.add(records[i]);
        });
    for (std::thread &thread : threads)
        thread.join();
    QCOMPARE(ExactNamesForTests::units(std::move(units).take()), expected);
}

void TestLabelUnits::which_labels_count_differs_by_key_and_favours_none()
{
    // 2,000 persons with the same two labels: each counts for one, chosen by a fair coin of its own. Six
    // standard deviations are 134.
    Records records;
    for (int person = 0; person < 2000; ++person)
        for (const char *label : {"a", "b"})
            records.push_back({.text = "x", .label = label, .person = std::to_string(person)});
    const Units first = unitsOf(records, true);
    const Units second = unitsOf(records, true, 1, LabelUnits::Key{9});
    QCOMPARE(first.at("a") + first.at("b"), std::int64_t{2000});
    QVERIFY(std::abs(first.at("a") - 1000) < 134
            && std::abs(second.at("a") - 1000) < 134); // the keys are fixed
}

void TestLabelUnits::a_record_counts_for_so_many_of_its_labels_and_no_more()
{
    Records records;
    for (int number = 0; number < 2000; ++number)
        records.push_back({.text = "note " + std::to_string(number),
                           .label = "a",
                           .otherLabels = {"b", "c"},
                           .person = ""});
    for (const int perUnit : {1, 2, 3, 4}) {
        std::int64_t sum = 0;
        for (const auto &[label, count] : unitsOf(records, false, perUnit))
            sum += count;
        QCOMPARE(sum, std::int64_t{2000} * std::min(perUnit, 3)); // L1 of a record: perUnit
        const Records one = {records.front()};
        const Records others(records.begin() + 1, records.end());
        QCOMPARE(difference(unitsOf(records, false, perUnit), unitsOf(others, false, perUnit)),
                 unitsOf(one, false, perUnit));
    }
    // Of a record the first label by a hash of its own: a third each, six standard deviations are 127.
    for (const auto &[label, count] : unitsOf(records, false, 1))
        QVERIFY(std::abs(count - 667) < 127);
}

} // namespace tst_labelunits

QTEST_APPLESS_MAIN(tst_labelunits::TestLabelUnits)
#include "tst_labelunits.moc"
