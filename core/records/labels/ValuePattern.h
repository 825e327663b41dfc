#pragma once

#include "core/records/ReadError.h"

#include <memory>
#include <string>
#include <string_view>

namespace core::records {

/// A pattern for the part of a cell that is its value, such as a label or a person: a regular expression
/// (ICU). The value is its first group, or else its whole match. A cell without a match has no value. A
/// public choice. Not thread-safe.
class ValuePattern final
{
public:
    static constexpr std::size_t longest = 1000; ///< bytes of a pattern
    /// The maximum number of cells on which a pattern is slow.
    static constexpr int mostSlowCells = 100;

    /// Compiles a pattern. `field` is its place in the plan. Errors: InvalidPlan (no regular expression, too
    /// long).
    static ReadResult<ValuePattern> of(const std::string &pattern, std::string_view field);
    ValuePattern(ValuePattern &&) noexcept;
    ValuePattern &operator=(ValuePattern &&) noexcept;
    ~ValuePattern();

    /// Returns the value of a cell; empty if it has none. Errors: InvalidPlan: the pattern takes too much
    /// time or memory on this cell, or was slow on many.
    ReadResult<std::string> in(std::string_view cell) const;

private:
    struct Expression;

    explicit ValuePattern(std::unique_ptr<Expression> expression);

    std::unique_ptr<Expression> m_expression;
};

} // namespace core::records
