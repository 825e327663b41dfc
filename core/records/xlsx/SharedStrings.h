#pragma once

#include "core/records/xlsx/XmlStream.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace core::records::xlsx {

/// Builds the text of a shared or inline string (ECMA-376 part 1, 18.4.8) from its `t`, in runs or not,
/// without its pronunciation (`rPh`). White space is kept with or without `xml:space`, as in openpyxl, so
/// that the words of two runs stay apart.
class RichText final
{
public:
    /// Begins a new string.
    void clear();
    void begin(std::string_view element);
    void end(std::string_view element);
    /// Keeps no more than `most` bytes.
    void add(std::string_view piece, std::size_t most);

    bool isTooLong() const { return m_isTooLong; }
    /// Returns the assembled string, with `_x000D_` decoded.
    std::string &finish();

private:
    std::string m_text;
    bool m_isInText = false;
    bool m_isPronunciation = false;
    bool m_isTooLong = false;
};

/// Decodes `_x000D_` and the like (ECMA-376 part 1, 22.9.2.19), in UTF-8. A code for no character becomes
/// U+FFFD.
void unescape(std::string &text);

/// The texts that the cells of a workbook refer to by number. They are read up to the highest number that was
/// asked for, and held in memory, one after another, with 12 bytes for each.
class SharedStrings final : public XmlHandler
{
public:
    static constexpr std::uint64_t maximumBytes = std::uint64_t{2} << 30;

    /// Opens the texts. `entry` may be null: there are none. `maximumStringBytes`: the limit for one of them.
    SharedStrings(std::unique_ptr<Unpacking> entry, std::size_t maximumStringBytes);

    /// Returns a text; it lives as long as this object. Errors: as XmlStream::readOn; InvalidRecords (no such
    /// string, a string or all of them too large).
    ReadResult<std::string_view> at(std::size_t index);

private:
    void begin(std::string_view element, const XmlAttributes &attributes) override;
    bool end(std::string_view element) override;
    void text(std::string_view piece) override;

    void keep(std::string_view text);

    static constexpr std::size_t blockBytes = std::size_t{4} << 20;
    struct Position
    {
        std::uint32_t block;
        std::uint32_t offset;
        std::uint32_t size;
    };

    std::unique_ptr<XmlStream> m_stream;
    std::size_t m_maximumStringBytes;
    RichText m_string;
    std::vector<std::string> m_blocks; ///< each full or the last; what is in them stays where it is
    std::vector<Position> m_strings;
    std::size_t m_wanted = 0; ///< highest number that is read up to
    std::uint64_t m_bytes = 0;
    bool m_isTooLong = false;
};

} // namespace core::records::xlsx
