#pragma once

#include "tests/bench/experiments/Table.h"

#include <filesystem>
#include <string>
#include <vector>

namespace experiments {

/// Draws the first measure of a table over epsilon: a line for each row, with the spread of the runs.
/// Published numbers are dashed, the original data a level line. Writes `stem`.png and `stem`.svg; returns
/// false where that failed. Needs a QApplication.
bool drawChart(const std::string &title, const std::vector<Entry> &all, const std::filesystem::path &stem);

} // namespace experiments
