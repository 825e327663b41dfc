#include "core/release/Statement.h"

#include "core/privacy/Accounting.h"
#include "core/release/Manifest.h"
#include "core/release/MethodWords.h"
#include "core/release/Prose.h"
#include "core/release/UsefulnessFacts.h"

namespace core::release {

namespace {

constexpr std::int64_t weakFromMicroEpsilon = 8'000'000;

using privacy::Spend;

} // namespace

std::string spendInWords(const Spend &spend)
{
    const std::string epsilon = "epsilon " + millionths(spend.microEpsilon);
    return spend.isPure() ? epsilon : epsilon + " and delta " + trillionths(spend.picoDelta);
}

namespace {

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

std::string promiseSection(const BudgetStatement &budget)
{
    const std::string weakness = weaknessInWords(budget);
    return "## What is promised\n\nThis package is **" + promise(budget) + "**.\n\n" + unitInWords(budget)
           + "\n\n" + oddsInWords(budget) + "\n\n" + (weakness.empty() ? "" : weakness + "\n\n")
           + replacedUnit(budget) + "\n\n" + otherAccount(budget) + "\n\n";
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
           + vocabularyRowInWords(contents) + " |\n"
           + std::string(
               contents.extras.noteTable
                   ? "| `note.csv` | the texts in the shape of the table NOTE of the OMOP common data "
                     "model |\n"
                   : "")
           + (contents.extras.textFiles ? "| `texts/` | each text as a file of its own |\n" : "")
           + "| `data-dictionary.csv` | every column of the tables and what it holds |\n"
             "| `privacy-statement.pdf` | what is promised, with charts, to print and sign |\n"
             "| `recipients-guide.md` | how to load, verify and use the texts |\n"
             "| `datasheet.md` | purpose, composition, how it was made, exact mechanisms, limits, licence |\n"
             "| `dataset-card.md` | the same in short, for a catalogue of data sets |\n"
             "| `croissant.json` | the files described for programs (Croissant 1.1) |\n"
             "| `registry.yaml` | a record for the OpenDP registry of deployments |\n"
             "| `expert-evidence.md` | material for an expert who judges the risk of re-identification |\n"
           + (contents.approval ? "| `approval.json` | a second person's signed agreement |\n" : "")
           + "| `manifest.json` | the same facts for machines: plan, exact noise, both accounts, hashes |\n"
             "| `SHA256SUMS` | the SHA-256 of every other file |\n"
           + (contents.signer
                  ? "| `signing-key.pub`, `SHA256SUMS.minisig` | the signature and the key it was made "
                    "with |\n"
                  : "")
           + "\n" + methodInWords(*contents.model) + "\n\n" + sharesInWords(contents) + "\n\n"
           + (contents.usefulness ? usefulnessInWords(contents) + "\n\n" : "");
}

std::string signatureInWords(const signing::SecretKey *signer)
{
    if (!signer)
        return "This package is not signed: sums show that nothing was changed by accident, not who made "
               "it.\n\n";
    const signing::PublicKey &key = signer->publicKey();
    return "It is signed. With minisign, which anyone can install:\n\n"
           "    minisign -V -P "
           + key.text()
           + " -m SHA256SUMS\n\n"
             "Whoever changes a package can sign it anew with a key of their own. So ask those who released "
             "it, by"
             " another way than this package came, for the fingerprint of their key. Here it is\n\n    "
           + key.fingerprint() + "\n\n";
}

std::string verifySection(const Contents &contents)
{
    return "## How to verify it\n\n"
           "In this folder, with no program of ours:\n\n"
           "    sha256sum -c SHA256SUMS\n\n"
           "With Keyseed, which also checks that there is no file too many and that the manifest, the budget "
           "and"
           " the texts agree:\n\n"
           "    keyseed-cli verify .\n\n"
           + signatureInWords(contents.signer);
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
    return "differentially private with " + spendInWords(budget.spend) + " per "
           + unitWord(budget.unitIsPerson);
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

// Rounded up, and never as a 100 % that would hide that a bound is left.
std::string surenessInWords(const Spend &spend)
{
    const double percent = 100.0 * privacy::posteriorBound(spend.epsilon());
    if (percent > 99.9)
        return "as good as certain (more than 99.9 % sure)";
    return "at most " + roundedUp(percent, 1) + " % sure";
}

std::string oddsInWords(const BudgetStatement &budget)
{
    const std::string text =
        "What epsilon means, as odds: someone who is 50 % sure that a given "
        + std::string(unitWord(budget.unitIsPerson)) + " is in the data can become "
        + surenessInWords(budget.spend)
        + " by studying the package, whatever else they know and however hard they compute."
          " That is e^epsilon / (1 + e^epsilon).";
    return budget.spend.isPure() ? text : text + " The event that delta allows for is left out of this.";
}

std::string weaknessInWords(const BudgetStatement &budget)
{
    if (budget.spend.microEpsilon <= weakFromMicroEpsilon)
        return {};
    return "An epsilon above 8 is weak protection: the bound above says little. Hand such a package on only"
           " under rules that would do for the records themselves.";
}

std::string replacedUnit(const BudgetStatement &budget)
{
    const Spend &spend = budget.spend;
    return "If one " + std::string(unitWord(budget.unitIsPerson)) + " is *replaced* by another instead, "
           + (spend.isPure() ? "the number doubles: " : "epsilon doubles and delta grows: ")
           + spendInWords(privacy::replaceOne(spend)) + ".";
}

std::string otherAccount(const BudgetStatement &budget)
{
    const Spend &spend = budget.spend;
    return "The same spend in the other account that is kept (zero-concentrated differential privacy): rho "
           + trillionths(spend.picoRho) + ", which is epsilon "
           + roundedUp(privacy::zcdpEpsilon(spend.rho(), statedDelta), 4)
           + " at delta 1e-6. Both statements hold.";
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
             "- Sums and a manifest show that nothing was changed by accident. Who made the package, only a"
             " signature shows, with a key that was compared with its owner.\n";
}

std::string statementText(const Contents &contents)
{
    return heading(contents) + promiseSection(contents.budget) + "What is not promised:\n\n"
           + conditions(contents.budget)
           + "- The texts may be wrong, odd or biased; a name or number in them that looks real points to "
             "nobody.\n\n"
           + filesSection(contents) + verifySection(contents) + aboutSection(contents.description);
}

} // namespace core::release
