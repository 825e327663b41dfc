#pragma once

#include "core/base/InputFile.h"
#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/encoder/TensorFile.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace core::embedding {

/// A file of vectors from its beginning to its end, lines and raw bytes in any order, in one chunk of memory.
/// Answers a cancel and reports progress (stage "vectors") once for each chunk.
class VectorStream final
{
public:
    static constexpr std::size_t longestLine = std::size_t{1} << 20;

    /// `control` must outlive it. Errors: those of InputFile; InvalidPlan: a compressed file.
    static Result<VectorStream> open(const std::filesystem::path &path, JobControl &control);

    /// Returns the line without its break (LF or CR LF); lives until the next call. False at the end. Errors:
    /// Cancelled, Io; InvalidPlan: longer than 1 MB.
    Result<bool> line(std::string_view &line);
    /// Returns the bytes before the next `end`, which is skipped. Errors: as line(); InvalidPlan: at most
    /// `most` bytes were expected before it, or the file ends; `what` names what was to be read.
    Result<std::string_view> until(char end, std::size_t most, const std::string &what);
    /// Returns exactly so many, all in memory. Errors: Cancelled, Io; InvalidPlan: the file ends before.
    Result<std::string_view> bytes(std::size_t count, const std::string &what);
    /// Moves forward to that byte of the file. Errors: Io; InvalidPlan: behind its end, or passed already.
    Result<void> skipTo(std::uint64_t offset, const std::string &what);
    /// Returns the next bytes without consuming them, at most `most`, fewer only at the end. Errors:
    /// Cancelled, Io.
    Result<std::string_view> ahead(std::size_t most);

    /// Returns the position of the next byte, from 0.
    std::uint64_t position() const { return m_begin + m_position; }
    /// Returns the number of the line that line() returned last, from 1.
    std::uint64_t number() const { return m_number; }
    std::uint64_t size() const { return m_file.size(); }
    const std::filesystem::path &path() const { return m_file.path(); }

    /// "file, line 3: what", InvalidPlan.
    tl::unexpected<Error> wrongLine(const std::string &what) const;
    /// "file, byte 1024: what", InvalidPlan.
    tl::unexpected<Error> wrongByte(std::uint64_t offset, const std::string &what) const;
    /// "file: what", InvalidPlan: of the file as a whole.
    tl::unexpected<Error> wrongFile(const std::string &what) const;

private:
    VectorStream(InputFile file, JobControl &control);
    /// More of the file behind what is left of the chunk. False at its end.
    Result<bool> fetch();
    Result<bool> hold(std::size_t count);

    InputFile m_file;
    JobControl *m_control;
    std::string m_chunk;
    std::size_t m_position = 0;
    std::uint64_t m_begin = 0; ///< of the chunk in the file
    std::uint64_t m_number = 0;
    std::size_t m_fetch; ///< bytes of the next chunk: few after a jump, as the next jump may follow
    bool m_isExhausted = false;
};

/// Reads the head of a safetensors file: 8 bytes with its size, little-endian, then JSON that names the
/// arrays, their types, shapes and places. Errors: those of the stream and of encoder::tensorHeadOf().
Result<encoder::Tensors> readTensors(VectorStream &stream);

} // namespace core::embedding
