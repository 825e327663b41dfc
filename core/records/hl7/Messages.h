#pragma once

#include "core/records/hl7/ByteLines.h"

#include <cstdint>
#include <string>
#include <vector>

namespace core::records::hl7 {

/// One message as its bytes stand in the file. PRIVATE.
struct Message
{
    std::vector<std::string> segments = {}; ///< the first is the MSH; without their ends
    std::int64_t line = 0;                  ///< of the MSH
    std::int64_t offset = 0;                ///< of the same, in bytes
};

/// Puts the lines of a file together to messages. Passes over the headers and trailers of batches and files
/// (FHS, BHS, BTS, FTS) and the frames of MLLP (0B in front, 1C behind). What stands on a line of its own and
/// is no segment belongs to the text of an OBX in front of it, whose sender let its line breaks stand; ADD
/// goes on with the segment in front of it. Holds one message.
class Messages final
{
public:
    static constexpr std::size_t mostSegments = 1'000'000; ///< of a message

    Messages(ByteStream bytes, const ReadOptions &options);

    /// False at the end. Errors: Io; InvalidRecords for what is no message, and for one that is too long,
    /// behind which reading can go on.
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
    bool m_isStray = false;     ///< what is no message was told of
    char m_fieldSeparator = 0;  ///< of the message at hand
    std::size_t m_bytes = 0;    ///< of the message at hand
    std::size_t m_blanks = 0;   ///< blank lines behind its last segment
    std::int64_t m_oddLine = 0; ///< the first that is no segment of it; 0: there is none
};

} // namespace core::records::hl7
