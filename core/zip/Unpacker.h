#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <tl/expected.hpp>
#include <type_traits>
#include <utility>
#include <vector>

namespace core::zip {

/// The data of an entry, as the central directory describes them.
struct PackedData
{
    bool isDeflated = false; ///< else stored as they are
    std::uint64_t packed = 0;
    std::uint64_t unpacked = 0;
    std::uint32_t checksum = 0; ///< CRC-32 of the unpacked bytes
};

/// Unpacks the data of one entry piece by piece, and checks their length and their checksum (zlib).
class Unpacker final
{
public:
    explicit Unpacker(const PackedData &data);
    Unpacker(const Unpacker &) = delete;
    Unpacker &operator=(const Unpacker &) = delete;
    ~Unpacker();

    /// Fills `buffer` as far as there are bytes; 0 is the end. Nothing when the data are damaged or cut off.
    /// `readPacked(span)` reads packed bytes, in their order, and returns a tl::expected of how many it read;
    /// no more are asked for than there are. Errors: those of `readPacked`.
    template<typename ReadPacked>
    auto read(const ReadPacked &readPacked, std::span<char> buffer)
    {
        using Count = std::invoke_result_t<ReadPacked, std::span<char>>;
        using Read = tl::expected<std::optional<std::size_t>, typename Count::error_type>;
        for (;;) {
            if (needsInput()) {
                Count count = readPacked(room());
                if (!count)
                    return Read(tl::unexpected(std::move(count.error())));
                if (*count == 0)
                    return Read(std::nullopt);
                take(*count);
            }
            const std::optional<std::size_t> made = unpack(buffer);
            if (!made || *made > 0 || !needsInput())
                return Read(made);
        }
    }

    /// Packed bytes that were not needed, once the end was read: another program might take them for data.
    std::uint64_t unusedBytes() const { return m_packedLeft + m_input.size(); }

private:
    bool needsInput() const { return !m_isAtEnd && m_input.empty() && m_packedLeft > 0; }
    std::span<char> room();
    void take(std::size_t count);
    /// Unpacks from the current input. 0 also when more of it is needed.
    std::optional<std::size_t> unpack(std::span<char> buffer);
    std::optional<std::size_t> inflateInto(std::span<char> buffer);

    struct Inflater;
    PackedData m_data;
    std::unique_ptr<Inflater> m_inflater; ///< null for stored data
    std::vector<char> m_buffer;
    std::string_view m_input; ///< in m_buffer, not yet unpacked
    std::uint64_t m_packedLeft;
    std::uint64_t m_made = 0;
    std::uint32_t m_sum = 0;
    bool m_isAtEnd = false;
};

} // namespace core::zip
