#include "core/writing/template1/Patterns.h"

namespace core::writing::template1 {

namespace {

constexpr std::string_view admissionHeadings[] = {
    "Reason for admission", "Admission", "Indication for admission"};
constexpr std::string_view admissionSentences[] = {
    "Admitted under the heading {}.",
    "Reason given on the admission form: {}.",
    "The stay began with a referral that names {}.",
    "Admitting entry: {}.",
    "At the door, the main point was recorded as {}.",
    "The admission note opens with {}.",
    "Brought to the ward on account of the following: {}.",
    "The admitting team entered {}, followed by {}.",
    "Transfer note in short: {}.",
    "Noted on arrival: {}.",
    "Two entries led to the stay, {} and {}.",
    "The bed was requested with the remark: {}.",
    "Admission summary in keywords: {}.",
    "Stated on admission: {}.",
    "The first ward entry reads: {}.",
};
constexpr std::string_view admissionLeads[] = {
    "Entered on admission:", "Reasons for the stay:", "Noted on arrival:"};
constexpr std::string_view admissionBlanks[] = {"Planned admission.",
                                                "The admission form gives no further reason."};

constexpr std::string_view courseHeadings[] = {"Hospital course", "Course", "Course on the ward"};
constexpr std::string_view courseSentences[] = {
    "The ward notes mention {}.",
    "The course is documented under {}.",
    "On rounds, the discussion returned to one point: {}.",
    "The team first dealt with {}, then with {}.",
    "In the days that followed, the chart refers to {}.",
    "Recorded during the stay: {}.",
    "The nursing record adds: {}.",
    "Discussed at the bedside: {}.",
    "Consulted on: {}.",
    "The stay turned on two entries, {} and {}.",
    "Also documented: {}.",
    "The daily notes carry the heading {}.",
    "Attention moved from {} to {}.",
    "Measures taken on the ward are listed under {}.",
    "The handover sheet reads: {}.",
    "Otherwise the course notes name only {}.",
};
constexpr std::string_view courseLeads[] = {
    "Documented during the stay:", "The ward notes name:", "Points from the rounds:"};
constexpr std::string_view courseBlanks[] = {"The ward notes add nothing further.",
                                             "Course as documented in the chart."};

constexpr std::string_view resultHeadings[] = {"Results", "Pertinent results", "Investigations"};
constexpr std::string_view resultSentences[] = {
    "Results on file refer to {}.",
    "Investigated during the stay: {}.",
    "Pertinent entries: {}.",
    "The work-up is summed up under {}.",
    "Reports were filed under {} and under {}.",
    "Of the results, worth noting: {}.",
    "The request forms name {}.",
    "Looked for in particular: {}.",
    "Reviewed before discharge: {}.",
    "Reports that bear on {} were read together with those on {}.",
    "Marked in the result list: {}.",
    "Copied from the reports: {}.",
    "Sent with this summary, by subject: {}.",
    "The reporting department comments: {}.",
    "Results with the remark {} were passed on.",
};
constexpr std::string_view resultLeads[] = {"Pertinent entries:", "Results by subject:", "Reports on file:"};
constexpr std::string_view resultBlanks[] = {"Results were sent separately.", "No report is attached."};

constexpr std::string_view diagnosisHeadings[] = {"Discharge diagnosis", "Diagnoses at discharge", "Summary"};
constexpr std::string_view diagnosisSentences[] = {
    "Entered at discharge: {}.",
    "The closing entry reads: {}.",
    "Coded under {}.",
    "Leading entry: {}; further entry: {}.",
    "The stay is filed under {}.",
    "Final wording: {}.",
    "The summary sheet lists {}.",
    "Principal entry: {}.",
    "Still listed as open: {}.",
    "In one line: {}.",
    "The team agreed on the wording {}, with {} as a second entry.",
    "Carried over from the ward list: {}.",
    "Of lasting relevance: {}.",
    "As far as can be said at discharge: {}.",
    "Filed for the record: {}.",
};
constexpr std::string_view diagnosisLeads[] = {
    "Entries at discharge:", "The summary sheet lists:", "Final list:"};
constexpr std::string_view diagnosisBlanks[] = {"As on admission.", "To be completed by the ward."};

constexpr std::string_view followHeadings[] = {"Follow-up", "Discharge plan", "Instructions"};
constexpr std::string_view followSentences[] = {
    "For the next appointment: {}.",
    "The receiving practice is asked to note {}.",
    "Follow-up concerns {}.",
    "Discharge advice was given under {}.",
    "To be continued at home, as discussed: {}.",
    "Points to watch: {}.",
    "Open at discharge: {}.",
    "The discharge talk covered {} and {}.",
    "Please review: {}.",
    "Handed over to the practice: {}.",
    "A later visit is planned with the remark: {}.",
    "The leaflet given at discharge deals with {}.",
    "First {}, then {} should be looked at again.",
    "Kept on the list after discharge: {}.",
    "Return to the ward in case of doubt; subjects to mention: {}.",
};
constexpr std::string_view followLeads[] = {
    "For follow-up:", "Points to watch:", "Asked of the receiving practice:"};
constexpr std::string_view followBlanks[] = {"Follow-up by the usual practice.", "No appointment was fixed."};

constexpr SectionPatterns sections[] = {
    {admissionHeadings, admissionSentences, admissionLeads, admissionBlanks},
    {courseHeadings, courseSentences, courseLeads, courseBlanks},
    {resultHeadings, resultSentences, resultLeads, resultBlanks},
    {diagnosisHeadings, diagnosisSentences, diagnosisLeads, diagnosisBlanks},
    {followHeadings, followSentences, followLeads, followBlanks},
};

constexpr std::string_view titles[] = {
    "Discharge summary", "Summary of the hospital stay", "Discharge letter"};
constexpr std::string_view labelledTitles[] = {
    "Discharge summary: {label}",
    "Discharge summary, {label}",
    "{label}: summary of the hospital stay",
    "Discharge letter ({label})",
};
constexpr std::string_view recalls[] = {
    "Main point of this summary: {}.",
    "In closing, the ward draws attention to {}.",
    "For the record once more: {}.",
    "What should not be lost after discharge: {}.",
};

} // namespace

constexpr DocumentPatterns dischargeSummaryPatterns = {
    .type = "discharge summary",
    .titles = titles,
    .labelledTitles = labelledTitles,
    .sections = sections,
    .recalls = recalls,
};

} // namespace core::writing::template1
