#include "core/writing/Language.h"
#include "core/writing/checks/TextParts.h"

#include <algorithm>
#include <array>

namespace core::writing {

namespace {

constexpr Requests otherLanguageRequests{
    "Write in English.", "Schreiben Sie auf Deutsch.", "Écrivez en français.", "Escriba en español."};

constexpr std::size_t fewestOthers = 4; // common words of another language

struct CommonWords
{
    std::string_view code;
    std::array<std::string_view, 14> words;
};
// Frequent words that the other three languages do not have.
constexpr std::array<CommonWords, 4> commonWords{{
    {"en", {"the", "and", "of", "to", "was", "is", "with", "for", "that", "has", "had", "were", "he", "she"}},
    {"de",
     {"der",
      "die",
      "und",
      "das",
      "ist",
      "mit",
      "wurde",
      "ein",
      "eine",
      "nicht",
      "auf",
      "für",
      "sich",
      "dem"}},
    {"fr", {"le", "les", "et", "des", "une", "est", "du", "dans", "avec", "pour", "qui", "été", "sur", "au"}},
    {"es", {"el", "los", "las", "y", "del", "una", "con", "por", "para", "fue", "se", "más", "su", "al"}},
}};

// Returns the number of letters of Cyrillic, Arabic, Indian and Asian scripts. Greek letters, which medicine
// uses, and signs (U+2000 to U+2FFF, emoji) are none.
std::size_t otherLetters(std::string_view text)
{
    return static_cast<std::size_t>(std::ranges::count_if(text, [](char each) {
        const auto byte = static_cast<unsigned char>(each);
        return (byte >= 0xD0U && byte < 0xE2U) || (byte >= 0xE3U && byte < 0xEEU);
    }));
}

// Returns whether a twentieth of the characters are such letters.
bool isOfOtherLetters(std::string_view text)
{
    const auto all = static_cast<std::size_t>(std::ranges::count_if(
        text, [](char each) { return (static_cast<unsigned char>(each) & 0xC0U) != 0x80U; }));
    return otherLetters(text) > 2 && 20 * otherLetters(text) > all;
}

class OtherLanguage final : public DocumentCheck
{
public:
    std::string_view name() const override { return "language"; }
    std::string_view title() const override { return "written in another language"; }
    std::string_view request(std::string_view code) const override { return otherLanguageRequests.in(code); }
    // A sentence with a word in another script goes.
    std::string mended(std::string_view text, const CheckInputs &inputs) const override
    {
        if (findLanguage(inputs.language) == nullptr || isOfOtherLetters(text))
            return std::string(text);
        return withoutParts(text, [](std::string_view part) { return otherLetters(part) > 0; });
    }
    Verdict verdict(std::string_view text, const CheckInputs &inputs) const override
    {
        const Language *wanted = findLanguage(inputs.language);
        if (wanted == nullptr)
            return Verdict::Fine;
        if (isOfOtherLetters(text))
            return Verdict::Failed;
        const auto words = wordsIn(text);
        std::size_t own = 0;
        std::size_t other = 0;
        for (const CommonWords &each : commonWords) {
            const auto count =
                static_cast<std::size_t>(std::ranges::count_if(words, [&](const std::string &word) {
                    return std::ranges::find(each.words, word) != each.words.end();
                }));
            (each.code == wanted->code ? own : other) =
                each.code == wanted->code ? count : std::max(other, count);
        }
        return other >= fewestOthers && other > 2 * own ? Verdict::Failed : Verdict::Fine;
    }
};

} // namespace

namespace check {

const DocumentCheck &otherLanguage()
{
    static const OtherLanguage check;
    return check;
}

} // namespace check

} // namespace core::writing
