#include "core/writing/template1/Patterns.h"

namespace core::writing::template1 {

namespace {

constexpr std::string_view leadHeadings[] = {"Overview", "Introduction", "Summary"};
constexpr std::string_view leadSentences[] = {
    "The article opens with {}.",
    "In outline, the subject is described by {}.",
    "The entry is indexed under {}.",
    "Central to the article: {}.",
    "The opening lines name {}.",
    "The subject is introduced by way of {} and {}.",
    "Readers meet it first under the heading {}.",
    "In a few words: {}.",
    "The summary turns on {}.",
    "Best known in connection with {}.",
    "At its simplest, the entry reads: {}.",
    "The lead paragraph moves from {} to {}.",
    "Keywords of the entry: {}.",
    "Catalogued under {}.",
    "The short description mentions {}.",
};
constexpr std::string_view leadLeads[] = {"Keywords of the entry:", "The opening names:", "Indexed under:"};
constexpr std::string_view leadBlanks[] = {"The entry is a stub.", "The article has no lead yet."};

constexpr std::string_view backgroundHeadings[] = {"Background", "Origins", "History"};
constexpr std::string_view backgroundSentences[] = {
    "Earlier accounts already refer to {}.",
    "The background is told under {}.",
    "Sources trace the subject by way of {}.",
    "Older works of reference mention {}.",
    "Its beginnings are commonly linked with {}.",
    "The historical part deals first with {}, then with {}.",
    "Among the older terms: {}.",
    "Writers on the subject discuss {}.",
    "A section on origins carries the title {}.",
    "The story is usually told from {} to {}.",
    "Context is supplied by the key words {}.",
    "Archives list it together with {}.",
    "Contemporary notes speak of {}.",
    "The early literature is grouped under {}.",
    "In the background stands the theme {}.",
};
constexpr std::string_view backgroundLeads[] = {
    "Older terms:", "The background covers:", "Discussed by earlier writers:"};
constexpr std::string_view backgroundBlanks[] = {"Little is recorded of the background.", "Sources are few."};

constexpr std::string_view featureHeadings[] = {"Description", "Characteristics", "Features"};
constexpr std::string_view featureSentences[] = {
    "The description mentions {}.",
    "Among its features, the article lists {}.",
    "Characteristic entries: {}.",
    "It is described in terms of {}.",
    "The main part is arranged under {} and {}.",
    "Commonly named in this connection: {}.",
    "The article gives room to {}.",
    "A detail that is often quoted: {}.",
    "The account weighs {} against {}.",
    "Typical search terms are {}.",
    "Of the details, the entry singles out {}.",
    "The table of contents reads: {}.",
    "Also described: {}.",
    "The text dwells on {}.",
    "What sets the subject apart is summed up as {}.",
};
constexpr std::string_view featureLeads[] = {
    "Features listed:", "The table of contents reads:", "Commonly named:"};
constexpr std::string_view featureBlanks[] = {"A description is wanting.",
                                              "The main part has yet to be written."};

constexpr std::string_view receptionHeadings[] = {"Significance", "Reception", "Role"};
constexpr std::string_view receptionSentences[] = {
    "Its significance is discussed under {}.",
    "Commentators bring up {}.",
    "In the literature it stands next to {}.",
    "Reviews of the subject refer to {}.",
    "Its place is marked by two terms, {} and {}.",
    "It is cited in connection with {}.",
    "Interest has centred on one theme: {}.",
    "Some accounts stress {}, others {}.",
    "The wider field knows it under {}.",
    "The article closes its argument with {}.",
    "Students of the field look for {}.",
    "Later work takes up {}.",
    "Opinions are sorted under {}.",
    "Its influence is described with the word {}.",
    "General readers tend to think of {}.",
};
constexpr std::string_view receptionLeads[] = {
    "Discussed under:", "Themes of the literature:", "Cited in connection with:"};
constexpr std::string_view receptionBlanks[] = {"Its reception is not covered.", "No assessment is given."};

constexpr std::string_view relatedHeadings[] = {"See also", "Related entries", "Related topics"};
constexpr std::string_view relatedSentences[] = {
    "See also: {}.",
    "Related entries: {}.",
    "A cross-reference leads to {}.",
    "Compare {} and {}.",
    "Further reading is listed under {}.",
    "The index places {} nearby.",
    "Linked from this entry: {}.",
    "For a neighbouring subject, consult {}.",
    "The category tree continues with {}.",
    "Not to be read without the entries {} and {}.",
    "Redirects exist for {}.",
    "Elsewhere in this work: {}.",
    "The appendix adds {}.",
    "Searches often go on to {}.",
    "Other articles use the term {}.",
};
constexpr std::string_view relatedLeads[] = {"See also:", "Related entries:", "Cross-references:"};
constexpr std::string_view relatedBlanks[] = {"No related entry is linked.",
                                              "There are no cross-references."};

constexpr SectionPatterns sections[] = {
    {leadHeadings, leadSentences, leadLeads, leadBlanks},
    {backgroundHeadings, backgroundSentences, backgroundLeads, backgroundBlanks},
    {featureHeadings, featureSentences, featureLeads, featureBlanks},
    {receptionHeadings, receptionSentences, receptionLeads, receptionBlanks},
    {relatedHeadings, relatedSentences, relatedLeads, relatedBlanks},
};

constexpr std::string_view titles[] = {
    "Encyclopaedia summary", "Summary of the entry", "From the encyclopaedia"};
constexpr std::string_view labelledTitles[] = {
    "Encyclopaedia summary: {label}",
    "{label}: summary of the entry",
    "From the encyclopaedia, subject {label}",
    "Entry in the category {label}",
};
constexpr std::string_view recalls[] = {
    "The entry is most often found by the term {}.",
    "In one word: {}.",
    "The reader may keep in mind {}.",
    "Above all the article is consulted for {}.",
};

} // namespace

constexpr DocumentPatterns encyclopaediaSummaryPatterns = {
    .type = "encyclopaedia summary",
    .titles = titles,
    .labelledTitles = labelledTitles,
    .sections = sections,
    .recalls = recalls,
    .headed = false,
};

} // namespace core::writing::template1
