#pragma once

#include "core/records/parts/Part.h"
#include "core/records/text/TextStream.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace core::records::fhir {

/// The text of one JSON object: a resource, or an element of `entry` of a Bundle. PRIVATE.
struct ResourceText
{
    std::string json = {};
    std::int64_t line = 0;                   ///< line on which it begins
    std::optional<std::int64_t> offset = {}; ///< byte of the file at which it begins, in UTF-8
    std::optional<std::size_t> entry = {};   ///< its number in the Bundle, from 0; empty outside of one
};

/// Cuts a file of resources, one after the other (NDJSON, or written over several lines), into their texts,
/// and a Bundle into its entries. Looks at strings and brackets only, and builds nothing. Holds one resource
/// or entry, and one chunk. The brackets of a result match, but it need not be JSON.
class Resources final
{
public:
    /// The maximum number of values of a resource: a value in memory is many times as large as in the file.
    static constexpr std::size_t mostValues = 1'000'000;

    Resources(TextStream stream, const ReadOptions &options);

    /// Fills the next resource; false at the end. Errors: Io; InvalidRecords: bytes that are not in the
    /// encoding; and, with reading going on, a text that is no object, is cut off or too long.
    ReadResult<bool> next(ResourceText &resource);

    const std::string &encoding() const { return m_stream.encoding(); }
    double fractionRead() const { return m_stream.fractionRead(); }
    Digest digest() const { return m_stream.digest(); }
    /// Returns the bytes of text that were looked at.
    std::int64_t taken() const { return m_taken + static_cast<std::int64_t>(m_at); }

private:
    struct Kept
    {
        ResourceText text = {};
        std::size_t bytes = 0;  ///< beyond the limit they are counted only
        std::size_t values = 0; ///< members and elements, at all depths
    };
    enum class Where { Outside, Stray, Inside };
    enum class Found { Nothing, Top, Entry, Stray, CutOff };

    ReadResult<bool> fetch();
    ReadResult<bool> atEnd();
    ReadResult<bool> hand(Found found, std::int64_t line, ResourceText &resource);
    Found step(char c);
    Found outside(char c);
    Found inside(char c);
    Found inString(char c);
    Found deeper(char c);
    Found shallower(char c);
    void passOverString();
    void open();
    void begin(Kept &kept) const;
    void keep(std::string_view text);
    void count(char c);

    TextStream m_stream;
    std::size_t m_maximumBytes;
    std::string m_text;
    std::size_t m_at = 0;      ///< position of the current character in m_text
    std::int64_t m_taken = 0;  ///< bytes of text in front of m_text
    std::int64_t m_line = 1;   ///< line of the current character
    char m_before = '\n';      ///< the character in front of it
    char m_significant = '\0'; ///< the last that was no white space, of a string its quote
    Where m_where = Where::Outside;
    std::int64_t m_depth = 0;
    bool m_isInString = false;
    bool m_isEscaped = false;
    bool m_isKey = false;        ///< the current string is a key of the top object
    std::string m_key;           ///< the last such key; of a long one the beginning
    bool m_isInEntries = false;  ///< inside of the list of entries
    bool m_hasEntries = false;   ///< the top object has such a list
    std::size_t m_entries = 0;   ///< entries of the Bundle so far
    bool m_hasLines = false;     ///< an object has ended on the line on which it began
    std::int64_t m_brokenAt = 0; ///< the line on which what was cut off began
    Kept m_top;
    Kept m_entry;
};

} // namespace core::records::fhir
