#include "core/writing/english/English.h"
#include "core/writing/english/Sentences.h"

namespace core::writing::inEnglish {

namespace {

constexpr std::string_view admissionHeadings[] = {
    "Reason for admission", "Presentation on admission", "Indication for admission"};
constexpr std::string_view admissionSentences[] = {
    "The patient was admitted with {}.",
    "Admitted because of {}.",
    "Presented to the hospital with {}.",
    "Admitted for evaluation of {}.",
    "The patient came to the emergency department with {}.",
    "On arrival the patient had {}.",
    "The admission followed {}.",
    "Symptoms on admission: {}.",
    "The patient was brought in with {}.",
    "Transferred to this hospital because of {}.",
};
constexpr std::string_view admissionLeads[] = {
    "Symptoms on admission:", "Admitted with:", "On arrival the patient had:"};
constexpr std::string_view questionSentences[] = {
    "Questions on admission: {}.",
    "Points raised on admission: {}.",
    "Referral question: {}.",
    "Matters to be clarified: {}.",
    "Question of the family physician: {}.",
    "To be looked into: {}.",
};
constexpr std::string_view questionLeads[] = {
    "Questions on admission:", "The admission concerned:", "The referral asks about:"};
constexpr RoleSentences admissionParts[] = {{Role::Symptom, admissionSentences, admissionLeads},
                                            {Role::Term, questionSentences, questionLeads}};

constexpr std::string_view pastHeadings[] = {"Past medical history", "Medical history", "Comorbidities"};
constexpr RoleSentences pastParts[] = {{Role::Disease, historySentences, historyLeads}};

constexpr std::string_view examinationHeadings[] = {
    "Examination on admission", "Physical findings", "Examination"};
constexpr RoleSentences examinationParts[] = {{Role::BodyPart, examinedSentences, examinedLeads}};

constexpr std::string_view resultHeadings[] = {"Results", "Pertinent results", "Laboratory results"};
constexpr RoleSentences resultParts[] = {{Role::Substance, laboratorySentences, laboratoryLeads},
                                         {Role::Organism, cultureSentences, cultureLeads}};

constexpr std::string_view courseHeadings[] = {"Hospital course", "Course and treatment", "Hospital stay"};
constexpr std::string_view courseSentences[] = {
    "The patient underwent {}.",
    "During the stay the patient underwent {}.",
    "Inpatient treatment included {}.",
    "The hospital stay included {}.",
    "Procedures during the stay: {}.",
    "Work-up during the stay included {}.",
    "The team proceeded with {}.",
    "Recovered well after {}.",
    "Treated with {}.",
    "The course after {} was uneventful.",
};
constexpr std::string_view courseLeads[] = {
    "Procedures during the stay:", "Inpatient treatment included:", "The patient underwent:"};
constexpr std::string_view treatmentSentences[] = {
    "Treatment with {} was begun on the ward.",
    "The patient received {}.",
    "Started on {}.",
    "Responded to {}.",
    "Given during the stay: {}.",
    "Inpatient medication included {}.",
};
constexpr std::string_view treatmentLeads[] = {
    "Given during the stay:", "The patient received:", "Inpatient medication:"};
constexpr std::string_view eventSentences[] = {
    "The stay was marked by {}.",
    "During the stay the patient had {}.",
    "The course was complicated by {}.",
    "Treatment on the ward relieved {}.",
    "Before discharge the patient no longer had {}.",
};
constexpr std::string_view eventLeads[] = {
    "During the stay the patient had:", "The course was marked by:", "Symptoms during the stay:"};
constexpr RoleSentences courseParts[] = {{Role::Symptom, eventSentences, eventLeads},
                                         {Role::Procedure, courseSentences, courseLeads},
                                         {Role::Drug, treatmentSentences, treatmentLeads}};

constexpr std::string_view diagnosisHeadings[] = {
    "Discharge diagnosis", "Diagnoses at discharge", "Final diagnoses"};
constexpr std::string_view diagnosisSentences[] = {
    "Diagnosed with {}.",
    "Final diagnosis: {}.",
    "Discharged with a diagnosis of {}.",
    "The diagnosis at discharge is {}.",
    "The stay confirmed {}.",
    "Treated for {}.",
    "The findings were attributed to {}.",
    "Principal and further diagnoses: {}.",
    "The clinical picture was that of {}.",
};
constexpr std::string_view diagnosisLeads[] = {"Diagnoses:", "Treated for:", "Final diagnoses of this stay:"};
constexpr RoleSentences diagnosisParts[] = {{Role::Disease, diagnosisSentences, diagnosisLeads}};

constexpr std::string_view medicationHeadings[] = {
    "Discharge medications", "Medication at discharge", "Medications on discharge"};
constexpr std::string_view medicationSentences[] = {
    "Discharged on {}.",
    "To continue at home: {}.",
    "The patient goes home on {}.",
    "Prescribed at discharge: {}.",
    "Please continue {}.",
    "Treatment with {} continues.",
    "Discharge prescriptions include {}.",
    "The patient leaves on {}.",
};
constexpr std::string_view medicationLeads[] = {
    "Prescribed at discharge:", "To continue at home:", "The patient goes home on:"};
constexpr RoleSentences medicationParts[] = {{Role::Drug, medicationSentences, medicationLeads}};

constexpr std::string_view followHeadings[] = {"Follow-up", "Discharge plan", "Instructions"};
constexpr std::string_view followSentences[] = {
    "Outpatient follow-up includes {}.",
    "Scheduled for {} as an outpatient.",
    "The patient is to return for {}.",
    "Arranged after discharge: {}.",
    "The family physician is asked to arrange {}.",
    "Recommended after discharge: {}.",
    "We recommend {}.",
};
constexpr std::string_view followLeads[] = {
    "Arranged after discharge:", "Recommended after discharge:", "The patient is to return for:"};
constexpr std::string_view adviceSentences[] = {
    "Topics for the family physician: {}.",
    "Points for follow-up: {}.",
    "Topics of the last talk: {}.",
    "Written information was given on the following: {}.",
    "Counselling: {}.",
    "Open questions: {}.",
};
constexpr std::string_view adviceLeads[] = {
    "Topics for the family physician:", "The discharge talk covered:", "Points for follow-up:"};
constexpr RoleSentences followParts[] = {{Role::Procedure, followSentences, followLeads},
                                         {Role::Term, adviceSentences, adviceLeads}};

constexpr Section sections[] = {
    {admissionHeadings, admissionParts},
    {pastHeadings, pastParts},
    {examinationHeadings, examinationParts},
    {resultHeadings, resultParts},
    {courseHeadings, courseParts},
    {diagnosisHeadings, diagnosisParts},
    {medicationHeadings, medicationParts},
    {followHeadings, followParts},
    {wordHeadings, wordParts},
};

constexpr std::string_view titles[] = {
    "Discharge summary", "Summary of the hospital stay", "Discharge letter"};
constexpr std::string_view labelledTitles[] = {
    "Discharge summary: {label}",
    "Discharge summary, {label}",
    "{label}: summary of the hospital stay",
    "Discharge letter ({label})",
};

} // namespace

constexpr DocumentPatterns dischargeSummary = {
    .type = "discharge summary",
    .titles = titles,
    .labelledTitles = labelledTitles,
    .sections = sections,
    .nothing = "The patient was observed overnight and went home in good condition.",
};

} // namespace core::writing::inEnglish
