#pragma once

#include "core/base/Result.h"
#include "tests/bench/experiments/Table.h"

#include <filesystem>
#include <string>
#include <vector>

namespace experiments {

/// A row of a report: a place of a table, or a published number that no table has.
struct ReportRow
{
    const PublishedNumber *printed = nullptr; ///< null: nothing was published of it
    std::string configuration;
    std::string size; ///< empty: it was not run
    Entry entry;
};

/// Returns a row for every published number, in the order of published.json, once for each size that it was
/// run with; then the rows of ours that nothing was published of. A number that was not run says why, or
/// which command runs it.
std::vector<ReportRow> reportRows(const std::vector<Table> &tables,
                                  const std::vector<Configuration> &configurations,
                                  const Published &published);

std::string reportCsv(const std::vector<ReportRow> &rows);
std::string reportHtml(const std::vector<ReportRow> &rows, const std::vector<Table> &tables);

/// Reads the tables of a folder of results and writes report.html and report.csv there. Errors: Io,
/// InvalidPlan: a damaged table.
core::Result<void> writeReport(const std::filesystem::path &output,
                               const std::vector<Configuration> &configurations,
                               const Published &published);

} // namespace experiments
