#include "core/writing/TextPool.h"

#include "core/base/Text.h"

#include <algorithm>

namespace core::writing {

namespace {

constexpr std::string_view white = " \n\t\r";
constexpr std::size_t longest = 600; // bytes, of a sentence as people write them

bool isWhite(char c)
{
    return white.find(c) != std::string_view::npos;
}

std::size_t behindWhite(std::string_view text, std::size_t at)
{
    return std::min(text.find_first_not_of(white, at), text.size());
}

// "given p.o. twice" goes on, "discharged. She" does not.
bool endsAt(std::string_view text, std::size_t at)
{
    const char here = text[at];
    if (here == '\n')
        return true;
    if ((here != '.' && here != '!' && here != '?') || at + 1 == text.size() || !isWhite(text[at + 1]))
        return false;
    const std::size_t next = behindWhite(text, at + 1);
    return next == text.size() || text[next] < 'a' || text[next] > 'z';
}

std::size_t cutOf(std::string_view text)
{
    const std::size_t blank = text.find_last_of(white, longest);
    if (blank != std::string_view::npos && blank > 0)
        return behindWhite(text, blank);
    return std::max<std::size_t>(cutUtf8(text, longest).size(), 1);
}

std::size_t endOfFirst(std::string_view text)
{
    for (std::size_t at = 0; at < text.size() && at < longest; ++at)
        if (endsAt(text, at) && !trimmed(text.substr(0, at + 1)).empty())
            return behindWhite(text, at + 1);
    return text.size() <= longest ? text.size() : cutOf(text);
}

} // namespace

std::vector<std::string_view> sentencesOf(std::string_view text)
{
    std::vector<std::string_view> sentences;
    while (!text.empty()) {
        const std::size_t end = endOfFirst(text);
        sentences.push_back(text.substr(0, end));
        text.remove_prefix(end);
    }
    return sentences;
}

std::string_view wholeSentences(std::string_view text, std::size_t most)
{
    if (text.size() <= most)
        return text;
    std::size_t end = 0;
    for (const std::string_view sentence : sentencesOf(cutUtf8(text, most + longest))) {
        if (end + sentence.size() > most)
            break;
        end += sentence.size();
    }
    return end > 0 ? text.substr(0, end) : cutUtf8(text, most);
}

} // namespace core::writing
