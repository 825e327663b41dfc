#pragma once

#include <cstdint>
#include <mutex>
#include <set>
#include <string_view>
#include <vector>

namespace core::privacy {

/// A sample of the records of a file by which a ledger recognises that two files share many of them: the
/// smallest hashes of their texts ("bottom-k", Broder 1997). PRIVATE: without a key. The ledger keeps hashes
/// of these under its own key. Records may be added by several threads at once.
class RecordSketch final
{
public:
    static constexpr std::size_t size = 256;

    RecordSketch() = default;
    RecordSketch(const RecordSketch &other);
    RecordSketch &operator=(const RecordSketch &other);
    ~RecordSketch() = default;

    /// Adds a record by its text. A text without a visible character is skipped.
    void add(std::string_view text);
    /// Returns the hashes, smallest first.
    std::vector<std::uint64_t> hashes() const;

private:
    mutable std::mutex m_mutex;
    std::set<std::uint64_t> m_smallest;
};

} // namespace core::privacy
