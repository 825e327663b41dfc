#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace core::records {

/// A row for a screen: as many cells as there are columns, each cut at the beginning of a character to at
/// most Preview::maximumCellBytes.
std::vector<std::string> shortened(const std::vector<std::string> &cells, std::size_t columns);

} // namespace core::records
