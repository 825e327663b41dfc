#include "core/vocabulary/Associations.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>
#include <vector>

namespace core::vocabulary {

namespace {

bool isSafe(const AssociationView &view)
{
    const std::size_t terms = view.passagesOf.size();
    const auto &offsets = view.offsets;
    if (terms == 0 || terms > Associations::mostTerms || offsets.size() != terms + 1
        || view.columns.size() != view.logCounts.size() || offsets.front() != 0
        || offsets.back() != view.columns.size() || !std::ranges::is_sorted(offsets))
        return false;
    const auto isCount = [&](std::uint32_t count) { return count >= 1 && count <= view.passages; };
    if (!std::ranges::all_of(view.passagesOf, isCount))
        return false;
    for (std::size_t term = 0; term < terms; ++term) {
        const auto row = view.columns.subspan(offsets[term], offsets[term + 1] - offsets[term]);
        if (std::ranges::adjacent_find(row, std::greater_equal()) != row.end()
            || (!row.empty() && row.back() >= terms))
            return false;
    }
    return true;
}

} // namespace

Associations::Associations(std::shared_ptr<const void> owner, const AssociationView &view)
    : m_owner(std::move(owner))
    , m_view(view)
{}

Result<Associations> Associations::within(std::shared_ptr<const void> owner, const AssociationView &view)
{
    if (!isSafe(view))
        return fail(ErrorCode::Io, "the associations are cut short or damaged");
    return Associations(std::move(owner), view);
}

Associations::Row Associations::row(TermId term) const
{
    assert(term < size());
    const std::uint64_t begin = m_view.offsets[term];
    const std::uint64_t count = m_view.offsets[term + 1] - begin;
    return {m_view.columns.subspan(begin, count), m_view.logCounts.subspan(begin, count)};
}

Associations Associations::only(std::span<const TermId> kept) const
{
    struct Part
    {
        std::vector<std::uint32_t> passagesOf;
        std::vector<std::uint64_t> offsets = {0};
        std::vector<std::uint16_t> columns;
        std::vector<std::uint16_t> logCounts;
    };
    constexpr std::uint32_t leftOut = mostTerms;
    std::vector<std::uint32_t> numbers(size(), leftOut);
    for (std::size_t i = 0; i < kept.size(); ++i)
        numbers[kept[i]] = static_cast<std::uint32_t>(i);
    const auto part = std::make_shared<Part>();
    for (const TermId term : kept) {
        const Row others = row(term);
        for (std::size_t i = 0; i < others.terms.size(); ++i)
            if (const std::uint32_t number = numbers[others.terms[i]]; number != leftOut) {
                part->columns.push_back(static_cast<std::uint16_t>(number));
                part->logCounts.push_back(others.logCounts[i]);
            }
        part->passagesOf.push_back(passagesOf(term));
        part->offsets.push_back(part->columns.size());
    }
    const AssociationView view{.passages = passages(),
                               .passagesOf = part->passagesOf,
                               .offsets = part->offsets,
                               .columns = part->columns,
                               .logCounts = part->logCounts};
    return Associations(part, view);
}

float Associations::score(TermId a, TermId b) const
{
    assert(a < size() && b < size());
    const Row others = row(a);
    const auto found = std::ranges::lower_bound(others.terms, b);
    const bool isThere = found != others.terms.end() && *found == b;
    const double together =
        isThere ? others.logCounts[static_cast<std::size_t>(found - others.terms.begin())] / logSteps : 0.0;
    const double expected =
        static_cast<double>(passagesOf(a)) * passagesOf(b) / static_cast<double>(passages());
    return static_cast<float>(together - std::log1p(expected));
}

} // namespace core::vocabulary
