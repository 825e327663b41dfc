#pragma once

#include "core/base/Result.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace core {

/// The reason why a field cannot be used.
enum class FieldFault {
    UnknownKey, ///< no field has this key
    WrongType,  ///< a text for a number, for instance
    OutOfRange, ///< a number that is not from some bound to `limit`
};

/// The problem of one field: its kind, for translation, and a line of English.
struct FieldIssue
{
    FieldFault fault = FieldFault::OutOfRange;
    std::string field; ///< "synthesis.prefixSizes[1]"
    std::string what;  ///< English, one line: what was expected, what to do
    std::int64_t limit = 0;
};

using FieldCheck = tl::expected<void, FieldIssue>;

FieldIssue
unknownKey(const std::string &field, std::string_view key, std::span<const std::string_view> known);
/// Returns the issue of a value of another type. `expected` as in "a number was expected".
FieldIssue wrongType(const std::string &field, std::string_view expected);

/// The checks that the settings of many choices share: rules of a row, see Fields.h.

/// Checks a whole number, or each of a list, against a range.
struct WholeFrom
{
    std::int64_t low = 0;
    std::int64_t high = 0;

    std::string inWords() const { return "from " + std::to_string(low) + " to " + std::to_string(high); }
    FieldCheck operator()(const std::string &field, std::int64_t value) const;
    template<typename Number>
    FieldCheck operator()(const std::string &field, const std::vector<Number> &values) const
    {
        for (std::size_t i = 0; i < values.size(); ++i)
            KEYSEED_TRY((*this)(field + '[' + std::to_string(i) + ']', values[i]));
        return {};
    }
};

/// Checks that a number is finite and in a range.
struct NumberFrom
{
    double low = 0.0;
    double high = 0.0;

    std::string inWords() const;
    FieldCheck operator()(const std::string &field, double value) const;
};

} // namespace core
