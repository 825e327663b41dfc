#pragma once

#include "core/records/Reader.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace core::records {

/// As many as a plan can declare: a cell with more of them is no list of labels.
inline constexpr std::size_t mostLabelsOfCell = 1000;

/// Sets the labels of a record from a cell in which several may stand, with `separator` (not empty) between
/// them: without the white space around each. What is empty is no label. False, and no labels, where there
/// are more than mostLabelsOfCell.
[[nodiscard]] bool takeLabels(std::string_view cell, std::string_view separator, Record &record);

/// Sets the labels of a record: each once, in the order of the alphabet, so that how they were written says
/// nothing. Empty ones are none.
void setLabels(std::vector<std::string> labels, Record &record);

} // namespace core::records
