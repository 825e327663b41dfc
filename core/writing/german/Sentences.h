#pragma once

#include "core/writing/Patterns.h"

/// What documents of several types say alike.
namespace core::writing::inGerman {

inline constexpr std::string_view takenSentences[] = {
    "Dauermedikation: {}.",
    "Aktuell eingenommen: {}.",
    "Unter Therapie mit {}.",
    "Regelmäßige Einnahme von {}.",
    "Derzeitige Medikation: {}.",
    "Behandlung mit {}.",
    "Eingestellt auf {}.",
};
inline constexpr std::string_view takenLeads[] = {
    "Aktuelle Medikation:",
    "Dauermedikation:",
    "Derzeit eingenommen:",
};

inline constexpr std::string_view knownSentences[] = {
    "Bekannt: {}.",
    "Vorerkrankungen: {}.",
    "In der Vorgeschichte: {}.",
    "Vorbekannte Diagnosen: {}.",
    "Anamnestisch bekannt: {}.",
    "Laut Vorbefunden: {}.",
    "Begleiterkrankungen: {}.",
};
inline constexpr std::string_view knownLeads[] = {
    "Vorbekannte Diagnosen:",
    "In der Vorgeschichte:",
    "Begleiterkrankungen:",
};

inline constexpr std::string_view examinedSentences[] = {
    "Untersucht: {}.",
    "Klinisch untersucht: {}.",
    "Lokalbefund: {}.",
    "Untersuchungsregion: {}.",
    "Inspektion und Palpation: {}.",
    "Befund erhoben: {}.",
    "Besonders beachtet: {}.",
};
inline constexpr std::string_view examinedLeads[] = {
    "Untersucht:",
    "Untersuchungsregionen:",
    "Befunde erhoben:",
};

inline constexpr std::string_view laboratorySentences[] = {
    "Laborparameter: {}.",
    "Laborchemisch bestimmt: {}.",
    "Bestimmt: {}.",
    "Parameter: {}.",
    "Laborkontrolle: {}.",
    "Im Labor untersucht: {}.",
    "Angeforderte Laborwerte: {}.",
};
inline constexpr std::string_view laboratoryLeads[] = {
    "Laborparameter:",
    "Laborchemisch bestimmt:",
    "Angeforderte Laborwerte:",
};

inline constexpr std::string_view cultureSentences[] = {
    "Mikrobiologie: {}.",
    "Erregernachweis: {}.",
    "Mikrobiologischer Nachweis: {}.",
    "Erregerdiagnostik: {}.",
    "Kultureller Befund: {}.",
};
inline constexpr std::string_view cultureLeads[] = {
    "Mikrobiologie:",
    "Erregerdiagnostik:",
    "Kultureller Befund:",
};

inline constexpr std::string_view doneSentences[] = {
    "Durchgeführt: {}.",
    "Zustand nach {}.",
    "Bisherige Maßnahmen: {}.",
    "Diagnostik und Therapie: {}.",
    "Erfolgt: {}.",
    "Komplikationslos durchgeführt: {}.",
    "Bisher erfolgt: {}.",
};
inline constexpr std::string_view doneLeads[] = {
    "Durchgeführte Maßnahmen:",
    "Bisher erfolgt:",
    "Diagnostik und Therapie:",
};

inline constexpr std::string_view plannedSentences[] = {
    "Geplant: {}.",
    "Empfohlen: {}.",
    "Terminiert: {}.",
    "Als nächster Schritt vorgesehen: {}.",
    "Indikation gestellt: {}.",
    "Nach Aufklärung vereinbart: {}.",
};
inline constexpr std::string_view plannedLeads[] = {
    "Geplant:",
    "Empfohlen:",
    "Als nächste Schritte vorgesehen:",
};

inline constexpr std::string_view startedSentences[] = {
    "Therapie mit {} begonnen.",
    "Neu angesetzt: {}.",
    "Fortgeführt: {}.",
    "Rezeptiert: {}.",
    "Verordnet: {}.",
    "Wir empfehlen die Einnahme von {}.",
};
inline constexpr std::string_view startedLeads[] = {
    "Verordnet:",
    "Neu angesetzt:",
    "Fortgeführt:",
};

inline constexpr std::string_view wordSentences[] = {
    "Suchbegriffe: {}.",
    "Verschlagwortung: {}.",
    "Abgelegt unter: {}.",
    "Stichwörter: {}.",
    "Deskriptoren: {}.",
};
inline constexpr std::string_view wordLeads[] = {
    "Suchbegriffe:",
    "Stichwörter:",
    "Deskriptoren:",
};

} // namespace core::writing::inGerman
