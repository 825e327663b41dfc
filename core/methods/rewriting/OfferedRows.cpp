#include "core/methods/rewriting/OfferedRows.h"

#include <algorithm>
#include <cstring>
#include <iterator>
#include <utility>

namespace core::synthesis {

// Packs the length of each row in bytes, then the bytes, four to a number.
Features packedRows(std::span<const std::string> rows)
{
    Features features;
    for (const std::string &row : rows) {
        features.push_back(static_cast<std::uint32_t>(row.size()));
        const std::size_t begin = features.size();
        features.resize(begin + (row.size() + 3) / 4);
        if (!row.empty())
            std::memcpy(features.data() + begin, row.data(), row.size());
    }
    return features;
}

std::vector<std::string> unpackedRows(const Features &features)
{
    std::vector<std::string> rows;
    std::size_t at = 0;
    while (at < features.size()) {
        const std::size_t left = 4 * (features.size() - at - 1);
        std::string row(std::min<std::size_t>(features[at], left), '\0');
        if (!row.empty())
            std::memcpy(row.data(), features.data() + at + 1, row.size());
        at += 1 + (row.size() + 3) / 4;
        rows.push_back(std::move(row));
    }
    return rows;
}

OfferedRows::OfferedRows(std::size_t rows, std::size_t rowsPerUnit)
    : m_rows(rows)
    , m_rowsPerUnit(rowsPerUnit)
{}

void OfferedRows::add(std::span<const UnitDocument> unit)
{
    std::vector<OfferedRow> all;
    for (const UnitDocument &document : unit)
        for (std::string &text : unpackedRows(document.features))
            all.push_back({document.label, std::move(text)});
    const std::scoped_lock lock(m_mutex);
    std::vector<OfferedRow> offered;
    std::ranges::sample(
        all, std::back_inserter(offered), static_cast<std::ptrdiff_t>(m_rowsPerUnit), m_random);
    for (OfferedRow &row : offered) {
        m_kept.push_back({m_random(), std::move(row)});
        std::ranges::push_heap(m_kept, {}, &Ranked::priority);
        if (m_kept.size() > m_rows) {
            std::ranges::pop_heap(m_kept, {}, &Ranked::priority);
            m_kept.pop_back();
        }
    }
}

std::vector<OfferedRow> OfferedRows::take() &&
{
    std::vector<OfferedRow> rows;
    rows.reserve(m_rows);
    for (Ranked &each : m_kept)
        rows.push_back(std::move(each.row));
    m_kept.clear();
    rows.resize(m_rows);
    std::ranges::shuffle(rows, m_random);
    return rows;
}

} // namespace core::synthesis
