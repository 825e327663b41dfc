#pragma once

#include "core/base/Digest.h"
#include "core/base/InputFile.h"
#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/base/Text.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>

namespace core::vocabulary {

/// The part of an import's progress that reading one file takes: from 0 to 1.
struct Share
{
    double from = 0.0;
    double to = 1.0;
};

/// The lines of a UTF-8 text file, once from beginning to end, hashed as they pass. Holds one line and one
/// chunk. Answers a cancel and reports progress (stage "terms") once for each chunk.
class LineStream final
{
public:
    /// `control` must outlive it. Errors: those of InputFile; InvalidPlan: a compressed file.
    static Result<LineStream> open(const std::filesystem::path &path, Share share, JobControl &control);

    /// Returns the line without its break (LF or CR LF) and without the byte order mark of the first one;
    /// lives until the next call. False at the end. Errors: Cancelled, Io; InvalidPlan, naming file and line:
    /// not UTF-8, a byte 0, longer than 1 MB.
    Result<bool> next(std::string_view &line);

    /// Returns the number of the line that next() returned, from 1.
    std::uint64_t number() const { return m_number; }
    /// "file, line 3: what", InvalidPlan.
    tl::unexpected<Error> wrong(const std::string &what) const;
    /// "file: what", InvalidPlan: of the file as a whole.
    tl::unexpected<Error> wrongFile(const std::string &what) const;
    const std::filesystem::path &path() const { return m_file.path(); }
    /// SHA-256 of the file. Call once, after the end.
    Digest finish() { return m_hash.finish(); }

private:
    LineStream(InputFile file, Share share, JobControl &control);
    Result<bool> fetch();
    Result<void> refuseCompressed();

    InputFile m_file;
    Share m_share;
    JobControl *m_control;
    Sha256 m_hash;
    std::string m_chunk;
    std::size_t m_position = 0;
    std::uint64_t m_bytes = 0;
    std::uint64_t m_number = 0;
    bool m_isExhausted = false;
};

/// Calls use(line) for every line that is left, until it gives an error. Errors: those of next() and use.
template<typename Use>
Result<void> forEachLine(LineStream &lines, Use use)
{
    for (std::string_view line;;) {
        KEYSEED_ASSIGN(const auto more, lines.next(line));
        if (!more)
            return {};
        KEYSEED_TRY(use(line));
    }
}

/// Calls use(line) for every line that is left and holds more than blanks. Errors as forEachLine().
template<typename Use>
Result<void> forEachFilledLine(LineStream &lines, Use use)
{
    return forEachLine(lines, [&use](std::string_view line) -> Result<void> {
        return trimmed(line).empty() ? Result<void>() : Result<void>(use(line));
    });
}

/// Returns the name of the compression that the first bytes of a file show: "gzip", "zip", "bzip2", "xz",
/// "zstd"; empty for another file.
std::string_view compressionOf(std::string_view bytes);
/// "is compressed (gzip); ...": what a message says of a compressed file.
std::string unpackFirst(std::string_view compression);

/// Cuts a line at `separator` into at most `fields.size()` pieces and gives how many there are in all.
std::size_t splitInto(std::string_view line, char separator, std::span<std::string_view> fields);

} // namespace core::vocabulary
