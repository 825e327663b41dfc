#pragma once

#include "core/plan/Plan.h"
#include "core/records/Preview.h"

#include <filesystem>
#include <string>
#include <vector>

/// How labels in another file are tied to the records.
namespace ui::joins {

/// A join of the file that was looked at, by the key that both seem to have: a number of the stay rather than
/// of the patient. Columns that are not told stay empty.
core::records::Join proposed(const core::plan::Plan::Records &records,
                             const std::vector<std::string> &columns, ///< of the records
                             const std::filesystem::path &file,
                             const core::records::Preview &labels);

/// Writes it instead of a column of labels; labels that were declared belong to what was there before.
void put(core::plan::Plan &plan, core::records::Join join);

/// The key as the other file calls it.
const std::string &keyThere(const core::records::Join &join);
void setKeyThere(core::records::Join &join, const std::string &key);

} // namespace ui::joins
