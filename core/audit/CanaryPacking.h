#pragma once

#include "core/base/Result.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

/// Containers of the audit's records.

namespace core::audit {

struct PackedFile
{
    std::string name; ///< with its folders
    std::string bytes;
};

/// Writes a file, and makes its folder. Errors: Io.
Result<void> writeFile(const std::filesystem::path &file, std::string_view bytes);

/// Writes a zip file. Errors: Io.
Result<void> writeZip(const std::filesystem::path &file, const std::vector<PackedFile> &files);

/// Returns the parts of a workbook (ECMA-376 part 1, 12) with one sheet; `rows` is the content of its
/// `sheetData`.
std::vector<PackedFile> workbookOf(const std::string &rows);

/// Returns the parts of a spreadsheet (OpenDocument 1.3 part 2, 3) with one table; `rows` is its content.
std::vector<PackedFile> spreadsheetOf(const std::string &rows);

} // namespace core::audit
