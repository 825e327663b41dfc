#include "core/writing/french/French.h"
#include "core/writing/french/Sentences.h"

namespace core::writing::inFrench {

namespace {

constexpr std::string_view subjectHeadings[] = {
    "Objet",
    "Sujet",
    "En bref",
};
constexpr std::string_view complaintSentences[] = {
    "Symptômes : {}.",
    "Plaintes : {}.",
    "Consulte pour {}.",
    "Signale : {}.",
    "Exploration de : {}.",
};
constexpr std::string_view complaintLeads[] = {
    "Symptômes :",
    "Plaintes :",
    "Signale :",
};
constexpr std::string_view topicSentences[] = {
    "Sujets : {}.",
    "Le document traite des points suivants : {}.",
    "Thèmes : {}.",
    "Il s'agit de : {}.",
    "Points principaux : {}.",
};
constexpr std::string_view topicLeads[] = {
    "Sujets :",
    "Thèmes :",
    "Points principaux :",
};
constexpr RoleSentences subjectParts[] = {{Role::Symptom, complaintSentences, complaintLeads},
                                          {Role::Term, topicSentences, topicLeads}};

constexpr std::string_view backgroundHeadings[] = {
    "Antécédents",
    "Contexte",
    "Historique",
};
constexpr RoleSentences backgroundParts[] = {{Role::Disease, knownSentences, knownLeads},
                                             {Role::Drug, takenSentences, takenLeads}};

constexpr std::string_view detailHeadings[] = {
    "Constatations",
    "Détails",
    "Observations",
};
constexpr std::string_view pointSentences[] = {
    "Dans le détail : {}.",
    "Points examinés : {}.",
    "Éléments considérés : {}.",
    "Points discutés : {}.",
    "Particularités : {}.",
};
constexpr std::string_view pointLeads[] = {
    "Points examinés :",
    "Éléments considérés :",
    "Points discutés :",
};
constexpr RoleSentences detailParts[] = {{Role::BodyPart, examinedSentences, examinedLeads},
                                         {Role::Substance, laboratorySentences, laboratoryLeads},
                                         {Role::Organism, cultureSentences, cultureLeads},
                                         {Role::Term, pointSentences, pointLeads}};

constexpr std::string_view actionHeadings[] = {
    "Mesures",
    "Interventions",
    "Prise en charge",
};
constexpr RoleSentences actionParts[] = {{Role::Procedure, doneSentences, doneLeads}};

constexpr std::string_view conclusionHeadings[] = {
    "Conclusion",
    "Synthèse",
    "Perspectives",
};
constexpr std::string_view restSentences[] = {
    "Points en suspens : {}.",
    "À suivre : {}.",
    "En résumé : {}.",
    "À revoir : {}.",
    "À retenir : {}.",
    "Reste à préciser : {}.",
};
constexpr std::string_view restLeads[] = {
    "Points en suspens :",
    "À suivre :",
    "À retenir :",
};
constexpr RoleSentences conclusionParts[] = {{Role::Term, restSentences, restLeads}};

constexpr std::string_view wordHeadings[] = {
    "Index",
    "Indexation",
    "Termes d'indexation",
};
constexpr RoleSentences wordParts[] = {{Role::Word, wordSentences, wordLeads}};

constexpr Section sections[] = {
    {subjectHeadings, subjectParts},
    {backgroundHeadings, backgroundParts},
    {detailHeadings, detailParts},
    {actionHeadings, actionParts},
    {conclusionHeadings, conclusionParts},
    {wordHeadings, wordParts},
};

constexpr std::string_view titles[] = {
    "{Type}",
    "Texte du type {type}",
    "Type de document : {type}",
};
constexpr std::string_view labelledTitles[] = {
    "{Type} : {label}",
    "{label} : {type}",
    "{Type}, domaine {label}",
    "Type de document : {type} ({label})",
};

} // namespace

constexpr DocumentPatterns general = {
    .type = "Document",
    .titles = titles,
    .labelledTitles = labelledTitles,
    .sections = sections,
    .nothing = "Il n'y a rien à ajouter à ce qui a été écrit auparavant.",
};

} // namespace core::writing::inFrench
