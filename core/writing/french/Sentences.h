#pragma once

#include "core/writing/Patterns.h"

/// What documents of several types say alike.
namespace core::writing::inFrench {

inline constexpr std::string_view takenSentences[] = {
    "Traitement en cours : {}.",
    "Traitement habituel : {}.",
    "Prend actuellement : {}.",
    "Sous {}.",
    "Médicaments : {}.",
    "Prescriptions en cours : {}.",
};
inline constexpr std::string_view takenLeads[] = {
    "Traitement en cours :",
    "Traitement habituel :",
    "Prescriptions en cours :",
};

inline constexpr std::string_view knownSentences[] = {
    "Antécédents : {}.",
    "Antécédents personnels : {}.",
    "Pathologies connues : {}.",
    "Comorbidités : {}.",
    "Suivi antérieur : {}.",
    "Dans les antécédents : {}.",
};
inline constexpr std::string_view knownLeads[] = {
    "Pathologies connues :",
    "Comorbidités :",
    "Dans les antécédents :",
};

inline constexpr std::string_view examinedSentences[] = {
    "Examen : {}.",
    "Régions examinées : {}.",
    "Examen ciblé : {}.",
    "Inspection et palpation : {}.",
    "Examen local : {}.",
    "Examen détaillé : {}.",
};
inline constexpr std::string_view examinedLeads[] = {
    "Régions examinées :",
    "Examen ciblé :",
    "Examen détaillé :",
};

inline constexpr std::string_view laboratorySentences[] = {
    "Dosages : {}.",
    "Bilan biologique : {}.",
    "Paramètres biologiques : {}.",
    "Analyses demandées : {}.",
    "Contrôle biologique : {}.",
};
inline constexpr std::string_view laboratoryLeads[] = {
    "Bilan biologique :",
    "Paramètres biologiques :",
    "Analyses demandées :",
};

inline constexpr std::string_view cultureSentences[] = {
    "Microbiologie : {}.",
    "Germes recherchés : {}.",
    "Résultat microbiologique : {}.",
    "Recherche microbiologique : {}.",
    "Mise en évidence : {}.",
};
inline constexpr std::string_view cultureLeads[] = {
    "Microbiologie :",
    "Germes recherchés :",
    "Recherche microbiologique :",
};

inline constexpr std::string_view doneSentences[] = {
    "Gestes réalisés : {}.",
    "Déjà effectué : {}.",
    "Prise en charge à ce jour : {}.",
    "Examens et traitements : {}.",
    "Interventions : {}.",
    "Sans complication : {}.",
};
inline constexpr std::string_view doneLeads[] = {
    "Gestes réalisés :",
    "Prise en charge à ce jour :",
    "Examens et traitements :",
};

inline constexpr std::string_view plannedSentences[] = {
    "À programmer : {}.",
    "Prévu : {}.",
    "Proposé : {}.",
    "Prochaine étape : {}.",
    "Indication posée : {}.",
    "Avec l'accord de l'intéressé(e) : {}.",
};
inline constexpr std::string_view plannedLeads[] = {
    "À programmer :",
    "Prévu :",
    "Proposé :",
};

inline constexpr std::string_view startedSentences[] = {
    "Ordonnance : {}.",
    "Traitement instauré : {}.",
    "À poursuivre : {}.",
    "Prescrit ce jour : {}.",
    "Mise sous {}.",
};
inline constexpr std::string_view startedLeads[] = {
    "Ordonnance :",
    "Traitement instauré :",
    "À poursuivre :",
};

inline constexpr std::string_view wordSentences[] = {
    "Mots-clés : {}.",
    "Indexation : {}.",
    "Descripteurs : {}.",
    "Classé sous : {}.",
    "Termes de recherche : {}.",
};
inline constexpr std::string_view wordLeads[] = {
    "Mots-clés :",
    "Descripteurs :",
    "Termes de recherche :",
};

} // namespace core::writing::inFrench
