#pragma once

#include "core/records/ReadError.h"
#include "core/records/parts/Part.h"

#include <cstdint>
#include <vector>

namespace core::records::hl7 {

/// How many documents of a number a message withdraws.
enum class WithdrawsOf {
    Patient, ///< all before it: where the patient is known, they are of one person
    Message, ///< the last before it: then a message changes what one other message adds, and no more
};

/// Returns the lines of the messages (MSH) whose document a later message of the same file cancels (T11) or
/// replaces (T09, T10), ascending. Documents are told by patient (PID-3) and number (TXA-12, of a replaced
/// one TXA-13). A file without such messages is only searched for their events. Errors: Io; of a damaged
/// archive. PRIVATE.
ReadResult<std::vector<std::int64_t>>
withdrawnMessages(const Part &part, WithdrawsOf which, const ReadOptions &options);

} // namespace core::records::hl7
