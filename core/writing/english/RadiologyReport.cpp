#include "core/writing/english/English.h"
#include "core/writing/english/Sentences.h"

namespace core::writing::inEnglish {

namespace {

constexpr std::string_view indicationHeadings[] = {"Indication", "Clinical information", "Reason for study"};
constexpr std::string_view indicationSentences[] = {
    "Patient with {}.",
    "The patient presents with {}.",
    "Imaging was requested because of {}.",
    "Referred for evaluation of {}.",
    "Evaluation of {}.",
    "The referring physician reports {}.",
    "Clinically, the patient has {}.",
    "Symptoms given by the referrer: {}.",
};
constexpr std::string_view indicationLeads[] = {
    "The patient presents with:", "Symptoms given by the referrer:", "Evaluation of:"};
constexpr std::string_view knownSentences[] = {
    "History of {}.",
    "Known {}, for follow-up.",
    "Evaluate for {}.",
    "Rule out {}.",
    "Question of {}.",
    "Follow-up of {}.",
    "Clinical suspicion of {}.",
};
constexpr std::string_view knownLeads[] = {"Evaluate for:", "Question of:", "Known conditions:"};
constexpr std::string_view therapySentences[] = {
    "The patient takes {}.",
    "On treatment with {}.",
    "Current medication: {}.",
    "Under therapy with {}.",
    "Treated with {}.",
};
constexpr std::string_view therapyLeads[] = {
    "Current medication:", "The patient takes:", "On treatment with:"};
constexpr std::string_view valueSentences[] = {
    "Laboratory results for {} were available.",
    "Laboratory parameters given with the request: {}.",
    "Laboratory work-up included {}.",
    "The request refers to laboratory results for {}.",
    "Laboratory testing covered {}.",
};
constexpr std::string_view valueLeads[] = {"Laboratory parameters given with the request:",
                                           "Laboratory results were available for:",
                                           "Laboratory work-up:"};
constexpr std::string_view germSentences[] = {
    "Microbiology is positive for {}.",
    "Evaluate for infection with {}.",
    "Question of infection with {}.",
    "Tested for {}.",
    "Clinical suspicion of infection with {}.",
};
constexpr std::string_view germLeads[] = {"Microbiology:", "Evaluate for infection with:", "Tested for:"};
constexpr std::string_view questionSentences[] = {
    "Clinical question: {}.",
    "Points raised by the referrer: {}.",
    "Question of the referrer: {}.",
    "The request names the following: {}.",
    "Further details of the request: {}.",
};
constexpr std::string_view questionLeads[] = {
    "The request concerns:", "Points raised by the referrer:", "The referrer asks about:"};
constexpr RoleSentences indicationParts[] = {{Role::Symptom, indicationSentences, indicationLeads},
                                             {Role::Disease, knownSentences, knownLeads},
                                             {Role::Drug, therapySentences, therapyLeads},
                                             {Role::Substance, valueSentences, valueLeads},
                                             {Role::Organism, germSentences, germLeads},
                                             {Role::Term, questionSentences, questionLeads}};

constexpr std::string_view techniqueHeadings[] = {"Technique", "Study", "Procedures"};
constexpr std::string_view techniqueSentences[] = {
    "Prior procedures: {}.",
    "The patient has undergone {}.",
    "Status post {}.",
    "Study performed in connection with {}.",
    "Imaging was planned together with {}.",
    "Comparison was made with findings before {}.",
    "The study was obtained after {}.",
};
constexpr std::string_view techniqueLeads[] = {
    "Prior procedures:", "The patient has undergone:", "Performed or planned:"};
constexpr RoleSentences techniqueParts[] = {{Role::Procedure, techniqueSentences, techniqueLeads}};

constexpr std::string_view findingHeadings[] = {"Findings", "Description", "Observations"};
constexpr std::string_view findingSentences[] = {
    "{The} {was} imaged.",
    "{The} {was} evaluated.",
    "The images show {the}.",
    "Images were obtained through {the}.",
    "{The} {is} well seen.",
    "Views of {the} were reviewed.",
    "Attention was directed to {the}.",
    "The study includes {the}.",
    "{The} {was} compared with earlier images.",
    "Visualised structures include {the}.",
};
constexpr std::string_view findingLeads[] = {
    "Structures evaluated:", "The study includes:", "Reviewed in detail:"};
constexpr std::string_view pointSentences[] = {
    "Points noted on review: {}.",
    "Also reviewed: {}.",
    "Items reviewed on the images: {}.",
    "Further items: {}.",
    "Described: {}.",
};
constexpr std::string_view pointLeads[] = {
    "Points noted on review:", "Items reviewed on the images:", "The description covers:"};
constexpr RoleSentences findingParts[] = {{Role::BodyPart, findingSentences, findingLeads},
                                          {Role::Term, pointSentences, pointLeads}};

constexpr std::string_view impressionHeadings[] = {"Impression", "Conclusion", "Opinion"};
constexpr std::string_view impressionSentences[] = {
    "Findings consistent with {}.",
    "Findings suggest {}.",
    "The appearance is most in keeping with {}.",
    "Differential diagnosis includes {}.",
    "The images are compatible with {}.",
    "Imaging features of {}.",
    "Consider {}.",
    "The leading consideration is {}.",
};
constexpr std::string_view impressionLeads[] = {
    "Differential diagnosis:", "Findings consistent with:", "To be considered:"};
constexpr RoleSentences impressionParts[] = {{Role::Disease, impressionSentences, impressionLeads}};

constexpr std::string_view adviceHeadings[] = {"Recommendation", "Recommendations", "Advice"};
constexpr std::string_view adviceSentences[] = {
    "Recommend {}.",
    "Further evaluation may include {}.",
    "Consider {} if clinically indicated.",
    "The referrer may wish to arrange {}.",
    "Recommended next: {}.",
    "Suggest {} for further assessment.",
};
constexpr std::string_view adviceLeads[] = {
    "Recommended next:", "Further evaluation may include:", "If clinically indicated:"};
constexpr RoleSentences adviceParts[] = {{Role::Procedure, adviceSentences, adviceLeads}};

constexpr Section sections[] = {
    {indicationHeadings, indicationParts},
    {techniqueHeadings, techniqueParts},
    {findingHeadings, findingParts},
    {impressionHeadings, impressionParts},
    {adviceHeadings, adviceParts},
    {wordHeadings, wordParts},
};

constexpr std::string_view titles[] = {"Radiology report", "Imaging report", "Report of the imaging study"};
constexpr std::string_view labelledTitles[] = {
    "Radiology report: {label}",
    "Imaging report, {label}",
    "Radiology report ({label})",
    "{label}: report of the imaging study",
};

} // namespace

constexpr DocumentPatterns radiologyReport = {
    .type = "radiology report",
    .titles = titles,
    .labelledTitles = labelledTitles,
    .sections = sections,
    .nothing = "The study is complete and shows no change from earlier images.",
};

} // namespace core::writing::inEnglish
