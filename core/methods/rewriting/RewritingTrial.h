#pragma once

#include "core/methods/rewriting/RewritingKinds.h"
#include "core/synthesis/PublicInputs.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Shows what rewriting leaves of PUBLIC texts, before a record is read. Clipping, grid and noise are those
/// of a release, but nothing is debited, so it is never called with a record.
namespace core::synthesis {

/// The way to rewrite for which a model was made.
const RewritingKind &kindFor(const rewriter::ModelFacts &model);

struct TriedRow
{
    std::string original;
    std::vector<std::string> rewritten; ///< for each epsilon, in their order
};

struct TriedRows
{
    /// The standard deviation on each number of a row for each epsilon, relative to a clip of 1.
    std::vector<double> noiseBesideClip;
    std::vector<TriedRow> rows;
};

/// Each row of a public text, once for every epsilon of a row; infinity: without noise. Gaussian noise under
/// a delta above 0, Laplace without. Errors: InvalidParameter: an epsilon or delta is out of range, or there
/// is no text; those of TextRewriter; Cancelled. Stage: "rewriting".
Result<TriedRows> tryRewriting(const TextRewriter &rewriter,
                               std::string_view publicText,
                               std::span<const double> epsilons,
                               double delta,
                               JobControl &control);

} // namespace core::synthesis
