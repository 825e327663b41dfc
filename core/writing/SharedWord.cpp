#include "core/writing/SharedWord.h"

#include "core/writing/PatternText.h"

#include <algorithm>
#include <string>
#include <vector>

namespace core::writing {

namespace {

constexpr std::size_t alike = 5; // bytes

/// How the words of so many bytes or more begin, in lower case. Bytes beyond ASCII belong to words.
std::vector<std::string> beginningsOf(std::string_view text)
{
    const auto belongs = [](char byte) {
        return static_cast<unsigned char>(byte) >= 0x80 || (byte >= 'a' && byte <= 'z');
    };
    const std::string lowered = lowerCase(text);
    std::vector<std::string> found;
    for (auto from = lowered.begin(); from != lowered.end();) {
        const auto end = std::find_if_not(from, lowered.end(), belongs);
        if (static_cast<std::size_t>(end - from) >= alike)
            found.emplace_back(from, from + alike);
        from = std::find_if(end, lowered.end(), belongs);
    }
    return found;
}

} // namespace

bool shareWord(std::string_view left, std::string_view right)
{
    const auto words = beginningsOf(left);
    return std::ranges::any_of(
        beginningsOf(right), [&](const auto &word) { return std::ranges::find(words, word) != words.end(); });
}

} // namespace core::writing
