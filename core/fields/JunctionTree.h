#pragma once

#include "core/fields/Domain.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace core::fields {

/// A table over some fields, in ascending order of the fields, the last of them running fastest.
struct Factor
{
    std::vector<std::size_t> fields;
    std::vector<int> sizes;
    std::vector<double> values;
};

/// The cliques of a triangulated graph of fields, as a tree: each clique but the first names its parent,
/// which stands before it. The running intersection property holds, so that inference by two passes of
/// messages is exact (Lauritzen & Spiegelhalter 1988).
struct CliqueTree
{
    struct Clique
    {
        std::vector<std::size_t> fields; ///< ascending
        std::size_t parent = 0;          ///< of the first clique: itself
        std::vector<std::size_t> shared; ///< the fields that it has in common with its parent, ascending
    };
    std::vector<Clique> cliques; ///< at least one
    std::size_t cells = 0;       ///< of all cliques together
};

/// Triangulates the graph of `edges` by elimination of the field whose clique has the fewest cells.
CliqueTree cliqueTreeOf(const Domain &domain, const std::vector<Pair> &edges);

/// A distribution over the fields that factorises over a clique tree, held as the marginals of its cliques.
class TreeModel final
{
public:
    /// The uniform distribution.
    TreeModel(const Domain &domain, const std::vector<Pair> &edges);

    /// Scales the distribution so that its marginal of a field, or of two fields of a clique, is `target`
    /// (probabilities, the second field running fastest): one step of iterative proportional fitting
    /// (Deming & Stephan 1940). `target` must not be zero everywhere.
    void fit(const std::vector<std::size_t> &fields, const std::vector<double> &target);
    /// Makes all cliques agree, after steps of fit().
    void calibrate();

    /// Returns the marginal of any two fields, exactly: along the path of cliques between them.
    std::vector<double> pair(std::size_t first, std::size_t second) const;
    std::vector<double> oneWay(std::size_t field) const;

    const Domain &domain() const { return m_domain; }
    const CliqueTree &tree() const { return m_tree; }
    /// Returns the marginals of the cliques; valid after calibrate().
    const std::vector<Factor> &marginals() const { return m_marginals; }
    /// Returns the clique that holds these fields, if one does.
    std::optional<std::size_t> cliqueOf(const std::vector<std::size_t> &fields) const;

private:
    using Places = std::vector<std::uint32_t>;
    /// Returns, for each cell of a clique, the cell of its marginal over `fields`.
    const Places &placesOf(std::size_t clique, const std::vector<std::size_t> &fields);
    void pass(std::size_t from, std::size_t to);
    void goTo(std::size_t clique);

    Domain m_domain;
    CliqueTree m_tree;
    std::vector<Factor> m_marginals;
    std::map<std::pair<std::size_t, std::vector<std::size_t>>, Places> m_places;
    std::size_t m_current = 0; ///< the clique that is right, while the others wait for its messages
};

/// Sums a factor over all fields that are not in `fields`, which the factor has.
Factor marginalOf(const Factor &factor, const std::vector<std::size_t> &fields);

} // namespace core::fields
