#pragma once

#include "core/audit/CanaryWorld.h"
#include "core/base/JobControl.h"
#include "core/methods/rewriting/RewritingKinds.h"
#include "core/privacy/audit/AuditAttacks.h"
#include "core/privacy/ledger/Ledger.h"
#include "core/synthesis/ReleasePlan.h"

#include <cstddef>
#include <filesystem>

namespace core::audit {

/// The content of all units of a release: the two neighbours that an attacker distinguishes.
enum class End { Low, High };

/// Units of an audit of a method that rewrites texts. Each has more rows than its share, in two documents of
/// one label: all at one end of what an encoded row may be, so that they move the cells as far as claimed.
/// Numbers replace the output of a model: a model is public, and none is needed here.
class RewrittenUnits final
{
public:
    static constexpr int rowsPerUnit = 2;
    static constexpr int valuesPerRow = 4; ///< a square, so that the bound of L1 by norm is reached
    static constexpr int labels = 2;

    /// `method` outlives the object. Errors: those of CanaryWorld::make and of planRelease; Internal if it is
    /// not one of rewritingKinds.
    static Result<RewrittenUnits>
    make(const synthesis::Synthesizer &method, bool isGaussian, std::size_t units);

    const synthesis::ReleasePlan &plan() const { return m_plan; }
    /// The exact cells of one row, by the definition of the clip, and those of its label.
    privacy::Cells rowAt(End end) const;
    static privacy::Cells labelAt(End end);

    struct Released
    {
        privacy::Cells rows;   ///< of every row valuesPerRow cells
        privacy::Cells labels; ///< of every row a cell for each label
    };
    /// One release as a commit makes it: rows taken, encoded, clipped and put on the grid, the ledger of the
    /// audit debited, and exact noise drawn from that reservation. Errors: those of a run and the ledger.
    Result<Released> released(End end, JobControl &control) const;

private:
    RewrittenUnits(const synthesis::Synthesizer &method,
                   const synthesis::RewritingKind &kind,
                   synthesis::ReleasePlan plan,
                   CanaryWorld world,
                   std::size_t units);
    Result<privacy::Reservation> paid() const;

    const synthesis::Synthesizer &m_method;
    const synthesis::RewritingKind &m_kind;
    synthesis::ReleasePlan m_plan;
    CanaryWorld m_world; ///< an empty one, for its folder
    synthesis::PublicInputs m_inputs;
    std::size_t m_units;
};

} // namespace core::audit
