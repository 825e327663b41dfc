#include "core/writing/german/German.h"
#include "core/writing/german/Sentences.h"

namespace core::writing::inGerman {

namespace {

constexpr std::string_view admissionHeadings[] = {
    "Aufnahmegrund",
    "Anlass der Aufnahme",
    "Aufnahme",
};
constexpr std::string_view complaintSentences[] = {
    "Stationäre Aufnahme wegen {}.",
    "Bei Aufnahme: {}.",
    "Aufnahme zur Abklärung von {}.",
    "Beschwerden bei Aufnahme: {}.",
    "Notfallmäßige Vorstellung mit {}.",
    "Führend waren: {}.",
};
constexpr std::string_view complaintLeads[] = {
    "Beschwerden bei Aufnahme:",
    "Bei Aufnahme bestanden:",
    "Führende Beschwerden:",
};
constexpr std::string_view questionSentences[] = {
    "Anlass der Aufnahme: {}.",
    "Einweisung mit der Frage nach {}.",
    "Fragestellung der Einweisung: {}.",
    "Die Aufnahme betraf: {}.",
    "Elektive Aufnahme: {}.",
};
constexpr std::string_view questionLeads[] = {
    "Fragestellung der Einweisung:",
    "Die Aufnahme betraf:",
    "Anlass der Aufnahme:",
};
constexpr RoleSentences admissionParts[] = {{Role::Symptom, complaintSentences, complaintLeads},
                                            {Role::Term, questionSentences, questionLeads}};

constexpr std::string_view pastHeadings[] = {
    "Anamnese",
    "Vorerkrankungen",
    "Eigenanamnese",
};
constexpr RoleSentences pastParts[] = {{Role::Disease, knownSentences, knownLeads}};

constexpr std::string_view examinationHeadings[] = {
    "Aufnahmebefund",
    "Körperlicher Untersuchungsbefund",
    "Befund bei Aufnahme",
};
constexpr RoleSentences examinationParts[] = {{Role::BodyPart, examinedSentences, examinedLeads}};

constexpr std::string_view resultHeadings[] = {
    "Befunde",
    "Laborbefunde",
    "Labor",
};
constexpr RoleSentences resultParts[] = {{Role::Substance, laboratorySentences, laboratoryLeads},
                                         {Role::Organism, cultureSentences, cultureLeads}};

constexpr std::string_view courseHeadings[] = {
    "Verlauf",
    "Therapie und Verlauf",
    "Stationärer Verlauf",
};
constexpr std::string_view eventSentences[] = {
    "Im Verlauf aufgetreten: {}.",
    "Im Verlauf rückläufig: {}.",
    "Während des Aufenthalts: {}.",
    "Symptomatisch behandelt: {}.",
    "Bei Entlassung abgeklungen: {}.",
};
constexpr std::string_view eventLeads[] = {
    "Im Verlauf traten auf:",
    "Im Verlauf rückläufig:",
    "Während des Aufenthalts:",
};
constexpr std::string_view givenSentences[] = {
    "Stationär verabreicht: {}.",
    "Behandlung mit {}.",
    "Begonnen wurde mit {}.",
    "Unter Therapie mit {} kam es zur Besserung.",
    "Therapie: {}.",
};
constexpr std::string_view givenLeads[] = {
    "Stationär verabreicht:",
    "Therapie:",
    "Begonnen wurde mit:",
};
constexpr RoleSentences courseParts[] = {{Role::Symptom, eventSentences, eventLeads},
                                         {Role::Procedure, doneSentences, doneLeads},
                                         {Role::Drug, givenSentences, givenLeads}};

constexpr std::string_view diagnosisHeadings[] = {
    "Diagnosen",
    "Entlassungsdiagnosen",
    "Diagnosen bei Entlassung",
};
constexpr std::string_view finalSentences[] = {
    "Diagnose: {}.",
    "Hauptdiagnose und Nebendiagnosen: {}.",
    "Entlassungsdiagnose: {}.",
    "Gesicherte Diagnosen: {}.",
    "Behandelt wurde: {}.",
    "Das klinische Bild entsprach: {}.",
};
constexpr std::string_view finalLeads[] = {
    "Entlassungsdiagnosen:",
    "Gesicherte Diagnosen:",
    "Behandelt wurde:",
};
constexpr RoleSentences diagnosisParts[] = {{Role::Disease, finalSentences, finalLeads}};

constexpr std::string_view medicationHeadings[] = {
    "Entlassungsmedikation",
    "Medikation bei Entlassung",
    "Empfohlene Medikation",
};
constexpr RoleSentences medicationParts[] = {{Role::Drug, startedSentences, startedLeads}};

constexpr std::string_view followHeadings[] = {
    "Procedere",
    "Weiteres Vorgehen",
    "Empfehlung",
};
constexpr std::string_view adviceSentences[] = {
    "Beratung vor Entlassung zu: {}.",
    "Wir bitten um Kontrolle: {}.",
    "Zu beachten: {}.",
    "Offene Punkte: {}.",
    "Hinweise für die Weiterbehandlung: {}.",
};
constexpr std::string_view adviceLeads[] = {
    "Hinweise für die Weiterbehandlung:",
    "Zu beachten:",
    "Offene Punkte:",
};
constexpr RoleSentences followParts[] = {{Role::Procedure, plannedSentences, plannedLeads},
                                         {Role::Term, adviceSentences, adviceLeads}};

constexpr std::string_view wordHeadings[] = {
    "Schlagwörter",
    "Register",
    "Verschlagwortung",
};
constexpr RoleSentences wordParts[] = {{Role::Word, wordSentences, wordLeads}};

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
    "Entlassungsbrief",
    "Arztbrief zum stationären Aufenthalt",
    "Entlassbericht",
};
constexpr std::string_view labelledTitles[] = {
    "Entlassungsbrief: {label}",
    "Entlassbericht, {label}",
    "Entlassungsbrief ({label})",
    "{label}: Entlassungsbrief",
};

} // namespace

constexpr DocumentPatterns dischargeSummary = {
    .type = "Entlassungsbrief",
    .titles = titles,
    .labelledTitles = labelledTitles,
    .sections = sections,
    .nothing = "Die Entlassung erfolgte nach kurzer Beobachtung in gutem Allgemeinzustand.",
};

} // namespace core::writing::inGerman
