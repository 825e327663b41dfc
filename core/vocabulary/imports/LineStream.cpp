#include "core/vocabulary/imports/LineStream.h"

#include "core/base/NewFile.h"
#include "core/base/Result.h"
#include "core/base/system/Files.h"
#include "core/vocabulary/Folding.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <utility>

namespace core::vocabulary {

namespace {

constexpr std::size_t chunkBytes = std::size_t{1} << 20;
constexpr std::size_t longestLine = std::size_t{1} << 20;
constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

} // namespace

LineStream::LineStream(InputFile file, Share share, JobControl &control)
    : m_file(std::move(file))
    , m_share(share)
    , m_control(&control)
{}

Result<LineStream> LineStream::open(const std::filesystem::path &path, Share share, JobControl &control)
{
    KEYSEED_ASSIGN(auto file, InputFile::open(path, mostbytes::terminology));
    LineStream lines(std::move(file), share, control);
    KEYSEED_TRY(lines.refuseCompressed());
    return lines;
}

// Reads the first bytes, which stay for the first line.
Result<void> LineStream::refuseCompressed()
{
    KEYSEED_ASSIGN(const auto more, fetch());
    m_isExhausted = !more;
    if (const std::string_view compression = compressionOf(m_chunk); !compression.empty())
        return wrongFile(unpackFirst(compression));
    return {};
}

// Moves the rest of the chunk to its front and reads more. Returns false at the end of the file.
Result<bool> LineStream::fetch()
{
    if (m_control->isCancelled())
        return cancelled();
    const double whole = std::max(1.0, static_cast<double>(m_file.size()));
    const double done = std::min(1.0, static_cast<double>(m_bytes) / whole);
    m_control->report(m_share.from + (m_share.to - m_share.from) * done, "terms");
    m_chunk.erase(0, m_position);
    m_position = 0;
    const std::size_t before = m_chunk.size();
    m_chunk.resize(before + chunkBytes);
    const std::int64_t got = system::readSome(m_file.descriptor(), std::span(m_chunk).subspan(before));
    const int error = errno;
    m_chunk.resize(before + static_cast<std::size_t>(std::max<std::int64_t>(got, 0)));
    if (got < 0)
        return fail(ioError(path().string(), "cannot be read to its end", error));
    m_bytes += static_cast<std::uint64_t>(got);
    if (m_bytes > mostbytes::terminology)
        return wrongFile("grows while it is read; name a file that is finished");
    m_hash.add(std::string_view(m_chunk).substr(before));
    return got > 0;
}

Result<bool> LineStream::next(std::string_view &line)
{
    std::size_t end = m_chunk.find('\n', m_position);
    while (end == std::string::npos && !m_isExhausted) {
        const std::size_t searched = m_chunk.size() - m_position;
        if (searched > longestLine)
            return ++m_number, wrong("longer than 1 MB; a text file of lines was expected");
        KEYSEED_ASSIGN(const auto more, fetch());
        m_isExhausted = !more;
        end = m_chunk.find('\n', searched);
    }
    if (m_position == m_chunk.size())
        return false;
    end = std::min(end, m_chunk.size());
    line = std::string_view(m_chunk).substr(m_position, end - m_position);
    m_position = std::min(end + 1, m_chunk.size());
    if (++m_number == 1 && line.starts_with(byteOrderMark))
        line.remove_prefix(byteOrderMark.size());
    if (line.ends_with('\r'))
        line.remove_suffix(1);
    if (!isUtf8(line))
        return wrong("not UTF-8; save the file in UTF-8, or name the right file");
    if (line.find('\0') != std::string_view::npos)
        return wrong("holds a byte 0, which no text does; name the right file");
    return true;
}

tl::unexpected<Error> LineStream::wrong(const std::string &what) const
{
    return fail(ErrorCode::InvalidPlan, path().string() + ", line " + std::to_string(m_number) + ": " + what);
}

tl::unexpected<Error> LineStream::wrongFile(const std::string &what) const
{
    return fail(ErrorCode::InvalidPlan, path().string() + ": " + what);
}

std::string_view compressionOf(std::string_view bytes)
{
    using namespace std::string_view_literals;
    constexpr std::array<std::pair<std::string_view, std::string_view>, 5> beginnings = {{
        {"\x1F\x8B"sv, "gzip"},
        {"PK\x03\x04"sv, "zip"},
        {"BZh91AY"sv, "bzip2"},
        {"\xFD"
         "7zXZ"sv,
         "xz"},
        {"\x28\xB5\x2F\xFD"sv, "zstd"},
    }};
    const auto found =
        std::ranges::find_if(beginnings, [&](const auto &each) { return bytes.starts_with(each.first); });
    return found == beginnings.end() ? std::string_view() : found->second;
}

std::string unpackFirst(std::string_view compression)
{
    return "is compressed (" + std::string(compression) + "); unpack it and name the file that comes out";
}

std::size_t splitInto(std::string_view line, char separator, std::span<std::string_view> fields)
{
    std::size_t count = 0;
    while (true) {
        const std::size_t end = std::min(line.find(separator), line.size());
        if (count < fields.size())
            fields[count] = line.substr(0, end);
        ++count;
        if (end == line.size())
            return count;
        line.remove_prefix(end + 1);
    }
}

} // namespace core::vocabulary
