#include "core/privacy/SelfAudit.h"

#include "core/privacy/Accounting.h"
#include "core/privacy/ExactSamplers.h"
#include "core/privacy/SecureRandom.h"

#include <algorithm>
#include <cmath>

namespace core::privacy {

namespace {

constexpr long trials = 400'000;
constexpr double alpha = 1e-7;

double relativeEntropy(double p, double q)
{
    const auto term = [](double a, double b) { return a > 0 ? a * std::log(a / b) : 0.0; };
    return term(p, q) + term(1 - p, 1 - q);
}

// The outermost q on one side of the measured frequency that the data do not rule out.
double entropyBound(long hits, long count, double chance, double extreme)
{
    const double frequency = static_cast<double>(hits) / static_cast<double>(count);
    const double allowed = std::log(1 / chance) / static_cast<double>(count);
    double inside = frequency;
    double outside = extreme;
    for (int step = 0; step < 100; ++step) {
        const double middle = (inside + outside) / 2;
        (relativeEntropy(frequency, middle) <= allowed ? inside : outside) = middle;
    }
    return outside;
}

// A unit adds its whole weight `l1` to one cell: the most telling event is "the cell is at least l1".
Result<AuditRow> auditLaplace(std::int64_t l1, Epsilon epsilon, SecureRandom &random, JobControl &control)
{
    const LaplaceScale scale = laplaceScale(l1, epsilon);
    long withUnit = 0;
    long withoutUnit = 0;
    for (long trial = 0; trial < trials; ++trial) {
        if (trial % 4096 == 0 && control.isCancelled())
            return cancelled();
        const auto t = static_cast<std::uint64_t>(scale.numerator);
        const auto s = static_cast<std::uint64_t>(scale.denominator);
        withUnit += l1 + discreteLaplace(random, t, s) >= l1;
        withoutUnit += discreteLaplace(random, t, s) >= l1;
    }
    const double loss = std::log(lowerBound(withUnit, trials, alpha) / upperBound(withoutUnit, trials, alpha));
    return AuditRow{"discrete Laplace, sensitivity " + std::to_string(l1), epsilon.value(), std::max(0.0, loss), trials};
}

} // namespace

double lowerBound(long hits, long count, double chance)
{
    return hits == 0 ? 0.0 : entropyBound(hits, count, chance, 0.0);
}

double upperBound(long hits, long count, double chance)
{
    return hits == count ? 1.0 : entropyBound(hits, count, chance, 1.0);
}

Result<std::vector<AuditRow>> runSelfAudit(JobControl &control)
{
    SecureRandom random;
    std::vector<AuditRow> rows;
    const std::vector<double> claims{0.5, 1.0, 2.0, 4.0};
    for (const std::int64_t l1 : {std::int64_t{1}, std::int64_t{1} << 16}) {
        for (const double claim : claims) {
            control.report(static_cast<double>(rows.size()) / (2.0 * static_cast<double>(claims.size())), "audit");
            const auto row = auditLaplace(l1, *Epsilon::from(claim), random, control);
            if (!row)
                return fail(row.error());
            rows.push_back(*row);
        }
    }
    control.report(1.0, "audit");
    return rows;
}

} // namespace core::privacy
