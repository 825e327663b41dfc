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
