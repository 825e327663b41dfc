#include "core/seeding/UnitSums.h"

#include <algorithm>
#include <bit>

namespace core::seeding {

UnitSums::UnitSums(const vocabulary::Vocabulary &vocabulary, std::size_t labels, int phrasesPerUnit)
    : m_vocabulary(vocabulary)
    , m_phrasesPerUnit(static_cast<std::size_t>(phrasesPerUnit))
    , m_cellCount(labels * vocabulary.size())
    , m_cells(std::make_unique<std::atomic<std::int64_t>[]>(m_cellCount))
{}

// A phrase said eight times counts four times as much as one said once: repetition speaks for a phrase,
// but a template repeated in a long note should not outweigh every rare word.
std::uint64_t UnitSums::informativeness(const LabelledCount &use) const
{
    const auto repetition = static_cast<std::uint64_t>(std::bit_width(use.count));
    return repetition * m_vocabulary.weight(use.term);
}

void UnitSums::add(std::vector<LabelledCount> &counts)
{
    if (counts.empty())
        return;
    const std::size_t kept = std::min(m_phrasesPerUnit, counts.size());
    // Ties are broken by public numbers only, never by where the phrase stands in the records.
    const auto moreInformative = [this](const LabelledCount &a, const LabelledCount &b) {
        const auto left = informativeness(a);
        const auto right = informativeness(b);
        return left != right ? left > right : std::pair(a.term, a.label) < std::pair(b.term, b.label);
    };
    const auto middle = counts.begin() + static_cast<std::ptrdiff_t>(kept);
    std::partial_sort(counts.begin(), middle, counts.end(), moreInformative);
    const std::int64_t share = unitWeight / static_cast<std::int64_t>(kept);
    for (auto use = counts.begin(); use != middle; ++use)
        m_cells[use->label * m_vocabulary.size() + use->term].fetch_add(share, std::memory_order_relaxed);
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
