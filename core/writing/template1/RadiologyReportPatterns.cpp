#include "core/writing/template1/Patterns.h"

namespace core::writing::template1 {

namespace {

constexpr std::string_view indicationHeadings[] = {"Indication", "Clinical information", "Reason for study"};
constexpr std::string_view indicationSentences[] = {
    "The request names {}.",
    "Clinical information as given: {}.",
    "Asked for with the remark: {}.",
    "Question of the referring team: {}.",
    "Study requested under {}.",
    "The order form reads: {}.",
    "Stated on the request: {}, further {}.",
    "Background supplied with the request: {}.",
    "To be assessed: {}.",
    "The referrer mentions {} and asks about {}.",
    "Keywords of the request: {}.",
    "Reason for imaging, in the referrer's words: {}.",
    "The question put to this department: {}.",
    "Entered in the order system: {}.",
    "Clinical context: {}.",
};
constexpr std::string_view indicationLeads[] = {
    "The request lists:", "Stated by the referrer:", "Clinical information:"};
constexpr std::string_view indicationBlanks[] = {"None given.", "As on the request form."};

constexpr std::string_view techniqueHeadings[] = {"Technique", "Study and comparison", "Procedure"};
constexpr std::string_view techniqueSentences[] = {
    "The protocol was chosen with regard to {}.",
    "Protocol note: {}.",
    "The technologist's sheet mentions {}.",
    "Images were arranged by {}.",
    "Remark at the console: {}.",
    "Compared with earlier images filed under {}.",
    "Prepared with attention to: {}.",
    "The reading followed two headings, {} and {}.",
    "Series labelled {} were read first, those labelled {} second.",
    "Entered in the study log: {}.",
    "Reformatted views were labelled {}.",
    "Keywords of the protocol: {}.",
    "The study description carries the words {}.",
    "Earlier reports in this archive mention {}.",
    "For the comparison, noted: {}.",
};
constexpr std::string_view techniqueLeads[] = {
    "Entered in the study log:", "Protocol notes:", "Series by label:"};
constexpr std::string_view techniqueBlanks[] = {"Routine protocol.", "No earlier images were available."};

constexpr std::string_view findingHeadings[] = {"Findings", "Description", "Observations"};
constexpr std::string_view findingSentences[] = {
    "Described on the images: {}.",
    "The reader notes {}.",
    "Attention was given to: {}.",
    "Image entry: {}.",
    "Seen or sought: {}.",
    "Annotations on the images read {}.",
    "Two annotations were set, {} and {}.",
    "The description turns from {} to {}.",
    "Worth describing: {}.",
    "Marked by the reader: {}.",
    "Under this heading belongs {}.",
    "Further remark: {}.",
    "The images were reviewed with a view to {}.",
    "The structured form has these fields filled: {}.",
    "Alongside {}, the reader comments on {}.",
    "Commented on in passing: {}.",
};
constexpr std::string_view findingLeads[] = {
    "Annotations:", "The reader describes:", "Fields filled in the structured form:"};
constexpr std::string_view findingBlanks[] = {"No annotation was set.", "Nothing was entered in the form."};

constexpr std::string_view impressionHeadings[] = {"Impression", "Conclusion", "Opinion"};
constexpr std::string_view impressionSentences[] = {
    "In short: {}.",
    "The report is summed up as {}.",
    "Leading consideration: {}.",
    "The answer to the request is recorded under {}.",
    "To be weighed with the clinical picture: {}.",
    "First consideration {}, second consideration {}.",
    "Summary line: {}.",
    "Reported as {}.",
    "The conclusion names {}.",
    "The reader favours the heading {}; {} stays under discussion.",
    "Conclusion by keyword: {}.",
    "Most relevant for the referrer: {}.",
    "Final entry: {}.",
    "Filed with the impression {}.",
    "As an opinion only: {}.",
};
constexpr std::string_view impressionLeads[] = {"In summary:", "The conclusion names:", "For the referrer:"};
constexpr std::string_view impressionBlanks[] = {"See the description above.", "No conclusion was dictated."};

constexpr std::string_view adviceHeadings[] = {"Recommendation", "Advice", "Remarks"};
constexpr std::string_view adviceSentences[] = {
    "For further imaging, keep in mind: {}.",
    "The referrer may wish to review {}.",
    "Suggested subject for the case conference: {}.",
    "A later comparison should look at {}.",
    "Passed on to the referring team: {}.",
    "Clinical correlation is suggested with regard to {}.",
    "Remark for the archive: {}.",
    "To be read together: {} and {}.",
    "Follow-up images, if any, should be requested under {}.",
    "The reader asks for attention to {}.",
    "Mentioned by telephone: {}.",
    "First {}, then {} deserves another look.",
    "Open at the end of this report: {}.",
    "Noted for teaching purposes: {}.",
    "Addendum subject: {}.",
};
constexpr std::string_view adviceLeads[] = {"To be kept in mind:", "For the next comparison:", "Passed on:"};
constexpr std::string_view adviceBlanks[] = {"None.", "At the discretion of the referrer."};

constexpr SectionPatterns sections[] = {
    {indicationHeadings, indicationSentences, indicationLeads, indicationBlanks},
    {techniqueHeadings, techniqueSentences, techniqueLeads, techniqueBlanks},
    {findingHeadings, findingSentences, findingLeads, findingBlanks},
    {impressionHeadings, impressionSentences, impressionLeads, impressionBlanks},
    {adviceHeadings, adviceSentences, adviceLeads, adviceBlanks},
};

constexpr std::string_view titles[] = {"Radiology report", "Imaging report", "Report of the imaging study"};
constexpr std::string_view labelledTitles[] = {
    "Radiology report: {label}",
    "Imaging report, {label}",
    "Radiology report ({label})",
    "{label}: report of the imaging study",
};
constexpr std::string_view recalls[] = {
    "Key word of this report: {}.",
    "Once more for the referrer: {}.",
    "The reader's main point: {}.",
    "Indexed in the archive under {}.",
};

} // namespace

constexpr DocumentPatterns radiologyReportPatterns = {
    .type = "radiology report",
    .titles = titles,
    .labelledTitles = labelledTitles,
    .sections = sections,
    .recalls = recalls,
};

} // namespace core::writing::template1
