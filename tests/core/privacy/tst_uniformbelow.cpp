#include "core/privacy/samplers/ExactBernoulli.h"

#include <QTest>

#include <limits>
#include <map>
#include <vector>

namespace tst_uniformbelow {

using namespace core::privacy;

/// Choosing evenly, exactly: over all words that the source of bits can give.
class TestUniformBelow : public QObject
{
    Q_OBJECT

private slots:
    void all_words_fall_evenly_on_a_power_of_two();
    void all_words_fall_evenly_on_any_number_data();
    void all_words_fall_evenly_on_any_number();
    void wide_choices_are_even_over_all_high_words_data();
    void wide_choices_are_even_over_all_high_words();
    void wide_choices_keep_the_low_word();
    void a_rational_chance_is_met_over_all_words();
};

namespace {

constexpr std::uint64_t largest = std::numeric_limits<std::uint64_t>::max();

/// Gives the listed words, then zeros; counts what was taken.
struct ListedBits
{
    std::vector<std::uint64_t> words;
    std::size_t taken = 0;
    std::uint64_t next64() { return taken < words.size() ? words[taken++] : (++taken, 0); }
};

/// Bits whose high byte counts up.
struct CountingBits
{
    std::uint64_t word = 0;
    std::uint64_t next64() { return word++ << 56; }
};

/// What one word leads to: a value, or another word being asked for.
struct Outcome
{
    std::uint64_t value = 0;
    bool isRejected = false;
};

Outcome outcomeOf(std::uint64_t word, std::uint64_t n)
{
    // The word after it is one that is never refused for n < 2^63.
    ListedBits bits{{word, largest}};
    const std::uint64_t value = uniformBelow(bits, n);
    return {value, bits.taken > 1};
}

} // namespace

void TestUniformBelow::all_words_fall_evenly_on_a_power_of_two()
{
    // 256 equally spaced words fall evenly on every n that divides 256.
    for (const std::uint64_t n : {1U, 2U, 16U, 128U}) {
        CountingBits bits;
        std::map<std::uint64_t, int> seen;
        for (int word = 0; word < 256; ++word)
            ++seen[uniformBelow(bits, n)];
        QCOMPARE(seen.size(), n);
        for (const auto &[value, count] : seen)
            QCOMPARE(count, static_cast<int>(256 / n));
    }
}

void TestUniformBelow::all_words_fall_evenly_on_any_number_data()
{
    QTest::addColumn<quint64>("n");
    for (const quint64 n : {3ULL, 5ULL, 6ULL, 7ULL, 10ULL, 1000ULL, 641ULL})
        QTest::addRow("%llu", n) << n;
}

// The words that give v are those from ceil(v 2^64 / n) up to the next such border, less those that are
// refused; refused can only be the first of them, because the low half of the product grows by n from word
// to word. Counting at the borders is therefore counting over all 2^64 words.
void TestUniformBelow::all_words_fall_evenly_on_any_number()
{
    QFETCH(quint64, n);
    const auto border = [&](quint64 value) {
        return (Uint128{value} * (Uint128{1} << 64) + n - 1) / n; // 2^64 for value = n
    };
    const std::uint64_t share = largest / n; // floor(2^64 / n), as n does not divide 2^64
    for (quint64 value = 0; value < n; ++value) {
        const auto first = static_cast<std::uint64_t>(border(value));
        const auto last = static_cast<std::uint64_t>(border(value + 1) - 1);
        QCOMPARE(outcomeOf(last, n).value, value);
        QVERIFY(!outcomeOf(last, n).isRejected);
        QCOMPARE(outcomeOf(first + 1, n).value, value);
        QVERIFY(!outcomeOf(first + 1, n).isRejected);
        const bool losesFirst = outcomeOf(first, n).isRejected;
        if (!losesFirst)
            QCOMPARE(outcomeOf(first, n).value, value);
        QCOMPARE(last - first + (losesFirst ? 0 : 1), share);
    }
}

void TestUniformBelow::wide_choices_are_even_over_all_high_words_data()
{
    QTest::addColumn<quint64>("high");
    for (const quint64 high : {1, 2, 3, 5, 8, 100})
        QTest::addRow("%d times 2^64", static_cast<int>(high)) << high;
}

void TestUniformBelow::wide_choices_are_even_over_all_high_words()
{
    QFETCH(quint64, high);
    const Uint128 n = Uint128{high} << 64;
    // Only the lowest bits of the high word count: all of them, with anything above, once each.
    std::map<std::uint64_t, int> seen;
    for (std::uint64_t word = 0; word < 128; ++word) {
        ListedBits bits{{word | 0xABCD'0000'0000'0000, 7}};
        const Uint128 value = uniformBelowWide(bits, n);
        if (bits.taken > 2)
            continue; // refused
        QCOMPARE(static_cast<std::uint64_t>(value), std::uint64_t{7});
        ++seen[static_cast<std::uint64_t>(value >> 64)];
    }
    QCOMPARE(seen.size(), static_cast<std::size_t>(high));
    for (const auto &[value, count] : seen) {
        QVERIFY(value < high);
        QCOMPARE(count, seen.begin()->second);
    }
}

void TestUniformBelow::wide_choices_keep_the_low_word()
{
    // n = 2^64 + 3: of the high word one bit counts, and beyond 2^64 only 0, 1 and 2 are in.
    const Uint128 n = (Uint128{1} << 64) + 3;
    for (const std::uint64_t low : {std::uint64_t{0}, std::uint64_t{2}, std::uint64_t{3}, largest}) {
        ListedBits below{{2, low}};
        QVERIFY(uniformBelowWide(below, n) == Uint128{low});
        QCOMPARE(below.taken, std::size_t{2});
        ListedBits above{{3, low}};
        const Uint128 value = uniformBelowWide(above, n);
        QCOMPARE(above.taken, low < 3 ? std::size_t{2} : std::size_t{4});
        QVERIFY(value == (low < 3 ? (Uint128{1} << 64) + low : Uint128{0}));
    }
}

void TestUniformBelow::a_rational_chance_is_met_over_all_words()
{
    int successes = 0;
    int wideSuccesses = 0;
    CountingBits bits;
    CountingBits wideBits;
    for (int word = 0; word < 256; ++word) {
        successes += bernoulli(bits, 5, 16);
        wideSuccesses += bernoulliWide(wideBits, 5, 16);
    }
    QCOMPARE(successes, 80);
    QCOMPARE(wideSuccesses, 80);
}

} // namespace tst_uniformbelow

QTEST_APPLESS_MAIN(tst_uniformbelow::TestUniformBelow)
#include "tst_uniformbelow.moc"
