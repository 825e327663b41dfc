#pragma once

#include "core/writing/Patterns.h"

/// What clinical documents of several types say alike.
namespace core::writing::inEnglish {

inline constexpr std::string_view takenSentences[] = {
    "The patient takes {}.",
    "Currently takes {}.",
    "Home medications include {}.",
    "Continues on {}.",
    "Has been prescribed {}.",
    "Maintained on {}.",
    "Reports taking {} as prescribed.",
    "Regular medication: {}.",
    "Current treatment is with {}.",
    "Tolerates {} without side effects.",
    "On treatment with {}.",
};
inline constexpr std::string_view takenLeads[] = {
    "Currently takes:", "Prescribed at present:", "Home medications:"};

inline constexpr std::string_view historySentences[] = {
    "History of {}.",
    "The patient has a history of {}.",
    "Past history includes {}.",
    "Past medical history is significant for {}.",
    "Previously diagnosed with {}.",
    "Comorbidities include {}.",
    "Under care for {}.",
    "Known conditions: {}.",
    "Previous records document {}.",
    "The history is notable for {}.",
    "Has been treated for {}.",
};
inline constexpr std::string_view historyLeads[] = {
    "Known conditions:", "The history includes:", "Previous diagnoses:"};

inline constexpr std::string_view examinedSentences[] = {
    "The examination included {the}.",
    "{The} {was} examined.",
    "{The} {was} assessed.",
    "Examination focused on {the}.",
    "A focused examination of {the} was carried out.",
    "Particular attention was paid to {the}.",
    "On examination, {the} {was} assessed in detail.",
    "Assessment of {the} was completed.",
    "Findings over {the} were documented.",
    "The examination today covered {the}.",
    "Status of {the} was checked.",
};
inline constexpr std::string_view examinedLeads[] = {
    "Examined today:", "The examination covered:", "Assessed in detail:"};

inline constexpr std::string_view laboratorySentences[] = {
    "Laboratory testing included {}.",
    "Laboratory results for {} were reviewed.",
    "The laboratory work-up covered {}.",
    "Laboratory parameters: {}.",
    "Results are available for {}.",
    "Laboratory follow-up: {}.",
    "Laboratory report: {}.",
    "Testing was requested for {}.",
    "Blood work covered {}.",
    "The laboratory panel included {}.",
};
inline constexpr std::string_view laboratoryLeads[] = {
    "Laboratory parameters:", "Laboratory results were reviewed for:", "The laboratory work-up covered:"};

inline constexpr std::string_view cultureSentences[] = {
    "Microbiology results: {}.",
    "Microbiology was positive for {}.",
    "Cultures: {}.",
    "Microbiology report: {}.",
    "Infectious work-up: {}.",
    "Organisms tested for: {}.",
    "Samples were tested for {}.",
};
inline constexpr std::string_view cultureLeads[] = {
    "Microbiology:", "Samples were tested for:", "The microbiology report describes:"};

inline constexpr std::string_view proceduresSentences[] = {
    "The patient underwent {}.",
    "Underwent {}.",
    "Status post {}.",
    "Management to date has included {}.",
    "Procedures to date: {}.",
    "Has previously undergone {}.",
    "Work-up and management included {}.",
    "Completed {} without complications.",
    "Treated with {}.",
    "Care so far has included {}.",
};
inline constexpr std::string_view proceduresLeads[] = {
    "Procedures to date:", "The patient underwent:", "Management has included:"};

inline constexpr std::string_view plannedSentences[] = {
    "The patient is scheduled for {}.",
    "Scheduled for {}.",
    "Proceed with {}.",
    "Planned next: {}.",
    "Recommended next: {}.",
    "Referral for {} was made.",
    "After discussion the patient agrees to {}.",
    "The patient consents to {}.",
    "Arrangements were made for {}.",
    "The next step is {}.",
    "The plan includes {}.",
};
inline constexpr std::string_view plannedLeads[] = {"Scheduled:", "Recommended next:", "The plan includes:"};

inline constexpr std::string_view startedSentences[] = {
    "Started on {}.",
    "Start {}.",
    "Continue {}.",
    "The patient was started on {}.",
    "Prescribed today: {}.",
    "Treatment with {} was begun.",
    "Prescriptions were written for {}.",
    "Treatment to be continued with {}.",
};
inline constexpr std::string_view startedLeads[] = {
    "Prescribed today:", "Treatment to be continued with:", "Medication from today:"};

/// Words that are no nouns cannot be said of a patient; as search terms of a document they can stand
/// anywhere.
inline constexpr std::string_view wordHeadings[] = {"Index terms", "Keywords", "Search terms"};
inline constexpr std::string_view wordSentences[] = {
    "Filed under: {}.",
    "Indexed with: {}.",
    "Search words: {}.",
    "Descriptors: {}.",
    "Coding words: {}.",
    "Catalogue words: {}.",
};
inline constexpr std::string_view wordLeads[] = {"Descriptors:", "Filed under:", "Indexed with:"};
inline constexpr RoleSentences wordParts[] = {{Role::Word, wordSentences, wordLeads}};

} // namespace core::writing::inEnglish
