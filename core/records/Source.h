#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace core::records {

/// Where the records are and what its columns mean: the `records` part of a plan. Everything here is a
/// public choice of the steward; what is left empty is recognised from the file.
struct Source
{
    std::filesystem::path path;
    /// The name of one of formats() (Formats.h). Empty: recognised by the file's name and beginning.
    std::optional<std::string> format;
    /// Only of a format that takes one. Empty: the one of `, ; tab |` that splits the header line into the
    /// most columns.
    std::optional<char> delimiter;
    /// A name ICU knows ("UTF-8", "windows-1252", "UTF-16LE"). Empty: the byte-order mark, else UTF-8.
    std::optional<std::string> encoding;
    /// Column names (CSV header) or top-level field names (JSONL).
    std::string textColumn;
    std::optional<std::string> labelColumn;
    std::optional<std::string> personColumn;
};

} // namespace core::records
