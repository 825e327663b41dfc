#include "core/audit/NoiseChecks.h"

#include "core/privacy/audit/AuditBounds.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <optional>
#include <span>

namespace core::audit {

namespace {

using Cells = std::span<const std::int64_t>;

struct Agreement
{
    long signs = 0; ///< cells of the same sign
    long signed_ = 0;
    long equal = 0; ///< cells of the same value
    long cells = 0;
};

Agreement agreementOf(Cells one, Cells other)
{
    Agreement found;
    const std::size_t cells = std::min(one.size(), other.size());
    for (std::size_t cell = 0; cell < cells; ++cell) {
        ++found.cells;
        found.equal += one[cell] == other[cell];
        if (one[cell] == 0 || other[cell] == 0)
            continue;
        ++found.signed_;
        found.signs += (one[cell] > 0) == (other[cell] > 0);
    }
    return found;
}

// The chance of zero: the largest of any value, hence at least that of two draws being equal.
double chanceOfZero(const privacy::Noise &noise)
{
    if (const auto *laplace = std::get_if<privacy::LaplaceScale>(&noise))
        return std::tanh(0.5 / laplace->value());
    return 1 / (privacy::standardDeviation(noise) * std::sqrt(2 * std::acos(-1.0)));
}

bool isChance(long hits, long trials, double p, double alpha)
{
    return trials == 0
           || (privacy::lowerBound(hits, trials, alpha) <= p
               && p <= privacy::upperBound(hits, trials, alpha));
}

// `equalChance`: at most how often two draws are equal; 1 where nothing is known of it.
std::optional<std::string> likeness(Cells one, Cells other, double equalChance, double alpha)
{
    const Agreement found = agreementOf(one, other);
    const auto of = [](long part, long whole) {
        return std::to_string(part) + " of " + std::to_string(whole) + " cells";
    };
    if (found.equal > 0 && privacy::lowerBound(found.equal, found.cells, alpha) > equalChance)
        return "the same noise in " + of(found.equal, found.cells);
    if (!isChance(found.signs, found.signed_, 0.5, alpha))
        return "noise of one sign in " + of(found.signs, found.signed_);
    return std::nullopt;
}

// Within the median of the claimed noise, and the chance of it, exactly.
std::optional<std::string> wrongSpread(const Residuals &table, double alpha)
{
    double chance = 0;
    std::int64_t limit = 0;
    if (const auto *laplace = std::get_if<privacy::LaplaceScale>(&table.noise)) {
        limit = static_cast<std::int64_t>(laplace->value() * std::log(2.0));
        const double q = std::exp(-1 / laplace->value());
        chance = 1 - 2 * std::pow(q, static_cast<double>(limit + 1)) / (1 + q);
    } else {
        const double deviation = privacy::standardDeviation(table.noise);
        limit = static_cast<std::int64_t>(0.6745 * deviation);
        chance = std::erf((static_cast<double>(limit) + 0.5) / (deviation * std::sqrt(2.0)));
    }
    const auto within =
        std::ranges::count_if(table.cells, [&](std::int64_t cell) { return std::abs(cell) <= limit; });
    const auto cells = static_cast<long>(table.cells.size());
    if (isChance(within, cells, chance, alpha))
        return std::nullopt;
    const bool isSmall = static_cast<double>(within) > chance * static_cast<double>(cells);
    return table.name + (isSmall ? ": less noise than claimed" : ": more noise than claimed");
}

} // namespace

std::vector<std::string> noiseFaults(const std::vector<Residuals> &tables, double alpha)
{
    std::vector<std::string> faults;
    for (std::size_t one = 0; one < tables.size(); ++one) {
        const Residuals &table = tables[one];
        if (auto spread = wrongSpread(table, alpha))
            faults.push_back(*spread);
        if (table.row > 0 && table.row < table.cells.size())
            if (const auto like = likeness(
                    Cells(table.cells).subspan(table.row), table.cells, chanceOfZero(table.noise), alpha))
                faults.push_back(table.name + ", a label and the next: " + *like);
        for (std::size_t other = one + 1; other < tables.size(); ++other) {
            const bool isSame = table.noise == tables[other].noise;
            const double equalChance = isSame ? chanceOfZero(table.noise) : 1.0;
            if (const auto like = likeness(table.cells, tables[other].cells, equalChance, alpha))
                faults.push_back(table.name + " and " + tables[other].name + ": " + *like);
        }
    }
    return faults;
}

} // namespace core::audit
