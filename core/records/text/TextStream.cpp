#include "core/records/text/TextStream.h"

#include "core/base/Result.h"
#include "core/records/text/Recognition.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace core::records {

namespace {

constexpr std::size_t lookedAtBytes = std::size_t{64} << 10;
constexpr std::string_view whereTextIsExpected =
    ", where text is expected; export the records as CSV, JSON lines or plain texts";

bool isWide(std::string_view encoding)
{
    return encoding.starts_with("UTF-16") || encoding.starts_with("UTF-32");
}

/// Returns the encoding to read in: the given one, else that of the byte-order mark, else UTF-8.
ReadResult<std::string> settleEncoding(const Part &part, std::string_view head)
{
    const auto marked = signatureEncoding(head);
    const std::string given = part.encoding.value_or("");
    if (given.empty())
        return marked.value_or("UTF-8");
    // "UTF-16" without an ending leaves the byte order to the mark.
    const std::string known = canonicalEncoding(given);
    if (marked && !known.empty() && known != *marked && !(isWide(known) && marked->starts_with(known)))
        return fail({.code = ErrorCode::InvalidPlan,
                     .what = "the byte-order mark says " + *marked + ", records.encoding says " + given
                             + "; leave records.encoding out"});
    return given;
}

// Returns whether each NUL of a text is a zero byte of the file, and no other byte is zero.
bool hasZeroByteForNul(std::string_view encoding)
{
    return encoding == "UTF-8" || encoding.starts_with("windows-") || encoding.starts_with("ISO-8859-");
}

constexpr std::int64_t unknownOffset = -1; // of a zero in an encoding of several bytes a character

ReadResult<void> refuseBinary(std::string_view head, std::string_view encoding)
{
    if (const std::string_view kind = binaryKind(head); !kind.empty())
        return fail({.what = "this is " + std::string(kind) + std::string(whereTextIsExpected)});
    constexpr std::ptrdiff_t mostZeros = 20; // one of so many bytes, in a text that a program damaged
    const auto zeros = std::ranges::count(head, '\0');
    if (isWide(encoding) || zeros == 0)
        return {};
    if (const auto wide = unmarkedUtf16(head))
        return fail({.what = "the file looks like " + *wide
                             + ": set records.encoding to it, or convert the file to UTF-8"});
    if (zeros * mostZeros <= std::ssize(head))
        return {};
    return fail({.what = "this is a binary file" + std::string(whereTextIsExpected)});
}

} // namespace

ReadResult<TextStream> TextStream::open(const Part &part, const ReadOptions &options)
{
    KEYSEED_ASSIGN(auto bytes, ByteStream::open(part, options.hasDigest));
    return open(std::move(bytes), part, options.chunkBytes);
}

ReadResult<TextStream> TextStream::open(ByteStream bytes, const Part &part, std::size_t chunkBytes)
{
    KEYSEED_ASSIGN(const auto head, bytes.head(lookedAtBytes));
    KEYSEED_ASSIGN(auto encoding, settleEncoding(part, head));
    KEYSEED_ASSIGN(auto decoder, Decoder::open(encoding));
    KEYSEED_TRY(refuseBinary(head, canonicalEncoding(encoding)));
    return TextStream(std::move(bytes), std::move(decoder), std::move(encoding), chunkBytes);
}

TextStream::TextStream(ByteStream bytes,
                       std::unique_ptr<Decoder> decoder,
                       std::string encoding,
                       std::size_t chunkBytes)
    : m_bytes(std::move(bytes))
    , m_decoder(std::move(decoder))
    , m_encoding(std::move(encoding))
    , m_chunkBytes(chunkBytes)
    , m_isUtf8(canonicalEncoding(m_encoding) == "UTF-8")
{}

ReadResult<TextStream::Piece> TextStream::append(std::string &text)
{
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    const std::size_t before = text.size();
    while (text.size() == before) {
        if (m_decoder->badOffset() || m_zeroOffset)
            return Piece::Undecodable;
        if (m_isAtEnd)
            return Piece::End;

        m_raw.erase(0, m_used);
        m_rawBefore += static_cast<std::int64_t>(m_used);
        const std::size_t kept = m_raw.size();
        m_raw.resize(kept + m_chunkBytes);
        const auto count = m_bytes.read({m_raw.data() + kept, m_chunkBytes});
        m_raw.resize(kept + count.value_or(0));
        m_used = 0;
        KEYSEED_TRY(count);

        m_isAtEnd = *count == 0;
        m_used = m_decoder->decode(m_raw, m_isAtEnd, text);
        if (m_isBeginning && text.size() > before) {
            m_isBeginning = false;
            if (std::string_view(text).substr(before).starts_with(mark)) {
                text.erase(before, mark.size());
                m_skippedBytes = static_cast<std::int64_t>(mark.size());
            }
        }
        if (const std::size_t zero = text.find('\0', before); zero != std::string::npos) {
            text.resize(zero);
            m_zeroOffset = hasZeroByteForNul(canonicalEncoding(m_encoding))
                               ? m_rawBefore + static_cast<std::int64_t>(m_raw.find('\0'))
                               : unknownOffset;
            return text.size() > before ? Piece::Text : Piece::Undecodable;
        }
    }
    return Piece::Text;
}

std::optional<std::string> TextStream::likelyAtBadByte() const
{
    // The detector looks at 8 KiB; the bytes around the bad one are the most telling.
    constexpr std::size_t around = std::size_t{4} << 10;
    const std::size_t from = m_used - std::min(m_used, around);
    return likelyEncoding(std::string_view(m_raw).substr(from, 2 * around));
}

std::optional<std::string> TextStream::encodingOfBadByte() const
{
    const auto likely = likelyAtBadByte();
    return likely && canonicalEncoding(*likely) != canonicalEncoding(m_encoding) ? likely : std::nullopt;
}

ReadError TextStream::undecodable(std::int64_t line, std::int64_t column) const
{
    if (m_zeroOffset)
        return {.place = {.line = line},
                .what = (*m_zeroOffset == unknownOffset ? "a character"
                                                        : "byte " + std::to_string(*m_zeroOffset + 1))
                        + " (line " + std::to_string(line) + ", column " + std::to_string(column)
                        + ") is zero (NUL), which no text has; remove it, or export the file again",
                .facts = {.kind = ProblemKind::ZeroByte, .expected = column, .found = *m_zeroOffset + 1},
                .isPlaceInWords = true};
    return {.place = {.line = line},
            .what = "byte " + std::to_string(badByte()) + " (line " + std::to_string(line) + ", column "
                    + std::to_string(column) + ") is not " + m_encoding + "; " + adviceOnBadByte(),
            .facts = {.kind = ProblemKind::NotInEncoding,
                      .expected = column,
                      .found = badByte(),
                      .name = m_encoding,
                      .likely = encodingOfBadByte().value_or(std::string())},
            .isPlaceInWords = true};
}

std::string TextStream::adviceOnBadByte() const
{
    if (!m_isUtf8)
        return "set records.encoding to the encoding the file is in, or convert the file to UTF-8";
    const auto likely = likelyAtBadByte();
    if (!likely)
        return "set records.encoding to the encoding the file is in (windows-1252 is common), or convert the "
               "file to UTF-8";
    if (*likely == "UTF-8")
        return "the rest looks like UTF-8: fix the character there, or export the file again";
    return "the file looks like " + *likely + ": set records.encoding to it, or convert the file";
}

} // namespace core::records
