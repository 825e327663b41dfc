#include "tests/core/privacy/SecureRandomForTests.h"

#include <QTest>

#include <array>
#include <cmath>
#include <set>
#include <string>
#include <sys/wait.h>
#include <unistd.h>

namespace tst_securerandom {

using core::privacy::SecureRandom;
using core::privacy::SecureRandomForTests;

class TestSecureRandom : public QObject
{
    Q_OBJECT

private slots:
    void the_stream_is_chacha20();
    void every_refill_has_a_nonce_of_its_own();
    void two_sources_give_different_streams();
    void a_stream_does_not_repeat_over_refills();
    void a_child_process_does_not_share_the_parents_stream();
    void bits_are_balanced();
};

namespace {

std::string hexOf(SecureRandom &random, int words)
{
    QByteArray bytes;
    for (int word = 0; word < words; ++word) {
        const std::uint64_t value = random.next64();
        bytes.append(reinterpret_cast<const char *>(&value), sizeof value);
    }
    return bytes.toHex().toStdString();
}

} // namespace

// RFC 8439, appendix A.1, test vectors 1 and 2: the first two blocks under a key and a nonce of zeros, for
// which Bernstein's original cipher (64-bit nonce and counter) and that of the RFC are the same.
void TestSecureRandom::the_stream_is_chacha20()
{
    SecureRandom random;
    SecureRandomForTests::setKey(random, {});
    QCOMPARE(hexOf(random, 8),
             std::string("76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
                         "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586"));
    QCOMPARE(hexOf(random, 8),
             std::string("9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
                         "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f"));
}

// Strombergson's test vectors for ChaCha (draft-strombergson-chacha-test-vectors, TC3): a nonce whose first
// byte is 1 and a key of zeros, which is what the second refill has.
void TestSecureRandom::every_refill_has_a_nonce_of_its_own()
{
    SecureRandom random;
    SecureRandomForTests::setKey(random, {});
    for (std::size_t word = 0; word < SecureRandomForTests::blockWords; ++word)
        (void)random.next64();
    QCOMPARE(hexOf(random, 4),
             std::string("ef3fdfd6c61578fbf5cf35bd3dd33b8009631634d21e42ac33960bd138e50d32"));
}

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

} // namespace tst_securerandom

QTEST_APPLESS_MAIN(tst_securerandom::TestSecureRandom)
#include "tst_securerandom.moc"
