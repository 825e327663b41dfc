#pragma once

#include "core/records/ReadError.h"

#include <memory>
#include <string>
#include <string_view>

namespace core::records {

/// The part of a cell that says who or what: a regular expression (ICU) whose first group, or else all of
/// what it finds, is the value. A cell in which it finds nothing, or not within a time limit, has no value. A
/// public choice. Not thread-safe.
class ValuePattern final
{
public:
    /// `field` is where it stands in a plan. Errors: InvalidPlan (no regular expression).
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
