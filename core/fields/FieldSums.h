#pragma once

#include "core/fields/Domain.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace core::fields {

/// The codes of the fields of one note, in the order of the domain.
using NoteCodes = std::vector<std::uint16_t>;

/// The weight of a unit in every marginal, in cell units: shares of it are whole numbers.
inline constexpr std::int64_t unitWeight = 1 << 12;

/// The exact one-way and two-way marginals of all fields. PRIVATE.
///
/// A unit adds floor(unitWeight / k) for each of its k notes to one cell of each marginal: at most unitWeight
/// to a marginal in L1 norm, whatever its notes hold. add() may be called from several threads at once.
class FieldSums final
{
public:
    explicit FieldSums(const Domain &domain);

    /// `notes` of one unit, at least one; codes outside of the domain count as the last value.
    void add(std::span<const NoteCodes> notes);

    const Domain &domain() const { return m_domain; }
    /// Returns all cells: the one-way marginals, then the pairs in the order of pairsOf().
    std::span<std::atomic<std::int64_t>> cells() { return {m_cells.get(), m_count}; }
    std::vector<std::int64_t> oneWay() const;
    std::vector<std::int64_t> pairs() const;

private:
    Domain m_domain;
    std::vector<std::size_t> m_oneWayStarts;
    std::vector<Pair> m_pairs;
    std::vector<std::size_t> m_pairStarts; ///< among all cells
    std::size_t m_count;
    std::unique_ptr<std::atomic<std::int64_t>[]> m_cells;
};

} // namespace core::fields
