#include "core/records/LinesAround.h"

#include "core/base/Result.h"
#include "core/records/bytes/ByteStream.h"
#include "core/records/text/Decoder.h"
#include "core/records/text/LineBreaks.h"
#include "core/records/text/Recognition.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace core::records {

namespace {

constexpr std::size_t blockBytes = std::size_t{1} << 20;
constexpr std::size_t nearBytes = std::size_t{256} << 10; // to each side of the line

/// The encoding in which a file is shown.
struct Reading
{
    std::string encoding;
    std::int64_t start = 0; ///< offset behind the byte-order mark
};

std::int64_t bytesOfMark(std::string_view encoding)
{
    if (encoding == "UTF-8")
        return 3;
    return encoding.starts_with("UTF-32") ? 4 : 2;
}

ReadResult<Reading> settle(const Part &part, const ByteStream &file)
{
    KEYSEED_ASSIGN(const auto head, file.head(8));
    const auto marked = signatureEncoding(head);
    const std::string given = part.encoding.value_or("");
    // "UTF-16" without an ending leaves the byte order to the mark.
    const bool isMarked = marked && (given.empty() || marked->starts_with(canonicalEncoding(given)));
    Reading reading{.encoding = isMarked        ? *marked
                                : given.empty() ? "UTF-8"
                                                : canonicalEncoding(given),
                    .start = marked ? bytesOfMark(*marked) : 0};
    if (reading.encoding.empty())
        return fail(
            {.code = ErrorCode::InvalidPlan,
             .what = "unknown encoding \"" + given + "\"; set records.encoding to a name that ICU knows"});
    return reading;
}

class LineFinder final
{
public:
    LineFinder(const ByteStream &file, Reading reading, const LinesWanted &wanted, JobControl &control)
        : m_file(file)
        , m_reading(std::move(reading))
        , m_breaks(m_reading.encoding)
        , m_wanted(wanted)
        , m_control(control)
    {}

    ReadResult<std::vector<RawLine>> find()
    {
        auto offset = hintedOffset();
        KEYSEED_TRY(offset);
        if (!*offset)
            offset = searchedOffset();
        KEYSEED_TRY(offset);
        return linesAt(offset->value_or(m_reading.start));
    }

private:
    /// Returns the wanted offset, if a line begins there: the file may have changed.
    ReadResult<std::optional<std::int64_t>> hintedOffset() const
    {
        const std::int64_t offset = m_wanted.offset.value_or(-1);
        const auto unit = static_cast<std::int64_t>(m_breaks.unitBytes());
        if (offset == m_reading.start)
            return m_wanted.offset;
        if (offset < m_reading.start + unit)
            return std::nullopt;
        KEYSEED_ASSIGN(const auto before, m_file.bytesAt(offset - unit, m_breaks.unitBytes()));
        return m_breaks.endsWithBreak(before) ? m_wanted.offset : std::nullopt;
    }

    ReadResult<std::optional<std::int64_t>> searchedOffset() const
    {
        LineCounter counter(m_breaks);
        std::int64_t position = m_reading.start;
        bool isLast = false;
        while (counter.counted() < m_wanted.place.line - 1 && !isLast) {
            if (m_control.isCancelled())
                return fail({.code = ErrorCode::Cancelled, .what = "cancelled"});
            KEYSEED_ASSIGN(const auto bytes, m_file.bytesAt(position, blockBytes));
            isLast = bytes.size() < blockBytes;
            position += static_cast<std::int64_t>(
                counter.pass(bytes, m_wanted.place.line - 1 - counter.counted(), isLast));
            m_control.report(m_file.fractionAt(position), "lines");
        }
        if (counter.counted() < m_wanted.place.line - 1)
            return fail(
                {.place = m_wanted.place, .what = "the file has no such line any more; check it again"});
        return position;
    }

    ReadResult<std::vector<RawLine>> linesAt(std::int64_t offset) const
    {
        const auto back =
            static_cast<std::size_t>(std::min<std::int64_t>(offset - m_reading.start, nearBytes));
        KEYSEED_ASSIGN(const auto bytes,
                       m_file.bytesAt(offset - static_cast<std::int64_t>(back), back + nearBytes));
        const bool isLast = bytes.size() < back + nearBytes;
        const auto most = static_cast<std::size_t>(m_wanted.before);
        const bool isPartial = offset > m_reading.start + static_cast<std::int64_t>(back);
        std::vector<RawLine> lines = cut(fromCharacter(bytes, back, isPartial), isLast, SIZE_MAX);
        if (!lines.empty())
            lines.front().isCut = lines.front().isCut || isPartial;
        if (lines.size() > most)
            lines.erase(lines.begin(), lines.end() - static_cast<std::ptrdiff_t>(most));
        const auto before = static_cast<std::int64_t>(lines.size());
        for (RawLine &line :
             cut(std::string_view(bytes).substr(back), isLast, static_cast<std::size_t>(m_wanted.after) + 1))
            lines.push_back(std::move(line));
        for (std::size_t i = 0; i < lines.size(); ++i)
            lines[i].number = m_wanted.place.line - before + static_cast<std::int64_t>(i);
        return lines;
    }

    /// Returns the first `count` bytes, without the rest of a character at their beginning.
    std::string_view fromCharacter(std::string_view bytes, std::size_t count, bool isPartial) const
    {
        bytes = bytes.substr(0, count);
        if (!isPartial || m_reading.encoding != "UTF-8")
            return bytes;
        constexpr std::size_t longestRest = 3;
        for (std::size_t i = 0; i < longestRest && !bytes.empty(); ++i)
            if ((static_cast<unsigned char>(bytes.front()) & 0xC0U) == 0x80U)
                bytes.remove_prefix(1);
        return bytes;
    }

    std::vector<RawLine> cut(std::string_view bytes, bool isLast, std::size_t most) const
    {
        std::vector<RawLine> lines;
        for (std::size_t from = 0; from < bytes.size() && lines.size() < most;) {
            const LineBreaks::Break found = m_breaks.next(bytes, from, true);
            const bool isEnd = found.begin == std::string_view::npos;
            lines.push_back(shown(bytes.substr(from, isEnd ? found.begin : found.begin - from)));
            lines.back().isCut = lines.back().isCut || (isEnd && !isLast);
            from = isEnd ? bytes.size() : found.end;
        }
        return lines;
    }

    RawLine shown(std::string_view bytes) const
    {
        const std::size_t most = m_wanted.maximumBytes - m_wanted.maximumBytes % m_breaks.unitBytes();
        const bool isCut = bytes.size() > most;
        return {.text = decodedAnyway(bytes.substr(0, most), m_reading.encoding, isCut), .isCut = isCut};
    }

    const ByteStream &m_file;
    Reading m_reading;
    LineBreaks m_breaks;
    const LinesWanted &m_wanted;
    JobControl &m_control;
};

Part partOf(const Source &source, const Place &place)
{
    return {.path = place.file.empty() ? source.file() : std::filesystem::path(place.file),
            .entry = place.entry,
            .encoding = source.encoding};
}

} // namespace

Result<std::vector<RawLine>> linesAround(const Source &source, const LinesWanted &wanted, JobControl &control)
{
    const Part part = partOf(source, wanted.place);
    if (!wanted.place.sheet.empty())
        return fail(toError({.place = wanted.place,
                             .what = "its rows are no lines of text; open the file in the program that it "
                                     "comes from"},
                            part.path));
    const auto file = ByteStream::open(part, false);
    if (!file)
        return fail(toError(file.error(), part.path));
    auto reading = settle(part, *file);
    if (!reading)
        return fail(toError(reading.error(), part.path));
    auto lines = LineFinder(*file, std::move(*reading), wanted, control).find();
    if (!lines && lines.error().code == ErrorCode::Cancelled)
        return cancelled();
    if (!lines)
        return fail(toError(lines.error(), part.path));
    return std::move(*lines);
}

} // namespace core::records
