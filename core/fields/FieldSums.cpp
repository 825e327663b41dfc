#include "core/fields/FieldSums.h"

#include <algorithm>

namespace core::fields {

FieldSums::FieldSums(const Domain &domain)
    : m_domain(domain)
    , m_pairs(pairsOf(domain))
    , m_count(domain.oneWayCells() + domain.pairCells())
    , m_cells(std::make_unique<std::atomic<std::int64_t>[]>(m_count))
{
    std::size_t start = 0;
    for (const int size : domain.sizes) {
        m_oneWayStarts.push_back(start);
        start += static_cast<std::size_t>(size);
    }
    for (const auto &[i, j] : m_pairs) {
        m_pairStarts.push_back(start);
        start += static_cast<std::size_t>(domain.sizes[i]) * static_cast<std::size_t>(domain.sizes[j]);
    }
}

void FieldSums::add(std::span<const NoteCodes> notes)
{
    if (notes.empty())
        return;
    const std::int64_t share = unitWeight / static_cast<std::int64_t>(notes.size());
    if (share == 0)
        return;
    std::vector<std::size_t> codes(m_domain.count());
    for (const NoteCodes &note : notes) {
        for (std::size_t i = 0; i < codes.size(); ++i) {
            const auto last = static_cast<std::size_t>(m_domain.sizes[i] - 1);
            codes[i] = i < note.size() ? std::min<std::size_t>(note[i], last) : last;
            m_cells[m_oneWayStarts[i] + codes[i]].fetch_add(share, std::memory_order_relaxed);
        }
        for (std::size_t p = 0; p < m_pairs.size(); ++p) {
            const auto &[i, j] = m_pairs[p];
            const std::size_t cell = codes[i] * static_cast<std::size_t>(m_domain.sizes[j]) + codes[j];
            m_cells[m_pairStarts[p] + cell].fetch_add(share, std::memory_order_relaxed);
        }
    }
}

std::vector<std::int64_t> FieldSums::oneWay() const
{
    std::vector<std::int64_t> cells;
    for (std::size_t cell = 0; cell < m_domain.oneWayCells(); ++cell)
        cells.push_back(m_cells[cell].load(std::memory_order_relaxed));
    return cells;
}

std::vector<std::int64_t> FieldSums::pairs() const
{
    std::vector<std::int64_t> cells;
    for (std::size_t cell = m_domain.oneWayCells(); cell < m_count; ++cell)
        cells.push_back(m_cells[cell].load(std::memory_order_relaxed));
    return cells;
}

} // namespace core::fields
