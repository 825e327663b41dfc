#pragma once

#include "core/base/Digest.h"
#include "core/base/Result.h"
#include "core/records/text/TextStream.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace core::learning {

/// One file of plain text, piece by piece: memory does not grow with it. UTF-8, or what a byte-order mark
/// says. Not thread-safe.
class PlainText final
{
public:
    /// Errors: NotFound; Io (no regular file, unreadable); InvalidRecords (no text).
    static Result<PlainText> open(const std::filesystem::path &path);

    /// False at the end. `piece` is good until the next call. Errors: Io; InvalidRecords with file and line
    /// where the bytes are no text.
    Result<bool> next(std::string_view &piece);
    double fractionRead() const { return m_stream.fractionRead(); }
    /// SHA-256 of the bytes, at the end.
    Digest digest() const { return m_stream.digest(); }

private:
    PlainText(records::TextStream stream, std::filesystem::path path);
    Result<void> fill();

    records::TextStream m_stream;
    std::filesystem::path m_path;
    std::string m_text;
    std::size_t m_given = 0; ///< bytes of m_text that were handed out
    std::uint64_t m_line = 1;
    bool m_isAtEnd = false;
};

} // namespace core::learning
