#include "core/records/labels/ValuePattern.h"

#include <algorithm>
#include <cstdint>
#include <unicode/regex.h>
#include <utility>

namespace core::records {

namespace {

constexpr std::int32_t longest = 200; // ICU's steps; about as many milliseconds

} // namespace

struct ValuePattern::Expression
{
    std::unique_ptr<icu::RegexMatcher> matcher;
};

ValuePattern::ValuePattern(std::unique_ptr<Expression> expression)
    : m_expression(std::move(expression))
{}

ValuePattern::ValuePattern(ValuePattern &&) noexcept = default;
ValuePattern &ValuePattern::operator=(ValuePattern &&) noexcept = default;
ValuePattern::~ValuePattern() = default;

ReadResult<ValuePattern> ValuePattern::of(const std::string &pattern, std::string_view field)
{
    UErrorCode status = U_ZERO_ERROR;
    auto expression = std::make_unique<Expression>();
    expression->matcher =
        std::make_unique<icu::RegexMatcher>(icu::UnicodeString::fromUTF8(pattern), 0, status);
    if (U_SUCCESS(status))
        expression->matcher->setTimeLimit(longest, status);
    if (U_FAILURE(status))
        return fail({.code = ErrorCode::InvalidPlan,
                     .what = std::string(field)
                             + ": a regular expression was expected, such as \"^([0-9]+)-\"; check its "
                               "brackets"});
    return ValuePattern(std::move(expression));
}

std::string ValuePattern::in(std::string_view cell) const
{
    icu::RegexMatcher &matcher = *m_expression->matcher;
    const icu::UnicodeString text = icu::UnicodeString::fromUTF8(
        icu::StringPiece(cell.data(), static_cast<std::int32_t>(std::min<std::size_t>(cell.size(), 4096))));
    matcher.reset(text);
    UErrorCode status = U_ZERO_ERROR;
    std::string value;
    if (matcher.find(status) && U_SUCCESS(status))
        matcher.group(matcher.groupCount() > 0 ? 1 : 0, status).toUTF8String(value);
    return U_SUCCESS(status) ? value : std::string();
}

} // namespace core::records
