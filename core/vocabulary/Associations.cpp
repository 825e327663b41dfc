#include "core/vocabulary/Associations.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

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
