#pragma once

#include "tests/bench/experiments/Table.h"

#include <filesystem>
#include <string>
#include <vector>

namespace experiments {

/// A line for each row of the table over epsilon, with the spread of the runs; what was published is dashed,
/// the original data a level line. Written as `stem`.png and `stem`.svg; false where that failed. Needs a
/// QApplication.
bool drawChart(const std::string &title,
               const std::vector<Entry> &entries,
               const std::filesystem::path &stem);

} // namespace experiments
