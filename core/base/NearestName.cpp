#include "core/base/NearestName.h"

#include "core/base/Text.h"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <vector>

namespace core {
namespace {

constexpr std::size_t maximumShown = 60;

/// Levenshtein distance with case ignored.
std::size_t editDistance(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t replaced = diagonal + (lowered(a[i - 1]) == lowered(b[j - 1]) ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({replaced, row[j] + 1, row[j - 1] + 1});
        }
    }
    return row.back();
}

} // namespace

std::string_view nearestName(std::string_view typed, std::span<const std::string_view> known)
{
    typed = typed.substr(0, maximumShown);
    std::string_view nearest;
    std::size_t best = typed.size() + maximumShown;
    for (const std::string_view name : known) {
        const std::size_t distance = editDistance(typed, name);
        const std::size_t tolerated = std::max<std::size_t>(1, name.size() / 3);
        if (distance <= tolerated && distance < best) {
            best = distance;
            nearest = name;
        }
    }
    return nearest;
}

std::string suggestName(std::string_view typed, std::span<const std::string_view> known)
{
    if (const std::string_view nearest = nearestName(typed, known); !nearest.empty())
        return "did you mean " + inQuotes(nearest) + "?";
    return "known here: " + joined(known);
}

std::string inQuotes(std::string_view text)
{
    const bool isCut = text.size() > maximumShown;
    std::size_t shown = isCut ? maximumShown : text.size();
    // Not in the middle of a UTF-8 character.
    while (isCut && shown > 0 && (static_cast<unsigned char>(text[shown]) & 0xC0U) == 0x80U)
        --shown;
    std::string result = "\"";
    for (const char c : text.substr(0, shown)) {
        const auto byte = static_cast<unsigned char>(c);
        result += byte < 0x20 || byte == 0x7F ? '?' : c;
    }
    return result + (isCut ? "...\"" : "\"");
}

} // namespace core
