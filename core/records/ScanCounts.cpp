#include "core/records/ScanCounts.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace core::records {

namespace {

// Ties by name: how often a label is there says all of its place.
bool comesFirst(const Scan::Label &left, const Scan::Label &right)
{
    return left.records != right.records ? left.records > right.records : left.name < right.name;
}

} // namespace

std::optional<std::uint32_t> LabelCounts::add(const std::string &label)
{
    constexpr std::size_t maximumBytes = std::size_t{4} << 20;
    constexpr std::size_t bytesPerEntry = 64;
    if (label.empty())
        return {};
    if (const auto known = m_counts.find(label); known != m_counts.end()) {
        ++known->second.records;
        return known->second.number;
    }
    if (m_bytes + label.size() + bytesPerEntry > maximumBytes) {
        m_isFull = true;
        return {};
    }
    m_bytes += label.size() + bytesPerEntry;
    const auto number = static_cast<std::uint32_t>(m_counts.size());
    m_counts.emplace(label, Counted{number, 1});
    return number;
}

std::vector<Scan::Label> LabelCounts::byFallingCount() const
{
    std::vector<Scan::Label> labels;
    labels.reserve(m_counts.size());
    for (const auto &[name, counted] : m_counts)
        labels.push_back({.name = name, .records = counted.records});
    std::ranges::sort(labels, comesFirst);
    return labels;
}

std::vector<std::uint32_t> LabelCounts::places() const
{
    std::vector<std::uint32_t> places(m_counts.size());
    std::uint32_t place = 0;
    for (const Scan::Label &label : byFallingCount())
        places[m_counts.at(label.name).number] = place++;
    return places;
}

void CombinationCounts::add(std::vector<std::uint32_t> labels)
{
    constexpr std::size_t maximumBytes = std::size_t{8} << 20;
    constexpr std::size_t bytesPerEntry = 96;
    std::ranges::sort(labels);
    if (const auto known = m_counts.find(labels); known != m_counts.end()) {
        ++known->second;
        return;
    }
    const std::size_t bytes = labels.size() * sizeof(std::uint32_t) + bytesPerEntry;
    if (m_bytes + bytes > maximumBytes)
        return pass();
    m_bytes += bytes;
    m_counts.emplace(std::move(labels), 1);
}

std::vector<Scan::Several> CombinationCounts::placed(const std::vector<std::uint32_t> &places) const
{
    std::vector<Scan::Several> all;
    all.reserve(m_counts.size());
    for (const auto &[numbers, records] : m_counts) {
        Scan::Several &several = all.emplace_back();
        several.records = records;
        for (const std::uint32_t number : numbers)
            several.labels.push_back(places[number]);
        std::ranges::sort(several.labels);
    }
    return all;
}

void PersonCounts::add(std::string_view person)
{
    if (person.empty() || m_isFull)
        return;
    // Two ids of 2^32 would have to meet in one hash to be miscounted.
    m_seen.push_back(std::hash<std::string_view>{}(person));
    if (m_seen.size() >= m_room)
        compact();
}

std::int64_t PersonCounts::different()
{
    compact();
    return static_cast<std::int64_t>(m_seen.size());
}

void PersonCounts::compact()
{
    std::ranges::sort(m_seen);
    m_seen.erase(std::unique(m_seen.begin(), m_seen.end()), m_seen.end());
    if (m_seen.size() > m_most) {
        m_seen.resize(m_most);
        m_isFull = true;
    }
    // Seldom enough to cost little: at least as many again must come.
    m_room = std::max(m_room, 2 * m_seen.size());
}

} // namespace core::records
