#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace core::records {

/// Returns what the first raw bytes of a file without text seem to be ("an Excel workbook ..."), by its magic
/// number; empty if unknown.
std::string_view binaryKind(std::string_view head);

/// The Unicode encoding a byte-order mark at the beginning names.
std::optional<std::string> signatureEncoding(std::string_view head);

/// "UTF-16LE" or "UTF-16BE" when the zero bytes lie as they do in text of that encoding without a mark.
std::optional<std::string> unmarkedUtf16(std::string_view head);

/// The encoding that bytes which are not UTF-8 are most likely in; empty when there is no telling. A name
/// only, never content.
std::optional<std::string> likelyEncoding(std::string_view bytes);

/// Returns the one of `, ; tab |` that splits the header line into the most columns, respecting quotes; a
/// comma if none occurs.
char recogniseDelimiter(std::string_view headerLine);

} // namespace core::records
