#include "core/writing/template1/Patterns.h"

namespace core::writing::template1 {

namespace {

constexpr std::string_view subjectHeadings[] = {"Subject", "Occasion", "Purpose"};
constexpr std::string_view subjectSentences[] = {
    "Subject as entered: {}.",
    "The text deals with {}.",
    "Written on the occasion of: {}.",
    "Keywords: {}.",
    "Main subject: {}.",
    "It opens with {} and goes on to {}.",
    "The heading reads: {}.",
    "Filed under {}.",
    "The first lines name {}.",
    "At the centre stand two points, {} and {}.",
    "In short: {}.",
    "The matter at hand: {}.",
    "Recorded as the starting point: {}.",
    "Asked about: {}.",
    "Entered at the top: {}.",
};
constexpr std::string_view subjectLeads[] = {"Keywords:", "Subjects:", "The text deals with:"};
constexpr std::string_view subjectBlanks[] = {"No subject was entered.", "General remarks."};

constexpr std::string_view contextHeadings[] = {"Background", "Context", "Circumstances"};
constexpr std::string_view contextSentences[] = {
    "The background mentions {}.",
    "Earlier texts refer to {}.",
    "As context, noted: {}.",
    "Known beforehand: {}.",
    "The account moves from {} to {}.",
    "Previously recorded: {}.",
    "In this connection the files name {}.",
    "Part of the context: {}.",
    "Two earlier entries are relevant, {} and {}.",
    "The circumstances are described under {}.",
    "Reported by others: {}.",
    "A remark on the background reads: {}.",
    "Also to be considered: {}.",
    "Against this background stands {}.",
    "Carried over from earlier: {}.",
};
constexpr std::string_view contextLeads[] = {"Context:", "Known beforehand:", "From earlier texts:"};
constexpr std::string_view contextBlanks[] = {"No background was given.", "Background as before."};

constexpr std::string_view detailHeadings[] = {"Details", "Observations", "Content"};
constexpr std::string_view detailSentences[] = {
    "The details are given under {}.",
    "Observed or reported: {}.",
    "Attention was given to: {}.",
    "The notes mention {}.",
    "Of particular interest: {}.",
    "Side by side stand {} and {}.",
    "Described in some detail: {}.",
    "The central part lists {}.",
    "Marked in the text: {}.",
    "Where {} is named, {} is named as well.",
    "Further entries: {}.",
    "Underlined: {}.",
    "The text returns to one point: {}.",
    "Set down without comment: {}.",
    "Noted in passing: {}.",
};
constexpr std::string_view detailLeads[] = {"Details:", "Noted:", "The central part lists:"};
constexpr std::string_view detailBlanks[] = {"No details were entered.", "Details are kept elsewhere."};

constexpr std::string_view conclusionHeadings[] = {"Conclusion", "Summary", "Outlook"};
constexpr std::string_view conclusionSentences[] = {
    "To sum up: {}.",
    "The conclusion names {}.",
    "Remaining points: {}.",
    "To be taken up again: {}.",
    "In closing, mention is made of {}.",
    "Two points remain, {} and {}.",
    "The outlook is recorded under {}.",
    "Left open: {}.",
    "Final remark: {}.",
    "First {}, then {} should be looked at again.",
    "For the reader to keep in mind: {}.",
    "Passed on to others: {}.",
    "Next on the list: {}.",
    "What remains is summed up as {}.",
    "The last line reads: {}.",
};
constexpr std::string_view conclusionLeads[] = {"Remaining points:", "To be taken up again:", "In closing:"};
constexpr std::string_view conclusionBlanks[] = {"No conclusion was drawn.", "Nothing remains to be added."};

constexpr SectionPatterns sections[] = {
    {subjectHeadings, subjectSentences, subjectLeads, subjectBlanks},
    {contextHeadings, contextSentences, contextLeads, contextBlanks},
    {detailHeadings, detailSentences, detailLeads, detailBlanks},
    {conclusionHeadings, conclusionSentences, conclusionLeads, conclusionBlanks},
};

constexpr std::string_view titles[] = {"{Type}", "Text of the type {type}", "Document type: {type}"};
constexpr std::string_view labelledTitles[] = {
    "{Type}: {label}",
    "{label}: {type}",
    "{Type}, subject area {label}",
    "Document type: {type} ({label})",
};
constexpr std::string_view recalls[] = {
    "Above all: {}.",
    "Main point: {}.",
    "Once more, in a word: {}.",
    "The key word is {}.",
};

} // namespace

constexpr DocumentPatterns generalPatterns = {
    .type = "",
    .titles = titles,
    .labelledTitles = labelledTitles,
    .sections = sections,
    .recalls = recalls,
};

} // namespace core::writing::template1
