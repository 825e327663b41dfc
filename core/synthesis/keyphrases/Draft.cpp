#include "core/synthesis/keyphrases/Draft.h"

#include <algorithm>
#include <cstddef>

namespace core::synthesis {

namespace {

constexpr std::string_view betweenWords = " \n\t\r\v\f";

/// Calls take(what stands before it, the word) for every word; what stands after the last comes with an empty
/// one.
template<typename Take>
void eachWord(std::string_view text, Take take)
{
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t begin = std::min(text.find_first_not_of(betweenWords, at), text.size());
        const std::size_t end = std::min(text.find_first_of(betweenWords, begin), text.size());
        take(text.substr(at, begin - at), text.substr(begin, end - begin));
        at = end;
    }
}

} // namespace

std::string withHidden(std::string_view text, int perCent, std::mt19937_64 &random)
{
    std::uniform_int_distribution<int> chance(0, 99);
    std::string draft;
    eachWord(text, [&](std::string_view before, std::string_view word) {
        draft += before;
        if (!word.empty() && chance(random) < perCent)
            draft += hiddenMark;
        draft += word;
    });
    return draft;
}

std::string blanked(std::string_view draft)
{
    std::string shown;
    eachWord(draft, [&](std::string_view, std::string_view word) {
        if (word.empty())
            return;
        shown += shown.empty() ? "" : " ";
        shown += word.front() == hiddenMark ? std::string_view("_") : word;
    });
    return shown;
}

std::string whole(std::string_view draft)
{
    std::string text(draft);
    std::erase(text, hiddenMark);
    return text;
}

double hiddenShare(std::string_view draft)
{
    std::size_t words = 0;
    std::size_t hidden = 0;
    eachWord(draft, [&](std::string_view, std::string_view word) {
        words += word.empty() ? 0 : 1;
        hidden += word.starts_with(hiddenMark) ? 1 : 0;
    });
    return words == 0 ? 0.0 : static_cast<double>(hidden) / static_cast<double>(words);
}

} // namespace core::synthesis
