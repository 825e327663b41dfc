#pragma once

#include "core/base/Result.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <utility>

namespace core {

/// An input file, open for reading. Only regular files within the size limit of their kind are opened, so
/// that no pipe blocks the program and no device is read without end.
class InputFile final
{
public:
    /// Opens a file; follows links. `mostBytes`: the size limit. Errors: NotFound, Io (no permission),
    /// InvalidParameter (a folder, pipe, device or socket; too large).
    static Result<InputFile> open(const std::filesystem::path &path, std::uint64_t mostBytes);

    InputFile(InputFile &&other) noexcept;
    InputFile &operator=(InputFile &&) = delete;
    ~InputFile();

    /// Returns the first bytes, at most `most`. Errors: Io.
    Result<std::string> head(std::size_t most = std::size_t{1} << 16) const;
    /// Reads the file to its end. Errors: Io; InvalidParameter if it grew beyond the limit meanwhile.
    Result<std::string> readAll();

    /// Returns whether only the owner may use the open file, as ssh requires of its keys, even if another
    /// file is at its path now.
    bool isForOwnerOnly() const { return m_isForOwnerOnly; }
    std::uint64_t size() const { return m_size; }
    const std::filesystem::path &path() const { return m_path; }
    /// Returns the descriptor, which this object closes.
    int descriptor() const { return m_descriptor; }

private:
    InputFile(int descriptor, std::filesystem::path path, std::uint64_t mostBytes);

    int m_descriptor;
    std::filesystem::path m_path;
    std::uint64_t m_mostBytes;
    bool m_isForOwnerOnly = false;
    std::uint64_t m_size = 0;
};

/// Reads a whole file. Errors: as InputFile.
Result<std::string> readWholeFile(const std::filesystem::path &path, std::uint64_t mostBytes);

/// The size limit for each kind of file, in bytes: far above what such files have, far below the memory of a
/// computer.
namespace mostbytes {
inline constexpr std::uint64_t terms = std::uint64_t{256} << 20;
inline constexpr std::uint64_t prompt = std::uint64_t{1} << 20;
inline constexpr std::uint64_t key = std::uint64_t{1} << 16;
inline constexpr std::uint64_t answers = std::uint64_t{16} << 30;     ///< read line by line
inline constexpr std::uint64_t terminology = std::uint64_t{16} << 30; ///< read line by line
inline constexpr std::uint64_t vectors = std::uint64_t{64} << 30;     ///< read piece by piece
inline constexpr std::uint64_t resource = std::uint64_t{4} << 30;     ///< mapped
inline constexpr std::uint64_t tables = std::uint64_t{1} << 40;       ///< read page by page
inline constexpr std::uint64_t zip = std::uint64_t{8} << 30;          ///< read entry by entry
} // namespace mostbytes

/// A file mapped read-only into memory. The bytes live as long as the object; moving keeps the address.
class MappedFile final
{
public:
    /// Maps a file, which may be closed afterwards; an empty file has no bytes. Errors: Io.
    static Result<MappedFile> of(const InputFile &file);

    MappedFile() = default;
    MappedFile(MappedFile &&other) noexcept;
    MappedFile &operator=(MappedFile &&other) noexcept;
    ~MappedFile();

    std::span<const std::byte> bytes() const { return {m_data, m_size}; }

private:
    const std::byte *m_data = nullptr;
    std::size_t m_size = 0;
};

} // namespace core
