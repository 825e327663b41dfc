#include "core/learning/Boilerplate.h"

#include <algorithm>
#include <array>
#include <bit>

namespace core::learning {

namespace {

constexpr std::size_t rows = 3;
constexpr std::uint64_t factor = 0x9e3779b97f4a7c15u; // odd: of the golden ratio

constexpr std::uint64_t power(std::uint64_t base, std::size_t exponent)
{
    std::uint64_t result = 1;
    for (std::size_t i = 0; i < exponent; ++i)
        result *= base;
    return result;
}

// Returns the finaliser of splitmix64.
constexpr std::uint64_t mixed(std::uint64_t value)
{
    value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9u;
    value = (value ^ (value >> 27)) * 0x94d049bb133111ebu;
    return value ^ (value >> 31);
}

// A word has some six bytes; at about one counter for a word, three chance meetings of five are rare.
std::uint64_t countersFor(std::uint64_t textBytes)
{
    constexpr std::uint64_t fewest = std::uint64_t{1} << 16;
    constexpr std::uint64_t most = std::uint64_t{1} << 27;
    return std::bit_ceil(std::clamp(textBytes / 6, fewest, most));
}

} // namespace

Boilerplate::Boilerplate(std::uint64_t textBytes)
    : m_counters(rows * countersFor(textBytes) / 2, 0)
    , m_mask(countersFor(textBytes) - 1)
{}

// Returns how often the window was seen before this time, at most 15.
unsigned Boilerplate::sightings(std::uint64_t window)
{
    std::array<std::uint8_t *, rows> counters = {};
    std::array<unsigned, rows> shifts = {};
    unsigned least = 15;
    for (std::size_t row = 0; row < rows; ++row) {
        const std::uint64_t at = mixed(window + row * factor) & m_mask;
        counters[row] = &m_counters[(row * (m_mask + 1) + at) / 2];
        shifts[row] = at % 2 == 0 ? 0 : 4;
        least = std::min(least, (static_cast<unsigned>(*counters[row]) >> shifts[row]) & 15U);
    }
    for (std::size_t row = 0; row < rows && least < 15; ++row) {
        const unsigned both = *counters[row];
        if (((both >> shifts[row]) & 15U) == least)
            *counters[row] = static_cast<std::uint8_t>(both + (1U << shifts[row]));
    }
    return least;
}

void Boilerplate::look(std::span<const std::uint64_t> words, std::vector<bool> &isRepeated)
{
    isRepeated.assign(words.size(), false);
    if (!m_isFirstReading) {
        for (std::size_t i = 0; i < words.size() && m_position < m_kept.size(); ++i)
            isRepeated[i] = m_kept[m_position++];
        return;
    }
    constexpr std::uint64_t leaving = power(factor, windowWords);
    std::uint64_t window = 0;
    for (std::size_t i = 0; i < words.size(); ++i) {
        window = window * factor + words[i];
        if (i >= windowWords)
            window -= leaving * words[i - windowWords];
        if (i + 1 >= windowWords && sightings(window) >= mostSightings)
            std::fill_n(
                isRepeated.begin() + static_cast<std::ptrdiff_t>(i + 1 - windowWords), windowWords, true);
    }
    m_kept.insert(m_kept.end(), isRepeated.begin(), isRepeated.end());
    m_repeated += static_cast<std::uint64_t>(std::count(isRepeated.begin(), isRepeated.end(), true));
}

void Boilerplate::rewind()
{
    m_isFirstReading = false;
    m_counters = {};
    m_position = 0;
}

} // namespace core::learning
