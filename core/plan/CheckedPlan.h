#pragma once

#include "core/base/Result.h"
#include "core/plan/Plan.h"

#include <initializer_list>
#include <memory>
#include <string_view>
#include <vector>

namespace core::embedding {
class Source;
}

namespace core::synthesis {
class Synthesizer;
}

namespace core::vocabulary {
class Source;
}

namespace core::writing {
class Writer;
}

namespace core::plan {

/// Names of parts of a plan, as in validatePart().
using PlanParts = std::initializer_list<std::string_view>;
inline constexpr PlanParts allParts = {};

/// A plan that was checked, with the members of the families that it names. Made once, by check(); all that
/// works by a plan takes it. The plan in it does not change. Copies share it.
class CheckedPlan final
{
public:
    const Plan &operator*() const { return *m_plan; }
    const Plan *operator->() const { return m_plan.get(); }
    operator const Plan &() const { return *m_plan; } // NOLINT(google-explicit-constructor)

    // Each may be called only where its part was checked.

    const synthesis::Synthesizer &method() const;
    const vocabulary::Source &vocabularySource() const;
    const embedding::Source &vectorSource() const;
    const writing::Writer &writer() const;

    /// Returns whether all of these parts were checked; none: whether the whole plan was.
    bool covers(PlanParts parts) const;

private:
    friend Result<CheckedPlan> check(Plan plan, PlanParts parts);
    CheckedPlan(Plan plan, PlanParts parts);

    std::shared_ptr<const Plan> m_plan;
    std::vector<std::string_view> m_parts; ///< empty: all
    const synthesis::Synthesizer *m_method;
    const vocabulary::Source *m_vocabularySource;
    const embedding::Source *m_vectorSource;
    const writing::Writer *m_writer;
};

/// Checks the whole plan, or these parts of it, and that no file of its public parts is one of the records
/// (core/plan/PublicFiles.h). Errors: InvalidPlan with the field.
Result<CheckedPlan> check(Plan plan, PlanParts parts = allParts);

} // namespace core::plan
