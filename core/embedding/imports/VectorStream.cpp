#include "core/embedding/imports/VectorStream.h"

#include "core/base/NewFile.h"
#include "core/base/Result.h"
#include "core/base/system/Files.h"
#include "core/vocabulary/imports/LineStream.h"

#include <algorithm>
#include <cerrno>

namespace core::embedding {

namespace {

constexpr std::size_t chunkBytes = std::size_t{1} << 20;
constexpr std::size_t afterJump = std::size_t{1} << 14;

} // namespace

VectorStream::VectorStream(InputFile file, JobControl &control)
    : m_file(std::move(file))
    , m_control(&control)
    , m_fetch(chunkBytes)
{}

Result<VectorStream> VectorStream::open(const std::filesystem::path &path, JobControl &control)
{
    KEYSEED_ASSIGN(auto file, InputFile::open(path, mostbytes::vectors));
    VectorStream stream(std::move(file), control);
    KEYSEED_ASSIGN(const auto head, stream.ahead(8));
    if (head.empty())
        return stream.wrongFile("is empty; name a file of vectors");
    if (const std::string_view compression = vocabulary::compressionOf(head); !compression.empty())
        return stream.wrongFile(vocabulary::unpackFirst(compression));
    return stream;
}

Result<bool> VectorStream::fetch()
{
    if (m_isExhausted)
        return false;
    if (m_control->isCancelled())
        return cancelled();
    m_begin += m_position;
    m_chunk.erase(0, m_position);
    m_position = 0;
    const std::size_t before = m_chunk.size();
    const double whole = std::max(1.0, static_cast<double>(m_file.size()));
    m_control->report(std::min(1.0, static_cast<double>(m_begin + before) / whole), "vectors");
    m_chunk.resize(before + m_fetch);
    const std::int64_t got = system::readSome(m_file.descriptor(), std::span(m_chunk).subspan(before));
    const int error = errno;
    m_chunk.resize(before + static_cast<std::size_t>(std::max<std::int64_t>(got, 0)));
    if (got < 0)
        return fail(ioError(path().string(), "cannot be read to its end", error));
    if (m_begin + m_chunk.size() > mostbytes::vectors)
        return wrongFile("grows while it is read; name a file that is finished");
    m_isExhausted = got == 0;
    m_fetch = std::min(2 * m_fetch, chunkBytes);
    return got > 0;
}

// Returns whether so many bytes are in the chunk.
Result<bool> VectorStream::hold(std::size_t count)
{
    while (m_chunk.size() - m_position < count) {
        const auto more = fetch();
        if (!more || !*more)
            return more;
    }
    return true;
}

Result<bool> VectorStream::line(std::string_view &line)
{
    std::size_t searched = 0;
    std::size_t end = m_chunk.find('\n', m_position);
    while (end == std::string::npos) {
        searched = m_chunk.size() - m_position;
        if (searched > longestLine)
            return ++m_number, wrongLine("longer than 1 MB; a line with a word and its numbers was expected");
        const auto more = fetch();
        if (!more)
            return more;
        if (!*more)
            break;
        end = m_chunk.find('\n', m_position + searched);
    }
    if (m_position == m_chunk.size())
        return false;
    end = std::min(end, m_chunk.size());
    line = std::string_view(m_chunk).substr(m_position, end - m_position);
    m_position = std::min(end + 1, m_chunk.size());
    ++m_number;
    if (line.ends_with('\r'))
        line.remove_suffix(1);
    return true;
}

Result<std::string_view> VectorStream::until(char end, std::size_t most, const std::string &what)
{
    std::size_t searched = 0;
    while (true) {
        const std::size_t found = m_chunk.find(end, m_position + searched);
        if (found != std::string::npos && found - m_position <= most) {
            const auto text = std::string_view(m_chunk).substr(m_position, found - m_position);
            m_position = found + 1;
            return text;
        }
        searched = m_chunk.size() - m_position;
        if (found != std::string::npos || searched > most)
            return wrongByte(position(),
                             what + " of at most " + std::to_string(most)
                                 + " bytes was expected; the file is damaged or of another format");
        KEYSEED_ASSIGN(const auto more, fetch());
        if (!more)
            return wrongByte(position(),
                             what + " was expected, the file ends; it is cut short, get it again");
    }
}

Result<std::string_view> VectorStream::bytes(std::size_t count, const std::string &what)
{
    KEYSEED_ASSIGN(const auto held, hold(count));
    if (!held)
        return wrongByte(position(),
                         what + " of " + std::to_string(count)
                             + " bytes was expected, the file ends; it is cut short, get it again");
    const auto bytes = std::string_view(m_chunk).substr(m_position, count);
    m_position += count;
    return bytes;
}

Result<void> VectorStream::skipTo(std::uint64_t offset, const std::string &what)
{
    if (offset < position() || offset > size())
        return wrongByte(offset,
                         what + " was expected there; the file is cut short or damaged, get it again");
    const std::uint64_t ahead = offset - position();
    if (ahead <= m_chunk.size() - m_position) {
        m_position += ahead;
        return {};
    }
    if (!system::seekTo(m_file.descriptor(), offset))
        return fail(ioError(path().string(), "cannot be read at a place of it", errno));
    m_chunk.clear();
    m_position = 0;
    m_begin = offset;
    m_fetch = afterJump;
    m_isExhausted = false;
    return {};
}

Result<std::string_view> VectorStream::ahead(std::size_t most)
{
    KEYSEED_TRY(hold(most));
    return std::string_view(m_chunk).substr(m_position, most);
}

tl::unexpected<Error> VectorStream::wrongLine(const std::string &what) const
{
    return fail(ErrorCode::InvalidPlan, path().string() + ", line " + std::to_string(m_number) + ": " + what);
}

tl::unexpected<Error> VectorStream::wrongByte(std::uint64_t offset, const std::string &what) const
{
    return fail(ErrorCode::InvalidPlan, path().string() + ", byte " + std::to_string(offset) + ": " + what);
}

tl::unexpected<Error> VectorStream::wrongFile(const std::string &what) const
{
    return fail(ErrorCode::InvalidPlan, path().string() + ": " + what);
}

Result<encoder::Tensors> readTensors(VectorStream &stream)
{
    KEYSEED_ASSIGN(const auto first, stream.bytes(sizeof(std::uint64_t), "the size of the head"));
    const auto size = encoder::tensorHeadSize(first);
    if (!size)
        return stream.wrongByte(0, size.error().detail);
    KEYSEED_ASSIGN(const auto head, stream.bytes(*size, "the head"));
    auto read = encoder::tensorHeadOf(head, stream.size());
    if (!read)
        return stream.wrongByte(sizeof(std::uint64_t), read.error().detail);
    return std::move(read->tensors);
}

} // namespace core::embedding
