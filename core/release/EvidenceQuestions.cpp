#include "core/release/EvidenceQuestions.h"

#include "core/release/Manifest.h"
#include "core/release/MethodWords.h"
#include "core/release/Prose.h"

namespace core::release {

namespace {

std::string writerRow(const Description &about)
{
    if (about.writerKind == "template")
        return "The sentences around them were written beforehand, without any record.";
    return "A language model wrote the texts and may make up names, dates or numbers that look real. It may "
           "also"
           " have learnt of real people elsewhere, which no figure here covers.";
}

} // namespace

std::string considerations(const Contents &contents)
{
    const std::string unit = unitWord(contents.budget.unitIsPerson);
    return "## 6. What bears on identification\n\n" + tableHead({"question", "what is known", "to be judged"})
           + tableRow(
               {"Can a " + unit + " be singled out?",
                "Whether it was among the records changes the probability of any package by at most the"
                " factor of section 3.",
                "Whether that factor is small enough for this recipient and purpose"})
           + tableRow({"Can the package be linked with other data?",
                       "The ids are made up and there is no date, place or person from the records. The bound"
                       " holds whatever other data the recipient has.",
                       "What the recipient has, and what a guess at the stated odds would cost someone"})
           + tableRow({"Can something be inferred about someone?",
                       "Only what is also true without that " + unit
                           + ", within the bound. What holds for many may be learned, and is meant to be.",
                       "Whether such general facts harm a group or someone known to belong to it"})
           + tableRow(
               {"Can identifiers get into the texts?",
                "Only phrases of the public vocabulary pass from the records, as noisy counts. "
                    + writerRow(contents.description),
                "Whether the vocabulary holds phrases that point to someone; whether texts that look real"
                " mislead"})
           + tableRow({"Are rare cases there?",
                       "vocabulary.csv lists what stands out of the noise; a phrase of one " + unit
                           + " alone does so no more often than the bound allows.",
                       "Whether declared labels describe very few people: the labels are not protected"})
           + "\nWho wrote the texts: " + writerInWords(contents.description) + ".\n\n";
}

std::string questionsForExpert()
{
    return "## 9. For the expert\n\nTo be filled in by the expert. The program has written nothing below "
           "this line"
           " but the questions.\n\n"
           "1. Are the assumptions of section 4 met, and how was that found out?\n\n"
           "    ____________________________________________________________\n\n"
           "2. Who are the anticipated recipients, and what else is reasonably available to them?\n\n"
           "    ____________________________________________________________\n\n"
           "3. Are epsilon (and delta) and the unit of section 3 adequate here, together with the other "
           "releases"
           " from the same records?\n\n"
           "    ____________________________________________________________\n\n"
           "4. Which principles and methods were applied beside these figures, and with what results?\n\n"
           "    ____________________________________________________________\n\n"
           "5. Which conditions does the determination depend on (agreement, access, term)?\n\n"
           "    ____________________________________________________________\n\n"
           "6. Opinion: is the risk very small that the information could be used, alone or together with "
           "other"
           " reasonably available information, by an anticipated recipient to identify an individual?\n\n"
           "    ____________________________________________________________\n\n"
           + tableHead({"", ""}) + tableRow({"Name", " "}) + tableRow({"Qualification and experience", " "})
           + tableRow({"Date of the determination", " "}) + tableRow({"Valid until", " "})
           + tableRow({"Signature", " "});
}

} // namespace core::release
