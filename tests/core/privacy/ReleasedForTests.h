#pragma once

#include "core/privacy/Released.h"

#include <utility>

namespace core::privacy {

/// Says of a value made by hand that it is released. No program has this.
struct ReleasedForTests
{
    template<typename T>
    static Released<T> of(T value)
    {
        return {ReleasePass(), std::move(value)};
    }
};

} // namespace core::privacy
