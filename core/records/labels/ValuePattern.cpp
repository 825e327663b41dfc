#include "core/records/labels/ValuePattern.h"

#include <algorithm>
#include <cstdint>
#include <unicode/regex.h>
#include <utility>

namespace core::records {

namespace {

// In ICU's steps, each of some 10,000 states: the same on every computer. The first is about a millisecond,
// the second about 30.
constexpr std::int32_t quickSteps = 10;
constexpr std::int32_t mostSteps = 200;

} // namespace

struct ValuePattern::Expression
{
    std::unique_ptr<icu::RegexMatcher> matcher;
    std::string field;
    int slowCells = 0;
};

ValuePattern::ValuePattern(std::unique_ptr<Expression> expression)
    : m_expression(std::move(expression))
{}

ValuePattern::ValuePattern(ValuePattern &&) noexcept = default;
ValuePattern &ValuePattern::operator=(ValuePattern &&) noexcept = default;
ValuePattern::~ValuePattern() = default;

ReadResult<ValuePattern> ValuePattern::of(const std::string &pattern, std::string_view field)
{
    if (pattern.size() > longest)
        return fail({.code = ErrorCode::InvalidPlan,
                     .what = std::string(field) + ": a regular expression of at most "
                             + std::to_string(longest) + " bytes was expected"});
    UErrorCode status = U_ZERO_ERROR;
    auto expression = std::make_unique<Expression>();
    expression->field = field;
    expression->matcher =
        std::make_unique<icu::RegexMatcher>(icu::UnicodeString::fromUTF8(pattern), 0, status);
    if (U_FAILURE(status))
        return fail({.code = ErrorCode::InvalidPlan,
                     .what = std::string(field)
                             + ": a regular expression was expected, such as \"^([0-9]+)-\"; check its "
                               "brackets"});
    return ValuePattern(std::move(expression));
}

// A pattern that is slow on every cell would read for hours without a word.
ReadResult<std::string> ValuePattern::in(std::string_view cell) const
{
    icu::RegexMatcher &matcher = *m_expression->matcher;
    const icu::UnicodeString text = icu::UnicodeString::fromUTF8(
        icu::StringPiece(cell.data(), static_cast<std::int32_t>(std::min<std::size_t>(cell.size(), 4096))));
    const auto find = [&](std::int32_t steps, UErrorCode &status) {
        status = U_ZERO_ERROR;
        matcher.reset(text);
        matcher.setTimeLimit(steps, status);
        return matcher.find(status) != 0 && U_SUCCESS(status);
    };
    UErrorCode status = U_ZERO_ERROR;
    bool isFound = find(quickSteps, status);
    if (status == U_REGEX_TIME_OUT && ++m_expression->slowCells <= mostSlowCells)
        isFound = find(mostSteps, status);
    std::string value;
    if (isFound)
        matcher.group(matcher.groupCount() > 0 ? 1 : 0, status).toUTF8String(value);
    if (U_FAILURE(status))
        return fail({.code = ErrorCode::InvalidPlan,
                     .what = m_expression->field
                             + ": the regular expression takes too long to look for; write a simpler one, "
                               "without repetitions inside of repetitions"});
    return value;
}

} // namespace core::records
