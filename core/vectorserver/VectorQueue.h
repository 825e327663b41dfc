#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/vectorserver/Asking.h"
#include "core/vocabulary/Vocabulary.h"

namespace core::vectorserver {

/// Asks for the vectors of the terms that `kept` does not have, and puts each answer there as it comes: a run
/// that was cut off goes on where it was. The only thing that is sent is terms of a vocabulary, which are
/// public by what a vocabulary is. Errors: Cancelled; Network, with the server's words; Io; InvalidParameter
/// (the key, the address). Stage: "vectors".
Result<AskingOutcome> askForVectors(const vocabulary::Vocabulary &terms,
                                    const Asking &asking,
                                    embedding::AskedVectors &kept,
                                    JobControl &control);

} // namespace core::vectorserver
