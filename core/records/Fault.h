#pragma once

#include "core/base/Result.h"
#include "core/records/Problem.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <utility>

namespace core::records {

/// What is wrong with a records file, before the file's name is put in front. `what` is one line, says
/// what was expected and what to do, and quotes nothing of the file but names of columns.
struct Fault
{
    ErrorCode code = ErrorCode::InvalidRecords;
    Place place = {};
    std::string what;
    bool canGoOn = false;      ///< one record is spoilt; the next can still be read
    bool isUnreadable = false; ///< of a kind that this program does not read, and can go on: Reader does
    ProblemFacts facts = {};
    std::optional<std::int64_t> offset = {}; ///< byte at which the line begins, where known
    bool isPlaceInWords = false;             ///< `what` says where it is
};

template<typename T>
using Faulty = tl::expected<T, Fault>;

inline tl::unexpected<Fault> fault(Fault found)
{
    return tl::unexpected<Fault>(std::move(found));
}

inline Problem toProblem(const Fault &found)
{
    return {.place = found.place, .what = found.what, .facts = found.facts, .offset = found.offset};
}

/// Whether it is for the steward to mend at a line, a row or one of many files, unlike a disk that fails.
inline bool isInTheFile(const Fault &found)
{
    return found.code == ErrorCode::InvalidRecords && (found.place.line > 0 || found.canGoOn);
}

/// "notes.csv:17: 4 fields expected ..."
inline Error toError(const Fault &found, const std::filesystem::path &path)
{
    Place place = found.place;
    if (found.isPlaceInWords)
        place.line = 0;
    return {found.code, words(path, place) + ": " + found.what};
}

} // namespace core::records
