#include "core/audit/Evidence.h"

#include "core/privacy/accounting/Accounting.h"
#include "core/privacy/audit/AuditBounds.h"

#include <cmath>

namespace core::audit {

namespace {

// The x with P(standard normal <= x) = p, p above one half; by bisection.
double normalQuantile(double p)
{
    double low = 0;
    double high = 40;
    for (int step = 0; step < 80; ++step) {
        const double middle = (low + high) / 2;
        (1 - 0.5 * std::erfc(middle / std::sqrt(2.0)) < p ? low : high) = middle;
    }
    return low;
}

} // namespace

Evidence evidenceOf(const Shares &shares,
                    const Shares &noisy,
                    const privacy::Noise &noise,
                    const std::set<std::size_t> &sharedCells,
                    double times)
{
    Evidence evidence;
    for (const auto &[cell, weight] : shares) {
        if (weight == 0 || sharedCells.contains(cell))
            continue;
        const double there = times * static_cast<double>(weight);
        const auto seen = static_cast<double>(noisy.at(cell));
        if (const auto *laplace = std::get_if<privacy::LaplaceScale>(&noise)) {
            evidence.nats += (std::abs(seen) - std::abs(seen - there)) / laplace->value();
            evidence.most += std::abs(there) / laplace->value();
        } else {
            const auto variance =
                static_cast<double>(std::get<privacy::GaussianVariance>(noise).sigmaSquared);
            evidence.nats += there * (seen - there / 2) / variance;
            evidence.most += there * there / variance;
        }
    }
    return evidence;
}

std::vector<Evidence> attacksOf(const Canaries &canaries,
                                const std::vector<TableClaim> &tables,
                                const std::vector<Evidence> &ofTables)
{
    std::vector<Evidence> attacks = ofTables;
    attacks.emplace_back();
    for (std::size_t table = 0; table < tables.size(); ++table) {
        attacks.back() += ofTables[table];
        for (std::size_t chooser = 0; chooser < table; ++chooser)
            if (tables[chooser].name == canaries.chosenBy(tables[table]))
                attacks[table] += ofTables[chooser];
    }
    return attacks;
}

void guess(const Evidence &evidence, double threshold, bool wasThere, Tally &tally)
{
    ++tally.trials;
    constexpr double rounding = 1 - 1e-9; // the most there could be counts as that
    const bool saysSomething = evidence.most > 0;
    if (threshold > 0 && (!saysSomething || std::abs(evidence.nats) < threshold * evidence.most * rounding))
        return;
    const bool saysThere = saysSomething ? evidence.nats > 0 : tally.trials % 2 == 0;
    ++(saysThere == wasThere ? tally.right : tally.wrong);
}

double GuessBound::rho(const Tally &tally) const
{
    if (tally.guesses() == 0)
        return 0;
    const double accuracy = privacy::lowerBound(tally.right, tally.guesses(), m_alpha);
    const double mu = accuracy > 0.5 ? 2 * normalQuantile(accuracy) : 0.0;
    return mu * mu / 2;
}

double GuessBound::epsilon(const Tally &tally) const
{
    if (isGaussian())
        return privacy::zcdpEpsilon(rho(tally), m_delta);
    return tally.guesses() == 0 ? 0.0 : privacy::oneRunLowerBound(tally.right, tally.guesses(), m_alpha);
}

} // namespace core::audit
