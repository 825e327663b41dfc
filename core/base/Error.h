#pragma once

#include <string>
#include <string_view>

namespace core {

/// The kind of an error, as far as callers act on it.
enum class ErrorCode {
    Cancelled,        ///< the person stopped the operation; never shown as an error
    InvalidPlan,      ///< the plan or the command line is wrong: mend it and try again
    InvalidParameter, ///< a value is outside its range
    InvalidRecords,   ///< the records file cannot be read as the plan says
    BudgetExhausted,  ///< the privacy budget of the data source refuses the spend
    NotFound,
    Io,
    Database,
    Network,
    InvalidPackage, ///< a release package does not verify
    Internal,
};

/// A failure a caller is expected to handle. `detail` is English and one line: it names the file and
/// line or field, what was expected and what to do, and never contains text of a record.
struct Error
{
    ErrorCode code = ErrorCode::Internal;
    std::string detail;
};

/// The stable name of a code, for logs and tests.
std::string_view nameOf(ErrorCode code);

} // namespace core
