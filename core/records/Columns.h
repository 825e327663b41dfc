#pragma once

#include "core/records/Fault.h"
#include "core/records/Source.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::records {

/// More columns than any export has, few enough to hold.
inline constexpr std::size_t maximumColumns = 10'000;

/// Which column holds what.
struct Roles
{
    std::size_t text = 0;
    std::optional<std::size_t> label;
    std::optional<std::size_t> person;
};

/// A header line's cells as names: trimmed, and "column 3" where there is none.
std::vector<std::string> columnNames(const std::vector<std::string> &header);

/// Finds the columns `source` maps. `kind` is "column" or "field". Faults: InvalidPlan (not there),
/// InvalidRecords with `headerLine` (there twice).
Faulty<Roles> findRoles(const Source &source,
                        const std::vector<std::string> &columns,
                        std::string_view kind,
                        std::int64_t headerLine);

/// Without the ASCII white space around it.
std::string_view trimmed(std::string_view text);

/// 64 MiB as text, for messages about limits.
std::string inMebibytes(std::size_t bytes);

} // namespace core::records
