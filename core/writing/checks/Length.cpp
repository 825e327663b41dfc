#include "core/base/Text.h"
#include "core/writing/checks/TextParts.h"

#include <algorithm>
#include <array>

namespace core::writing {

namespace {

constexpr Requests lengthRequests{"Keep to the length that was asked for.",
                                  "Halten Sie sich an die verlangte Länge.",
                                  "Respectez la longueur demandée.",
                                  "Respete la extensión pedida."};

constexpr std::size_t fewestWords = 8;
constexpr std::size_t fewestGood = 15;
constexpr std::size_t shareOfAsked = 8; // a document has at least an eighth of the words asked for
constexpr std::size_t timesAsked = 4;   // and at most four times as many
constexpr std::size_t usualLongest = 2000;

constexpr auto ofWords =
    std::to_array<std::string_view>({"words", "wörter", "wörtern", "worte", "mots", "palabras"});

// Returns the number of words in sentences and lines that say something: no headings, and no keys of a form
// without a value.
std::size_t wordsOfContent(std::string_view text)
{
    constexpr std::size_t fewestOfLine = 4;
    std::size_t words = 0;
    for (const std::string_view part : partsOf(text)) {
        const std::size_t own = wordCount(part);
        words += endsSentence(part) || (own >= fewestOfLine && !trimmed(part).ends_with(':')) ? own : 0;
    }
    return words;
}

// Returns the number before "words" in the prompt; 0 if there is none.
std::size_t askedWords(std::string_view prompt)
{
    const auto all = wordsIn(prompt);
    for (std::size_t at = 1; at < all.size(); ++at) {
        constexpr std::size_t mostDigits = 5;
        const std::string &number = all[at - 1];
        if (std::ranges::find(ofWords, all[at]) != ofWords.end() && number.size() <= mostDigits
            && number.find_first_not_of("0123456789") == std::string::npos)
            return std::stoul(number);
    }
    return 0;
}

std::size_t mostWordsFor(const CheckInputs &inputs)
{
    const std::size_t asked = askedWords(inputs.prompt);
    return asked == 0 ? usualLongest : std::max<std::size_t>(timesAsked * asked, 100);
}

class Length final : public DocumentCheck
{
public:
    std::string_view name() const override { return "length"; }
    std::string_view title() const override { return "too short or too long"; }
    std::string_view request(std::string_view code) const override { return lengthRequests.in(code); }
    // Whole sentences stay, up to the length that is too long.
    std::string mended(std::string_view text, const CheckInputs &inputs) const override
    {
        const std::size_t most = mostWordsFor(inputs);
        if (wordCount(text) <= most)
            return std::string(text);
        std::size_t words = 0;
        std::size_t end = 0;
        for (const std::string_view part : partsOf(text)) {
            words += wordCount(part);
            if (words > most)
                break;
            end += part.size();
        }
        return std::string(trimmed(text.substr(0, end)));
    }
    Verdict verdict(std::string_view text, const CheckInputs &inputs) const override
    {
        const std::size_t words = wordCount(text);
        if (wordsOfContent(text) < fewestWords || words > mostWordsFor(inputs))
            return Verdict::Failed;
        return words < fewestGood || words * shareOfAsked < askedWords(inputs.prompt) ? Verdict::Weak
                                                                                      : Verdict::Fine;
    }
};

} // namespace

namespace check {

const DocumentCheck &length()
{
    static const Length check;
    return check;
}

} // namespace check

} // namespace core::writing
