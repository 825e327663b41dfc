#pragma once

#include "core/package/contents/LabelFinding.h"

#include <string>

namespace cli {

/// What a finding of labels released, for the terminal: a table of labels and noisy numbers of units, a line
/// on noise and cost, and as the last line a JSON list of the labels, as a plan takes it. Public.
std::string foundLabelsTable(const core::package::LabelFinding &finding);

} // namespace cli
