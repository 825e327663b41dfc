#include "core/writing/template1/Patterns.h"

#include <algorithm>
#include <array>

namespace core::writing::template1 {

namespace {

constexpr std::array named = {
    &medicalRecordPatterns,
    &dischargeSummaryPatterns,
    &radiologyReportPatterns,
    &encyclopaediaSummaryPatterns,
};

char lower(char letter)
{
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

bool sameIgnoringCase(std::string_view left, std::string_view right)
{
    return std::ranges::equal(left, right, {}, lower, lower);
}

} // namespace

std::span<const DocumentPatterns *const> namedPatterns()
{
    return named;
}

const DocumentPatterns &patternsFor(std::string_view documentType)
{
    const auto found = std::ranges::find_if(named, [&](const DocumentPatterns *patterns) {
        return sameIgnoringCase(patterns->type, documentType);
    });
    return found == named.end() ? generalPatterns : **found;
}

} // namespace core::writing::template1
