#pragma once

#include "core/records/Place.h"

#include <cstdint>
#include <optional>
#include <string>

namespace core::records {

/// The kinds of things a steward has to mend in a records file, for who translates them.
enum class ProblemKind {
    FieldCount,      ///< `expected` fields, `found` there
    OpenQuote,       ///< a quote that is never closed
    OpenQuoteLong,   ///< a quote that is still open after `expected` bytes
    TextBehindQuote, ///< in field `found`, which begins on line `expected` when that is not 0
    TooLong,         ///< more than `expected` bytes
    NotJson,         ///< no JSON at byte `found` of the line
    NotAnObject,     ///< JSON, but not an object
    NotText,         ///< the field `name` holds no string
    NotTextOrNumber, ///< the field `name` holds neither
    LikelyCut,       ///< the text in column `name` has `expected` characters, all that a cell can hold
    NotInEncoding,   ///< byte `found` of the file, at column `expected`, is not in the encoding `name`
    Other,
};

/// What a problem is, in numbers and names; nothing of a record's content.
struct ProblemFacts
{
    ProblemKind kind = ProblemKind::Other;
    std::int64_t expected = 0;
    std::int64_t found = 0;
    std::string name = {};   ///< of a column or an encoding
    std::string likely = {}; ///< the encoding that the bytes look like; empty when there is no telling
};

/// One thing the steward should mend, by its place. Quotes no content.
struct Problem
{
    Place place = {};
    std::string what; ///< English, one line
    ProblemFacts facts = {};
    std::optional<std::int64_t> offset = {}; ///< byte of the file at which the line begins, where known
};

} // namespace core::records
