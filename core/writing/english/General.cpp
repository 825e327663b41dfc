#include "core/writing/english/English.h"
#include "core/writing/english/Sentences.h"

namespace core::writing::inEnglish {

namespace {

constexpr std::string_view subjectHeadings[] = {"Subject", "Topic", "In brief"};
constexpr std::string_view subjectSentences[] = {
    "This document deals with the following: {}.",
    "Main subjects: {}.",
    "Subjects: {}.",
    "In brief: {}.",
    "Matters concerned: {}.",
    "Topics covered: {}.",
};
constexpr std::string_view subjectLeads[] = {"Subjects:", "Topics covered:", "The document concerns:"};
constexpr std::string_view symptomSentences[] = {
    "There is {}.",
    "Symptoms: {}.",
    "The patient presents with {}.",
    "The patient reports {}.",
    "The patient complains of {}.",
    "Evaluation of {}.",
};
constexpr std::string_view symptomLeads[] = {"Symptoms:", "The patient reports:", "Presents with:"};
constexpr RoleSentences subjectParts[] = {{Role::Symptom, symptomSentences, symptomLeads},
                                          {Role::Term, subjectSentences, subjectLeads}};

constexpr std::string_view backgroundHeadings[] = {"Background", "History", "Context"};
constexpr RoleSentences backgroundParts[] = {{Role::Disease, historySentences, historyLeads},
                                             {Role::Drug, takenSentences, takenLeads}};

constexpr std::string_view detailHeadings[] = {"Findings", "Details", "Observations"};
constexpr std::string_view detailSentences[] = {
    "Points in detail: {}.",
    "Items considered: {}.",
    "Considered: {}.",
    "Further points: {}.",
    "Discussed at length: {}.",
    "Single items: {}.",
};
constexpr std::string_view detailLeads[] = {
    "Points in detail:", "Items considered:", "The discussion covered:"};
constexpr RoleSentences detailParts[] = {{Role::BodyPart, examinedSentences, examinedLeads},
                                         {Role::Substance, laboratorySentences, laboratoryLeads},
                                         {Role::Organism, cultureSentences, cultureLeads},
                                         {Role::Term, detailSentences, detailLeads}};

constexpr std::string_view actionHeadings[] = {"Procedures", "Measures", "Actions"};
constexpr RoleSentences actionParts[] = {{Role::Procedure, proceduresSentences, proceduresLeads}};

constexpr std::string_view conclusionHeadings[] = {"Conclusion", "Summary", "Outlook"};
constexpr std::string_view conclusionSentences[] = {
    "Remaining points: {}.",
    "Open points: {}.",
    "To be considered further: {}.",
    "The emphasis is on the following: {}.",
    "Next in turn: {}.",
    "For follow-up: {}.",
};
constexpr std::string_view conclusionLeads[] = {
    "Remaining points:", "Open points:", "To be considered further:"};
constexpr RoleSentences conclusionParts[] = {{Role::Term, conclusionSentences, conclusionLeads}};

constexpr Section sections[] = {
    {subjectHeadings, subjectParts},
    {backgroundHeadings, backgroundParts},
    {detailHeadings, detailParts},
    {actionHeadings, actionParts},
    {conclusionHeadings, conclusionParts},
    {wordHeadings, wordParts},
};

constexpr std::string_view titles[] = {"{Type}", "Text of the type {type}", "Document type: {type}"};
constexpr std::string_view labelledTitles[] = {
    "{Type}: {label}",
    "{label}: {type}",
    "{Type}, subject area {label}",
    "Document type: {type} ({label})",
};

} // namespace

constexpr DocumentPatterns general = {
    .type = "document",
    .titles = titles,
    .labelledTitles = labelledTitles,
    .sections = sections,
    .nothing = "There is nothing to add to what was written before.",
};

} // namespace core::writing::inEnglish
