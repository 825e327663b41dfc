#pragma once

#include <bit>
#include <cassert>
#include <concepts>
#include <cstdint>
#include <limits>

/// Exact choices on integers: uniform, with a rational chance, and with a chance exp(-a/b) (Canonne, Kamath,
/// Steinke, "The Discrete Gaussian for Differential Privacy", NeurIPS 2020, algorithm 1).
/// They are templates over the source of bits so that a test can enumerate every path and add up exact
/// probabilities; the program itself uses SecureRandom only.
namespace core::privacy {

__extension__ using Uint128 = unsigned __int128;

template<typename T>
concept RandomBits = requires(T random)
{
    {
        random.next64()
        } -> std::same_as<std::uint64_t>;
};

/// A source that picks among n outcomes itself (the enumerating one of the tests) rather than by bits.
template<typename T>
concept RandomChoice = requires(T random, std::uint64_t n)
{
    {
        random.choose(n)
        } -> std::same_as<std::uint64_t>;
    {
        random.chooseBernoulli(n, n)
        } -> std::same_as<bool>;
};

/// Uniform on {0, ..., n-1}, n >= 1: Lemire's multiplication with rejection (2019), exact.
template<typename Random>
std::uint64_t uniformBelow(Random &random, std::uint64_t n)
{
    assert(n >= 1);
    if constexpr (RandomChoice<Random>) {
        return random.choose(n);
    } else {
        static_assert(RandomBits<Random>);
        Uint128 product = Uint128{random.next64()} * n;
        auto low = static_cast<std::uint64_t>(product);
        if (low < n) {
            const std::uint64_t threshold = (0 - n) % n;
            while (low < threshold) {
                product = Uint128{random.next64()} * n;
                low = static_cast<std::uint64_t>(product);
            }
        }
        return static_cast<std::uint64_t>(product >> 64);
    }
}

/// The same for n up to 2^128 - 1: beyond 64 bits as many bits as n - 1 has, drawn again while they are n or
/// more.
template<RandomBits Random>
Uint128 uniformBelowWide(Random &random, Uint128 n)
{
    assert(n >= 1);
    if (n <= std::numeric_limits<std::uint64_t>::max())
        return uniformBelow(random, static_cast<std::uint64_t>(n));
    const int unused = std::countl_zero(static_cast<std::uint64_t>((n - 1) >> 64));
    const std::uint64_t mask = unused == 64 ? 0 : std::numeric_limits<std::uint64_t>::max() >> unused;
    for (;;) {
        const Uint128 high = random.next64() & mask;
        const Uint128 value = high << 64 | random.next64();
        if (value < n)
            return value;
    }
}

/// True with probability a/n, 0 <= a <= n, n >= 1.
template<typename Random>
bool bernoulli(Random &random, std::uint64_t a, std::uint64_t n)
{
    if constexpr (RandomChoice<Random>)
        return random.chooseBernoulli(a, n);
    else
        return uniformBelow(random, n) < a;
}

/// The same in 128 bits.
template<typename Random>
bool bernoulliWide(Random &random, Uint128 a, Uint128 n)
{
    if constexpr (RandomChoice<Random>) {
        assert(n <= std::numeric_limits<std::uint64_t>::max());
        return random.chooseBernoulli(static_cast<std::uint64_t>(a), static_cast<std::uint64_t>(n));
    } else {
        return uniformBelowWide(random, n) < a;
    }
}

/// True with probability exp(-a/b), for 0 <= a <= b, b >= 1 (algorithm 1, gamma in [0, 1]). b may be up to
/// 2^56: the loop counter stays below 2^7 except for a chance of less than 2^-700.
template<typename Random>
bool bernoulliExpFraction(Random &random, std::uint64_t a, std::uint64_t b)
{
    assert(a <= b && b >= 1 && b < (std::uint64_t{1} << 56));
    std::uint64_t k = 1;
    // Bernoulli(a / (b k)) in each round, without dividing.
    while (bernoulli(random, a, b * k))
        ++k;
    return k % 2 == 1;
}

/// The same for any b in 128 bits: Bernoulli(a / (b k)) is drawn as Bernoulli(1/k) and Bernoulli(a/b), so
/// that no product is formed.
template<typename Random>
bool bernoulliExpFractionWide(Random &random, Uint128 a, Uint128 b)
{
    assert(a <= b && b >= 1);
    std::uint64_t k = 1;
    while ((k == 1 || bernoulli(random, 1, k)) && bernoulliWide(random, a, b))
        ++k;
    return k % 2 == 1;
}

/// True with probability exp(-q^2 / b) for any q, given a whole r >= 1 with r^2 <= b. q^2 itself may not fit:
/// with q = c r + d, 0 <= d < r, the chance is exp(-r^2/b)^(c^2) exp(-r d/b)^(2c) exp(-d^2/b), every exponent
/// is at most 1 and every product at most b. Ends at the first failure, so a large c costs nothing.
template<typename Random>
bool bernoulliExpSquare(Random &random, Uint128 q, Uint128 r, Uint128 b)
{
    assert(r >= 1 && r * r <= b);
    const Uint128 c = q / r;
    const Uint128 d = q % r;
    for (Uint128 row = 0; row < c; ++row)
        for (Uint128 column = 0; column < c; ++column)
            if (!bernoulliExpFractionWide(random, r * r, b))
                return false;
    for (Uint128 index = 0; index < 2 * c; ++index)
        if (!bernoulliExpFractionWide(random, r * d, b))
            return false;
    return bernoulliExpFractionWide(random, d * d, b);
}

} // namespace core::privacy
