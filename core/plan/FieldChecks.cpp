#include "core/plan/FieldChecks.h"

#include "core/base/Text.h"
#include "core/vocabulary/Folding.h"

#include <algorithm>
#include <cstdint>
#include <unicode/uchar.h>
#include <utility>

namespace core::plan {

tl::unexpected<PlanIssue>
refuse(PlanFault fault, const std::string &field, const std::string &what, IssueNumbers numbers)
{
    return tl::unexpected<PlanIssue>(PlanIssue{
        .fault = fault, .field = field, .what = what, .limit = numbers.limit, .other = numbers.other});
}

namespace {

// Characters that reorder text are as invisible, and as little part of a name.
bool isControl(std::int32_t character)
{
    return u_charType(character) == U_CONTROL_CHAR || u_hasBinaryProperty(character, UCHAR_BIDI_CONTROL);
}

} // namespace

TextFacts factsOf(std::string_view text)
{
    TextFacts facts;
    std::size_t first = text.size();
    std::size_t end = 0;
    for (std::size_t next = 0; next < text.size();) {
        const std::size_t start = next;
        const std::int32_t character = vocabulary::nextCodePoint(text, next);
        const bool isCharacter = character >= 0;
        facts.isValid = facts.isValid && isCharacter;
        facts.hasControl = facts.hasControl || (isCharacter && isControl(character));
        ++facts.characters;
        if (!isCharacter || !u_isUWhiteSpace(character)) {
            first = std::min(first, start);
            end = next;
        }
    }
    if (end > first)
        facts.trimmed = text.substr(first, end - first);
    return facts;
}

PlanCheck checkLine(const std::string &field, std::string_view text, const std::string &what)
{
    // Before it is read: a page asks many times.
    constexpr std::size_t longestLine = 4096;
    if (text.size() > longestLine)
        return refuse(PlanFault::TooLong,
                      field,
                      what + " of at most " + std::to_string(longestLine) + " characters was expected",
                      {.limit = longestLine});
    const TextFacts facts = factsOf(text);
    if (facts.trimmed.empty())
        return refuse(PlanFault::Missing, field, what + " was expected, nothing was found");
    if (!facts.isValid)
        return refuse(PlanFault::NotUtf8, field, what + " was expected in valid UTF-8");
    if (facts.hasControl)
        return refuse(
            PlanFault::NotOneLine, field, what + " was expected on one line, without control characters");
    return {};
}

PlanCheck
checkLength(const std::string &field, std::string_view text, const std::string &what, std::int64_t limit)
{
    constexpr std::int64_t mostBytesOfCharacter = 4;
    const bool mayFit = std::cmp_less_equal(text.size(), mostBytesOfCharacter * limit);
    if (mayFit && std::cmp_less_equal(factsOf(text).characters, limit))
        return {};
    return refuse(PlanFault::TooLong,
                  field,
                  what + " of at most " + std::to_string(limit) + " characters was expected",
                  {.limit = limit});
}

std::string OneOf::inWords() const
{
    std::string words;
    for (const std::string_view name : known)
        words.append(words.empty() ? "one of \"" : "\", \"").append(name);
    return words + '"';
}

PlanCheck OneOf::operator()(const std::string &field, const std::string &value) const
{
    if (std::find(known.begin(), known.end(), value) == known.end())
        return refuse(
            PlanFault::UnknownChoice, field, inQuotes(value) + " is unknown; " + suggestName(value, known));
    return {};
}

PlanCheck UpTo::operator()(const std::string &field, int value) const
{
    if (value < 1 || value > maximum)
        return refuse(PlanFault::OutOfRange,
                      field,
                      "a whole number from 1 to " + std::to_string(maximum) + " was expected",
                      {.limit = maximum});
    return {};
}

} // namespace core::plan
