#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string_view>

namespace core::zip {

/// Reads the little-endian numbers and the texts of a record of a zip file in their order. Reading beyond the
/// end gives zeros; isShort() reports it.
class ZipFields final
{
public:
    ZipFields(std::span<const std::byte> bytes, std::uint64_t offset)
        : m_rest(offset <= bytes.size() ? bytes.subspan(static_cast<std::size_t>(offset))
                                        : std::span<const std::byte>())
        , m_offset(offset)
        , m_isShort(offset > bytes.size())
    {}

    std::uint16_t u16() { return static_cast<std::uint16_t>(number(2)); }
    std::uint32_t u32() { return static_cast<std::uint32_t>(number(4)); }
    std::uint64_t u64() { return number(8); }
    std::string_view text(std::size_t length)
    {
        const std::span<const std::byte> taken = take(length);
        return {reinterpret_cast<const char *>(taken.data()), taken.size()};
    }
    void skip(std::uint64_t length) { take(length); }

    std::uint64_t offset() const { return m_offset; }
    bool isAtEnd() const { return m_rest.empty(); }
    bool isShort() const { return m_isShort; }

private:
    std::span<const std::byte> take(std::uint64_t length)
    {
        if (length > m_rest.size()) {
            m_isShort = true;
            m_rest = {};
            return {};
        }
        const auto taken = m_rest.first(static_cast<std::size_t>(length));
        m_rest = m_rest.subspan(taken.size());
        m_offset += length;
        return taken;
    }

    std::uint64_t number(std::size_t bytes)
    {
        std::uint64_t value = 0;
        const auto taken = take(bytes);
        for (std::size_t i = taken.size(); i-- > 0;)
            value = value << 8U | std::to_integer<std::uint64_t>(taken[i]);
        return value;
    }

    std::span<const std::byte> m_rest;
    std::uint64_t m_offset;
    bool m_isShort;
};

} // namespace core::zip
