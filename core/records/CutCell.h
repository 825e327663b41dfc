#pragma once

#include "core/records/Problem.h"
#include "core/records/Reader.h"

#include <string>
#include <string_view>

namespace core::records {

/// Whether a text is exactly as long as a cell of a spreadsheet program can be, 32,767 UTF-16 code units (or
/// one more, as some exports have it): what stood behind was most likely cut off ("Excel specifications and
/// limits").
bool isLikelyCut(std::string_view text);

/// What to say of such a record, by its place. `column`: of the text, a public choice.
Problem cutText(const Record &record, const std::string &column);

} // namespace core::records
