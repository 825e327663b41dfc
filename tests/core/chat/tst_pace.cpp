#include "core/chat/Pace.h"

#include <QTest>

#include <algorithm>
#include <vector>

namespace tst_pace {

using core::chat::Pace;
using core::chat::TokenSpeed;
using Clock = Pace::Clock;
using std::chrono::milliseconds;

/// A server of so many tokens a second: for a single answer, and in all.
struct PlayedServer
{
    double ofOne;
    double inAll;

    double perAnswer(int underWay) const { return std::min(ofOne, inAll / underWay); }
};

/// The number of requests at a time, with time that the test makes.
class TestPace : public QObject
{
    Q_OBJECT

private slots:
    void the_number_follows_the_speed_data();
    void the_number_follows_the_speed();
    void it_begins_with_two_and_never_passes_the_plan();
    void single_answers_that_starve_get_fewer_beside_them();
    void few_documents_say_nothing_of_the_speed();
    void the_speed_is_that_of_the_last_minute();

private:
    /// Asks for answers of `length` tokens, as many at a time as the pace says, for this long. Returns the
    /// largest and the last number.
    static std::pair<int, int> run(Pace &pace, const PlayedServer &server, double length, int seconds);
};

std::pair<int, int> TestPace::run(Pace &pace, const PlayedServer &server, double length, int seconds)
{
    Clock::time_point now{};
    std::vector<double> left;
    int largest = 0;
    for (int step = 0; step < seconds * 20; ++step) {
        while (static_cast<int>(left.size()) < pace.limit()) {
            left.push_back(length);
            pace.asked(static_cast<int>(left.size()), now);
        }
        largest = std::max(largest, static_cast<int>(left.size()));
        now += milliseconds(50);
        const double each = server.perAnswer(static_cast<int>(left.size())) / 20;
        for (double &tokens : left) {
            const auto before = static_cast<std::int64_t>(length - tokens);
            tokens -= each;
            pace.took(static_cast<std::int64_t>(length - tokens) - before, now);
        }
        for (std::size_t at = left.size(); at-- > 0;)
            if (left[at] <= 0) {
                pace.answered(now);
                left.erase(left.begin() + static_cast<std::ptrdiff_t>(at));
            }
    }
    return {largest, pace.limit()};
}

void TestPace::the_number_follows_the_speed_data()
{
    QTest::addColumn<double>("ofOne");
    QTest::addColumn<double>("inAll");
    QTest::addColumn<int>("most");
    QTest::addColumn<int>("least");
    QTest::addColumn<int>("largest");
    // A server with room for all: the plan's number is reached. One that gives 40 in all and 20 to one: two
    // are enough, and a few more do not stay.
    QTest::newRow("a large server") << 50.0 << 1e6 << 16 << 16 << 16;
    QTest::newRow("four at a time") << 25.0 << 100.0 << 32 << 4 << 6;
    QTest::newRow("two cores") << 20.0 << 40.0 << 8 << 2 << 4;
    QTest::newRow("one at a time") << 20.0 << 20.0 << 8 << 1 << 4;
}

void TestPace::the_number_follows_the_speed()
{
    QFETCH(const double, ofOne);
    QFETCH(const double, inAll);
    QFETCH(const int, most);
    QFETCH(const int, least);
    QFETCH(const int, largest);
    Pace pace(most);
    const auto [reached, last] = run(pace, {ofOne, inAll}, 200, 900);
    QVERIFY2(last >= least && last <= largest, qPrintable(QString::number(last)));
    QVERIFY2(reached <= std::max(2 * largest, 2), qPrintable(QString::number(reached)));
}

void TestPace::it_begins_with_two_and_never_passes_the_plan()
{
    QCOMPARE(Pace(8).limit(), 2);
    QCOMPARE(Pace(1).limit(), 1);
    QCOMPARE(Pace(0).limit(), 1);
    Pace pace(3);
    QCOMPARE(run(pace, {50, 1e6}, 100, 600).first, 3);
}

// 1.5 tokens a second in all: two answers get less than a token a second each.
void TestPace::single_answers_that_starve_get_fewer_beside_them()
{
    Pace pace(8);
    QCOMPARE(run(pace, {1.5, 1.5}, 200, 120).second, 1);
}

void TestPace::few_documents_say_nothing_of_the_speed()
{
    Pace pace(8);
    Clock::time_point now{};
    for (int document = 0; document < 50; ++document) { // one after the other, where two could be asked for
        pace.asked(1, now);
        now += milliseconds(500);
        pace.took(100, now);
        pace.answered(now);
    }
    QCOMPARE(pace.limit(), 2);
}

void TestPace::the_speed_is_that_of_the_last_minute()
{
    TokenSpeed speed;
    Clock::time_point now{};
    QCOMPARE(speed.perSecond(now), 0.0);
    for (int second = 0; second < 30; ++second, now += std::chrono::seconds(1))
        speed.took(10, now);
    QVERIFY2(std::abs(speed.perSecond(now) - 10) < 0.5, qPrintable(QString::number(speed.perSecond(now))));
    for (int second = 0; second < 120; ++second, now += std::chrono::seconds(1))
        speed.took(40, now);
    QVERIFY2(std::abs(speed.perSecond(now) - 40) < 2, qPrintable(QString::number(speed.perSecond(now))));
    QCOMPARE(speed.perSecond(now + std::chrono::minutes(2)), 0.0);
}

} // namespace tst_pace

QTEST_APPLESS_MAIN(tst_pace::TestPace)
#include "tst_pace.moc"
