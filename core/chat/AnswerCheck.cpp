#include "core/chat/AnswerCheck.h"

#include <algorithm>
#include <array>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

namespace core::chat {

using writing::Flaw;

namespace {

// How models begin when they decline; only the beginning of an answer is looked at.
constexpr std::array<std::string_view, 10> declining{"i can't",
                                                     "i can’t",
                                                     "i cannot",
                                                     "i'm sorry",
                                                     "i’m sorry",
                                                     "i am sorry",
                                                     "i'm unable",
                                                     "i am unable",
                                                     "sorry, but i",
                                                     "as an ai"};

icu::UnicodeString folded(std::string_view text)
{
    return icu::UnicodeString::fromUTF8(icu::StringPiece(text.data(), static_cast<std::int32_t>(text.size())))
        .foldCase();
}

bool isWordAt(const icu::UnicodeString &text, std::int32_t place)
{
    return place >= 0 && place < text.length() && u_isalnum(text.char32At(place)) != 0;
}

bool standsIn(const icu::UnicodeString &text, const icu::UnicodeString &phrase)
{
    for (std::int32_t at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1))
        if (!isWordAt(text, at - 1) && !isWordAt(text, at + phrase.length()))
            return true;
    return false;
}

bool isBlank(std::string_view text)
{
    return text.find_first_not_of(" \t\n") == std::string_view::npos;
}

bool declines(std::string_view text)
{
    const std::size_t begin = std::min(text.find_first_not_of(" \t\n\"'*#"), text.size());
    std::string start;
    folded(text.substr(begin, 24)).toUTF8String(start);
    return std::ranges::any_of(declining, [&](std::string_view each) { return start.starts_with(each); });
}

} // namespace

std::vector<std::string> missingPhrases(std::string_view text, const synthesis::Sequence &sequence)
{
    const icu::UnicodeString all = folded(text);
    std::vector<std::string> missing;
    for (const std::string &phrase : sequence.keyphrases)
        if (!standsIn(all, folded(phrase)))
            missing.push_back(phrase);
    return missing;
}

std::vector<writing::Flaw> flawsOf(const Answer &answer, const synthesis::Sequence &sequence)
{
    std::vector<Flaw> flaws;
    if (isBlank(answer.text))
        flaws.push_back(Flaw::Empty);
    if (answer.finish == Finish::CutOff)
        flaws.push_back(Flaw::CutOff);
    if (answer.finish == Finish::Withheld)
        flaws.push_back(Flaw::Withheld);
    if (declines(answer.text))
        flaws.push_back(Flaw::Refused);
    if (!isBlank(answer.text) && !missingPhrases(answer.text, sequence).empty())
        flaws.push_back(Flaw::PhrasesMissing);
    return flaws;
}

} // namespace core::chat
