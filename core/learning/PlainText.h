#pragma once

#include "core/base/Digest.h"
#include "core/base/Result.h"
#include "core/records/text/TextStream.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace core::learning {

/// One file of plain text, piece by piece: memory does not grow with it. UTF-8, or what a byte-order mark
/// says. Not thread-safe.
class PlainText final
{
public:
    /// Errors: NotFound; Io (no regular file, unreadable); InvalidRecords (no text).
    static Result<PlainText> open(const std::filesystem::path &path);

    /// Returns false at the end. `piece` is good until the next call. Errors: Io; InvalidRecords with file
    /// and line where the bytes are no text.
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
    std::size_t m_given = 0; ///< bytes of m_text that were returned
    std::uint64_t m_line = 1;
    bool m_isAtEnd = false;
};

/// The plain texts in a folder and the folders in it, a file a document, by rising path. What is no such text
/// is passed over, as are links, which may lead round in a circle or out of the folder, and names that begin
/// with a dot.
struct PlainFolder
{
    static constexpr std::size_t mostFiles = 1'000'000;

    struct File
    {
        std::filesystem::path path; ///< below the folder
        std::uint64_t bytes = 0;
    };
    std::vector<File> files;
    std::uint64_t bytes = 0;

    /// Errors: Io (a folder that may not be read); InvalidParameter (no plain text; more than mostFiles).
    static Result<PlainFolder> list(const std::filesystem::path &folder);
};

} // namespace core::learning
