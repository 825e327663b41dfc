#include "core/privacy/mechanisms/NameThreshold.h"

#include "core/privacy/Spend.h"
#include "core/privacy/samplers/ExactSamplers.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <set>
#include <utility>

namespace core::privacy {

namespace {

constexpr std::int64_t picoOfOne = 1'000'000'000'000;

} // namespace

ExactNames::ExactNames(int namesPerUnit)
    : m_namesPerUnit(namesPerUnit)
{
    assert(namesPerUnit >= 1);
}

void ExactNames::addUnit(std::span<const std::string> names)
{
    std::set<std::string_view> counted;
    for (const std::string &name : names) {
        if (std::cmp_equal(counted.size(), m_namesPerUnit))
            return;
        if (counted.insert(name).second)
            ++m_units[name];
    }
}

bool NameThreshold::Terms::isInRange() const
{
    return picoDelta > 0 && picoDelta < picoOfOne && namesPerUnit >= 1 && namesPerUnit <= mostNamesPerUnit;
}

LaplaceScale NameThreshold::noiseOf(const Terms &terms)
{
    return laplaceScale(terms.namesPerUnit, terms.epsilon);
}

std::int64_t NameThreshold::threshold(const Terms &terms)
{
    assert(terms.isInRange());
    const double scale = noiseOf(terms).value();
    const double p = std::exp(-1.0 / scale);
    // p^t <= (1 + p) delta/k. The logarithms are below 40 and right to 1e-14; the scale to 1e-15 of it.
    const double logarithm = std::log(static_cast<double>(picoOfOne)) + std::log(terms.namesPerUnit)
                             - std::log(static_cast<double>(terms.picoDelta)) - std::log1p(p);
    return std::max<std::int64_t>(1, static_cast<std::int64_t>(std::ceil(scale * (logarithm + 1e-12))));
}

MechanismCost NameThreshold::costOf(const Terms &terms)
{
    MechanismCost cost =
        privacy::costOf({.l1 = terms.namesPerUnit, .l2Squared = terms.namesPerUnit}, noiseOf(terms));
    cost.picoDelta = terms.picoDelta;
    return cost;
}

Result<Released<FoundNames>>
NameThreshold::release(ExactNames &&names, const Terms &terms, Reservation &reservation, SecureRandom &random)
{
    const auto units = std::exchange(names.m_units, {});
    if (!terms.isInRange() || names.namesPerUnit() != terms.namesPerUnit)
        return fail(ErrorCode::Internal, "the terms of a threshold are out of range, or of other counts");
    if (!reservation.useFor(costOf(terms)))
        return fail(ErrorCode::Internal,
                    "what is left of the ledger's reservation does not cover the finding of names");

    FoundNames found{.names = {},
                     .threshold = threshold(terms),
                     .noise = noiseOf(terms),
                     .namesPerUnit = terms.namesPerUnit,
                     .picoDelta = terms.picoDelta};
    const auto t = static_cast<std::uint64_t>(found.noise.numerator);
    const auto s = static_cast<std::uint64_t>(found.noise.denominator);
    for (const auto &[name, exact] : units) {
        const std::int64_t noisy = saturatingSum(exact, discreteLaplace(random, t, s));
        if (noisy > found.threshold)
            found.names.push_back({name, noisy});
    }
    return Released<FoundNames>(ReleasePass(), std::move(found));
}

} // namespace core::privacy
