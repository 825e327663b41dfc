#pragma once

#include "core/base/Result.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <utility>

namespace core::records {

/// What is wrong with a records file, before the file's name is put in front. `what` is one line, says
/// what was expected and what to do, and quotes nothing of the file but names of columns.
struct Fault
{
    ErrorCode code = ErrorCode::InvalidRecords;
    std::int64_t line = 0; ///< 0 when the fault belongs to no line
    std::string what;
    bool canGoOn = false; ///< one record is spoilt; the next can still be read
};

template<typename T>
using Faulty = tl::expected<T, Fault>;

inline tl::unexpected<Fault> fault(Fault found)
{
    return tl::unexpected<Fault>(std::move(found));
}

/// "notes.csv:17: 4 fields expected ..."
inline Error toError(const Fault &found, const std::filesystem::path &path)
{
    std::string place = path.string();
    if (found.line > 0)
        place += ":" + std::to_string(found.line);
    return {found.code, place + ": " + found.what};
}

} // namespace core::records
