#pragma once

#include "core/embedding/Embedding.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <optional>
#include <string_view>

namespace core::embedding {

/// Four lanes of FNV-1a over 64 bits, as fast as memory: it finds damage, not intent.
inline std::uint64_t checkSum(std::string_view bytes, std::uint64_t seed)
{
    constexpr std::uint64_t prime = 0x100000001b3U;
    std::array<std::uint64_t, 4> lanes = {seed, seed + 1, seed + 2, seed + 3};
    std::size_t i = 0;
    for (; i + sizeof(lanes) <= bytes.size(); i += sizeof(lanes)) {
        std::array<std::uint64_t, 4> words;
        std::memcpy(words.data(), bytes.data() + i, sizeof(words));
        for (std::size_t lane = 0; lane < lanes.size(); ++lane) {
            lanes[lane] = (lanes[lane] ^ words[lane]) * prime;
            lanes[lane] ^= lanes[lane] >> 29U; // or the high bits would never reach the low ones
        }
    }
    std::uint64_t sum = bytes.size();
    for (const std::uint64_t lane : lanes)
        sum = (sum ^ lane) * prime;
    for (; i < bytes.size(); ++i)
        sum = (sum ^ static_cast<unsigned char>(bytes[i])) * prime;
    return sum ^ (sum >> 32U);
}

/// A cache of the vectors of vocabularies in a folder of the user. Each file is written completely or not at
/// all. A damaged file counts as missing; it is detected by a checksum, which takes a tenth of the time of a
/// digest. Neither protects against somebody who can write into the folder.
class VectorCache final
{
public:
    /// With an empty folder nothing is kept or found.
    explicit VectorCache(std::filesystem::path folder)
        : m_folder(std::move(folder))
    {}

    std::optional<Embedding> find(const Digest &key) const;
    /// Returns what find() does, and leaves the file as it is: for a folder that the build made.
    std::optional<Embedding> peek(const Digest &key) const;
    /// Keeps the vectors and returns them from the file, or unchanged if they cannot be kept. The oldest
    /// files are deleted when there are too many.
    Embedding keep(const Digest &key, Embedding made) const;

private:
    std::filesystem::path placeOf(const Digest &key) const;

    std::filesystem::path m_folder;
};

} // namespace core::embedding
