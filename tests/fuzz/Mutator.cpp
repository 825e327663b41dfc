#include "tests/fuzz/Mutator.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <limits>
#include <string_view>
#include <utility>

namespace fuzz {

namespace {

using namespace std::string_view_literals;

/// Words of the formats that are read, and what they are often read wrongly for.
constexpr std::array words{"\""sv,
                           "\"\""sv,
                           "'"sv,
                           ","sv,
                           "\t"sv,
                           "\n"sv,
                           "\r"sv,
                           "\r\n"sv,
                           "\0"sv,
                           "\xef\xbb\xbf"sv,
                           "\xff\xfe"sv,
                           "\xfe\xff"sv,
                           "\xe2\x80\xa8"sv,
                           "\xe2\x80\xae"sv,
                           "\xc3\x28"sv,
                           "\xf4\x90\x80\x80"sv,
                           "\xed\xa0\x80"sv,
                           "\xcc\x81"sv,
                           "{"sv,
                           "}"sv,
                           "["sv,
                           "]"sv,
                           "{}"sv,
                           "[]"sv,
                           ":"sv,
                           "null"sv,
                           "true"sv,
                           "\\"sv,
                           "\\u0000"sv,
                           "\\ud800"sv,
                           "\\n"sv,
                           "1e999"sv,
                           "-1"sv,
                           "0.5"sv,
                           "-0"sv,
                           "NaN"sv,
                           "data: "sv,
                           "data: [DONE]\n"sv,
                           "PK\x03\x04"sv,
                           "PK\x01\x02"sv,
                           "PK\x05\x06"sv,
                           "PK\x07\x08"sv,
                           "=1+1"sv,
                           "+"sv,
                           "@"sv,
                           "../"sv,
                           "/"sv,
                           "%00"sv,
                           "{phrases}"sv,
                           "{{"sv,
                           "---\n"sv,
                           "#"sv,
                           "SYN-000001"sv,
                           "1970-01-01"sv,
                           "  "sv,
                           "localhost"sv};

constexpr std::array<std::uint64_t, 12> numbers{0,
                                                1,
                                                2,
                                                0x7f,
                                                0xff,
                                                0x7fff,
                                                0xffff,
                                                0x7fffffff,
                                                0x80000000,
                                                0xffffffff,
                                                std::numeric_limits<std::uint64_t>::max() / 2,
                                                std::numeric_limits<std::uint64_t>::max()};

constexpr std::array digits{"0"sv,
                            "1"sv,
                            "-1"sv,
                            "65536"sv,
                            "2147483648"sv,
                            "4294967296"sv,
                            "9007199254740993"sv,
                            "9223372036854775807"sv,
                            "-9223372036854775808"sv,
                            "18446744073709551615"sv,
                            "1e308"sv,
                            "1e-320"sv};

} // namespace

Mutator::Mutator(std::vector<std::string> seeds, std::uint64_t number)
    : m_seeds(std::move(seeds))
    , m_random(number)
{
    m_seeds.push_back({});
}

std::string Mutator::next()
{
    if (m_unchanged < m_seeds.size())
        return m_seeds[m_unchanged++];
    std::string input = m_seeds[below(m_seeds.size())];
    for (std::size_t changes = std::size_t{1} << below(4); changes > 0; --changes)
        change(input);
    input.resize(std::min(input.size(), mostBytes));
    return input;
}

std::size_t Mutator::below(std::size_t bound)
{
    return bound == 0 ? 0 : static_cast<std::size_t>(m_random() % bound);
}

// Heads and ends of files say how the rest is read.
std::size_t Mutator::place(const std::string &input)
{
    constexpr std::size_t end = 2048;
    const std::size_t size = input.size();
    switch (below(3)) {
    case 0:
        return below(std::min(size, end));
    case 1:
        return size - std::min(size, below(std::min(size, end)) + 1);
    default:
        return below(size);
    }
}

std::string Mutator::pieceOf(const std::string &input)
{
    const std::size_t longest = std::size_t{1} << below(11);
    return input.substr(place(input), below(longest) + 1);
}

void Mutator::insert(std::string &input, const std::string &bytes)
{
    const std::size_t at = input.empty() ? 0 : place(input) + below(2);
    if (below(2) == 0)
        input.insert(at, bytes);
    else
        input.replace(at, std::min(bytes.size(), input.size() - at), bytes);
}

void Mutator::change(std::string &input)
{
    switch (below(8)) {
    case 0:
    case 1:
        return changeBytes(input);
    case 2:
        return changeNumber(input);
    case 3:
        return changeDigits(input);
    case 4:
        return insert(input, std::string(words[below(words.size())]));
    case 5:
        return insert(input, pieceOf(input));
    case 6:
        return insert(input, pieceOf(m_seeds[below(m_seeds.size())]));
    default:
        if (!input.empty())
            input.erase(place(input), below(std::size_t{1} << below(11)) + 1);
    }
}

void Mutator::changeBytes(std::string &input)
{
    if (input.empty())
        return;
    char &byte = input[place(input)];
    if (below(2) == 0)
        byte = static_cast<char>(byte ^ (1 << below(8)));
    else
        byte = static_cast<char>(below(256));
}

// Of 1, 2, 4 or 8 bytes, little-endian; sometimes big-endian, as SQLite has them.
void Mutator::changeNumber(std::string &input)
{
    const std::size_t bytes = std::size_t{1} << below(4);
    std::uint64_t number = numbers[below(numbers.size())] + below(3) - 1;
    std::string written;
    for (std::size_t i = 0; i < bytes; ++i, number >>= 8U)
        written += static_cast<char>(number & 0xffU);
    if (below(3) == 0)
        std::ranges::reverse(written);
    if (input.size() >= bytes)
        input.replace(std::min(place(input), input.size() - bytes), bytes, written);
}

void Mutator::changeDigits(std::string &input)
{
    const auto isDigit = [](unsigned char c) { return std::isdigit(c) != 0; };
    const auto from = std::find_if(
        input.begin() + static_cast<std::ptrdiff_t>(input.empty() ? 0 : place(input)), input.end(), isDigit);
    const auto to = std::find_if_not(from, input.end(), isDigit);
    if (from != to)
        input.replace(from, to, digits[below(digits.size())]);
}

} // namespace fuzz
