#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

namespace core::records {

/// Where in the data something stands: a line of a file, a row of a sheet, either of them in an archive.
struct Place
{
    std::string file = {};  ///< of a source of several; empty when there is but one
    std::string entry = {}; ///< of an archive; empty when the file is none
    std::string sheet = {}; ///< of a workbook; empty when the file is none
    std::int64_t line = 0;  ///< physical line or row of the sheet, from 1; 0 when there is none to name

    friend bool operator==(const Place &, const Place &) = default;
};

/// `file` is the one that a place without a file lies in. For who looks for it: "notes.csv:17", "notes.xlsx,
/// sheet Notes, row 17", "export.zip/notes.csv:17".
std::string words(const std::filesystem::path &file, const Place &place);

} // namespace core::records
