#include "core/fields/JunctionTree.h"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <set>

namespace core::fields {

namespace {

std::size_t cellsOfFields(const Domain &domain, const std::vector<std::size_t> &fields)
{
    std::size_t cells = 1;
    for (const std::size_t field : fields)
        cells *= static_cast<std::size_t>(domain.sizes[field]);
    return cells;
}

bool holds(const std::vector<std::size_t> &fields, const std::vector<std::size_t> &some)
{
    return std::includes(fields.begin(), fields.end(), some.begin(), some.end());
}

std::vector<std::size_t> common(const std::vector<std::size_t> &a, const std::vector<std::size_t> &b)
{
    std::vector<std::size_t> both;
    std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(both));
    return both;
}

std::vector<std::vector<std::size_t>> eliminated(const Domain &domain, const std::vector<Pair> &edges)
{
    std::vector<std::set<std::size_t>> near(domain.count());
    for (const auto &[i, j] : edges) {
        near[i].insert(j);
        near[j].insert(i);
    }
    std::set<std::size_t> left;
    for (std::size_t field = 0; field < domain.count(); ++field)
        left.insert(field);
    std::vector<std::vector<std::size_t>> cliques;
    const auto cliqueAt = [&](std::size_t field) {
        std::set<std::size_t> members = near[field];
        members.insert(field);
        return std::vector<std::size_t>(members.begin(), members.end());
    };
    while (!left.empty()) {
        const std::size_t next = *std::ranges::min_element(
            left, {}, [&](std::size_t field) { return cellsOfFields(domain, cliqueAt(field)); });
        const std::vector<std::size_t> clique = cliqueAt(next);
        if (std::ranges::none_of(cliques, [&](const auto &larger) { return holds(larger, clique); }))
            cliques.push_back(clique);
        for (const std::size_t a : near[next]) {
            for (const std::size_t b : near[next])
                if (a != b)
                    near[a].insert(b);
            near[a].erase(next);
        }
        near[next].clear();
        left.erase(next);
    }
    return cliques;
}

} // namespace

CliqueTree cliqueTreeOf(const Domain &domain, const std::vector<Pair> &edges)
{
    // A spanning tree with the largest separators has the running intersection property.
    std::vector<std::vector<std::size_t>> waiting = eliminated(domain, edges);
    CliqueTree tree;
    tree.cliques.push_back({.fields = waiting.back(), .parent = 0, .shared = {}});
    waiting.pop_back();
    while (!waiting.empty()) {
        std::size_t best = 0;
        std::size_t parent = 0;
        std::size_t most = 0;
        for (std::size_t i = 0; i < waiting.size(); ++i)
            for (std::size_t c = 0; c < tree.cliques.size(); ++c)
                if (const std::size_t shared = common(waiting[i], tree.cliques[c].fields).size();
                    shared > most) {
                    best = i;
                    parent = c;
                    most = shared;
                }
        tree.cliques.push_back({.fields = waiting[best],
                                .parent = parent,
                                .shared = common(waiting[best], tree.cliques[parent].fields)});
        waiting.erase(waiting.begin() + static_cast<std::ptrdiff_t>(best));
    }
    for (const CliqueTree::Clique &clique : tree.cliques)
        tree.cells += cellsOfFields(domain, clique.fields);
    return tree;
}

namespace {

std::vector<std::uint32_t> cellPlaces(const Factor &factor, const std::vector<std::size_t> &fields)
{
    // The step of each field of the factor in the marginal; 0 where the field is summed out.
    std::vector<std::uint32_t> steps(factor.fields.size(), 0);
    std::uint32_t step = 1;
    for (std::size_t i = factor.fields.size(); i-- > 0;)
        if (std::ranges::find(fields, factor.fields[i]) != fields.end()) {
            steps[i] = step;
            step *= static_cast<std::uint32_t>(factor.sizes[i]);
        }
    std::vector<std::uint32_t> places(factor.values.size());
    std::vector<int> codes(factor.fields.size(), 0);
    std::uint32_t place = 0;
    for (std::uint32_t &each : places) {
        each = place;
        for (std::size_t i = codes.size(); i-- > 0;) {
            place += steps[i];
            if (++codes[i] < factor.sizes[i])
                break;
            place -= steps[i] * static_cast<std::uint32_t>(factor.sizes[i]);
            codes[i] = 0;
        }
    }
    return places;
}

Factor emptyFactor(const Factor &factor, const std::vector<std::size_t> &fields)
{
    Factor kept;
    std::size_t cells = 1;
    for (std::size_t i = 0; i < factor.fields.size(); ++i)
        if (std::ranges::find(fields, factor.fields[i]) != fields.end()) {
            kept.fields.push_back(factor.fields[i]);
            kept.sizes.push_back(factor.sizes[i]);
            cells *= static_cast<std::size_t>(factor.sizes[i]);
        }
    kept.values.assign(cells, 0.0);
    return kept;
}

} // namespace

Factor marginalOf(const Factor &factor, const std::vector<std::size_t> &fields)
{
    Factor marginal = emptyFactor(factor, fields);
    const auto places = cellPlaces(factor, fields);
    for (std::size_t cell = 0; cell < places.size(); ++cell)
        marginal.values[places[cell]] += factor.values[cell];
    return marginal;
}

TreeModel::TreeModel(const Domain &domain, const std::vector<Pair> &edges)
    : m_domain(domain)
    , m_tree(cliqueTreeOf(domain, edges))
{
    for (const CliqueTree::Clique &clique : m_tree.cliques) {
        Factor &factor = m_marginals.emplace_back();
        factor.fields = clique.fields;
        for (const std::size_t field : clique.fields)
            factor.sizes.push_back(domain.sizes[field]);
        const std::size_t cells = cellsOfFields(domain, clique.fields);
        factor.values.assign(cells, 1.0 / static_cast<double>(cells));
    }
}

const TreeModel::Places &TreeModel::placesOf(std::size_t clique, const std::vector<std::size_t> &fields)
{
    const auto [found, isNew] = m_places.try_emplace({clique, fields});
    if (isNew)
        found->second = cellPlaces(m_marginals[clique], fields);
    return found->second;
}

std::optional<std::size_t> TreeModel::cliqueOf(const std::vector<std::size_t> &fields) const
{
    std::optional<std::size_t> smallest;
    for (std::size_t c = 0; c < m_tree.cliques.size(); ++c)
        if (holds(m_tree.cliques[c].fields, fields)
            && (!smallest || m_marginals[c].values.size() < m_marginals[*smallest].values.size()))
            smallest = c;
    return smallest;
}

// Neighbours in the tree: the separator is that of the one which is the child.
void TreeModel::pass(std::size_t from, std::size_t to)
{
    const bool isDown = m_tree.cliques[to].parent == from && to != 0;
    const std::vector<std::size_t> &shared = m_tree.cliques[isDown ? to : from].shared;
    const Places &source = placesOf(from, shared);
    const Places &target = placesOf(to, shared);
    const std::size_t cells = cellsOfFields(m_domain, shared);
    std::vector<double> wanted(cells, 0.0);
    std::vector<double> held(cells, 0.0);
    std::vector<double> &values = m_marginals[to].values;
    for (std::size_t cell = 0; cell < source.size(); ++cell)
        wanted[source[cell]] += m_marginals[from].values[cell];
    for (std::size_t cell = 0; cell < target.size(); ++cell)
        held[target[cell]] += values[cell];
    for (std::size_t cell = 0; cell < cells; ++cell)
        wanted[cell] = held[cell] > 0 ? wanted[cell] / held[cell] : 0.0;
    for (std::size_t cell = 0; cell < target.size(); ++cell)
        values[cell] *= wanted[target[cell]];
}

// Only the cliques on the way need to know what changed.
void TreeModel::goTo(std::size_t clique)
{
    const auto toRoot = [&](std::size_t from) {
        std::vector<std::size_t> way = {from};
        while (way.back() != 0)
            way.push_back(m_tree.cliques[way.back()].parent);
        return way;
    };
    std::vector<std::size_t> up = toRoot(m_current);
    std::vector<std::size_t> down = toRoot(clique);
    while (up.size() > 1 && down.size() > 1 && up[up.size() - 2] == down[down.size() - 2]) {
        up.pop_back();
        down.pop_back();
    }
    down.pop_back(); // both end with the clique where the ways meet
    std::ranges::reverse(down);
    up.insert(up.end(), down.begin(), down.end());
    for (std::size_t i = 0; i + 1 < up.size(); ++i)
        pass(up[i], up[i + 1]);
    m_current = clique;
}

void TreeModel::fit(const std::vector<std::size_t> &fields, const std::vector<double> &target)
{
    const auto clique = cliqueOf(fields);
    if (!clique)
        return;
    goTo(*clique);
    std::vector<double> &values = m_marginals[*clique].values;
    const Places &places = placesOf(*clique, fields);
    std::vector<double> held(target.size(), 0.0);
    for (std::size_t cell = 0; cell < values.size(); ++cell)
        held[places[cell]] += values[cell];
    const double sum = std::accumulate(target.begin(), target.end(), 0.0);
    for (std::size_t cell = 0; cell < held.size(); ++cell)
        held[cell] = held[cell] > 0 ? target[cell] / sum / held[cell] : 0.0;
    double kept = 0;
    for (std::size_t cell = 0; cell < values.size(); ++cell)
        kept += values[cell] *= held[places[cell]];
    if (kept > 0)
        for (double &value : values)
            value /= kept;
}

void TreeModel::calibrate()
{
    goTo(0);
    for (std::size_t clique = 1; clique < m_tree.cliques.size(); ++clique)
        pass(m_tree.cliques[clique].parent, clique);
}

std::vector<double> TreeModel::oneWay(std::size_t field) const
{
    return marginalOf(m_marginals[*cliqueOf({field})], {field}).values;
}

std::vector<double> TreeModel::pair(std::size_t first, std::size_t second) const
{
    const std::vector<std::size_t> both = {std::min(first, second), std::max(first, second)};
    if (const auto clique = cliqueOf(both))
        return marginalOf(m_marginals[*clique], both).values;
    // From the clique of the second field to one of the first: P(first | shared) is carried upwards.
    const auto wayOf = [&](std::size_t field) {
        std::vector<std::size_t> way = {*cliqueOf({field})};
        while (way.back() != 0)
            way.push_back(m_tree.cliques[way.back()].parent);
        return way;
    };
    std::vector<std::size_t> up = wayOf(both[0]);
    std::vector<std::size_t> down = wayOf(both[1]);
    while (up.size() > 1 && down.size() > 1 && up[up.size() - 2] == down[down.size() - 2]) {
        up.pop_back();
        down.pop_back();
    }
    down.pop_back();
    std::ranges::reverse(down);
    up.insert(up.end(), down.begin(), down.end());
    const std::size_t values = static_cast<std::size_t>(m_domain.sizes[both[0]]);
    std::vector<std::vector<double>> scaled(values, m_marginals[up.front()].values);
    const auto places = cellPlaces(m_marginals[up.front()], {both[0]});
    for (std::size_t value = 0; value < values; ++value)
        for (std::size_t cell = 0; cell < places.size(); ++cell)
            if (places[cell] != value)
                scaled[value][cell] = 0.0;
    for (std::size_t step = 0; step + 1 < up.size(); ++step) {
        const std::size_t from = up[step];
        const std::size_t to = up[step + 1];
        const bool isDown = m_tree.cliques[to].parent == from && to != 0;
        const auto &shared = m_tree.cliques[isDown ? to : from].shared;
        const auto source = cellPlaces(m_marginals[from], shared);
        const auto target = cellPlaces(m_marginals[to], shared);
        const std::vector<double> held = marginalOf(m_marginals[to], shared).values;
        for (std::vector<double> &each : scaled) {
            std::vector<double> message(held.size(), 0.0);
            for (std::size_t cell = 0; cell < source.size(); ++cell)
                message[source[cell]] += each[cell];
            each = m_marginals[to].values;
            for (std::size_t cell = 0; cell < each.size(); ++cell)
                each[cell] *= held[target[cell]] > 0 ? message[target[cell]] / held[target[cell]] : 0.0;
        }
    }
    std::vector<double> joint;
    const auto last = cellPlaces(m_marginals[up.back()], {both[1]});
    for (const std::vector<double> &each : scaled) {
        std::vector<double> row(static_cast<std::size_t>(m_domain.sizes[both[1]]), 0.0);
        for (std::size_t cell = 0; cell < each.size(); ++cell)
            row[last[cell]] += each[cell];
        joint.insert(joint.end(), row.begin(), row.end());
    }
    return joint;
}

} // namespace core::fields
