#pragma once

#include <cstdint>
#include <string>
#include <vector>
#include <zlib.h>

namespace tests {

/// A file of a zip file, as its headers describe it, rightly or not.
struct ZipMember
{
    std::string name;
    std::string data;           ///< as it stands in the archive
    std::string content = {};   ///< what it becomes, where that is something else
    std::uint16_t method = 0;   ///< 0: as it is, 8: deflated
    std::uint16_t flags = 0;    ///< 1: encrypted, 0x800: the name is UTF-8
    std::uint32_t sumShift = 0; ///< added to the sum that is right
    bool isWide = false;        ///< its numbers stand among the extra fields, as of what is very large
    bool isOnlyListed = false;  ///< at the place of the one before
    std::uint32_t attributes = 0;
};

inline std::string littleEndian(std::uint64_t value, int bytes)
{
    std::string text;
    for (int i = 0; i < bytes; ++i, value >>= 8U)
        text += static_cast<char>(value & 0xFFU);
    return text;
}

/// A zip file (APPNOTE.TXT 4.3). `isWide`: with the end that very large ones have.
inline std::string zipOfMembers(const std::vector<ZipMember> &members, bool isWide = false)
{
    const auto n = littleEndian;
    std::string zip;
    std::string list;
    std::uint64_t offset = 0;
    for (const ZipMember &member : members) {
        const std::string &content = member.content.empty() ? member.data : member.content;
        const auto sum = static_cast<std::uint32_t>(
            crc32(0, reinterpret_cast<const Bytef *>(content.data()), static_cast<uInt>(content.size())));
        const std::string common =
            n(member.flags, 2) + n(member.method, 2) + n(0, 4) + n(sum + member.sumShift, 4);
        if (!member.isOnlyListed) {
            offset = zip.size();
            zip += "PK\x03\x04" + n(20, 2) + common + n(member.data.size(), 4) + n(content.size(), 4)
                   + n(member.name.size(), 2) + n(0, 2) + member.name + member.data;
        }
        const std::string wide = member.isWide ? n(1, 2) + n(24, 2) + n(content.size(), 8)
                                                     + n(member.data.size(), 8) + n(offset, 8)
                                               : std::string();
        const std::uint64_t all = 0xFFFFFFFF;
        list += "PK\x01\x02" + n(20, 2) + n(20, 2) + common + n(member.isWide ? all : member.data.size(), 4)
                + n(member.isWide ? all : content.size(), 4) + n(member.name.size(), 2) + n(wide.size(), 2)
                + n(0, 2) + n(0, 4) + n(member.attributes, 4) + n(member.isWide ? all : offset, 4)
                + member.name + wide;
    }
    const std::uint64_t at = zip.size();
    const std::uint64_t count = members.size();
    zip += list;
    if (isWide) {
        const std::uint64_t end = zip.size();
        zip += "PK\x06\x06" + n(44, 8) + n(45, 2) + n(45, 2) + n(0, 8) + n(count, 8) + n(count, 8)
               + n(list.size(), 8) + n(at, 8) + "PK\x06\x07" + n(0, 4) + n(end, 8) + n(1, 4);
        return zip + "PK\x05\x06" + n(0, 4) + std::string(12, '\xFF') + n(0, 2);
    }
    return zip + "PK\x05\x06" + n(0, 4) + n(count, 2) + n(count, 2) + n(list.size(), 4) + n(at, 4) + n(0, 2);
}

} // namespace tests
