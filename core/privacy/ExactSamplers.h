#pragma once

#include <cassert>
#include <concepts>
#include <cstdint>
#include <limits>

/// Exact samplers on integers: no floating point, so none of its holes (Mironov 2012). All after Canonne,
/// Kamath, Steinke, "The Discrete Gaussian for Differential Privacy" (NeurIPS 2020), algorithms 1 and 2.
/// They are templates over the source of bits so that a test can enumerate every path and add up exact
/// probabilities; the program itself uses SecureRandom only.
namespace core::privacy {

__extension__ using Uint128 = unsigned __int128;

template<typename T>
concept RandomBits = requires(T random) {
    { random.next64() } -> std::same_as<std::uint64_t>;
};

/// A source that picks among n outcomes itself (the enumerating one of the tests) rather than by bits.
template<typename T>
concept RandomChoice = requires(T random, std::uint64_t n) {
    { random.choose(n) } -> std::same_as<std::uint64_t>;
    { random.chooseBernoulli(n, n) } -> std::same_as<bool>;
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

/// True with probability a/n, 0 <= a <= n, n >= 1.
template<typename Random>
bool bernoulli(Random &random, std::uint64_t a, std::uint64_t n)
{
    if constexpr (RandomChoice<Random>)
        return random.chooseBernoulli(a, n);
    else
        return uniformBelow(random, n) < a;
}

/// True with probability exp(-a/b), for 0 <= a <= b, b >= 1 (algorithm 1, gamma in [0, 1]).
/// b may be up to 2^56: the loop counter stays below 2^7 but for a chance of less than 2^-700.
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

/// Discrete Laplace with scale t/s: P(x) proportional to exp(-|x| s/t), x an integer (algorithm 2).
/// t, s >= 1, t < 2^56; saturates at the ends of the 64-bit range.
template<typename Random>
std::int64_t discreteLaplace(Random &random, std::uint64_t t, std::uint64_t s)
{
    for (;;) {
        const std::uint64_t u = uniformBelow(random, t);
        if (!bernoulliExpFraction(random, u, t))
            continue;
        std::uint64_t v = 0;
        while (bernoulliExpFraction(random, 1, 1))
            ++v;
        const Uint128 magnitude = (Uint128{u} + Uint128{t} * v) / s;
        const bool negative = uniformBelow(random, 2) == 1;
        // Zero has no sign: without this it would come up twice as often as it should.
        if (negative && magnitude == 0)
            continue;
        // Saturating is post-processing; it happens with a chance of less than e^-60.
        constexpr Uint128 largest = std::numeric_limits<std::int64_t>::max();
        const auto value = static_cast<std::int64_t>(magnitude < largest ? magnitude : largest);
        return negative ? -value : value;
    }
}

} // namespace core::privacy
