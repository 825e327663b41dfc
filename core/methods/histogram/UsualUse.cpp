#include "core/methods/histogram/UsualUse.h"

#include "core/base/ForTranslators.h"
#include "core/methods/histogram/Resolution.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace core::synthesis {

namespace {

struct Measured
{
    double power;
    double share;
};
// The means over MTSamples by specialty (English), NUBes by specialty (Spanish), MORFITT by specialty
// (French) and blurbs by genre (German), as far as they were measured near that power.
constexpr std::array<Measured, 5> measuredShares = {
    {{0.45, 0.57}, {1.5, 0.74}, {4.5, 0.90}, {9, 0.95}, {17, 0.99}}};

} // namespace

double usualShare(double power)
{
    if (power <= measuredShares.front().power)
        return measuredShares.front().share * std::max(power, 0.0) / measuredShares.front().power;
    if (power >= measuredShares.back().power)
        return measuredShares.back().share;
    const auto *above =
        std::ranges::find_if(measuredShares, [power](const Measured &each) { return power < each.power; });
    const Measured &below = *(above - 1);
    const double way = std::log(power / below.power) / std::log(above->power / below.power);
    return below.share + way * (above->share - below.share);
}

std::optional<double> usualShare(const ReleasePlan &release, const ForecastFacts &facts)
{
    if (!facts.records || release.tables.size() < 2)
        return {};
    return usualShare(resolvingPower(release.tables[1].noise, *facts.records, facts.labels));
}

ForecastLine usualUseLine(const ReleasePlan &release, const ForecastFacts &facts)
{
    ForecastLine line{.what = QT_TRANSLATE_NOOP("MethodText", "Usual usefulness")};
    const auto share = usualShare(release, facts);
    if (!share)
        return line;
    line.value = {QT_TRANSLATE_NOOP("MethodText", "about %1 % of what is possible"),
                  {{100 * *share, ForecastText::Form::Whole}}};
    line.advice.text =
        *share < leastUsualShare
            ? QT_TRANSLATE_NOOP("MethodText",
                                "So few records at this epsilon usually give little: less than two thirds of "
                                "what is possible without noise. More records, fewer labels or a larger "
                                "epsilon help most.")
            : QT_TRANSLATE_NOOP(
                "MethodText",
                "Usual usefulness is how well a classifier of the sequences knows the labels of "
                "real texts, compared with sequences without noise, on measured public "
                "corpora.");
    return line;
}

std::string usualUseInWords(double share)
{
    const std::string words = "so many records usually give about " + std::to_string(std::lround(100 * share))
                              + " % of what is possible without noise at this epsilon";
    return share < leastUsualShare ? words + "; more records, fewer labels or a larger epsilon help most"
                                   : words;
}

} // namespace core::synthesis
