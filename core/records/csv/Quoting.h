#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace core::records {

/// The rule by which a cell holds delimiters, line breaks and quotes.
enum class Quoting {
    Standard,  ///< cells in double quotes, quotes in them doubled (RFC 4180)
    Single,    ///< the same with single quotes
    Backslash, ///< quotes and other characters behind a backslash (Spark, MySQL, PostgreSQL's COPY)
    None,      ///< no quotes: each line is a row, each delimiter ends a cell
};

/// Returns the names in plans: "standard", "single", "backslash", "none".
const std::vector<std::string_view> &quotingNames();

/// Empty if there is none of that name.
std::optional<Quoting> quotingNamed(std::string_view name);

} // namespace core::records
