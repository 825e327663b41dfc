#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

/// The payload of a resource file (ResourceFile.h) as a row of arrays, each starting at a multiple of 64
/// bytes, with zeros between.
namespace core::vocabulary {

inline constexpr std::size_t sectionAlignment = 64;

inline void alignSection(std::string &bytes)
{
    bytes.resize((bytes.size() + sectionAlignment - 1) / sectionAlignment * sectionAlignment, '\0');
}

template<typename T>
void appendSection(std::string &bytes, const std::vector<T> &values)
{
    alignSection(bytes);
    bytes.append(reinterpret_cast<const char *>(values.data()), values.size() * sizeof(T));
}

/// Hands out the sections of a payload in order: nothing once one does not fit.
class SectionReader final
{
public:
    /// `payload` is aligned to 64 bytes.
    explicit SectionReader(std::span<const std::byte> payload)
        : m_payload(payload)
    {}

    /// `count` is below 2^33, so that nothing here can wrap around.
    template<typename T>
    std::span<const T> next(std::uint64_t count)
    {
        m_position = (m_position + sectionAlignment - 1) / sectionAlignment * sectionAlignment;
        const std::uint64_t begin = m_position;
        m_position += count * sizeof(T);
        if (m_position > m_payload.size())
            return {};
        return {reinterpret_cast<const T *>(m_payload.data() + begin), static_cast<std::size_t>(count)};
    }
    /// False, too, when a section did not fit.
    bool isAtEnd() const { return m_position == m_payload.size(); }

private:
    std::span<const std::byte> m_payload;
    std::uint64_t m_position = 0;
};

} // namespace core::vocabulary
