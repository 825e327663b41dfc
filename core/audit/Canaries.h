#pragma once

#include "core/plan/Plan.h"
#include "core/privacy/Noise.h"
#include "core/synthesis/PublicInputs.h"
#include "core/synthesis/keyphrases/ReleasedModel.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

/// The audit from end to end: invented persons go through reader, pipeline and package, and an attacker who
/// reads what was released guesses which of them were there.
namespace core::audit {

/// A released table as a package states it.
struct TableClaim
{
    std::string name;
    std::size_t cells = 0;
    privacy::Sensitivity sensitivity = {};
    privacy::Noise noise = {};
};

/// The contribution of one canary to each cell. A cell with 0 is one whose noise decides over the canary's
/// other cells.
using Shares = std::map<std::size_t, std::int64_t>;

/// The public or released facts of a model besides its cells.
struct Known
{
    synthesis::MethodParameters parameters;
    std::vector<std::uint32_t> clusterOf; ///< of each phrase, where there are clusters
    std::vector<bool> kept;               ///< whether a phrase is in the privatised vocabulary
};

struct CanaryRecord
{
    std::size_t label = 0;
    std::string text;
};

/// Records that a canary person has.
inline constexpr std::size_t recordsPerCanary = 50;

/// The canary persons of a family of methods: invented, with phrases, and mostly labels, of their own, so
/// that each of them has cells of its own. Half of them have nearly all of their weight in few cells, which
/// shows most of an attacker's chances; half spread it, which shows whether all labels share one
/// contribution.
class Canaries
{
public:
    virtual ~Canaries() = default;

    virtual std::size_t count() const = 0;
    virtual std::size_t labels() const = 0;
    /// Method settings and budget of the plan that is audited.
    virtual void choose(plan::Plan &plan, bool isGaussian) const = 0;
    /// All recordsPerCanary of one person, over several labels.
    virtual std::vector<CanaryRecord> recordsOf(std::size_t canary) const = 0;

    /// Returns the person's contribution to a table, as core/privacy/README.md defines the table: computed
    /// here from the person's records, without the audited code.
    virtual Shares sharesOf(std::size_t canary, const TableClaim &table, const Known &known) const = 0;
    /// The table whose noise decides over the shares in this one; empty: none. An attack on this one
    /// reads both, and what is claimed of it is what both cost.
    virtual std::string_view chosenBy(const TableClaim &) const { return {}; }
    /// Learns which phrases are kept from a table whose cells are `noisy`.
    virtual void learnFrom(const TableClaim &, const Shares & /*noisy*/, Known &) const {}
};

/// W of the tables of counts: what one person adds in all.
std::int64_t unitWeightOf(const TableClaim &table);
/// Returns the share of each of `parts` cells when a person adds the same to all: in L1 norm under Laplace
/// noise, in L2 norm under Gaussian noise.
std::int64_t evenShare(const TableClaim &table, std::size_t parts);
/// Returns the contribution of a person with records under these labels to the table of labels.
Shares labelShares(const TableClaim &table, const std::vector<std::size_t> &labels);

/// Phrases of the public vocabulary for each canary.
inline constexpr std::size_t phrasesPerCanary = 3;

/// The canaries for a method of core/methods/Methods.h, from the explicit array of families; null if none is
/// known, which the audit says instead of leaving the method out. The vocabulary has phrasesPerCanary x
/// `count` phrases; `inputs` outlive the canaries.
std::unique_ptr<Canaries>
canariesFor(std::string_view method, const synthesis::PublicInputs &inputs, std::size_t count);

} // namespace core::audit
