#pragma once

#include "core/records/xlsx/RichText.h"
#include "core/records/xlsx/XmlStream.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace core::records::xlsx {

/// The texts that the cells of a workbook name by number. They are read as far as they are asked for, which
/// is from the front where Excel wrote them, and held in memory, one after another with 12 bytes besides.
class SharedStrings final : public XmlHandler
{
public:
    static constexpr std::uint64_t maximumBytes = std::uint64_t{2} << 30;

    /// `entry` may be null: there are none. `maximumStringBytes`: of one of them.
    SharedStrings(std::unique_ptr<Unpacking> entry, std::size_t maximumStringBytes);

    /// Valid as long as this object. Faults: as XmlStream::readOn; InvalidRecords (no such string, a string
    /// or all of them too large).
    Faulty<std::string_view> at(std::size_t index);

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
    std::size_t m_wanted = 0; ///< up to which is read now
    std::uint64_t m_bytes = 0;
    bool m_isTooLong = false;
};

} // namespace core::records::xlsx
