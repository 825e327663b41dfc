#include "core/base/Result.h"

namespace core {

std::string_view nameOf(ErrorCode code)
{
    switch (code) {
    case ErrorCode::Cancelled:
        return "Cancelled";
    case ErrorCode::InvalidPlan:
        return "InvalidPlan";
    case ErrorCode::InvalidParameter:
        return "InvalidParameter";
    case ErrorCode::InvalidRecords:
        return "InvalidRecords";
    case ErrorCode::BudgetExhausted:
        return "BudgetExhausted";
    case ErrorCode::NotFound:
        return "NotFound";
    case ErrorCode::Io:
        return "Io";
    case ErrorCode::Database:
        return "Database";
    case ErrorCode::Network:
        return "Network";
    case ErrorCode::InvalidPackage:
        return "InvalidPackage";
    case ErrorCode::Internal:
        return "Internal";
    }
    return "Unknown";
}

} // namespace core
