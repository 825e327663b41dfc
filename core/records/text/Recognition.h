#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace core::records {

/// Returns what the first raw bytes of a file without text seem to be ("an Excel workbook ..."), by its magic
/// number; empty if unknown.
std::string_view binaryKind(std::string_view head);

/// Returns the Unicode encoding of a byte-order mark at the beginning.
std::optional<std::string> signatureEncoding(std::string_view head);

/// Returns "UTF-16LE" or "UTF-16BE" if the zero bytes are where text in that encoding without a mark has
/// them.
std::optional<std::string> unmarkedUtf16(std::string_view head);

/// Returns the most likely encoding of bytes that are not UTF-8; empty if it cannot be told. A name only,
/// never content.
std::optional<std::string> likelyEncoding(std::string_view bytes);

/// Returns the one of `, ; tab |` that splits the header line into the most columns, respecting quotes; a
/// comma if none occurs.
char recogniseDelimiter(std::string_view headerLine);

} // namespace core::records
