#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/privacy/ledger/RecordSketch.h"
#include "core/records/Reader.h"

#include <functional>

namespace core::pipeline {

/// Reads all records on the calling thread and hands each to `work` on one of `threads` others (0 = one per
/// core), in no particular order. At most a few batches are held, regardless of the size of the file. An
/// exception of `work` is thrown here. `sketch` (may be null) gets every record. Errors: those of the reader,
/// Cancelled. Stage: "records".
Result<void> pumpRecords(records::Reader &reader,
                         unsigned threads,
                         const std::function<void(const records::Record &)> &work,
                         JobControl &control,
                         privacy::RecordSketch *sketch = nullptr);

} // namespace core::pipeline
