#pragma once

#include "core/privacy/Released.h"

namespace core::privacy {

/// A released value that holds nothing: what is derived from it is made of public arguments alone, and so may
/// go wherever released values go. Needs no noise and costs nothing.
struct Nothing
{
    static Released<Nothing> released() { return {ReleasePass(), Nothing()}; }
};

} // namespace core::privacy
