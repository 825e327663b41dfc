#include "core/release/Statement.h"

#include "core/privacy/Accounting.h"
#include "core/release/Manifest.h"
#include "core/release/MethodWords.h"
#include "core/release/Prose.h"

namespace core::release {

namespace {

constexpr std::int64_t weakFromMicroEpsilon = 8'000'000;

using privacy::Spend;

// "epsilon 4", "epsilon 4 and delta 0.000001"
std::string spendText(const Spend &spend)
{
    const std::string epsilon = "epsilon " + millionths(spend.microEpsilon);
    return spend.isPure() ? epsilon : epsilon + " and delta " + trillionths(spend.picoDelta);
}

// "at most 73.2 % sure". Rounded up, and never as a 100 % that would hide that a bound is left.
std::string surenessText(const Spend &spend)
{
    const double percent = 100.0 * privacy::posteriorBound(spend.epsilon());
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
           + " from keyphrases that had been privatised before: what wrote the texts, " + writerInWords(about)
           + ", was given those keyphrases and saw no record.\n\n";
}

std::string oddsText(const BudgetStatement &budget)
{
    const std::string unit = unitWord(budget.unitIsPerson);
    std::string text = "What epsilon means, as odds: someone who is 50 % sure that a given " + unit
                       + " is in the data can become " + surenessText(budget.spend)
                       + " by studying the package, whatever else they know and however hard they compute."
                         " That is e^epsilon / (1 + e^epsilon).";
    if (!budget.spend.isPure())
        text += " The event that delta allows for is left out of this.";
    text += "\n\n";
    if (budget.spend.microEpsilon > weakFromMicroEpsilon)
        text +=
            "An epsilon above 8 is weak protection: the bound above says little. Hand such a package on only"
            " under rules that would do for the records themselves.\n\n";
    return text;
}

std::string promiseSection(const BudgetStatement &budget)
{
    const Spend &spend = budget.spend;
    const double atStatedDelta = privacy::zcdpEpsilon(spend.rho(), statedDelta);
    return "## What is promised\n\nThis package is **" + promise(budget) + "**.\n\n" + unitInWords(budget)
           + "\n\n" + oddsText(budget) + "If one " + unitWord(budget.unitIsPerson)
           + " is *replaced* by another instead, "
           + (spend.isPure() ? "the number doubles: " : "epsilon doubles and delta grows: ")
           + spendText(privacy::replaceOne(spend))
           + ".\n\nThe same spend in the other account that is kept (zero-concentrated differential "
             "privacy): rho "
           + trillionths(spend.picoRho) + ", which is epsilon " + roundedUp(atStatedDelta, 4)
           + " at delta 1e-6. Both statements hold.\n\n";
}

std::string filesSection(const Contents &contents)
{
    return "## What is in the files\n\n"
           "| file | content |\n"
           "| --- | --- |\n"
           "| `corpus.csv` | the texts: `id`, `label`, `text`; UTF-8, RFC 4180 |\n"
           "| `corpus.jsonl` | the same, one JSON object a line |\n"
           "| `keyphrases.jsonl` | for each text the keyphrases it was written around |\n"
           "| `vocabulary.csv` | "
           + vocabularyRowInWords(contents)
           + " |\n"
             "| `datasheet.md` | purpose, composition, how it was made, exact mechanisms, limits, licence |\n"
             "| `manifest.json` | the same facts for machines: plan, exact noise, both accounts, hashes |\n"
             "| `SHA256SUMS` | the SHA-256 of every other file |\n\n"
           + methodInWords(*contents.model) + "\n\n" + sharesInWords(contents) + "\n\n";
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
    return "differentially private with " + spendText(budget.spend) + " per " + unitWord(budget.unitIsPerson);
}

std::string unitInWords(const BudgetStatement &budget)
{
    std::string text =
        budget.unitIsPerson
            ? "The unit of privacy is one patient: all records of the same person together. Compare two sets "
              "of records that differ only in one patient, who is added or removed with everything there is "
              "of them: "
            : "The unit of privacy is one record. Compare two sets of records that differ only in one "
              "record, "
              "which is added or removed: ";
    const bool isPure = budget.spend.isPure();
    text += isPure ? "whatever is in this package"
                   : "apart from an event of probability at most delta ("
                         + trillionths(budget.spend.picoDelta) + "), whatever is in this package";
    text += " is at most e^epsilon times as likely with one set as with the other.";
    if (!budget.unitIsPerson)
        text += " Someone with several records in the data is protected less: with k of them, k times epsilon"
                + std::string(isPure ? "." : ", and k e^((k - 1) epsilon) times delta.");
    return text;
}

std::string conditions(const BudgetStatement &budget)
{
    const std::string unit = unitWord(budget.unitIsPerson);
    return "- It bounds what the package tells about one " + unit
           + ". What is true of many (that a drug goes with a disease) may be learned, and is meant to be.\n"
             "- The labels, the vocabulary and every setting are public choices. The promise holds if they "
             "were"
             " made without looking at the records.\n"
             "- Other packages made from the same records spend a budget of their own: the epsilons add up"
           + std::string(budget.spend.isPure() ? "" : ", and so do the deltas")
           + ".\n"
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
