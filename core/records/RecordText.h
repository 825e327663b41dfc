#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/records/Source.h"

#include <cstddef>
#include <optional>
#include <string>

namespace core::records {

/// The text of one record, whole, where a Preview cuts it: the one at `place`, from 0, among those that can
/// be read, as a Preview counts its rows. Nothing where there are not so many. Of the roles of `source` its
/// text counts alone, so that no file of labels is read. PRIVATE: for the steward's screen.
/// Errors: as Reader::open, Io, Cancelled; InvalidRecords where the reading ends before the record.
Result<std::optional<std::string>> recordText(const Source &source, std::size_t place, JobControl &control);

} // namespace core::records
