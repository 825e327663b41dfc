#include "core/writing/english/English.h"
#include "core/writing/english/Sentences.h"

namespace core::writing::inEnglish {

namespace {

constexpr std::string_view complaintHeadings[] = {
    "Chief complaint", "Reason for visit", "Presenting complaint"};
constexpr std::string_view complaintSentences[] = {
    "The patient presents with {}.",
    "Presents with {}.",
    "Complains of {}.",
    "The patient comes in because of {}.",
    "Referred for evaluation of {}.",
    "Seen today for {}.",
    "Here today because of {}.",
    "The patient is seen for evaluation of {}.",
    "Seeks care because of {}.",
    "The patient asks to be seen because of {}.",
};
constexpr std::string_view complaintLeads[] = {
    "Presents with:", "The patient complains of:", "Seen today because of:"};
constexpr std::string_view occasionSentences[] = {
    "Topic of the visit: {}.",
    "Question of the referral letter: {}.",
    "Matters raised by the patient: {}.",
    "To be discussed: {}.",
    "Questions of the patient: {}.",
    "Referral question: {}.",
};
constexpr std::string_view occasionLeads[] = {
    "The visit concerns:", "The patient has questions about:", "The referral letter asks about:"};
constexpr RoleSentences complaintParts[] = {{Role::Symptom, complaintSentences, complaintLeads},
                                            {Role::Term, occasionSentences, occasionLeads}};

constexpr std::string_view illnessHeadings[] = {
    "History of present illness", "Interval history", "Present illness"};
constexpr std::string_view illnessSentences[] = {
    "Symptoms include {}.",
    "The patient reports {}.",
    "The patient describes {}.",
    "On questioning, the patient also reports {}.",
    "Has noticed {}.",
    "The illness has been marked by {}.",
    "Review of systems is positive for {}.",
    "Daily activities are limited by {}.",
    "Associated symptoms include {}.",
    "Since the last visit the patient has had {}.",
    "Also bothered by {}.",
};
constexpr std::string_view illnessLeads[] = {
    "Symptoms include:", "The patient reports:", "Review of systems is positive for:"};
constexpr RoleSentences illnessParts[] = {{Role::Symptom, illnessSentences, illnessLeads}};

constexpr std::string_view pastHeadings[] = {"Past medical history", "Medical history", "Past history"};
constexpr RoleSentences pastParts[] = {{Role::Disease, historySentences, historyLeads}};

constexpr std::string_view medicationHeadings[] = {"Medications", "Current medications", "Medication list"};
constexpr RoleSentences medicationParts[] = {{Role::Drug, takenSentences, takenLeads}};

constexpr std::string_view examinationHeadings[] = {"Physical examination", "Examination", "Objective"};
constexpr RoleSentences examinationParts[] = {{Role::BodyPart, examinedSentences, examinedLeads}};

constexpr std::string_view resultHeadings[] = {"Laboratory", "Results", "Investigations"};
constexpr RoleSentences resultParts[] = {{Role::Substance, laboratorySentences, laboratoryLeads},
                                         {Role::Organism, cultureSentences, cultureLeads}};

constexpr std::string_view procedureHeadings[] = {"Procedures", "Procedures and treatment", "Interventions"};
constexpr RoleSentences procedureParts[] = {{Role::Procedure, proceduresSentences, proceduresLeads}};

constexpr std::string_view assessmentHeadings[] = {"Assessment", "Impression", "Clinical impression"};
constexpr std::string_view assessmentSentences[] = {
    "Working diagnosis: {}.",
    "The findings are most consistent with {}.",
    "The clinical picture is in keeping with {}.",
    "Diagnosed with {}.",
    "Differential diagnosis includes {}.",
    "Active problems: {}.",
    "The findings suggest {}.",
    "Diagnosis: {}.",
    "Clinically, this is most likely {}.",
    "Under evaluation for {}.",
    "Problem list: {}.",
};
constexpr std::string_view assessmentLeads[] = {
    "Active problems:", "Differential diagnosis:", "Problem list:"};
constexpr std::string_view issueSentences[] = {
    "Issues addressed today: {}.",
    "Issues reviewed at this visit: {}.",
    "Points considered today: {}.",
    "Matters addressed with the patient: {}.",
    "Summary by topic: {}.",
    "Discussed: {}.",
};
constexpr std::string_view issueLeads[] = {
    "Issues addressed today:", "Points considered today:", "Summary by topic:"};
constexpr RoleSentences assessmentParts[] = {{Role::Disease, assessmentSentences, assessmentLeads},
                                             {Role::Term, issueSentences, issueLeads}};

constexpr std::string_view planHeadings[] = {"Plan", "Plan of care", "Recommendations"};
constexpr std::string_view adviceSentences[] = {
    "Topics for the next visit: {}.",
    "Points for follow-up: {}.",
    "Counselling topics: {}.",
    "Written information was given on the following: {}.",
    "Questions answered: {}.",
    "To be kept in view: {}.",
    "Advice given: {}.",
};
constexpr std::string_view adviceLeads[] = {
    "Topics for the next visit:", "The patient was counselled on:", "Points for follow-up:"};
constexpr RoleSentences planParts[] = {{Role::Procedure, plannedSentences, plannedLeads},
                                       {Role::Drug, startedSentences, startedLeads},
                                       {Role::Term, adviceSentences, adviceLeads}};

constexpr Section sections[] = {
    {complaintHeadings, complaintParts},
    {illnessHeadings, illnessParts},
    {pastHeadings, pastParts},
    {medicationHeadings, medicationParts},
    {examinationHeadings, examinationParts},
    {resultHeadings, resultParts},
    {procedureHeadings, procedureParts},
    {assessmentHeadings, assessmentParts},
    {planHeadings, planParts},
    {wordHeadings, wordParts},
};

constexpr std::string_view titles[] = {"Medical record", "Clinic note", "Visit note", "Office visit"};
constexpr std::string_view labelledTitles[] = {
    "Medical record: {label}",
    "Clinic note, {label}",
    "Visit note ({label})",
    "{label}: clinic note",
    "Office visit, {label}",
};

} // namespace

constexpr DocumentPatterns medicalRecord = {
    .type = "medical record",
    .titles = titles,
    .labelledTitles = labelledTitles,
    .sections = sections,
    .nothing = "The patient was seen for a routine check and nothing new was found.",
};

} // namespace core::writing::inEnglish
