#pragma once

#include "core/base/Result.h"
#include "core/plan/Plan.h"

#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core::audit {

/// A record of an invented person.
struct CanaryRow
{
    std::string person; ///< "person00012"
    std::string labels; ///< one, or several with a semicolon between
    std::string text;   ///< words of ASCII with blanks between
    /// Whether it is written in an unusual form of its format, with the same content: it tries to change how
    /// the records of others are read.
    bool isOdd = false;
};

/// A way to keep records in files.
struct RecordForm
{
    std::string_view name; ///< for people: "folder", "json", "zip file of a folder"
    /// Writes the rows below a folder that exists, and describes them as a plan does: files, format and
    /// columns. Errors: Io, Database.
    Result<void> (*write)(const std::filesystem::path &folder,
                          const std::vector<CanaryRow> &rows,
                          plan::Plan::Records &records);
};

/// Returns a form for each reader of core/records. The first is a CSV file.
std::span<const RecordForm> recordForms();

/// Returns a text in base64, as attachments hold it.
std::string base64(const std::string &text);

} // namespace core::audit
