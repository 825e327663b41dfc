#pragma once

#include "core/audit/CanaryFiles.h"
#include "core/base/JobControl.h"
#include "core/base/Result.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace core::audit {

/// The findings on one form of records.
struct ReaderRow
{
    std::string form; ///< RecordForm::name
    std::size_t persons = 0;
    std::size_t oddPersons = 0;
    std::string fault = {}; ///< in words; empty if the row holds

    bool holds() const { return fault.empty(); }
};

/// Audits the readers: whether what one person has changes how the records of others are read, which no
/// noise covers. For each of the forms, such as those of recordForms(), it reads invented persons with and
/// without persons whose records have an unusual form (CanaryRow::isOdd), first or last and more than all
/// others have, and compares the records of the others exactly. Takes a second. Errors: Io, Cancelled. Stage:
/// "audit".
Result<std::vector<ReaderRow>> auditReaders(std::span<const RecordForm> forms, JobControl &control);

} // namespace core::audit
