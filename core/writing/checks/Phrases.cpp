#include "core/writing/checks/TextParts.h"

#include <algorithm>
#include <span>

namespace core::writing {

namespace {

constexpr Requests phrasesRequests{
    "Use more of the terms, each in a sentence about the same case.",
    "Verwenden Sie mehr der Begriffe, jeden in einem Satz über denselben Fall.",
    "Employez davantage des termes, chacun dans une phrase sur le même cas.",
    "Use más de los términos, cada uno en una frase sobre el mismo caso."};

// Three tenths of the phrases of a document.
constexpr std::size_t least = 3;
constexpr std::size_t leastOf = 10;
constexpr std::size_t longestEnding = 3; // bytes in which two forms of a word differ
constexpr std::size_t shortestStem = 4;

bool isFormOf(std::string_view word, std::string_view other)
{
    if (word == other)
        return true;
    const auto same = static_cast<std::size_t>(std::ranges::mismatch(word, other).in1 - word.begin());
    return same >= shortestStem && word.size() - same <= longestEnding
           && other.size() - same <= longestEnding;
}

// Returns whether the words of a phrase follow each other in the text, as written or inflected.
bool isUsed(const std::vector<std::string> &words, const std::vector<std::string> &phrase)
{
    for (std::size_t at = 0; at + phrase.size() <= words.size() && !phrase.empty(); ++at)
        if (std::ranges::equal(std::span(words).subspan(at, phrase.size()), phrase, isFormOf))
            return true;
    return false;
}

class Phrases final : public DocumentCheck
{
public:
    std::string_view name() const override { return "phrases"; }
    std::string_view title() const override { return "used few of the phrases"; }
    std::string_view request(std::string_view code) const override { return phrasesRequests.in(code); }
    Verdict verdict(std::string_view text, const CheckInputs &inputs) const override
    {
        const auto words = wordsIn(text);
        const auto used = static_cast<std::size_t>(std::ranges::count_if(
            inputs.phrases, [&](const std::string &phrase) { return isUsed(words, wordsIn(phrase)); }));
        return used * leastOf < inputs.phrases.size() * least ? Verdict::Weak : Verdict::Fine;
    }
};

} // namespace

namespace check {

const DocumentCheck &phrases()
{
    static const Phrases check;
    return check;
}

} // namespace check

} // namespace core::writing
