#include "core/plan/FieldChecks.h"
#include "core/plan/Sections.h"

#include <array>
#include <numeric>

namespace core::plan {

namespace {

using Sampling = Plan::Sampling;

constexpr double largestShare = 1e9;

PlanCheck checkShares(const std::string &field, const std::vector<double> &shares)
{
    for (std::size_t i = 0; i < shares.size(); ++i)
        if (!(shares[i] >= 0.0 && shares[i] <= largestShare))
            return refuse(PlanFault::ShareNegative,
                          field + '[' + std::to_string(i) + ']',
                          "a number of 0 or above was expected");
    if (!shares.empty() && std::accumulate(shares.begin(), shares.end(), 0.0) <= 0.0)
        return refuse(PlanFault::SharesAllZero, field, "at least one share above 0 was expected");
    return {};
}

PlanCheck checkAssociation(const std::string &field, const std::string &association)
{
    static constexpr std::array<std::string_view, 3> known = {"off", "gentle", "strong"};
    return association.empty() ? PlanCheck() : OneOf{known}(field, association);
}

} // namespace

// How sharp a method can draw, and what goes with the labels, is checked with the plan as a whole.
const SectionTable<Sampling> &samplingFields()
{
    static const SectionTable<Sampling> fields = {
        {"length", &Sampling::length, UpTo{limits::maximumLength}},
        {"perLabel", &Sampling::perLabel, UpTo{limits::maximumPerLabel}},
        {"shares", &Sampling::shares, checkShares, {FieldWritten::WhenGiven}},
        {"sharpness", &Sampling::sharpness, AnyValue(), {FieldWritten::WhenGiven}},
        {"association", &Sampling::association, checkAssociation, {FieldWritten::WhenGiven}},
    };
    return fields;
}

} // namespace core::plan
