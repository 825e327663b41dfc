#include "core/plan/FieldChecks.h"
#include "core/plan/Sections.h"

namespace core::plan {

namespace {

using Privacy = Plan::Privacy;

constexpr double maximumCap = 1000.0;
constexpr double smallestDelta = 1e-12; // the ledger counts in millionths of a millionth
constexpr double largestDelta = 1e-3;

// The comparisons are written so that NaN is refused too: none with it holds.
bool isDelta(double delta)
{
    return delta >= smallestDelta && delta <= largestDelta;
}

PlanCheck checkDelta(const std::string &field, double delta)
{
    if (delta == 0.0 || isDelta(delta))
        return {};
    return refuse(PlanFault::DeltaRange,
                  field,
                  "0 or a number from 1e-12 to 0.001 was expected: a chance that no one's records may bear");
}

PlanCheck checkCap(const std::string &field, double cap)
{
    if (cap >= limits::smallestEpsilon && cap <= maximumCap)
        return {};
    return refuse(
        PlanFault::CapRange, field, "a number above 0 (at least 0.000001) and at most 1000 was expected");
}

PlanCheck checkCapDelta(const std::string &field, double cap)
{
    if (isDelta(cap))
        return {};
    return refuse(PlanFault::CapRange, field, "a number from 1e-12 to 0.001 was expected");
}

} // namespace

const SectionTable<Privacy> &privacyFields()
{
    static const SectionTable<Privacy> fields = {
        {"delta", &Privacy::delta, checkDelta},
        {"cap", &Privacy::cap, checkCap, {FieldWritten::WhenGiven}},
        {"capDelta", &Privacy::capDelta, checkCapDelta, {FieldWritten::WhenGiven}},
    };
    return fields;
}

} // namespace core::plan
