#pragma once

#include "core/seeding/Sequence.h"

#include <string>

namespace core::writing {

/// One synthetic document with the sequence that seeded it.
struct Document
{
    seeding::Sequence seed;
    std::string text; ///< UTF-8, line breaks "\n"
};

} // namespace core::writing
