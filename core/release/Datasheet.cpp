#include "core/release/Datasheet.h"

#include "core/release/Manifest.h"
#include "core/release/Prose.h"
#include "core/release/Statement.h"
#include "core/seeding/NoiseThreshold.h"

#include <cmath>
#include <map>

namespace core::release {

namespace {

using seeding::HistogramModel;

std::string row(const std::string &what, const std::string &value)
{
    return "| " + what + " | " + value + " |\n";
}

std::string tableHead(const std::string &left, const std::string &right)
{
    return row(left, right) + row("---", "---");
}

std::string motivation(const Description &about)
{
    return "# Datasheet: " + markdown(about.title.empty() ? about.project : about.title)
           + "\n\nThe texts were made by a machine.\n\n## Purpose\n\n" + tableHead("question", "answer")
           + row("For what was the corpus made?", markdown(about.purpose))
           + row("Who receives it?", markdown(about.recipient)) + row("Project", markdown(about.project))
           + row("Made on", markdown(about.createdAt))
           + row("Made with", "Keyseed " + markdown(about.programVersion)) + "\n";
}

std::string composition(const Contents &contents)
{
    std::map<std::string, std::size_t> perLabel;
    for (const writing::Document &document : *contents.documents)
        ++perLabel[document.seed.label];
    const Description &about = contents.description;
    std::string text = "## Composition\n\nEach row is one synthetic text (" + markdown(about.documentType)
                       + ") with an id and a label, written around at most "
                       + std::to_string(about.sequenceLength)
                       + " keyphrases. The labels were declared beforehand. How many texts a label has ("
                       + std::to_string(about.perLabel) + " asked for) was chosen, not counted.\n\n"
                       + tableHead("label", "texts");
    for (const std::string &label : contents.model->labels)
        text += row(label.empty() ? "(no label)" : markdown(label), std::to_string(perLabel[label]));
    return text + row("all", std::to_string(contents.documents->size())) + "\n";
}

std::string making(const Contents &contents)
{
    const HistogramModel &model = *contents.model;
    const std::string unit = unitWord(model.unitIsPerson);
    return "## How it was made\n\n"
           "1. Phrases of a public vocabulary ("
           + markdown(publicSource(model.vocabularySource)) + ", " + std::to_string(model.vocabularySize)
           + " phrases) were found in the records, in memory. Each " + unit
           + " added whole-number weights, in all at most " + std::to_string(model.unitWeight)
           + ", to at most " + std::to_string(model.phrasesPerUnit)
           + " phrases.\n"
             "2. The budget was debited, then noise was drawn once for every label and phrase, from the "
             "operating"
             " system's source of randomness. There is no seed.\n"
             "3. Everything after that used the noisy counts and public things only, which costs no privacy"
             " (post-processing): keyphrase sequences drawn by the noisy counts, texts written around the"
             " sequences (writer: "
           + markdown(contents.description.writerKind) + ").\n\n";
}

std::string mechanisms(const HistogramModel &model)
{
    const double scale = model.noiseScale();
    return "## Mechanism and exact scale\n\n" + tableHead("quantity", "value")
           + row("mechanism", "histogram of weighted phrase counts, one cell per label and phrase")
           + row("noise", "discrete Laplace, P(x) proportional to exp(-abs(x) s / t), exact integer sampler")
           + row("scale t / s",
                 std::to_string(model.scaleNumerator) + " / " + std::to_string(model.scaleDenominator))
           + row("L1 sensitivity W", std::to_string(model.unitWeight))
           + row("neighbouring data sets",
                 std::string("one ") + unitWord(model.unitIsPerson) + " added or removed")
           + row("epsilon = W s / t, rounded up", millionths(model.microEpsilon))
           + row("cells", std::to_string(model.cells.size()))
           + row("standard deviation of a count, in units",
                 decimals(model.inUnits(std::sqrt(2.0) * scale), 2))
           + row("95 % half-width, in units", decimals(model.inUnits(seeding::noiseHalfWidth95(model)), 2))
           + row("threshold of vocabulary.csv, in units",
                 decimals(model.inUnits(seeding::noiseThreshold(model)), 2))
           + row("noise drawn on", markdown(model.committedAt)) + "\nA unit's weight W is counted as "
           + std::to_string(model.phrasesPerUnit) + " phrases, so a count in units is the cell times "
           + std::to_string(model.phrasesPerUnit)
           + " / W. All arithmetic on the records was done in whole numbers.\n\n";
}

std::string bothAccounts(const BudgetStatement &budget)
{
    return "## Privacy accounts\n\nThe package is " + promise(budget) + ". " + unitInWords(budget) + "\n\n"
           + tableHead("account", "value") + row("pure epsilon", millionths(budget.microEpsilon))
           + row("pure epsilon, replacing one unit", millionths(2 * budget.microEpsilon))
           + row("rho (zero-concentrated)", decimals(static_cast<double>(budget.picoRho) / 1e12, 12))
           + row("epsilon at delta 1e-6, from rho", roundedUp(budget.epsilonAtStatedDelta, 4))
           + "\nBoth accounts hold, so the smaller epsilon counts. Nothing else was released from the "
             "records for this package. Drawing again from the noisy counts costs nothing.\n\n";
}

std::string limitsAndRest(const Contents &contents)
{
    const Description &about = contents.description;
    return "## Limits\n\n" + conditions(contents.budget)
           + "- The trust model is central: whoever ran the program had the records. They were not stored by "
             "it"
             " and did not leave the machine.\n"
             "- The texts carry phrases and their labels over, not the style, order or grammar of the "
             "records."
             " Rare phrases are missing.\n"
             "- Not for decisions on a patient's care, and not for statements about how common anything "
             "is.\n\n"
             "## Licence and contact\n\n"
           + tableHead("question", "answer") + row("Licence", markdown(about.licence))
           + row("Contact", markdown(about.contact))
           + row("Vocabulary SHA-256", toHex(contents.model->vocabularyDigest))
           + row("Embedding SHA-256", markdown(about.embeddingDigestHex));
}

} // namespace

std::string datasheetText(const Contents &contents)
{
    return motivation(contents.description) + composition(contents) + making(contents)
           + mechanisms(*contents.model) + bothAccounts(contents.budget) + limitsAndRest(contents);
}

} // namespace core::release
