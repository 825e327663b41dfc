#pragma once

#include "core/records/Preview.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace core::records {

/// Counts labels until their names take more memory than the labels of any corpus would: then the column
/// holds something else, a text or an id. PRIVATE.
class LabelCounts final
{
public:
    /// Counts a label and returns its number, in the order in which labels are met; empty if it is not
    /// counted.
    std::optional<std::uint32_t> add(const std::string &label);

    /// Returns whether a label was met that is not counted.
    bool isFull() const { return m_isFull; }
    std::vector<Scan::Label> byFallingCount() const;
    /// Returns the place in byFallingCount() of each number.
    std::vector<std::uint32_t> places() const;

private:
    struct Counted
    {
        std::uint32_t number = 0;
        std::int64_t records = 0;
    };

    std::unordered_map<std::string, Counted> m_counts;
    std::size_t m_bytes = 0;
    bool m_isFull = false;
};

/// Counts the records that have the same several labels, up to 8 MiB of such combinations. The window adds
/// them up again after each change of the labels. PRIVATE.
class CombinationCounts final
{
public:
    /// Counts a combination: numbers of LabelCounts, each once.
    void add(std::vector<std::uint32_t> labels);
    /// Notes a value that cannot be counted.
    void pass() { m_isFull = true; }

    /// Returns whether a combination was met that is not counted.
    bool isFull() const { return m_isFull; }
    /// Returns the combinations with the place of each label instead of its number.
    std::vector<Scan::Several> placed(const std::vector<std::uint32_t> &places) const;

private:
    std::map<std::vector<std::uint32_t>, std::int64_t> m_counts;
    std::size_t m_bytes = 0;
    bool m_isFull = false;
};

/// Counts different persons, eight bytes for each, up to a number that no hospital has. PRIVATE.
class PersonCounts final
{
public:
    static constexpr std::size_t maximumPersons = std::size_t{1} << 23;

    explicit PersonCounts(std::size_t most = maximumPersons)
        : m_most(most)
    {}

    void add(std::string_view person);

    std::int64_t different();
    /// Returns whether there were more than `most`.
    bool isFull() const { return m_isFull; }

private:
    void compact();

    std::vector<std::uint64_t> m_seen; ///< hashes, some of them more than once
    std::size_t m_most;
    std::size_t m_room = std::size_t{1} << 16;
    bool m_isFull = false;
};

} // namespace core::records
