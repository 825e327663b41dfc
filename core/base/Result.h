#pragma once

#include "core/base/Error.h"

#include <string>
#include <tl/expected.hpp>
#include <utility>

namespace core {

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
