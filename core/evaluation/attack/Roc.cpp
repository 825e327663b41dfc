#include "core/evaluation/attack/Roc.h"

#include "core/privacy/audit/AuditBounds.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <functional>

namespace core::evaluation {

namespace {

// Half the width of the band around an empirical distribution of `size` values.
double bandOf(std::int64_t size, double alpha)
{
    return std::sqrt(std::log(2.0 / alpha) / (2.0 * static_cast<double>(size)));
}

// The rate at which at least `hits` of `trials` come up with this chance.
double rateOfTail(std::int64_t hits, std::int64_t trials, double chance)
{
    double low = 0.0;
    double high = 1.0;
    for (int step = 0; step < 60; ++step) {
        const double middle = (low + high) / 2;
        (privacy::binomialTail(static_cast<long>(trials), middle, static_cast<long>(hits)) < chance ? low
                                                                                                    : high) =
            middle;
    }
    return (low + high) / 2;
}

} // namespace

double RocCurve::truePositivesAt(double falsePositives) const
{
    double most = 0.0;
    for (const RocPoint &point : points)
        if (point.falsePositives <= falsePositives)
            most = std::max(most, point.truePositives);
    return most;
}

RocCurve rocCurve(std::vector<double> members, std::vector<double> others)
{
    assert(!members.empty() && !others.empty());
    std::sort(members.begin(), members.end(), std::greater<>());
    std::sort(others.begin(), others.end(), std::greater<>());
    RocCurve curve{.points = {{}},
                   .auc = 0.0,
                   .members = static_cast<std::int64_t>(members.size()),
                   .others = static_cast<std::int64_t>(others.size())};
    std::size_t found = 0;
    std::size_t mistaken = 0;
    while (found < members.size() || mistaken < others.size()) {
        const double score =
            mistaken == others.size() || (found < members.size() && members[found] > others[mistaken])
                ? members[found]
                : others[mistaken];
        while (found < members.size() && members[found] == score)
            ++found;
        while (mistaken < others.size() && others[mistaken] == score)
            ++mistaken;
        const RocPoint next{static_cast<double>(mistaken) / static_cast<double>(others.size()),
                            static_cast<double>(found) / static_cast<double>(members.size())};
        const RocPoint &last = curve.points.back();
        curve.auc +=
            (next.falsePositives - last.falsePositives) * (next.truePositives + last.truePositives) / 2;
        curve.points.push_back(next);
    }
    return curve;
}

double mostTruePositives(double epsilon, double delta, double falsePositives)
{
    const double mirrored = 1.0 - std::exp(-epsilon) * (1.0 - delta - falsePositives);
    return std::clamp(std::min(std::exp(epsilon) * falsePositives + delta, mirrored), 0.0, 1.0);
}

Interval clopperPearson(std::int64_t hits, std::int64_t trials, double alpha)
{
    Interval interval;
    if (hits > 0)
        interval.low = rateOfTail(hits, trials, alpha / 2);
    if (hits < trials)
        interval.high = rateOfTail(hits + 1, trials, 1.0 - alpha / 2);
    return interval;
}

double excessOverBound(const RocCurve &curve, double epsilon, double delta, double alpha)
{
    const double ofMembers = bandOf(curve.members, alpha / 2);
    const double ofOthers = bandOf(curve.others, alpha / 2);
    double excess = -1.0;
    for (const RocPoint &point : curve.points)
        excess =
            std::max(excess,
                     point.truePositives - ofMembers
                         - mostTruePositives(epsilon, delta, std::min(1.0, point.falsePositives + ofOthers)));
    return excess;
}

} // namespace core::evaluation
