#include "core/audit/RewritingAudit.h"

#include "core/audit/RewritingAttack.h"
#include "core/base/Result.h"

#include <array>
#include <cmath>
#include <cstdio>
#include <numbers>

namespace core::audit {

namespace {

constexpr std::size_t unitsTried = 20'000;
constexpr double mostDeviations = 6;

/// A figure as a share of what it is by definition, and how much of that noise makes by chance.
struct Share
{
    double seen = 0;
    double deviation = 0;
};

// How far apart the two ends are in the released numbers.
Share distanceIn(const Part &part, const Pair &pair)
{
    const privacy::Cells &low = pair[0].*part.cells;
    const privacy::Cells &high = pair[1].*part.cells;
    double seen = 0;
    double defined = 0;
    for (std::size_t at = 0; at < high.size(); ++at) {
        const std::size_t cell = at % part.low.size();
        const auto apart = static_cast<double>(part.high[cell] - part.low[cell]);
        seen += std::copysign(1.0, apart) * static_cast<double>(high[at] - low[at]);
        defined += std::abs(apart);
    }
    const double cells = 2 * static_cast<double>(high.size());
    return {seen / defined, std::sqrt(cells) * privacy::standardDeviation(part.noise) / defined};
}

// How large the noise is, in the mean. Of |x|, Laplace: mean b, deviation b; Gaussian: mean sigma times the
// root of 2/pi, deviation sigma times the root of 1 - 2/pi.
Share noiseIn(const Part &part, const Pair &pair)
{
    const bool isLaplace = std::holds_alternative<privacy::LaplaceScale>(part.noise);
    const double deviation = privacy::standardDeviation(part.noise);
    const double mean = deviation * (isLaplace ? std::sqrt(0.5) : std::sqrt(2 / std::numbers::pi));
    const double relative = isLaplace ? 1.0 : std::sqrt(std::numbers::pi / 2 - 1);
    double seen = 0;
    double cells = 0;
    for (std::size_t end = 0; end < pair.size(); ++end) {
        const privacy::Cells &noisy = pair[end].*part.cells;
        const privacy::Cells &exact = end == 0 ? part.low : part.high;
        for (std::size_t at = 0; at < noisy.size(); ++at)
            seen += std::abs(static_cast<double>(noisy[at] - exact[at % exact.size()]));
        cells += static_cast<double>(noisy.size());
    }
    return {seen / cells / mean, relative / std::sqrt(cells)};
}

std::string figuresInWords(const char *format, double found, double expected)
{
    std::array<char, 160> text{};
    std::snprintf(text.data(), text.size(), format, found, expected);
    return text.data();
}

void addFault(EndToEndRow &row, Verdict verdict, std::string fault)
{
    if (row.verdict == Verdict::Holds)
        row.verdict = verdict;
    row.faults.push_back(std::move(fault));
}

void judge(EndToEndRow &row, const std::string &name, const TableFinding &found)
{
    if (found.measuredLowerBound > found.claimedEpsilon)
        addFault(
            row,
            Verdict::Refuted,
            name
                + figuresInWords(": texts are told apart with epsilon at least %.3f, above the claimed %.3f",
                                 found.measuredLowerBound,
                                 found.claimedEpsilon));
    else if (found.measuredLowerBound < found.leastPlausible)
        addFault(
            row,
            Verdict::SuspiciouslyLow,
            name
                + figuresInWords(": the attack shows epsilon %.3f alone, where theory gets at least %.3f",
                                 found.measuredLowerBound,
                                 found.leastPlausible));
}

void judge(EndToEndRow &row, const Part &part, const Pair &pair)
{
    const Share distance = distanceIn(part, pair);
    const auto words = [](const char *what, const Share &share) {
        return what
               + figuresInWords(" %.3f of what is defined, give or take %.3f",
                                share.seen,
                                mostDeviations * share.deviation);
    };
    if (std::abs(distance.seen - 1) > mostDeviations * distance.deviation) {
        addFault(row,
                 distance.seen > 1 ? Verdict::Refuted : Verdict::SuspiciouslyLow,
                 part.name + words(": a row weighs", distance));
        return; // what is left is not the noise
    }
    const Share noise = noiseIn(part, pair);
    if (std::abs(noise.seen - 1) > mostDeviations * noise.deviation)
        addFault(row,
                 noise.seen < 1 ? Verdict::Refuted : Verdict::SuspiciouslyLow,
                 part.name + words(": the noise is", noise));
}

Result<Pair> releasedPair(const RewrittenUnits &tried, JobControl &control)
{
    Pair pair;
    for (const End end : {End::Low, End::High}) {
        if (control.isCancelled())
            return cancelled();
        KEYSEED_ASSIGN(auto released, tried.released(end, control));
        pair[end == End::High ? 1 : 0] = std::move(released);
    }
    return pair;
}

} // namespace

Result<EndToEndRow> auditRewriting(const synthesis::Synthesizer &method, bool isGaussian, JobControl &control)
{
    KEYSEED_ASSIGN(const auto tried, RewrittenUnits::make(method, isGaussian, unitsTried));
    const auto first = releasedPair(tried, control);
    KEYSEED_ASSIGN(const auto fresh, first ? releasedPair(tried, control) : first);
    const std::vector<Part> parts = partsOf(tried);
    const double delta = tried.plan().spend.delta();
    EndToEndRow row{.method = std::string(method.name()),
                    .isGaussian = isGaussian,
                    .claimedEpsilon = tried.plan().spend.epsilon(),
                    .claimedDelta = delta,
                    .trials = static_cast<long>(2 * unitsTried),
                    .basis = "these numbers are of encoded rows of invented units, not of words: no model "
                             "encodes or decodes here",
                    .tables = {},
                    .faults = {}};
    for (const Part &part : parts)
        judge(row, part, fresh);
    const std::vector<Attack> attacks = attacksOf(tried, parts);
    const std::vector<Theory> theories =
        theoriesOf(attacks, parts, unitsTried * RewrittenUnits::rowsPerUnit, delta);
    for (std::size_t at = 0; at < attacks.size(); ++at) {
        const Attack &attack = attacks[at];
        const TableFinding found{.table = attack.name,
                                 .claimedEpsilon = attack.claimedEpsilon,
                                 .measuredLowerBound = toldBy(attack, theories[at], *first, fresh, delta),
                                 .expectedLowerBound = theories[at].expectedBound,
                                 .leastPlausible = theories[at].leastPlausible,
                                 .weight = distanceIn(*attack.parts.front(), fresh).seen};
        judge(row, attack.name, found);
        if (attack.parts.size() == 1) {
            row.tables.push_back(found);
            continue;
        }
        row.measuredLowerBound = found.measuredLowerBound;
        row.expectedLowerBound = found.expectedLowerBound;
    }
    return row;
}

} // namespace core::audit
