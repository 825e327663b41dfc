#pragma once

#include "core/records/Format.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core::records {

/// All formats, the most particular last.
std::span<const Format *const> formats();

/// Null when there is none of that name.
const Format *findFormat(std::string_view name);

/// For choices and messages.
std::vector<std::string_view> formatNames();

/// Of all formats, each once, in the order of the array.
std::vector<std::string_view> formatEndings();

/// The format of that name, or else the one that the part is most like. Faults: InvalidPlan (no such
/// format), NotFound, Io, InvalidRecords (a damaged archive).
Faulty<const Format *> formatOf(const std::optional<std::string> &name, const Part &part);

} // namespace core::records
