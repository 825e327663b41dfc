#pragma once

#include "core/evaluation/Usefulness.h"
#include "core/print/Flow.h"

namespace core::evaluation {

/// How useful the texts are, measured on the records: for every classifier its accuracy, a table by label and
/// who was taken for whom. PRIVATE.
void addUsefulness(print::Flow &flow, const Usefulness &usefulness);

} // namespace core::evaluation
