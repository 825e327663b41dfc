#include "core/writing/PatternText.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>
#include <vector>

namespace core::writing {

namespace {

char upper(char letter)
{
    return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
}

// The lead byte of the non-ASCII letters of Latin-1 in UTF-8.
constexpr char latinLead = '\xC3';

struct Verb
{
    std::string_view place;
    std::string_view one;
    std::string_view several;
};

constexpr std::array verbs = {
    Verb{"was", "was", "were"}, Verb{"is", "is", "are"}, Verb{"has", "has", "have"}};

/// Returns the verb of a placeholder; empty for another placeholder.
std::string_view verbOf(std::string_view place, bool isSeveral)
{
    const auto found = std::ranges::find(verbs, place, &Verb::place);
    if (found == verbs.end())
        return {};
    return isSeveral ? found->several : found->one;
}

} // namespace

std::string fillTitle(std::string_view title, std::string_view documentType)
{
    std::string text;
    std::size_t from = 0;
    for (auto at = title.find('{'); at != title.npos; at = title.find('{', from)) {
        const std::size_t end = title.find('}', at) + 1;
        text.append(title.substr(from, at - from));
        text.append(title.substr(at, end - at) == "{type}" ? std::string(documentType)
                                                           : capitalised(documentType));
        from = end;
    }
    return text.append(title.substr(from));
}

std::string capitalised(std::string_view text)
{
    std::string result(text);
    if (!result.empty())
        result.front() = upper(result.front());
    return result;
}

std::string lowerCase(std::string_view text)
{
    std::string result(text);
    for (std::size_t i = 0; i < result.size(); ++i) {
        if (result[i] >= 'A' && result[i] <= 'Z')
            result[i] = static_cast<char>(result[i] - 'A' + 'a');
        else if (result[i] == latinLead && i + 1 < result.size()) {
            const auto second = static_cast<unsigned char>(result[++i]);
            if (second >= 0x80 && second < 0x9f && second != 0x97)
                result[i] = static_cast<char>(second + 0x20);
        }
    }
    return result;
}

bool holdsVerb(std::string_view pattern)
{
    return std::ranges::any_of(verbs, [&](const Verb &verb) {
        return pattern.find("{" + std::string(verb.place) + "}") != pattern.npos;
    });
}

bool slotFollowsColon(std::string_view pattern)
{
    return pattern.find(": {}") != pattern.npos;
}

bool isPlural(std::string_view phrase)
{
    for (const std::string_view preposition : {" of ", " in ", " with ", " for ", " to "})
        phrase = phrase.substr(0, phrase.find(preposition));
    const std::string lowered = lowerCase(phrase);
    const std::string_view head = lowered;
    for (const std::string_view singular : {"ss",
                                            "us",
                                            "is",
                                            "diabetes",
                                            "herpes",
                                            "rabies",
                                            "measles",
                                            "mumps",
                                            "rickets",
                                            "biceps",
                                            "triceps",
                                            "scabies",
                                            "caries",
                                            "pancreas",
                                            "lens",
                                            "series",
                                            "species",
                                            "ascites",
                                            "physics"})
        if (head.ends_with(singular))
            return false;
    return head.ends_with('s') || head.ends_with("people") || head.ends_with("teeth")
           || head.ends_with("feet");
}

std::string fillSentence(std::string_view pattern,
                         std::span<const std::string> phrases,
                         std::string_view between,
                         std::string_view last)
{
    const bool isSeveral = phrases.size() > 1 || isPlural(phrases.front());
    std::string text;
    std::size_t from = 0;
    for (auto at = pattern.find('{'); at != pattern.npos; at = pattern.find('{', from)) {
        const std::size_t end = pattern.find('}', at) + 1;
        const std::string_view place = pattern.substr(at + 1, end - at - 2);
        text.append(pattern.substr(from, at - from));
        from = end;
        if (const std::string_view verb = verbOf(place, isSeveral); !verb.empty()) {
            text.append(verb);
            continue;
        }
        for (std::size_t i = 0; i < phrases.size(); ++i) {
            if (i > 0)
                text.append(i + 1 == phrases.size() ? last : between);
            if (!place.empty())
                text.append(i == 0 ? place : "the").append(" ");
            text.append(phrases[i]);
        }
        if (phrases.back().ends_with('.') && pattern.substr(from).starts_with('.'))
            ++from;
    }
    return text.append(pattern.substr(from));
}

namespace {

constexpr std::size_t alike = 5; // bytes

/// Returns the first letters of each word of at least that many bytes, in lower case. Bytes beyond ASCII
/// belong to words.
std::vector<std::string> wordPrefixes(std::string_view text)
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
    const auto words = wordPrefixes(left);
    return std::ranges::any_of(
        wordPrefixes(right), [&](const auto &word) { return std::ranges::find(words, word) != words.end(); });
}

} // namespace core::writing
