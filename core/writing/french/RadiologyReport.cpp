#include "core/writing/french/French.h"
#include "core/writing/french/Sentences.h"

namespace core::writing::inFrench {

namespace {

constexpr std::string_view indicationHeadings[] = {
    "Indication",
    "Renseignements cliniques",
    "Motif de l'examen",
};
constexpr std::string_view complaintSentences[] = {
    "Exploration de : {}.",
    "Symptômes : {}.",
    "Tableau clinique : {}.",
    "Signes d'appel : {}.",
    "Adressé(e) pour {}.",
};
constexpr std::string_view complaintLeads[] = {
    "Symptômes :",
    "Signes d'appel :",
    "Exploration de :",
};
constexpr std::string_view suspectedSentences[] = {
    "Suspicion : {}.",
    "Recherche de : {}.",
    "Pathologies connues : {}.",
    "Contrôle évolutif : {}.",
    "À éliminer : {}.",
    "Suivi : {}.",
};
constexpr std::string_view suspectedLeads[] = {
    "Recherche de :",
    "Pathologies connues :",
    "À éliminer :",
};
constexpr std::string_view questionSentences[] = {
    "Question posée : {}.",
    "La demande porte sur : {}.",
    "Renseignements fournis : {}.",
    "À préciser : {}.",
    "Objet de l'examen : {}.",
};
constexpr std::string_view questionLeads[] = {
    "La demande porte sur :",
    "Renseignements fournis :",
    "À préciser :",
};
constexpr RoleSentences indicationParts[] = {{Role::Symptom, complaintSentences, complaintLeads},
                                             {Role::Disease, suspectedSentences, suspectedLeads},
                                             {Role::Drug, takenSentences, takenLeads},
                                             {Role::Substance, laboratorySentences, laboratoryLeads},
                                             {Role::Organism, cultureSentences, cultureLeads},
                                             {Role::Term, questionSentences, questionLeads}};

constexpr std::string_view techniqueHeadings[] = {
    "Technique",
    "Examens et gestes antérieurs",
    "Procédure",
};
constexpr std::string_view beforeSentences[] = {
    "Gestes antérieurs : {}.",
    "Actes réalisés : {}.",
    "Contexte interventionnel : {}.",
    "Examen réalisé dans le cadre de : {}.",
    "Antécédents interventionnels : {}.",
    "Examens disponibles : {}.",
};
constexpr std::string_view beforeLeads[] = {
    "Gestes antérieurs :",
    "Examens disponibles :",
    "Réalisé :",
};
constexpr RoleSentences techniqueParts[] = {{Role::Procedure, beforeSentences, beforeLeads}};

constexpr std::string_view findingHeadings[] = {
    "Résultats",
    "Description",
    "Résultat",
};
constexpr std::string_view imagedSentences[] = {
    "Structures étudiées : {}.",
    "Étude de : {}.",
    "Régions explorées : {}.",
    "Bonne visualisation : {}.",
    "Analyse comparative : {}.",
    "Champ d'exploration : {}.",
};
constexpr std::string_view imagedLeads[] = {
    "Structures étudiées :",
    "Régions explorées :",
    "Champ d'exploration :",
};
constexpr std::string_view pointSentences[] = {
    "Points étudiés : {}.",
    "Étudié également : {}.",
    "Éléments analysés : {}.",
    "À la relecture : {}.",
    "Description : {}.",
};
constexpr std::string_view pointLeads[] = {
    "Points étudiés :",
    "Éléments analysés :",
    "Également étudiés :",
};
constexpr RoleSentences findingParts[] = {{Role::BodyPart, imagedSentences, imagedLeads},
                                          {Role::Term, pointSentences, pointLeads}};

constexpr std::string_view impressionHeadings[] = {
    "Conclusion",
    "Synthèse",
    "Interprétation",
};
constexpr std::string_view conclusionSentences[] = {
    "Aspect compatible avec {}.",
    "En faveur de : {}.",
    "Diagnostic différentiel : {}.",
    "Aspect évocateur : {}.",
    "À discuter : {}.",
    "Au total : {}.",
};
constexpr std::string_view conclusionLeads[] = {
    "Diagnostic différentiel :",
    "À discuter :",
    "En faveur de :",
};
constexpr RoleSentences impressionParts[] = {{Role::Disease, conclusionSentences, conclusionLeads}};

constexpr std::string_view adviceHeadings[] = {
    "Recommandation",
    "Conduite à tenir",
    "Suite à donner",
};
constexpr RoleSentences adviceParts[] = {{Role::Procedure, plannedSentences, plannedLeads}};

constexpr std::string_view wordHeadings[] = {
    "Index",
    "Indexation",
    "Termes d'indexation",
};
constexpr RoleSentences wordParts[] = {{Role::Word, wordSentences, wordLeads}};

constexpr Section sections[] = {
    {indicationHeadings, indicationParts},
    {techniqueHeadings, techniqueParts},
    {findingHeadings, findingParts},
    {impressionHeadings, impressionParts},
    {adviceHeadings, adviceParts},
    {wordHeadings, wordParts},
};

constexpr std::string_view titles[] = {
    "Compte rendu de radiologie",
    "Compte rendu d'imagerie",
    "Compte rendu de l'examen d'imagerie",
};
constexpr std::string_view labelledTitles[] = {
    "Compte rendu de radiologie : {label}",
    "Compte rendu d'imagerie, {label}",
    "Compte rendu de radiologie ({label})",
    "{label} : compte rendu d'imagerie",
};

} // namespace

constexpr DocumentPatterns radiologyReport = {
    .type = "Compte rendu de radiologie",
    .titles = titles,
    .labelledTitles = labelledTitles,
    .sections = sections,
    .nothing = "Examen complet, sans modification par rapport aux clichés antérieurs.",
};

} // namespace core::writing::inFrench
