#pragma once

#include "core/records/hl7/ByteLines.h"

#include <cstdint>
#include <string>
#include <vector>

namespace core::records::hl7 {

/// A message in the bytes of the file. PRIVATE.
struct Message
{
    std::vector<std::string> segments = {}; ///< the first is the MSH; without their ends
    std::int64_t line = 0;                  ///< line of the MSH
    std::int64_t offset = 0;                ///< byte at which the MSH begins
};

/// Joins the lines of a file to messages. Passes over the headers and trailers of batches and files (FHS,
/// BHS, BTS, FTS) and the frames of MLLP (0B in front, 1C behind). A line that is no segment belongs to the
/// text of the OBX before it, whose sender did not escape its line breaks; ADD continues the segment before
/// it. Holds one message.
class Messages final
{
public:
    static constexpr std::size_t mostSegments = 1'000'000; ///< limit for a message

    Messages(ByteStream bytes, const ReadOptions &options);

    /// Fills the next message; false at the end. Errors: Io; InvalidRecords for lines that are no message and
    /// for a message that is too long, behind which reading can go on.
    ReadResult<bool> next(Message &message);

    double fractionRead() const { return m_lines.fractionRead(); }
    Digest digest() const { return m_lines.digest(); }

private:
    enum class Kind { Blank, Header, Envelope, Segment, Other };

    ReadResult<bool> fetch();
    Kind kind() const;
    void begin(Message &message);
    void add(Message &message, Kind kind);
    ReadResult<bool> finished(const Message &message) const;
    ReadError stray() const;

    ByteLines m_lines;
    std::size_t m_maximumBytes;
    ByteLine m_line;
    bool m_isHeld = false;      ///< m_line was not dealt with
    bool m_endsFrame = false;   ///< m_line ends the frame of a message
    bool m_isStray = false;     ///< lines that are no message were reported
    char m_fieldSeparator = 0;  ///< separator of the current message
    std::size_t m_bytes = 0;    ///< bytes of the current message
    std::size_t m_blanks = 0;   ///< blank lines behind its last segment
    std::int64_t m_oddLine = 0; ///< the first that is no segment of it; 0: there is none
};

} // namespace core::records::hl7
