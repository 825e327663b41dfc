#include "core/vocabulary/Associations.h"

#include "core/base/Result.h"
#include "core/vocabulary/ResourceFile.h"
#include "core/vocabulary/Sections.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <functional>
#include <limits>
#include <utility>
#include <vector>

namespace core::vocabulary {

namespace {

bool isSafe(const AssociationView &view)
{
    const std::size_t terms = view.passagesOf.size();
    const auto &offsets = view.offsets;
    if (terms == 0 || offsets.size() != terms + 1 || view.columns.size() != view.logCounts.size()
        || offsets.front() != 0 || offsets.back() != view.columns.size() || !std::ranges::is_sorted(offsets))
        return false;
    const auto isCount = [&](std::uint32_t count) { return count >= 1 && count <= view.passages; };
    if (!std::ranges::all_of(view.passagesOf, isCount))
        return false;
    for (std::size_t term = 0; term < terms; ++term) {
        const auto row = view.columns.subspan(offsets[term], offsets[term + 1] - offsets[term]);
        if (std::ranges::adjacent_find(row, std::greater_equal()) != row.end()
            || (!row.empty() && (row.back() >= terms || term >= Associations::mostTerms)))
            return false;
    }
    return true;
}

// Layout of a file of associations: the header of ResourceFile.h with magic "KEYSASC1" and the counts T
// (terms), A (associations) and N (passages), then these sections (Sections.h):
//
//     u32 x T         passages that hold each term
//     u64 x (T + 1)   offsets of the rows
//     u16 x A         the other term
//     u16 x A         ln(n + 1) in steps of 1/4096
constexpr ResourceMagic associationMagic = {'K', 'E', 'Y', 'S', 'A', 'S', 'C', '1'};
constexpr std::uint64_t mostStored = std::uint64_t{1} << 32;

template<typename T>
std::vector<T> copied(std::span<const T> values)
{
    return {values.begin(), values.end()};
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

Associations Associations::only(std::span<const TermId> wanted) const
{
    const auto end = std::ranges::lower_bound(wanted, size());
    const auto kept = wanted.first(static_cast<std::size_t>(end - wanted.begin()));
    constexpr std::uint32_t leftOut = std::numeric_limits<std::uint32_t>::max();
    std::vector<std::uint32_t> numbers(size(), leftOut);
    for (std::size_t i = 0; i < kept.size(); ++i)
        numbers[kept[i]] = static_cast<std::uint32_t>(i);
    const auto part = std::make_shared<AssociationArrays>();
    part->passages = passages();
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
    return Associations(part, part->view());
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

Result<Associations> openAssociations(const std::filesystem::path &path)
{
    KEYSEED_ASSIGN(auto resource, openResource(path, associationMagic, "file of associations"));
    const auto file = std::make_shared<const ResourceFile>(std::move(resource));
    const auto [terms, pairs, passages] = file->counts;
    if (terms > mostStored || pairs > mostStored)
        return fail(ErrorCode::Io, path.string() + ": it is cut short or damaged; build it again");
    SectionReader sections(file->payload());
    const AssociationView view{.passages = passages,
                               .passagesOf = sections.next<std::uint32_t>(terms),
                               .offsets = sections.next<std::uint64_t>(terms + 1),
                               .columns = sections.next<std::uint16_t>(pairs),
                               .logCounts = sections.next<std::uint16_t>(pairs)};
    auto associations = Associations::within(file, view);
    if (!associations || !sections.isAtEnd())
        return fail(ErrorCode::Io, path.string() + ": it is cut short or damaged; build it again");
    return associations;
}

Result<void> writeAssociations(const std::filesystem::path &path, const AssociationView &view)
{
    std::string payload;
    appendSection(payload, copied(view.passagesOf));
    appendSection(payload, copied(view.offsets));
    appendSection(payload, copied(view.columns));
    appendSection(payload, copied(view.logCounts));
    return writeResource(
        path, associationMagic, {view.passagesOf.size(), view.columns.size(), view.passages}, payload);
}

} // namespace core::vocabulary
