#pragma once

#include <cstdint>

namespace core::pipeline {

/// What the steward alone may see of a commit. PRIVATE.
struct PrivateCounts
{
    std::int64_t usable = 0; ///< records with text, a declared label and, where needed, a person
    std::int64_t withoutText = 0;
    std::int64_t undeclaredLabel = 0;
    std::int64_t withoutPerson = 0; ///< where persons are the unit: rows without an id
    std::int64_t unreadable = 0;    ///< whose document is of a kind that is not read
    std::int64_t likelyCut = 0;     ///< of the usable: as long as a cell of a spreadsheet program can be
};

} // namespace core::pipeline
