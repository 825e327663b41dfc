#pragma once

#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <utility>

namespace core {

/// The kind of an error, as far as callers act on it.
enum class ErrorCode {
    Cancelled,        ///< the person stopped the operation; never shown as an error
    InvalidPlan,      ///< the plan or the command line is wrong: correct it and try again
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

/// Returns the stable name of a code, for logs and tests.
std::string_view nameOf(ErrorCode code);

/// A value or an Error. `std::expected` of C++23 under the name it will have.
template<typename T>
using Result = tl::expected<T, Error>;

/// `return fail(ErrorCode::Io, "...")` in a function that returns a Result.
inline tl::unexpected<Error> fail(ErrorCode code, std::string detail)
{
    return tl::unexpected<Error>(Error{code, std::move(detail)});
}

/// Hands an error of one Result on as another: `return fail(other.error())`.
inline tl::unexpected<Error> fail(Error error)
{
    return tl::unexpected<Error>(std::move(error));
}

/// Names the place of an error in front of its detail: `return fail(inPlace(path.string(), other.error()))`.
inline Error inPlace(const std::string &place, const Error &error)
{
    return {error.code, place + ": " + error.detail};
}

inline tl::unexpected<Error> cancelled()
{
    return fail(ErrorCode::Cancelled, "cancelled");
}

} // namespace core

#define KEYSEED_JOINED_NAME(name, number) name##number
#define KEYSEED_UNIQUE_NAME(name, number) KEYSEED_JOINED_NAME(name, number)
#define KEYSEED_TRY_AS(result, ...)                                                                          \
    do {                                                                                                     \
        if (auto &&result = (__VA_ARGS__); !result)                                                          \
            return ::tl::unexpected(std::move(result.error()));                                              \
    } while (false)
#define KEYSEED_ASSIGN_AS(result, declaration, ...)                                                          \
    auto &&result = (__VA_ARGS__);                                                                           \
    if (!result)                                                                                             \
        return ::tl::unexpected(std::move(result.error()));                                                  \
    declaration = *std::move(result)

/// Returns the error of a result to the caller, if it has one: `KEYSEED_TRY(write(file));`
#define KEYSEED_TRY(...) KEYSEED_TRY_AS(KEYSEED_UNIQUE_NAME(keyseedResult, __COUNTER__), __VA_ARGS__)

/// Takes the value out of a result, or returns its error to the caller:
/// `KEYSEED_ASSIGN(const auto plan, readPlan(path));`
#define KEYSEED_ASSIGN(declaration, ...)                                                                     \
    KEYSEED_ASSIGN_AS(KEYSEED_UNIQUE_NAME(keyseedResult, __COUNTER__), declaration, __VA_ARGS__)
