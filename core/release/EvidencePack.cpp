#include "core/release/EvidencePack.h"

#include "core/base/Digest.h"
#include "core/release/Datasheet.h"
#include "core/release/EvidenceQuestions.h"
#include "core/release/Manifest.h"
#include "core/release/MechanismTable.h"
#include "core/release/MethodWords.h"
#include "core/release/PackageFiles.h"
#include "core/release/PlanFacts.h"
#include "core/release/Prose.h"
#include "core/release/PublicFacts.h"
#include "core/release/Statement.h"

#include <array>

namespace core::release {

namespace {

std::string heading(const Contents &contents)
{
    return "# Material for an expert determination: " + markdown(titleOf(contents.description))
           + "\n\n**This is no determination, and no claim that the package complies with any law.** It "
             "gathers"
             " what the program knows for an expert under 45 CFR 164.514(b)(1) (HIPAA Privacy Rule), who has "
             "to"
             " judge whether the risk is very small that an anticipated recipient could identify an "
             "individual,"
             " and to document methods and results. What the program cannot know is asked at the end.\n\n";
}

std::string scope(const Contents &contents)
{
    const Description &about = contents.description;
    return "## 1. Scope\n\n" + tableHead({"question", "answer"})
           + tableRow({"What is released?",
                       std::to_string(contents.documents->size()) + " synthetic texts ("
                           + markdown(about.documentType)
                           + ") with labels, their keyphrases, and noisy counts"})
           + tableRow({"For what?", markdown(about.purpose)})
           + tableRow({"To whom?", markdown(about.recipient)})
           + tableRow({"Under which terms?", markdown(about.licence)})
           + tableRow({"Who answers for it?", markdown(about.contact)})
           + tableRow({"Made on", markdown(about.createdAt)})
           + tableRow({"Noise drawn on", markdown(contents.model->committedAt)})
           + tableRow({"Made with", "Keyseed " + markdown(about.programVersion)})
           + "\nThe records themselves are not in the package, and no text, date, name or number was copied "
             "from"
             " them: whatever depends on them went through the mechanisms of section 3.\n\n";
}

std::string methods(const Contents &contents)
{
    return "## 2. Methods\n\n" + methodInWords(*contents.model) + "\n\n" + methodSteps(contents)
           + "\nThe guarantee is differential privacy (Dwork, McSherry, Nissim, Smith 2006). It is a "
             "property of"
             " the mechanisms and needs no assumption about what a recipient knows or can compute, apart from"
             " the random numbers (ChaCha20 under a key from the operating system).\n\n";
}

// The sections of the datasheet, one level down.
std::string lowered(std::string section)
{
    return "#" + std::move(section);
}

std::string odds(const BudgetStatement &budget)
{
    const std::string weakness = weaknessInWords(budget);
    return oddsInWords(budget) + (weakness.empty() ? "" : "\n\n" + weakness);
}

std::string figures(const Contents &contents)
{
    return "## 3. Figures\n\n" + lowered(mechanismSection(contents))
           + lowered(accountsSection(contents.budget)) + "### Odds\n\n" + odds(contents.budget) + "\n\n"
           + "### Other releases from the same records\n\n" + historyInWords(contents) + "\n\n"
           + (contents.history ? historyTable(contents) + "\n" : "");
}

std::string assumptions(const Contents &contents)
{
    const bool isPerson = contents.budget.unitIsPerson;
    return "## 4. Assumptions\n\nThe figures hold if these do. The program can check none of them.\n\n"
           "1. Labels, vocabulary and every setting were chosen without looking at the records.\n"
           "2. "
           + std::string(isPerson
                             ? "The column of patient ids is right: all records of a patient have the same "
                               "id."
                             : "One record is the right unit. Someone with several records is protected "
                               "less: see section 3.")
           + "\n3. All releases from these records went through the ledger of section 3.\n"
             "4. The computer on which the noise was drawn was not watched or manipulated.\n"
             "5. The program is the one that was released under its version. Its claims, their proofs and the"
             " tests that are there to refute them are in its sources (core/privacy); `keyseed-cli audit` "
             "attacks"
             " the mechanisms on the machine it runs on.\n\n"
             "## 5. What is public\n\n"
           + publicThings(contents) + "\n";
}

std::string_view reasonInWords(ExclusionReason reason)
{
    switch (reason) {
    case ExclusionReason::LookAlike:
        return "looks like personal data";
    case ExclusionReason::Duplicate:
        return "is a duplicate or nearly one";
    case ExclusionReason::MissingPhrases:
        return "lacks its keyphrases";
    case ExclusionReason::Unsuitable:
        break;
    }
    return "unsuitable";
}

std::string excluded(const std::vector<Exclusion> &exclusions)
{
    if (exclusions.empty())
        return "No text was left out by hand.\n\n";
    std::array<std::size_t, 4> counts = {};
    for (const Exclusion &exclusion : exclusions)
        ++counts[static_cast<std::size_t>(exclusion.reason)];
    std::string rows =
        "A person left texts out, by reading the synthetic texts:\n\n" + tableHead({"reason", "texts"});
    for (std::size_t reason = 0; reason < counts.size(); ++reason)
        if (counts[reason] > 0)
            rows += tableRow({std::string(reasonInWords(static_cast<ExclusionReason>(reason))),
                              std::to_string(counts[reason])});
    return rows + "\n";
}

std::string versions(const Contents &contents, const std::vector<FileEntry> &written)
{
    const Description &about = contents.description;
    std::string text = "## 8. Versions and sums\n\n" + tableHead({"what", "value"})
                       + tableRow({"Keyseed", markdown(about.programVersion)})
                       + tableRow({"manifest.json", manifestSchema})
                       + tableRow({"Vocabulary SHA-256", toHex(contents.model->vocabularyDigest)})
                       + tableRow({"Vectors SHA-256", markdown(about.embeddingDigestHex)});
    for (const FileEntry &file : written)
        if (!file.name.starts_with(files::textFolder))
            text += tableRow({"`" + file.name + "` SHA-256", file.sha256});
    return text + "\nSHA256SUMS has the sums of all files.\n\n";
}

} // namespace

std::string evidenceText(const Contents &contents, const std::vector<FileEntry> &written)
{
    return heading(contents) + scope(contents) + methods(contents) + figures(contents) + assumptions(contents)
           + considerations(contents) + "## 7. Limits\n\n" + conditions(contents.budget)
           + "- The figures say nothing about how useful or how right the texts are.\n"
             "- They bound what the package tells. What a recipient does with it, and what else was handed "
             "out"
             " in other ways, is outside of them.\n\n"
           + excluded(contents.exclusions) + versions(contents, written) + questionsForExpert();
}

} // namespace core::release
