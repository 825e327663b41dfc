#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace core::records {

/// Where the records are and what their columns mean: the `records` part of a plan. Everything here is a
/// public choice of the steward; what is left empty is recognised from the files.
struct Source
{
    /// What partsOf() (Parts.h) takes: files, folders, patterns, and entries of a zip file.
    std::vector<std::filesystem::path> files;
    /// The name of one of formats() (Formats.h). Empty: recognised by the first file's name and beginning.
    std::optional<std::string> format;
    /// Only of a format that takes one. Empty: the one of `, ; tab |` that splits the header line into the
    /// most columns.
    std::optional<char> delimiter;
    /// A name ICU knows ("UTF-8", "windows-1252", "UTF-16LE"). Empty: the byte-order mark, else UTF-8.
    std::optional<std::string> encoding;
    /// A sheet, a table or a view, of a format that has several. Empty: the first that fits.
    std::optional<std::string> table;
    /// Names of columns or fields, or one of fileColumns() (FileColumns.h).
    std::string textColumn;
    std::optional<std::string> labelColumn;
    std::optional<std::string> personColumn;

    /// For messages about all of them; empty while none is named.
    std::filesystem::path file() const { return files.empty() ? std::filesystem::path() : files.front(); }
};

} // namespace core::records
