#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

struct archive;

namespace bench {

/// Writes a file, packed or not, piece by piece (libarchive).
class PackedOutput final
{
public:
    enum class Packing { None, Gzip, GzipMembers, Zstd, Zip };

    PackedOutput(std::filesystem::path path, Packing packing);
    PackedOutput(const PackedOutput &) = delete;
    PackedOutput &operator=(const PackedOutput &) = delete;
    ~PackedOutput();

    void add(std::string_view text);
    /// Of a zip: what is added from here on is of this file in it.
    void beginEntry(const std::string &name);
    /// Of a file of several members.
    void beginMember();
    bool isOfMembers() const { return m_packing == Packing::GzipMembers; }

    std::int64_t bytes() const { return m_bytes; } ///< that were added
    std::int64_t bytesOfMember() const { return m_bytes - m_memberBegan; }
    /// Closes the file and gives bytes().
    std::int64_t finish();

private:
    void open();
    void close();
    void check(long long code) const;

    std::filesystem::path m_path;
    Packing m_packing;
    archive *m_out = nullptr;
    int m_descriptor = -1;
    std::int64_t m_bytes = 0;
    std::int64_t m_memberBegan = 0;
};

} // namespace bench
