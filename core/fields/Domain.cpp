#include "core/fields/Domain.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace core::fields {

namespace {

constexpr std::array<int, noteGroups> largestOfGroup = {1, 2, 3, 4, 5, 7, 10, 15, 25, 40};

constexpr std::array<int, dayGroups> lastDayOfGroup = {0, 3, 7, 14, 30, 90, 180, 365, 730, 1825, mostDays};

} // namespace

std::size_t Domain::oneWayCells() const
{
    return static_cast<std::size_t>(std::accumulate(sizes.begin(), sizes.end(), 0));
}

std::size_t Domain::pairCells() const
{
    std::size_t cells = 0;
    for (const auto &[i, j] : pairsOf(*this))
        cells += static_cast<std::size_t>(sizes[i]) * static_cast<std::size_t>(sizes[j]);
    return cells;
}

std::optional<std::size_t> Domain::placeOf(Role role) const
{
    const auto found = std::ranges::find(roles, role);
    if (found == roles.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - roles.begin());
}

std::vector<Pair> pairsOf(const Domain &domain)
{
    std::vector<Pair> pairs;
    for (std::size_t i = 0; i < domain.count(); ++i)
        for (std::size_t j = i + 1; j < domain.count(); ++j)
            pairs.emplace_back(i, j);
    return pairs;
}

void putDomain(const Domain &domain, Numbers &numbers)
{
    if (domain.isEmpty())
        return;
    numbers[sizesKey] = domain.sizes;
    std::vector<int> &roles = numbers[rolesKey];
    roles.clear();
    for (const Role role : domain.roles)
        roles.push_back(static_cast<int>(role));
}

Domain domainFrom(const Numbers &numbers)
{
    const auto sizes = numbers.find(sizesKey);
    const auto roles = numbers.find(rolesKey);
    if (sizes == numbers.end() || roles == numbers.end() || sizes->second.size() != roles->second.size()
        || sizes->second.size() > mostFields)
        return {};
    Domain domain;
    for (std::size_t i = 0; i < sizes->second.size(); ++i) {
        const int size = sizes->second[i];
        const int role = roles->second[i];
        if (size < 1 || size > mostValues || role < 0 || role > static_cast<int>(Role::Days))
            return {};
        domain.sizes.push_back(size);
        domain.roles.push_back(static_cast<Role>(role));
    }
    if (domain.pairCells() > mostPairCells)
        return {};
    return domain;
}

std::uint16_t noteGroupOf(std::size_t notes)
{
    for (std::uint16_t group = 0; group + 1 < noteGroups; ++group)
        if (notes <= static_cast<std::size_t>(largestOfGroup[group]))
            return group;
    return noteGroups - 1;
}

std::pair<int, int> notesOfGroup(std::uint16_t group)
{
    const std::size_t place = std::min<std::size_t>(group, noteGroups - 1);
    return {place == 0 ? 1 : largestOfGroup[place - 1] + 1, largestOfGroup[place]};
}

std::uint16_t dayGroupOf(int days)
{
    for (std::uint16_t group = 0; group + 1 < dayGroups; ++group)
        if (days <= lastDayOfGroup[group])
            return group;
    return dayGroups - 1;
}

std::pair<int, int> daysOfGroup(std::uint16_t group)
{
    const std::size_t place = std::min<std::size_t>(group, dayGroups - 1);
    return {place == 0 ? 0 : lastDayOfGroup[place - 1] + 1, lastDayOfGroup[place]};
}

} // namespace core::fields
