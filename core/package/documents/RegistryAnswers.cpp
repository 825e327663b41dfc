#include "core/package/documents/RegistryAnswers.h"

#include "core/package/contents/Contents.h"
#include "core/package/facts/MechanismTable.h"
#include "core/package/facts/MethodTables.h"
#include "core/package/facts/MethodWords.h"
#include "core/package/facts/PublicFacts.h"
#include "core/package/facts/Statement.h"
#include "core/package/manifest/SmallReleases.h"
#include "core/package/text/Prose.h"
#include "core/privacy/Accounting.h"
#include "core/synthesis/keyphrases/ReleasedCounts.h"

namespace core::package::registry {

namespace {

std::string unitOf(const Contents &contents)
{
    return unitWord(contents.budget.unitIsPerson);
}

std::string mechanismLine(const synthesis::SeedModel &model, const synthesis::NoisyTable &table)
{
    const privacy::NoisyCounts &counts = table.counts;
    const privacy::MechanismCost cost = privacy::costOf(counts.sensitivity, counts.noise);
    return "- Table `" + table.name + "`, " + tableInWords(model.parameters, table.name) + ", "
           + std::to_string(counts.cells.size()) + " cells: " + noiseInWords(counts.noise)
           + "; L1 sensitivity " + std::to_string(counts.sensitivity.l1) + ", squared L2 sensitivity "
           + std::to_string(counts.sensitivity.l2Squared) + "; "
           + (cost.microEpsilon ? "epsilon " + millionths(*cost.microEpsilon) + ", " : std::string()) + "rho "
           + trillionths(cost.picoRho) + "\n";
}

} // namespace

std::string dataDomain(const Contents &contents)
{
    return "Any number of records, each with a text and a label"
           + std::string(contents.budget.unitIsPerson ? ", and the id of the patient it is of" : "")
           + ". A record with a label that was not declared contributes nothing.\n";
}

std::string unit(const Contents &contents)
{
    return unitInWords(contents.budget) + " " + replacedUnit(contents.budget) + "\n";
}

std::string parameters(const Contents &contents)
{
    const std::string weakness = weaknessInWords(contents.budget);
    return "In all " + spendInWords(contents.budget.spend) + ". " + otherAccount(contents.budget)
           + " All numbers are rounded up.\n\n" + oddsInWords(contents.budget)
           + (weakness.empty() ? "" : " " + weakness) + "\n";
}

std::string actors(const Contents &contents)
{
    return "- Whoever ran the program had the records and is trusted with them. The program keeps them in "
           "memory"
           " and writes none of them.\n"
           "- Recipient, in the words of those who release the package: "
           + markdown(contents.description.recipient)
           + "\n- The recipient, and anyone the package is passed on to, is taken for an attacker with any "
             "other"
             " knowledge, who knows the program, the plan and everything in the records but one "
           + unitOf(contents)
           + ", and is bounded by computing only where the random numbers are concerned (ChaCha20).\n"
             "- What wrote the texts, "
           + writerInWords(contents.description) + ", was given privatised keyphrases and saw no record.\n";
}

std::string releases(const Contents &contents)
{
    return "The package is made once. More texts from the same noisy tables cost nothing; new tables from the"
           " same records are a new debit. "
           + historyInWords(contents) + "\n";
}

std::string preprocessing(const Contents &contents)
{
    return "- Before noise: phrases of the public vocabulary were found in the texts"
           + std::string(
               contents.budget.unitIsPerson ? ", all records of a patient were merged into one unit," : ",")
           + " and what a unit adds was scaled to a fixed bound by that unit alone. This is part of the"
             " mechanisms and covered by their sensitivities.\n"
             "- Labels, vocabulary and every setting come from the plan, which is fixed when a commit reads "
             "the"
             " records. The program tunes nothing on them.\n"
             "- Noise is drawn after its debit is on disk, so that trying several plans is accounted for: "
             "each"
             " commit is a debit of its own.\n"
             "- The steward can see the records. Choices made by looking at them are not accounted for, and"
             " whether there were any is not stated.\n";
}

std::string mechanisms(const Contents &contents)
{
    std::string list;
    for (const synthesis::NoisyTable &table : contents.model->tables)
        list += mechanismLine(*contents.model, table);
    for (const std::string &words : smallReleasesInWords(contents))
        list += "- " + words + "\n";
    return list + "- Implementation: Keyseed " + markdown(contents.description.programVersion)
           + ", with a library of its own for noise and accounting; exact samplers of Canonne, Kamath and"
             " Steinke (2020); random numbers by ChaCha20 under a key from the operating system, no seed.\n"
             "- Timing: no measure. The time of a commit depends on the records and on the noise; it can be "
             "seen"
             " on the steward's computer only, and nobody can ask for another.\n"
             "- Floating point: none touches the records after they were turned into whole numbers; sums, "
             "noise"
             " and costs are exact integers.\n"
             "- Platform: sums do not depend on the number of threads or the order of the records. Memory is "
             "not"
             " wiped of records and sums, and the operating system may write it to disk.\n"
             "- Access: the program sends no record anywhere and stores none. Who may use the computer with "
             "the"
             " records is not stated.\n";
}

std::string composition(const Contents &contents)
{
    // What labels were found for has a delta of its own, whatever the noise of the tables.
    const bool isPure = contents.budget.spend.picoDelta == contents.budget.picoDeltaOfLabels;
    return "Sequential: "
           + std::string(isPure ? "epsilons and rhos of the tables add up."
                                : "rhos of the tables add up, and those with Gaussian noise are "
                                  "turned into epsilon at delta together; epsilons of tables with "
                                  "Laplace noise are added.")
           + " Parallel composition is not used: each table covers all labels and is charged once. "
           + historyInWords(contents) + "\n";
}

std::string postProcessing(const Contents &contents)
{
    std::string text = methodInWords(*contents.model) + " Texts were written around them by "
                       + writerInWords(contents.description) + ". " + sharesInWords(contents);
    if (contents.excluded.total() > 0)
        text += " A person left out " + std::to_string(contents.excluded.total()) + " of the texts.";
    return text + " vocabulary.csv lists what stands out of the noise.\n";
}

std::string justification(const Contents &contents)
{
    return "- Epsilon was chosen by whoever made the plan; the reason is not stated. Purpose: "
           + markdown(contents.description.purpose)
           + "\n- Whole numbers and exact samplers, since noise in floating point can give records away.\n"
             "- The language model, where there is one, comes after the noise, so that its behaviour is no "
             "part"
             " of the argument for privacy.\n"
             "- Claims, proofs and the tests that would refute them are part of the program's sources; "
             "`keyseed-cli"
             " audit` attacks the mechanisms on the machine it runs on.\n";
}

std::string utility(const Contents &contents)
{
    const auto counts = synthesis::ReleasedCounts::of(*contents.model, contents.vocabulary);
    const std::string noise = counts ? "The counts in vocabulary.csv have a noise of +/- "
                                           + decimals(counts->halfWidth95(), 2) + " " + unitOf(contents)
                                           + "s (95 %). "
                                     : "";
    return noise
           + "How well a classifier does that was trained on the texts has to be measured on real ones.\n";
}

} // namespace core::package::registry
