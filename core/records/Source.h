#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace core::records {

enum class Format { Csv, Jsonl };

/// Where the records are and what its columns mean: the `records` part of a plan. Everything here is a
/// public choice of the steward; what is left empty is recognised from the file.
struct Source
{
    std::filesystem::path path;
    /// Empty: by the file's ending (.csv .tsv .txt / .jsonl .ndjson), else by its first byte.
    std::optional<Format> format;
    /// CSV only. Empty: the one of `, ; tab |` that splits the header line into the most columns.
    std::optional<char> delimiter;
    /// A name ICU knows ("UTF-8", "windows-1252", "UTF-16LE"). Empty: the byte-order mark, else UTF-8.
    std::optional<std::string> encoding;
    /// Column names (CSV header) or top-level field names (JSONL).
    std::string textColumn;
    std::optional<std::string> labelColumn;
    std::optional<std::string> personColumn;
};

} // namespace core::records
