#include "core/methods/evolution/EvolutionRun.h"
#include "core/methods/evolution/EvolutionSettings.h"
#include "core/methods/evolution/EvolutionSynthesizer.h"
#include "core/methods/histogram/HistogramSynthesizer.h"
#include "core/privacy/accounting/Accounting.h"
#include "core/synthesis/keyphrases/ContributionWords.h"

#include <cmath>
#include <iomanip>
#include <sstream>
#include <vector>

namespace core::synthesis {

namespace {

std::string times(int number)
{
    return number == 1 ? "once" : std::to_string(number) + " times";
}

// Release 0.2 calibrated the noise by rho, which takes more than the account of the publication.
bool isByRho(const ReleasedModel &model)
{
    std::vector<privacy::MechanismCost> costs;
    for (const NoisyTable &table : model.tables)
        costs.push_back(privacy::costOf(table.counts.sensitivity, table.counts.noise));
    return privacy::composed(costs, model.spend.picoDelta).microEpsilon + 1 < model.spend.microEpsilon;
}

std::string publishedNoise(const ReleasedModel &model, int rounds)
{
    const NoisyTable *votes = model.table(voteTableName(1));
    const double deviation = privacy::standardDeviation(votes->counts.noise) / double{voteWeight};
    const auto rounded = [](double number) {
        std::ostringstream text;
        text << std::fixed << std::setprecision(2) << number;
        return text.str();
    };
    const std::string words = "The noise has a standard deviation of " + rounded(deviation) + " votes";
    if (!isByRho(model))
        return words + ", by the account of the publication with a slack for discrete noise.";
    const double rho = rounds / (2 * deviation * deviation);
    const double epsilon = privacy::zcdpEpsilon(rho, model.spend.delta());
    const double published = std::sqrt(rounds) / privacy::gaussianMu(epsilon, model.spend.delta());
    return words + "; the published account, which is of continuous noise, would take " + rounded(published)
           + " for the same epsilon.";
}

std::string choiceInWords(const EvolutionShape &shape)
{
    return "After a round the " + std::to_string(shape.chosen)
           + " texts of each label with most noisy votes were kept and " + std::to_string(shape.variations)
           + " variations of each written.";
}

} // namespace

std::string_view EvolutionSynthesizer::summary() const
{
    return QT_TRANSLATE_NOOP("MethodText",
                             "Texts are written without the records. In each of several rounds every patient "
                             "or record gives one noisy vote to the text that is nearest to it, and what "
                             "gets many votes is varied and voted on again.");
}

MethodFamily EvolutionSynthesizer::family() const
{
    return {
        .name = "evolution",
        .title = QT_TRANSLATE_NOOP("MethodText", "Evolve texts of a model"),
        .summary = summary(),
        .needs = QT_TRANSLATE_NOOP(
            "MethodText",
            "A language model that can be asked from here, and about a hundred patients or records under "
            "each label. Texts are compared by the phrases of the vocabulary."),
        .costs = QT_TRANSLATE_NOOP("MethodText",
                                   "All rounds are paid from the budget before the first. The model is asked "
                                   "for hundreds or thousands of texts between the rounds, and again for "
                                   "each document: the Budget page says how many."),
        .promises = QT_TRANSLATE_NOOP(
            "MethodText",
            "Documents in the words of the model: variations of those texts that many records were near to."),
        .uselessWhen = QT_TRANSLATE_NOOP("MethodText",
                                         "With few records under a label the votes drown in the noise. "
                                         "Without a model, keyphrases bring more for the same budget.")};
}

// By rule a round has at least eight texts of a label; with fewer votes most texts get none.
std::string_view EvolutionSynthesizer::whyUnsuited(const Choices &choices) const
{
    constexpr double fewestUnits = 8;
    if (choices.recordsPerLabel.value_or(fewestUnits) >= fewestUnits)
        return {};
    return QT_TRANSLATE_NOOP("MethodText",
                             "By the number that the Start page declares, there are fewer records under a "
                             "label than texts to vote on. Take keyphrases, or put labels together.");
}

std::optional<std::string> EvolutionSynthesizer::whyHopeless(const ReleasePlan &release,
                                                             const Choices &choices) const
{
    if (shapeIn(release.parameters).isPublished && choices.delta == 0)
        return "settings.preset: the published form has Gaussian noise; set privacy.delta above 0 (1e-6, for "
               "instance), or take the preset \"own\"";
    const auto forecast = voteForecast(release);
    // Without a declared number nobody knows; with a single text there is nothing to choose.
    const auto &records = choices.recordsPerLabel;
    if (!forecast || !records || forecast->textsOfVote < 2 || *records > forecast->standsOutFrom)
        return {};
    const auto rounded = [](double number) { return std::to_string(std::llround(number)); };
    return "the votes would drown in the noise: about " + rounded(*records) + " records of a label vote on "
           + std::to_string(forecast->textsOfVote) + " texts, and noise alone reaches "
           + rounded(forecast->standsOutFrom)
           + " votes; take fewer rounds or fewer texts, raise epsilon, or take another method";
}

std::string EvolutionSynthesizer::tableInWords(const MethodParameters &parameters,
                                               std::string_view table) const
{
    return isVoteTable(table) ? "a noisy number of votes for every synthetic text of a round"
                              : HistogramSynthesizer().tableInWords(parameters, table);
}

std::vector<std::string> EvolutionSynthesizer::stepsInWords(const ReleasedModel &model) const
{
    const EvolutionShape shape = shapeIn(model.parameters);
    const std::string unit = unitWord(model.unitIsPerson);
    std::vector<std::string> steps;
    if (model.table(unitTableName))
        steps = HistogramSynthesizer().stepsInWords(model);
    steps.push_back(std::to_string(shape.pool())
                    + " texts of each label were written, without looking at a record.");
    steps.push_back(
        "Then " + times(shape.rounds) + " each " + unit
        + " gave one vote in all: to the text of one label that was nearest to its own by the "
          "public vectors of their phrases. Noise was added to the votes of every text, whether it "
          "had any or not.");
    if (shape.rounds > 1)
        steps.push_back(choiceInWords(shape));
    if (shape.isPublished)
        steps.push_back(publishedNoise(model, shape.rounds));
    if (!shape.isLabelled)
        steps.push_back("Who wrote these texts was not told for which label.");
    return steps;
}

std::string EvolutionSynthesizer::samplingInWords(const ReleasedModel &model) const
{
    if (shapeIn(model.parameters).isPublished)
        return "texts were drawn evenly from those that the last votes chose, and a variation of each was "
               "asked for";
    return "texts were drawn by their noisy votes in the last round as far as these stood out from the "
           "noise, and "
           "a variation of each was asked for";
}

std::string EvolutionSynthesizer::inWords(const ReleasedModel &) const
{
    return "The documents are variations of synthetic texts that noisy votes of the records chose.";
}

} // namespace core::synthesis
