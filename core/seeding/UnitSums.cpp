#include "core/seeding/UnitSums.h"

#include <algorithm>
#include <cmath>

namespace core::seeding {

namespace {

// Exact: the floating-point root is only a first guess.
std::uint64_t integerSqrt(std::uint64_t value)
{
    auto root = static_cast<std::uint64_t>(std::sqrt(static_cast<double>(value)));
    while (root * root > value)
        --root;
    while ((root + 1) * (root + 1) <= value)
        ++root;
    return root;
}

} // namespace

UnitSums::UnitSums(const vocabulary::Vocabulary &vocabulary, std::size_t labels, int phrasesPerUnit)
    : m_vocabulary(vocabulary)
    , m_phrasesPerUnit(static_cast<std::size_t>(phrasesPerUnit))
    , m_cellCount(labels * vocabulary.size())
    , m_cells(std::make_unique<std::atomic<std::int64_t>[]>(m_cellCount))
{}

// The root tempers the public weight: phrases that are rare everywhere would otherwise be taken first, and
// no two notes would agree on one. Counts are cut where a longer note says no more.
std::int64_t UnitSums::informativeness(const LabelledCount &use) const
{
    constexpr std::uint32_t largestCount = 1 << 12;
    const std::uint64_t count = std::min(use.count, largestCount);
    return static_cast<std::int64_t>(integerSqrt(count * count * m_vocabulary.weight(use.term)));
}

void UnitSums::add(std::vector<LabelledCount> &counts)
{
    if (counts.empty())
        return;
    // Ties are broken by public numbers only, never by where the phrase stands in the records.
    const auto moreInformative = [this](const LabelledCount &a, const LabelledCount &b) {
        const auto left = informativeness(a);
        const auto right = informativeness(b);
        return left != right ? left > right : std::pair(a.term, a.label) < std::pair(b.term, b.label);
    };
    const auto kept = static_cast<std::ptrdiff_t>(std::min(m_phrasesPerUnit, counts.size()));
    std::partial_sort(counts.begin(), counts.begin() + kept, counts.end(), moreInformative);
    std::int64_t total = 0;
    for (std::ptrdiff_t index = 0; index < kept; ++index)
        total += informativeness(counts[static_cast<std::size_t>(index)]);
    for (std::ptrdiff_t index = 0; index < kept; ++index) {
        const LabelledCount &use = counts[static_cast<std::size_t>(index)];
        const std::int64_t share = unitWeight * informativeness(use) / total;
        m_cells[use.label * m_vocabulary.size() + use.term].fetch_add(share, std::memory_order_relaxed);
    }
}

privacy::ExactCounts UnitSums::take() &&
{
    std::vector<std::int64_t> cells(m_cellCount);
    for (std::size_t cell = 0; cell < m_cellCount; ++cell)
        cells[cell] = m_cells[cell].load(std::memory_order_relaxed);
    m_cells.reset();
    m_cellCount = 0;
    return {std::move(cells), unitWeight};
}

} // namespace core::seeding
