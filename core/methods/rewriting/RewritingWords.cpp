#include "core/methods/rewriting/RewritingSettings.h"
#include "core/methods/rewriting/RewritingSynthesizer.h"
#include "core/synthesis/keyphrases/ContributionWords.h"
#include "core/synthesis/keyphrases/LabelProportions.h"

#include <cmath>
#include <cstdio>

namespace core::synthesis {

namespace {

std::string inWords(const privacy::Spend &spend)
{
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%.3f", std::ceil(spend.epsilon() * 1000) / 1000);
    std::string words = "epsilon " + std::string(text.data());
    if (spend.isPure())
        return words;
    std::snprintf(text.data(), text.size(), "%.3g", static_cast<double>(spend.picoDelta) / 1e12);
    return words + " and delta " + text.data();
}

std::string clipInWords(const RewritingKind &kind, const RewritingShape &shape)
{
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%.4g", shape.clip());
    return kind.clip == privacy::RowClip::ByValue
               ? "each of them was clipped to " + std::string(text.data()) + " on either side"
               : "all of a row together were clipped to a norm of " + std::string(text.data());
}

std::string rowsOfUnit(int rows)
{
    return std::to_string(rows) + (rows == 1 ? " row" : " rows");
}

// Describes the protection of one row, of a note and of a unit.
std::string protectionInWords(const RewritingKind &kind, const ReleasedModel &model)
{
    const std::string text = "A row by itself is protected with " + inWords(spendOfRow(kind, model))
                             + (model.table(labelTableName) != nullptr
                                    ? " (counts of labels are not of rows: they are in what follows alone)"
                                    : "")
                             + "; a whole note, and a whole " + unitWord(model.unitIsPerson)
                             + ", of which at most " + rowsOfUnit(rewritingIn(model.parameters).rowsPerUnit)
                             + " took part, with " + inWords(model.spend)
                             + ", which is what this package promises.";
    if (model.spend.epsilon() <= protectsNothingAbove)
        return text;
    return text
           + " An epsilon above 15 protects next to nothing: whoever guesses a text can all but make sure "
             "of it. Treat these documents as the records themselves.";
}

// The model as it would have to be.
std::string wrongModel(const RewritingKind &kind, const rewriter::ModelFacts &model)
{
    if (kind.form != model.form)
        return kind.form == rewriter::ModelForm::Bart ? "is not one of BART; take the method adept"
                                                      : "is not one of ADePT; take a method of DP-BART";
    if (kind.isPruned != model.isPruned)
        return kind.isPruned ? "has all units of its encoder; take the method dp-bart-clv, or prune it"
                             : "has left out units of its encoder; take the method dp-bart-pr or dp-bart-pr+";
    const bool knowsNoise = model.noiseEpsilon > 0;
    if (model.form == rewriter::ModelForm::Bart && kind.isTrainedWithNoise != knowsNoise && model.isPruned)
        return kind.isTrainedWithNoise
                   ? "was not trained with noise; take the method dp-bart-pr, or train it on"
                   : "was trained with noise; take the method dp-bart-pr+";
    return {};
}

} // namespace

MethodFamily RewritingSynthesizer::family() const
{
    return {.name = "rewriting",
            .title = QT_TRANSLATE_NOOP("MethodText", "Rewrite each record"),
            .summary = QT_TRANSLATE_NOOP("MethodText",
                                         "Each row of text is encoded by a model of this computer, gets "
                                         "noise, and is decoded again: local differential privacy, as "
                                         "DP-BART and ADePT publish it. At an epsilon that protects, "
                                         "nothing of a text is left."),
            .needs = QT_TRANSLATE_NOOP("MethodText",
                                       "The program keyseed-rewriter, a package of its own, and a model "
                                       "that was trained on public texts."),
            .costs = QT_TRANSLATE_NOOP("MethodText",
                                       "The budget, for every row of a patient or record. Published "
                                       "figures are of epsilon 250 to 2,500 a text; above 15 it protects "
                                       "next to nothing."),
            .promises = QT_TRANSLATE_NOOP("MethodText",
                                          "One document for each row, of at most 20 words or so; how many "
                                          "is public, and noise makes some of them out of nothing."),
            .uselessWhen =
                QT_TRANSLATE_NOOP("MethodText",
                                  "Wherever the promise matters: below epsilon 100 a row comes back as "
                                  "other words. Keyphrases keep more for far less."),
            .isFormChosen = false};
}

std::optional<std::string> RewritingSynthesizer::whyHopeless(const ReleasePlan &release,
                                                             const Choices &choices) const
{
    if (!choices.rewriter)
        return "no rewriting model is known";
    if (const std::string wrong = wrongModel(m_kind, *choices.rewriter); !wrong.empty())
        return "the rewriting model " + wrong;
    const RewritingShape shape = rewritingIn(release.parameters);
    if (shape.clipTenThousandths < 1 || std::abs(shape.clip() - choices.rewriter->clip) > 1e-4)
        return "the clip of the rewriting model is not from 0.0001 to 104; state another in its keyseed.json";
    if (const std::int64_t cells = std::int64_t{shape.rows} * shape.values; cells > mostRewrittenCells)
        return "with " + std::to_string(shape.values) + " numbers a row at most "
               + std::to_string(mostRewrittenCells / shape.values)
               + " rows can be rewritten; ask for fewer, or take a smaller or pruned model";
    if (const auto fits = privacy::rewritingSensitivity(gridOf(m_kind, shape), shape.rowsPerUnit); !fits)
        return fits.error().detail;
    return {};
}

std::string RewritingSynthesizer::tableInWords(const MethodParameters &parameters,
                                               std::string_view table) const
{
    if (table == rowLabelTableName)
        return "for every row a noisy cell for each label";
    return std::to_string(rewritingIn(parameters).values) + " noisy numbers for every row of text";
}

std::vector<std::string> RewritingSynthesizer::stepsInWords(const ReleasedModel &model) const
{
    const RewritingShape shape = rewritingIn(model.parameters);
    const std::string unit = unitWord(model.unitIsPerson);
    const std::string rows = rowsOfUnit(shape.rowsPerUnit);
    return {
        "Each text was cut into rows of at most 20 tokens. Of each " + unit + " at most " + rows
            + ", taken at random, took part; the others were dropped. Of all rows a public number was kept, "
            + std::to_string(shape.rows)
            + ", drawn at random or filled up with empty ones, and put into random order.",
        "A model (SHA-256 of the list of its files: " + toHex(weightsIn(model.parameters))
            + ") encoded each row as " + std::to_string(shape.values) + " numbers; "
            + clipInWords(m_kind, shape)
            + " and rounded to whole steps. The promise is kept if no record was among the texts that the "
              "model was trained on, which no program can see.",
        "Noise was added to every number. " + protectionInWords(m_kind, model),
        model.table(rowLabelTableName) ? labelsInWords(model)
                                       : "Labels were not copied: the label of a document was drawn and says "
                                         "nothing of its row.",
        "The programs that were published with such methods state the epsilon of one text whatever a "
        "person has of them, copy its label in clear, keep the order of the texts, and draw noise as "
        "floating-point numbers from a seed; nothing of that was done here."};
}

std::string RewritingSynthesizer::samplingInWords(const ReleasedModel &) const
{
    return "each document is one noisy row, decoded by the same model";
}

std::string RewritingSynthesizer::labelsInWords(const ReleasedModel &model) const
{
    if (model.table(rowLabelTableName) == nullptr)
        return {};
    return "The label of each row was released with noise of its own, which is in the promise; the highest "
           "noisy value counts as its label, and may be another than the record's.";
}

std::string RewritingSynthesizer::inWords(const ReleasedModel &model) const
{
    return "The documents are rows of the records, each encoded, made noisy and decoded by "
           + std::string(m_kind.title) + ". " + protectionInWords(m_kind, model);
}

} // namespace core::synthesis
