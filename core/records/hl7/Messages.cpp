#include "core/records/hl7/Messages.h"

#include "core/base/Result.h"
#include "core/records/Columns.h"
#include "core/records/hl7/Separators.h"

#include <algorithm>
#include <array>
#include <utility>

namespace core::records::hl7 {

namespace {

constexpr char frameBegin = '\x0B';
constexpr char frameEnd = '\x1C';

bool hasSegmentName(std::string_view line)
{
    const auto isUpper = [](char c) { return c >= 'A' && c <= 'Z'; };
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    return line.size() >= 3 && isUpper(line[0]) && (isUpper(line[1]) || isDigit(line[1]))
           && (isUpper(line[2]) || isDigit(line[2]));
}

} // namespace

Messages::Messages(ByteStream bytes, const ReadOptions &options)
    : m_lines(std::move(bytes), options)
    , m_maximumBytes(options.maximumRecordBytes)
{}

ReadResult<bool> Messages::next(Message &message)
{
    bool isOpen = false;
    for (;;) {
        KEYSEED_ASSIGN(const auto isThere, fetch());
        if (!isThere)
            return isOpen ? finished(message) : false;
        const Kind found = kind();
        if (isOpen && found == Kind::Header) {
            m_isHeld = true;
            return finished(message);
        }
        if (found == Kind::Header) {
            begin(message);
            isOpen = true;
        } else if (isOpen && found != Kind::Envelope)
            add(message, found);
        if (isOpen && (found == Kind::Envelope || m_endsFrame))
            return finished(message);
        if (isOpen || found == Kind::Blank || found == Kind::Envelope)
            continue;
        if (!std::exchange(m_isStray, true))
            return fail(stray());
    }
}

/// Reads the next line into m_line, without the bytes of a frame.
ReadResult<bool> Messages::fetch()
{
    if (std::exchange(m_isHeld, false))
        return true;
    auto isThere = m_lines.next(m_line);
    if (!isThere || !*isThere)
        return isThere;
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    if (m_line.number == 1 && m_line.bytes.starts_with(mark))
        m_line.bytes.remove_prefix(mark.size());
    m_endsFrame = m_line.bytes.ends_with(frameEnd);
    while (m_line.bytes.starts_with(frameBegin) || m_line.bytes.starts_with(frameEnd))
        m_line.bytes.remove_prefix(1);
    while (m_line.bytes.ends_with(frameEnd))
        m_line.bytes.remove_suffix(1);
    return true;
}

Messages::Kind Messages::kind() const
{
    const std::string_view line = m_line.bytes;
    if (m_line.isTooLong)
        return Kind::Segment;
    if (trimmed(line).empty())
        return Kind::Blank;
    if (!hasSegmentName(line))
        return Kind::Other;
    const std::string_view name = line.substr(0, 3);
    if (line.size() > 3 && canSeparate(line[3])) {
        constexpr std::array<std::string_view, 4> envelopes = {"FHS", "BHS", "BTS", "FTS"};
        if (name == "MSH")
            return Kind::Header;
        if (std::ranges::find(envelopes, name) != envelopes.end())
            return Kind::Envelope;
    }
    return line.size() == 3 || line[3] == m_fieldSeparator ? Kind::Segment : Kind::Other;
}

void Messages::begin(Message &message)
{
    message.segments.assign(1, std::string(m_line.bytes));
    message.line = m_line.number;
    message.offset = m_line.offset;
    m_fieldSeparator = m_line.bytes[3];
    m_bytes = m_line.bytes.size();
    m_blanks = 0;
    m_oddLine = 0;
    m_isStray = false;
}

void Messages::add(Message &message, Kind kind)
{
    if (kind == Kind::Blank) {
        ++m_blanks;
        return;
    }
    std::string &last = message.segments.back();
    const bool isText = kind == Kind::Other && last.starts_with("OBX");
    if (kind == Kind::Other && !isText && m_oddLine == 0)
        m_oddLine = m_line.number;
    m_bytes += m_line.isTooLong ? m_maximumBytes + 1 : m_line.bytes.size() + m_blanks + 1;
    const std::size_t blanks = std::exchange(m_blanks, 0);
    if (message.segments.size() == mostSegments)
        m_bytes = m_maximumBytes + 1;
    if (m_bytes > m_maximumBytes) {
        message.segments.resize(1);
        return;
    }
    constexpr std::size_t nameBytes = 3;
    if (isText)
        last.append(blanks + 1, '\n').append(m_line.bytes);
    else if (m_line.bytes.starts_with("ADD") && m_line.bytes.size() > nameBytes)
        last.append(m_line.bytes.substr(nameBytes + 1));
    else
        message.segments.emplace_back(m_line.bytes);
}

ReadResult<bool> Messages::finished(const Message &message) const
{
    const auto most = static_cast<std::int64_t>(m_maximumBytes);
    if (m_bytes > m_maximumBytes)
        return fail(
            {.place = {.line = message.line},
             .what = "the message is longer than " + inMebibytes(m_maximumBytes)
                     + " or 1,000,000 segments, the most a record may have; split it, or leave it out",
             .canGoOn = true,
             .facts = {.kind = ProblemKind::TooLong, .expected = most},
             .offset = message.offset});
    if (m_oddLine > 0)
        return fail({.place = {.line = m_oddLine},
                     .what = "no segment of HL7; its name of three capital letters or digits and the field "
                             "separator are expected; the message that begins on line "
                             + std::to_string(message.line) + " is left out: fix it, or export it again",
                     .canGoOn = true});
    return true;
}

ReadError Messages::stray() const
{
    return {.place = {.line = m_line.number},
            .what = "no HL7 message; a segment MSH with its separators is expected at the beginning of each; "
                    "everything up to the next one is left out: export it again, or remove it",
            .canGoOn = true,
            .offset = m_line.offset};
}

} // namespace core::records::hl7
