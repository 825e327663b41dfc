#include "core/writing/english/English.h"
#include "core/writing/english/Sentences.h"

namespace core::writing::inEnglish {

namespace {

constexpr std::string_view leadHeadings[] = {"Overview", "Introduction", "Subject"};
constexpr std::string_view leadSentences[] = {
    "The article deals with the following: {}.",
    "Main subjects: {}.",
    "The entry is about {}.",
    "Subjects of the entry: {}.",
    "Subject areas: {}.",
    "The article introduces {}.",
    "Central to the article: {}.",
    "Keywords of the introduction: {}.",
};
constexpr std::string_view leadLeads[] = {
    "Subjects of the entry:", "The article deals with:", "Central to the article:"};
constexpr RoleSentences leadParts[] = {{Role::Term, leadSentences, leadLeads}};

constexpr std::string_view descriptionHeadings[] = {"Description", "Characteristics", "Content"};
constexpr std::string_view topicSentences[] = {
    "The main part covers {}.",
    "With sections of their own: {}.",
    "The article describes {}.",
    "Topics treated in detail: {}.",
    "Explained at length: {}.",
    "The article goes into {}.",
    "Further passages: {}.",
    "Examples discussed: {}.",
};
constexpr std::string_view topicLeads[] = {
    "Topics treated in detail:", "Individual sections are devoted to:", "The main part covers:"};
constexpr std::string_view anatomySentences[] = {
    "Its anatomical part describes {the}.",
    "A section on anatomy is devoted to {the}.",
    "The body parts concerned include {the}.",
    "The structure of {the} is explained.",
    "The article describes {the}.",
};
constexpr std::string_view anatomyLeads[] = {
    "Body parts described:", "The section on anatomy covers:", "Anatomy:"};
constexpr std::string_view substanceSentences[] = {
    "The substances discussed include {}.",
    "The part played by {} is explained.",
    "Its chemical part deals with {}.",
    "Substances concerned: {}.",
    "A passage is given to {}.",
};
constexpr std::string_view substanceLeads[] = {
    "Substances concerned:", "Substances discussed:", "The chemical part deals with:"};
constexpr std::string_view organismSentences[] = {
    "The organisms discussed include {}.",
    "Organisms concerned: {}.",
    "A passage is given to {}.",
    "Its biological part deals with {}.",
    "The biology of {} is explained.",
};
constexpr std::string_view organismLeads[] = {
    "Organisms concerned:", "Organisms discussed:", "The biological part deals with:"};
constexpr RoleSentences descriptionParts[] = {{Role::Term, topicSentences, topicLeads},
                                              {Role::BodyPart, anatomySentences, anatomyLeads},
                                              {Role::Substance, substanceSentences, substanceLeads},
                                              {Role::Organism, organismSentences, organismLeads}};

constexpr std::string_view signHeadings[] = {"Medicine", "Medical aspects", "Health"};
constexpr std::string_view symptomSentences[] = {
    "Symptoms described include {}.",
    "Among the symptoms are {}.",
    "Possible symptoms: {}.",
    "The signs discussed include {}.",
    "Patients may have {}.",
};
constexpr std::string_view symptomLeads[] = {
    "Possible symptoms:", "Symptoms described:", "Patients may have:"};
constexpr std::string_view diseaseSentences[] = {
    "The conditions described include {}.",
    "Related conditions include {}.",
    "Conditions concerned: {}.",
    "Causes and course of {} are explained.",
    "The article goes into {}.",
};
constexpr std::string_view diseaseLeads[] = {
    "Conditions concerned:", "Conditions described:", "Related conditions:"};
constexpr std::string_view drugSentences[] = {
    "Drug treatment may include {}.",
    "The drugs discussed include {}.",
    "Drugs concerned: {}.",
    "The use of {} is discussed.",
    "The effects of {} are explained.",
};
constexpr std::string_view drugLeads[] = {"Drugs concerned:", "Drugs discussed:", "Drug treatment:"};
constexpr std::string_view procedureSentences[] = {
    "Diagnosis and treatment may involve {}.",
    "The procedures described include {}.",
    "Procedures concerned: {}.",
    "The purpose of {} is explained.",
    "Management may include {}.",
};
constexpr std::string_view procedureLeads[] = {
    "Procedures concerned:", "Procedures described:", "Diagnosis and treatment may involve:"};
constexpr RoleSentences signParts[] = {{Role::Symptom, symptomSentences, symptomLeads},
                                       {Role::Disease, diseaseSentences, diseaseLeads},
                                       {Role::Drug, drugSentences, drugLeads},
                                       {Role::Procedure, procedureSentences, procedureLeads}};

constexpr std::string_view relatedHeadings[] = {"See also", "Related entries", "Related topics"};
constexpr std::string_view relatedSentences[] = {
    "Linked entries: {}.",
    "Cross-references lead to {}.",
    "There are separate articles on {}.",
    "Further reading covers {}.",
    "Neighbouring entries: {}.",
    "Compare the articles on {}.",
};
constexpr std::string_view relatedLeads[] = {
    "Linked entries:", "Neighbouring entries:", "Separate articles:"};
constexpr RoleSentences relatedParts[] = {{Role::Term, relatedSentences, relatedLeads},
                                          {Role::Word, wordSentences, wordLeads}};

constexpr Section sections[] = {
    {leadHeadings, leadParts},
    {descriptionHeadings, descriptionParts},
    {signHeadings, signParts},
    {relatedHeadings, relatedParts},
};

constexpr std::string_view titles[] = {
    "Encyclopaedia summary", "Summary of the entry", "From the encyclopaedia"};
constexpr std::string_view labelledTitles[] = {
    "Encyclopaedia summary: {label}",
    "{label}: summary of the entry",
    "From the encyclopaedia, subject {label}",
    "Entry in the category {label}",
};

} // namespace

constexpr DocumentPatterns encyclopaediaSummary = {
    .type = "encyclopaedia summary",
    .titles = titles,
    .labelledTitles = labelledTitles,
    .sections = sections,
    .nothing = "The entry is a stub that has yet to be written.",
    .headed = false,
};

} // namespace core::writing::inEnglish
