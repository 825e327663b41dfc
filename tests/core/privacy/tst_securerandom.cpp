#include "core/privacy/SecureRandom.h"

#include <QTest>

#include <array>
#include <set>
#include <sys/wait.h>
#include <unistd.h>

using core::privacy::SecureRandom;

class TestSecureRandom : public QObject
{
    Q_OBJECT

private slots:
    void two_sources_give_different_streams();
    void a_stream_does_not_repeat_over_refills();
    void a_child_process_does_not_share_the_parents_stream();
    void bits_are_balanced();
};

void TestSecureRandom::two_sources_give_different_streams()
{
    SecureRandom first;
    SecureRandom second;
    QVERIFY(first.next64() != second.next64());
}

void TestSecureRandom::a_stream_does_not_repeat_over_refills()
{
    SecureRandom random;
    std::set<std::uint64_t> seen;
    for (int draw = 0; draw < 5000; ++draw)
        seen.insert(random.next64());
    QCOMPARE(seen.size(), std::size_t{5000});
}

void TestSecureRandom::a_child_process_does_not_share_the_parents_stream()
{
    SecureRandom random;
    (void)random.next64();
    std::array<int, 2> pipe = {};
    QCOMPARE(::pipe(pipe.data()), 0);

    const pid_t child = ::fork();
    if (child == 0) {
        const std::uint64_t word = random.next64();
        const bool written = ::write(pipe[1], &word, sizeof word) == sizeof word;
        ::_exit(written ? 0 : 1);
    }
    std::uint64_t childWord = 0;
    QCOMPARE(::read(pipe[0], &childWord, sizeof childWord), static_cast<ssize_t>(sizeof childWord));
    int status = 0;
    ::waitpid(child, &status, 0);
    ::close(pipe[0]);
    ::close(pipe[1]);

    QVERIFY(childWord != 0);
    QVERIFY(childWord != random.next64());
}

void TestSecureRandom::bits_are_balanced()
{
    SecureRandom random;
    constexpr int words = 100'000;
    std::array<int, 64> ones = {};
    for (int draw = 0; draw < words; ++draw) {
        const std::uint64_t word = random.next64();
        for (std::size_t bit = 0; bit < 64; ++bit)
            ones[bit] += static_cast<int>(word >> bit & 1U);
    }
    // 64 tests; 6.5 standard deviations of a fair coin each: a false alarm in less than one run in 10^8.
    const double tolerance = 6.5 * std::sqrt(words) / 2;
    for (const int count : ones)
        QVERIFY(std::abs(count - words / 2) < tolerance);
}

QTEST_APPLESS_MAIN(TestSecureRandom)
#include "tst_securerandom.moc"
