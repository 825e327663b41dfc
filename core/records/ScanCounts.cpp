#include "core/records/ScanCounts.h"

#include <algorithm>
#include <functional>

namespace core::records {

void LabelCounts::add(const std::string &label)
{
    constexpr std::size_t maximumBytes = std::size_t{4} << 20;
    constexpr std::size_t bytesPerEntry = 64;
    if (label.empty())
        return;
    if (const auto known = m_counts.find(label); known != m_counts.end()) {
        ++known->second;
    } else if (m_bytes + label.size() + bytesPerEntry > maximumBytes) {
        m_isFull = true;
    } else {
        m_bytes += label.size() + bytesPerEntry;
        m_counts.emplace(label, 1);
    }
}

std::vector<Scan::Label> LabelCounts::byFallingCount() const
{
    std::vector<Scan::Label> labels;
    labels.reserve(m_counts.size());
    for (const auto &[name, records] : m_counts)
        labels.push_back({.name = name, .records = records});
    std::ranges::sort(labels, [](const Scan::Label &left, const Scan::Label &right) {
        return left.records != right.records ? left.records > right.records : left.name < right.name;
    });
    return labels;
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
