#include "core/learning/Languages.h"

#include "core/learning/Tokens.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <unordered_map>
#include <unordered_set>

namespace core::learning {

std::span<const Language *const> languages()
{
    return core::languages::all();
}

const Language *findLanguage(std::string_view code)
{
    const auto found =
        std::ranges::find_if(languages(), [&](const Language *each) { return each->code == code; });
    return found == languages().end() ? nullptr : *found;
}

std::vector<std::string_view> languageCodes()
{
    std::vector<std::string_view> codes;
    std::ranges::transform(
        languages(), std::back_inserter(codes), [](const Language *each) { return each->code; });
    return codes;
}

const Language &guessLanguage(std::string_view text)
{
    std::unordered_map<std::string, std::size_t> counts;
    std::size_t words = 0;
    TokenScanner scanner(text);
    std::string folded;
    for (Token token; scanner.next(token, folded); ++words)
        ++counts[folded];

    const Language *best = languages().back();
    std::size_t most = words / 10;
    for (const Language *each : languages()) {
        std::size_t hits = 0;
        for (const std::string &stopWord : wordsOf(each->stopWords))
            if (const auto found = counts.find(stopWord); found != counts.end())
                hits += found->second;
        if (hits > most) {
            most = hits;
            best = each;
        }
    }
    return *best;
}

} // namespace core::learning
