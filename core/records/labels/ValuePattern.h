#pragma once

#include "core/records/ReadError.h"

#include <memory>
#include <string>
#include <string_view>

namespace core::records {

/// A pattern for the part of a cell that is its value, such as a label or a person: a regular expression
/// (ICU). The value is its first group, or else its whole match. A cell without a match, or without one
/// within a time limit, has no value. A public choice. Not thread-safe.
class ValuePattern final
{
public:
    /// Compiles a pattern. `field` is its place in the plan. Errors: InvalidPlan (no regular expression).
    static ReadResult<ValuePattern> of(const std::string &pattern, std::string_view field);
    ValuePattern(ValuePattern &&) noexcept;
    ValuePattern &operator=(ValuePattern &&) noexcept;
    ~ValuePattern();

    std::string in(std::string_view cell) const;

private:
    struct Expression;

    explicit ValuePattern(std::unique_ptr<Expression> expression);

    std::unique_ptr<Expression> m_expression;
};

} // namespace core::records
