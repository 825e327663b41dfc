#include "core/release/Statement.h"

#include "core/privacy/Accounting.h"
#include "core/release/Manifest.h"
#include "core/release/Prose.h"
#include "core/seeding/NoiseThreshold.h"

namespace core::release {

namespace {

constexpr std::int64_t weakFromMicroEpsilon = 8'000'000;

std::string epsilonText(const BudgetStatement &budget)
{
    return millionths(budget.microEpsilon);
}

// "at most 73.2 %". Rounded up, and never as a 100 % that would hide that a bound is left.
std::string surenessText(const BudgetStatement &budget)
{
    const double percent = 100.0 * privacy::posteriorBound(static_cast<double>(budget.microEpsilon) / 1e6);
    if (percent > 99.9)
        return "as good as certain (more than 99.9 % sure)";
    return "at most " + roundedUp(percent, 1) + " % sure";
}

std::string heading(const Contents &contents)
{
    const Description &about = contents.description;
    return "# " + markdown(about.title.empty() ? about.project : about.title)
           + "\n\n**The texts in this package were made by a machine.** They are synthetic: none of them is "
             "about"
             " a real person, and nothing in them is a fact about anyone. Do not use them to decide on "
             "anyone's"
             " care.\n\n"
             "Keyseed "
           + markdown(about.programVersion) + " made them on " + markdown(about.createdAt)
           + " from keyphrases that had been privatised before: whatever wrote the texts ("
           + markdown(about.writerKind) + ") was given those keyphrases and saw no record.\n\n";
}

std::string promiseSection(const BudgetStatement &budget)
{
    const std::string unit = unitWord(budget.unitIsPerson);
    std::string text = "## What is promised\n\nThis package is **" + promise(budget) + "**.\n\n"
                       + unitInWords(budget)
                       + "\n\nWhat the number means, as odds: someone who is 50 % sure that a given " + unit
                       + " is in the data can become " + surenessText(budget)
                       + " by studying the package, whatever else they know and however hard they compute."
                         " That is e^epsilon / (1 + e^epsilon).\n\n";
    if (budget.microEpsilon > weakFromMicroEpsilon)
        text +=
            "An epsilon above 8 is weak protection: the bound above says little. Hand such a package on only"
            " under rules that would do for the records themselves.\n\n";
    text +=
        "If one " + unit + " is *replaced* by another instead, the number doubles: epsilon "
        + millionths(2 * budget.microEpsilon)
        + ".\n\nThe same spend in the other account that is kept (zero-concentrated differential privacy):"
          " rho "
        + decimals(static_cast<double>(budget.picoRho) / 1e12, 12) + ", which is epsilon "
        + roundedUp(budget.epsilonAtStatedDelta, 4)
        + " at delta 1e-6. Both statements hold, so the smaller number counts.\n\n";
    return text;
}

std::string filesSection(const Contents &contents)
{
    const seeding::HistogramModel &model = *contents.model;
    return "## What is in the files\n\n"
           "| file | content |\n"
           "| --- | --- |\n"
           "| `corpus.csv` | the texts: `id`, `label`, `text`; UTF-8, RFC 4180 |\n"
           "| `corpus.jsonl` | the same, one JSON object a line |\n"
           "| `keyphrases.jsonl` | for each text the keyphrases it was written around |\n"
           "| `vocabulary.csv` | what was released of the phrases: for each label the phrases whose noisy "
           "count"
           " stands out of the noise; counts are in "
           + std::string(unitWord(model.unitIsPerson)) + "s with a noise of +/- "
           + decimals(model.inUnits(seeding::noiseHalfWidth95(model)), 2) + " (95 %), and about "
           + decimals(seeding::toleratedFalseTerms, 0)
           + " phrases of a label may be there by noise alone |\n"
             "| `datasheet.md` | purpose, composition, how it was made, exact mechanisms, limits, licence |\n"
             "| `manifest.json` | the same facts for machines: plan, exact scales, both accounts, hashes |\n"
             "| `SHA256SUMS` | the SHA-256 of every other file |\n\n"
             "How many texts a label has was chosen, not counted: it says nothing about the records.\n\n";
}

std::string verifySection()
{
    return "## How to verify it\n\n"
           "In this folder, with no program of ours:\n\n"
           "    sha256sum -c SHA256SUMS\n\n"
           "With Keyseed, which also checks that there is no file too many and that the manifest, the budget "
           "and"
           " the texts agree:\n\n"
           "    keyseed-cli verify .\n\n";
}

std::string aboutSection(const Description &about)
{
    return "## Purpose and contact\n\n"
           "In the words of those who release it:\n\n"
           "- Purpose: "
           + markdown(about.purpose) + "\n- Recipient: " + markdown(about.recipient)
           + "\n- Licence: " + markdown(about.licence) + "\n- Contact: " + markdown(about.contact) + "\n";
}

} // namespace

std::string promise(const BudgetStatement &budget)
{
    return "differentially private with epsilon " + epsilonText(budget) + " per "
           + unitWord(budget.unitIsPerson);
}

std::string unitInWords(const BudgetStatement &budget)
{
    if (budget.unitIsPerson)
        return "The unit of privacy is one patient: all records of the same person together. Compare two "
               "sets of"
               " records that differ only in one patient, who is added or removed with everything there is of"
               " them: whatever is in this package is at most e^epsilon times as likely with one set as with "
               "the"
               " other.";
    return "The unit of privacy is one record. Compare two sets of records that differ only in one record, "
           "which"
           " is added or removed: whatever is in this package is at most e^epsilon times as likely with one "
           "set"
           " as with the other. Someone with several records in the data is protected less: with k of them,"
           " k times epsilon.";
}

std::string conditions(const BudgetStatement &budget)
{
    const std::string unit = unitWord(budget.unitIsPerson);
    return "- It bounds what the package tells about one " + unit
           + ". What is true of many (that a drug goes with a disease) may be learned, and is meant to be.\n"
             "- The labels, the vocabulary and every setting are public choices. The promise holds if they "
             "were"
             " made without looking at the records.\n"
             "- Other packages made from the same records spend a budget of their own: the epsilons add up.\n"
             "- How long a computation took, and what the steward saw on the screen, are not covered.\n"
             "- Sums and a manifest show that nothing was changed by accident. They do not show who made the"
             " package.\n";
}

std::string statementText(const Contents &contents)
{
    return heading(contents) + promiseSection(contents.budget) + "What is not promised:\n\n"
           + conditions(contents.budget)
           + "- The texts may be wrong, odd or biased; a name or number in them that looks real points to "
             "nobody.\n\n"
           + filesSection(contents) + verifySection() + aboutSection(contents.description);
}

} // namespace core::release
