#pragma once

#include "core/recipient/Judging.h"

#include <string>

namespace cli {

/// How a model did on own texts, for the recipient's terminal; without a line break at the end. PRIVATE.
std::string judgementTable(const core::recipient::Judgement &judgement);

} // namespace cli
