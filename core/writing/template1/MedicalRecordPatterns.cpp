#include "core/writing/template1/Patterns.h"

namespace core::writing::template1 {

namespace {

constexpr std::string_view complaintHeadings[] = {
    "Chief complaint", "Reason for visit", "Presenting complaint"};
constexpr std::string_view complaintSentences[] = {
    "Seen today for: {}.",
    "Reason for the visit, as recorded: {}.",
    "Main concern on arrival: {}.",
    "The concern was entered as {}.",
    "The visit was booked under {}.",
    "Presenting complaint in short: {}.",
    "The referral came with the remark: {}.",
    "Triage entry: {}.",
    "First point raised: {}; also raised: {}.",
    "Asked to be seen about the following: {}.",
    "Intake note: {}.",
    "The referral letter names {}.",
    "Brought up at the outset: {}.",
    "Foremost at this visit: {} and, next to it, {}.",
    "The opening line of the intake reads: {}.",
    "Self-described concern: {}.",
};
constexpr std::string_view complaintLeads[] = {
    "Concerns as stated:", "Reasons given for the visit:", "Entered at intake:"};
constexpr std::string_view complaintBlanks[] = {"No particular concern was entered.",
                                                "Seen for a general review."};

constexpr std::string_view historyHeadings[] = {"History of present illness", "History", "Interval history"};
constexpr std::string_view historySentences[] = {
    "The course up to now is described under {}.",
    "The account keeps returning to one theme: {}.",
    "Elicited on questioning: {}.",
    "Earlier entries mention {}.",
    "In the telling, {} came first and {} later.",
    "Terms used in the account: {}.",
    "From the history: {}.",
    "Background, as far as it is known: {}.",
    "The account moves from {} to {}.",
    "Previous notes carry the remark: {}.",
    "Of note in the history: {}.",
    "Also part of the account: {}.",
    "Taken up next in the interview: {}.",
    "One line of the history reads: {}.",
    "Recorded in this connection: {}.",
    "Old records were searched for {}; they also refer to {}.",
};
constexpr std::string_view historyLeads[] = {
    "Points from the history:",
    "The account covers the following:",
    "Mentioned in the interview:",
};
constexpr std::string_view historyBlanks[] = {"The history adds nothing further.",
                                              "History as in earlier entries."};

constexpr std::string_view findingHeadings[] = {"Findings", "Examination and results", "Objective"};
constexpr std::string_view findingSentences[] = {
    "Recorded at the examination: {}.",
    "Entries worth noting: {}.",
    "The examination sheet has an entry {}.",
    "Focus of the examination: {}.",
    "Charted: {}.",
    "Results were reviewed under {}.",
    "Work-up to date, by keyword: {}.",
    "Looked at in particular: {}.",
    "The data on file refer to {}.",
    "Observations and results are grouped under {} and {}.",
    "Reviewed side by side: {} and {}.",
    "Marked for attention: {}.",
    "Observed or reported: {}.",
    "The chart lists {} here.",
    "The reviewer underlined {}.",
    "Where {} is entered, {} is entered as well.",
};
constexpr std::string_view findingLeads[] = {
    "Entries in the chart:", "Noted on review:", "Recorded findings:"};
constexpr std::string_view findingBlanks[] = {"Nothing was entered under this heading.", "See the chart."};

constexpr std::string_view assessmentHeadings[] = {"Assessment", "Impression", "Clinical impression"};
constexpr std::string_view assessmentSentences[] = {
    "In summary: {}.",
    "Taken together, the picture is summed up as {}.",
    "Working summary: {}.",
    "The case is best filed under {}.",
    "Under consideration: {}.",
    "Considered in the discussion: {}.",
    "The problem list reads: {}.",
    "The leading entry is {}, with {} kept in mind.",
    "The assessment rests on two points, {} and {}.",
    "Weighed against each other: {} and {}.",
    "Summary in keywords: {}.",
    "Open question: {}.",
    "Most in keeping with the entry {}.",
    "Listed as active: {}.",
    "Kept on the list for now: {}.",
    "In brief, this visit stands under the heading {}.",
};
constexpr std::string_view assessmentLeads[] = {
    "Problem list:", "Under consideration:", "The assessment names:"};
constexpr std::string_view assessmentBlanks[] = {"No change to the earlier assessment.",
                                                 "Assessment deferred."};

constexpr std::string_view planHeadings[] = {"Plan", "Plan of care", "Next steps"};
constexpr std::string_view planSentences[] = {
    "To be followed up: {}.",
    "Next steps relate to {}.",
    "For the next visit: {}.",
    "The plan was agreed on two points, {} and {}.",
    "Information was given under the heading {}.",
    "Attention to: {}.",
    "To be revisited in due course: {}.",
    "The plan takes up {} first, then {}.",
    "Keep under review: {}.",
    "Orders and advice refer to {}.",
    "For discussion with the team: {}.",
    "Advice was recorded under {}.",
    "On the list for follow-up: {}.",
    "Return earlier should anything change; points to watch: {}.",
    "Subject of the written information: {}.",
    "Open item for the next review: {}.",
};
constexpr std::string_view planLeads[] = {"To follow up:", "Points for the next visit:", "Agreed items:"};
constexpr std::string_view planBlanks[] = {"Continue as before.", "Review at the next visit."};

constexpr SectionPatterns sections[] = {
    {complaintHeadings, complaintSentences, complaintLeads, complaintBlanks},
    {historyHeadings, historySentences, historyLeads, historyBlanks},
    {findingHeadings, findingSentences, findingLeads, findingBlanks},
    {assessmentHeadings, assessmentSentences, assessmentLeads, assessmentBlanks},
    {planHeadings, planSentences, planLeads, planBlanks},
};

constexpr std::string_view titles[] = {"Medical record", "Clinic note", "Visit note"};
constexpr std::string_view labelledTitles[] = {
    "Medical record: {label}",
    "Clinic note, {label}",
    "Visit note ({label})",
    "{label}: medical record",
};
constexpr std::string_view recalls[] = {
    "Key point of this note: {}.",
    "Above all, the next review should return to {}.",
    "To sum up the visit in a word: {}.",
    "Foremost for the reader of this note: {}.",
};

} // namespace

constexpr DocumentPatterns medicalRecordPatterns = {
    .type = "medical record",
    .titles = titles,
    .labelledTitles = labelledTitles,
    .sections = sections,
    .recalls = recalls,
};

} // namespace core::writing::template1
