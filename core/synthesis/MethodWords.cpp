#include "core/synthesis/MethodWords.h"

#include "core/base/ForTranslators.h"
#include "core/synthesis/Synthesizer.h"
#include "core/synthesis/keyphrases/ReleasedCounts.h"

#include <algorithm>
#include <cmath>

namespace core::synthesis {

namespace {

using Form = ForecastText::Form;

double uses(const CountNoise &counts, double units)
{
    return units * counts.itemsPerUnit;
}

double harmonic(double terms)
{
    constexpr double euler = 0.5772156649;
    return terms < 1.0 ? 1.0 : std::log(terms) + euler + 0.5 / terms;
}

// About so many, by Zipf's law; of a table for each label the records are divided evenly.
double expectedStandingOut(const CountNoise &counts, const ForecastFacts &facts)
{
    const double tables = counts.isJoint ? 1.0 : static_cast<double>(facts.labels);
    return std::min(tables * standingOutByZipf(counts, *facts.records / tables),
                    mostStandingOut(counts, *facts.records));
}

ForecastText noiseText(const CountNoise &counts, bool unitIsPerson)
{
    return {unitIsPerson ? QT_TRANSLATE_NOOP("MethodText", "± %1 patients")
                         : QT_TRANSLATE_NOOP("MethodText", "± %1 records"),
            {{counts.halfWidth95, Form::Decimal}}};
}

ForecastText leastUnits(const CountNoise &counts, bool unitIsPerson)
{
    const double least = std::floor(counts.threshold) + 1.0;
    if (least == 1.0)
        return {unitIsPerson ? QT_TRANSLATE_NOOP("MethodText", "1 patient")
                             : QT_TRANSLATE_NOOP("MethodText", "1 record")};
    return {unitIsPerson ? QT_TRANSLATE_NOOP("MethodText", "%1 patients")
                         : QT_TRANSLATE_NOOP("MethodText", "%1 records"),
            {{least, Form::Whole}}};
}

std::string_view resolutionAdvice(bool areClusters)
{
    return areClusters
               ? QT_TRANSLATE_NOOP("MethodText",
                                   "With this budget groups of near phrases are counted, not single ones: "
                                   "fewer counts, so that less drowns in the noise.")
               : "";
}

std::string_view labelAdvice(bool isJoint)
{
    return isJoint ? QT_TRANSLATE_NOOP("MethodText",
                                       "Counted over all labels together, from public numbers alone: the "
                                       "budget and the size of the vocabulary.")
                   : QT_TRANSLATE_NOOP("MethodText",
                                       "Counted for each label, from public numbers alone: the budget and "
                                       "the size of the vocabulary.");
}

ForecastText survivorsAdvice(const CountNoise &counts, const ForecastFacts &facts)
{
    if (!facts.records)
        return {QT_TRANSLATE_NOOP("MethodText",
                                  "To see how many would survive, say on the Start page that the number of "
                                  "records may be public, and about how many there are.")};
    return {QT_TRANSLATE_NOOP("MethodText",
                              "The last line is a rough guess for the number of records that you declared "
                              "public on the Start page, over all labels; at most %1 can survive."),
            {{mostStandingOut(counts, *facts.records), Form::Whole}}};
}

} // namespace

double mostStandingOut(const CountNoise &counts, double units)
{
    return std::min(std::floor(uses(counts, units) / counts.threshold), uses(counts, units));
}

double standingOutByZipf(const CountNoise &counts, double units)
{
    if (counts.threshold <= 0.0 || units <= 0.0)
        return 0.0;
    const double items = std::min(static_cast<double>(counts.items), uses(counts, units));
    // The count of the first is uses / harmonic, but no more than all units; that of rank r an r-th of it.
    const double first = uses(counts, units) / harmonic(items);
    const double rank = units > counts.threshold ? std::floor(first / counts.threshold) : 0.0;
    return std::min(rank, items);
}

std::vector<ForecastLine> forecastOfCounts(const std::optional<CountNoise> &counts,
                                           const ForecastFacts &facts)
{
    const bool areGroups = counts && counts->areClusters;
    std::vector<ForecastLine> lines(3);
    lines[0] = {.what = areGroups ? QT_TRANSLATE_NOOP("MethodText", "Noise on the count of a group (95 %)")
                                  : QT_TRANSLATE_NOOP("MethodText", "Noise on the count of a phrase (95 %)"),
                .advice = {resolutionAdvice(areGroups)}};
    lines[1] = {.what = areGroups ? QT_TRANSLATE_NOOP("MethodText", "A group survives from")
                                  : QT_TRANSLATE_NOOP("MethodText", "A phrase survives from"),
                .advice = {labelAdvice(counts && counts->isJoint)}};
    lines[2] = {.what = areGroups ? QT_TRANSLATE_NOOP("MethodText", "Groups that survive")
                                  : QT_TRANSLATE_NOOP("MethodText", "Phrases that survive")};
    if (!counts)
        return lines;
    lines[0].value = noiseText(*counts, facts.unitIsPerson);
    lines[1].value = leastUnits(*counts, facts.unitIsPerson);
    const bool isKnown = facts.records && counts->threshold > 0.0;
    if (isKnown)
        lines[2].value = {QT_TRANSLATE_NOOP("MethodText", "about %1"),
                          {{expectedStandingOut(*counts, facts), Form::Whole}}};
    if (isKnown || !facts.records)
        lines[2].advice = survivorsAdvice(*counts, facts);
    return lines;
}

std::vector<ForecastLine> Synthesizer::forecast(const ReleasePlan &release, const ForecastFacts &facts) const
{
    std::optional<CountNoise> counts;
    if (facts.vocabularySize)
        counts = plannedCountNoise(*this, release.parameters, *facts.vocabularySize, release.tables);
    return forecastOfCounts(counts, facts);
}

CommitWords Synthesizer::commitWords() const
{
    return {.button = QT_TRANSLATE_NOOP("MethodText", "&Spend %1 and release the noisy counts"),
            .progress = QT_TRANSLATE_NOOP("MethodText", "Releasing the noisy counts"),
            .released = QT_TRANSLATE_NOOP("MethodText",
                                          "The noisy counts: drawn once, yours to keep and use as often as "
                                          "you like.")};
}

MethodFamily keyphraseFamily()
{
    return {.name = "keyphrases",
            .title = QT_TRANSLATE_NOOP("MethodText", "Keyphrases"),
            .summary = QT_TRANSLATE_NOOP(
                "MethodText",
                "Phrases of the vocabulary are counted in the records, with noise. Sequences of phrases are "
                "drawn from the noisy counts, and a document is written around each."),
            .needs = QT_TRANSLATE_NOOP("MethodText",
                                       "A vocabulary that fits the records, and some hundred of them. No "
                                       "language model, though one writes better documents."),
            .costs = QT_TRANSLATE_NOOP("MethodText",
                                       "The budget, once. Whoever writes the documents is asked afterwards, "
                                       "once for each: that can be repeated and costs no budget."),
            .promises = QT_TRANSLATE_NOOP("MethodText",
                                          "Documents with the phrases that are typical of each label. Every "
                                          "number that was released can be read and checked."),
            .uselessWhen = QT_TRANSLATE_NOOP(
                "MethodText",
                "What is not in the vocabulary does not come through, nor how the notes are worded.")};
}

} // namespace core::synthesis
