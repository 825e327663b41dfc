#include "core/project/FieldChecks.h"

#include "core/project/NearestName.h"
#include "core/vocabulary/Utf8.h"

#include <algorithm>
#include <cstdint>
#include <unicode/uchar.h>

namespace core::project {

tl::unexpected<Error> refuse(const std::string &field, const std::string &what)
{
    return fail(ErrorCode::InvalidPlan, field + ": " + what);
}

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
        facts.hasControl = facts.hasControl || (isCharacter && u_charType(character) == U_CONTROL_CHAR);
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

Result<void> checkLine(const std::string &field, std::string_view text, const std::string &what)
{
    const TextFacts facts = factsOf(text);
    if (facts.trimmed.empty())
        return refuse(field, what + " was expected, nothing was found");
    if (!facts.isValid)
        return refuse(field, what + " was expected in valid UTF-8");
    if (facts.hasControl)
        return refuse(field, what + " was expected on one line, without control characters");
    return {};
}

Result<void> checkChoice(const std::string &field,
                         const std::string &value,
                         std::span<const std::string_view> known,
                         std::size_t available)
{
    const auto found = std::find(known.begin(), known.end(), value);
    if (found == known.end())
        return refuse(field, inQuotes(value) + " is unknown; " + suggestName(value, known));
    if (static_cast<std::size_t>(found - known.begin()) >= available)
        return refuse(field,
                      inQuotes(value) + " is not available in this version; set it to "
                          + inQuotes(known.front()));
    return {};
}

Result<void> checkRange(const std::string &field, int value, int maximum)
{
    if (value < 1 || value > maximum)
        return refuse(field, "a whole number from 1 to " + std::to_string(maximum) + " was expected");
    return {};
}

} // namespace core::project
