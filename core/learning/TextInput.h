#pragma once

#include "core/base/Digest.h"
#include "core/base/Result.h"
#include "core/records/Source.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace core::learning {

/// Public documents from one place, once from beginning to end. Not thread-safe.
class TextInput
{
public:
    static constexpr std::size_t pieceBytes = std::size_t{1} << 20;

    struct Piece
    {
        std::string_view text; ///< UTF-8; good until the next call
        bool beginsDocument = false;
        std::string_view label = {}; ///< of a record, where the source names a column of labels
    };

    virtual ~TextInput() = default;

    /// Returns the next piece; nothing at the end. A record is one piece however long it is; a piece of a
    /// plain text has about a mebibyte and ends between words. Errors: those of records::Reader, with file
    /// and line.
    virtual Result<std::optional<Piece>> next() = 0;
    /// Returns the fraction of the bytes that was read, 0 to 1.
    virtual double fractionRead() const = 0;
    /// At the end. Of a file its SHA-256; of a folder that of the lines "sum  path\n", by rising path, which
    /// are what sha256sum prints of its files.
    virtual Digest digest() = 0;
};

/// Opens a folder with its plain texts (PlainText.h), a plain text, or a file of any format of records, as
/// which everything is read whose source names a format or a column of labels.
Result<std::unique_ptr<TextInput>> openTextInput(const records::Source &source);

/// Returns whether its name says that a file is one plain text: .txt or .md.
bool isPlainTextFile(const std::filesystem::path &path);

/// Returns the bytes of all files of a source; 0 for files that cannot be read, which reading will report.
std::uint64_t bytesIn(const records::Source &source);

/// Returns how a file or a folder is called, without what lies above it.
std::string nameOf(const std::filesystem::path &path);

} // namespace core::learning
