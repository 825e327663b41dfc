#include "core/writing/german/German.h"
#include "core/writing/german/Sentences.h"

namespace core::writing::inGerman {

namespace {

constexpr std::string_view reasonHeadings[] = {
    "Vorstellungsgrund",
    "Vorstellungsanlass",
    "Konsultationsgrund",
};
constexpr std::string_view complaintSentences[] = {
    "Die Vorstellung erfolgt wegen {}.",
    "Leitsymptome: {}.",
    "Vorstellung wegen {}.",
    "Aktuell geklagt: {}.",
    "Im Vordergrund: {}.",
    "Überweisung zur Abklärung von {}.",
};
constexpr std::string_view complaintLeads[] = {
    "Aktuell geklagt:",
    "Leitsymptome:",
    "Beschwerden bei Vorstellung:",
};
constexpr std::string_view occasionSentences[] = {
    "Anlass der Vorstellung: {}.",
    "Überweisung mit der Frage nach {}.",
    "Fragestellung: {}.",
    "Die Vorstellung betrifft: {}.",
    "Anliegen: {}.",
};
constexpr std::string_view occasionLeads[] = {
    "Fragestellung:",
    "Anliegen:",
    "Die Vorstellung betrifft:",
};
constexpr RoleSentences reasonParts[] = {{Role::Symptom, complaintSentences, complaintLeads},
                                         {Role::Term, occasionSentences, occasionLeads}};

constexpr std::string_view historyHeadings[] = {
    "Aktuelle Anamnese",
    "Jetzige Anamnese",
    "Anamnese",
};
constexpr std::string_view illnessSentences[] = {
    "Berichtet: {}.",
    "Auf Nachfrage: {}.",
    "Weitere Beschwerden: {}.",
    "Anamnestisch: {}.",
    "Begleitsymptome: {}.",
    "Seit der letzten Vorstellung aufgetreten: {}.",
};
constexpr std::string_view illnessLeads[] = {
    "Berichtete Beschwerden:",
    "Begleitsymptome:",
    "Auf Nachfrage bestehen:",
};
constexpr RoleSentences historyParts[] = {{Role::Symptom, illnessSentences, illnessLeads}};

constexpr std::string_view pastHeadings[] = {
    "Vorerkrankungen",
    "Eigenanamnese",
    "Vorgeschichte",
};
constexpr RoleSentences pastParts[] = {{Role::Disease, knownSentences, knownLeads}};

constexpr std::string_view medicationHeadings[] = {
    "Medikation",
    "Aktuelle Medikation",
    "Dauermedikation",
};
constexpr RoleSentences medicationParts[] = {{Role::Drug, takenSentences, takenLeads}};

constexpr std::string_view examinationHeadings[] = {
    "Körperlicher Untersuchungsbefund",
    "Befund",
    "Klinischer Befund",
};
constexpr RoleSentences examinationParts[] = {{Role::BodyPart, examinedSentences, examinedLeads}};

constexpr std::string_view resultHeadings[] = {
    "Labor",
    "Laborbefunde",
    "Zusatzbefunde",
};
constexpr RoleSentences resultParts[] = {{Role::Substance, laboratorySentences, laboratoryLeads},
                                         {Role::Organism, cultureSentences, cultureLeads}};

constexpr std::string_view therapyHeadings[] = {
    "Therapie",
    "Maßnahmen",
    "Diagnostik und Therapie",
};
constexpr RoleSentences therapyParts[] = {{Role::Procedure, doneSentences, doneLeads}};

constexpr std::string_view diagnosisHeadings[] = {
    "Diagnosen",
    "Beurteilung",
    "Diagnose",
};
constexpr std::string_view assessmentSentences[] = {
    "Diagnose: {}.",
    "Verdacht auf {}.",
    "Am ehesten vereinbar mit {}.",
    "Differentialdiagnostisch: {}.",
    "Arbeitsdiagnose: {}.",
    "Behandlungsdiagnosen: {}.",
    "Klinisches Bild vereinbar mit {}.",
};
constexpr std::string_view assessmentLeads[] = {
    "Behandlungsdiagnosen:",
    "Differentialdiagnostisch:",
    "Arbeitsdiagnosen:",
};
constexpr std::string_view issueSentences[] = {
    "Besprochen: {}.",
    "Gesichtspunkte: {}.",
    "Im Gespräch behandelt: {}.",
    "Wesentliche Punkte: {}.",
    "Zusammenfassend: {}.",
};
constexpr std::string_view issueLeads[] = {
    "Besprochen:",
    "Wesentliche Punkte:",
    "Gesichtspunkte:",
};
constexpr RoleSentences diagnosisParts[] = {{Role::Disease, assessmentSentences, assessmentLeads},
                                            {Role::Term, issueSentences, issueLeads}};

constexpr std::string_view planHeadings[] = {
    "Procedere",
    "Weiteres Vorgehen",
    "Empfehlung",
};
constexpr std::string_view adviceSentences[] = {
    "Beratung erfolgt zu: {}.",
    "Wiedervorstellung mit Augenmerk auf: {}.",
    "Zu kontrollieren: {}.",
    "Offene Punkte: {}.",
    "Themen für den nächsten Termin: {}.",
};
constexpr std::string_view adviceLeads[] = {
    "Themen für den nächsten Termin:",
    "Offene Punkte:",
    "Beratung erfolgt zu:",
};
constexpr RoleSentences planParts[] = {{Role::Procedure, plannedSentences, plannedLeads},
                                       {Role::Drug, startedSentences, startedLeads},
                                       {Role::Term, adviceSentences, adviceLeads}};

constexpr std::string_view wordHeadings[] = {
    "Schlagwörter",
    "Register",
    "Verschlagwortung",
};
constexpr RoleSentences wordParts[] = {{Role::Word, wordSentences, wordLeads}};

constexpr Section sections[] = {
    {reasonHeadings, reasonParts},
    {historyHeadings, historyParts},
    {pastHeadings, pastParts},
    {medicationHeadings, medicationParts},
    {examinationHeadings, examinationParts},
    {resultHeadings, resultParts},
    {therapyHeadings, therapyParts},
    {diagnosisHeadings, diagnosisParts},
    {planHeadings, planParts},
    {wordHeadings, wordParts},
};

constexpr std::string_view titles[] = {
    "Arztbericht",
    "Ambulanzbericht",
    "Sprechstundenbericht",
};
constexpr std::string_view labelledTitles[] = {
    "Arztbericht: {label}",
    "Ambulanzbericht, {label}",
    "Sprechstundenbericht ({label})",
    "{label}: Arztbericht",
};

} // namespace

constexpr DocumentPatterns medicalRecord = {
    .type = "Arztbericht",
    .titles = titles,
    .labelledTitles = labelledTitles,
    .sections = sections,
    .nothing = "Die Vorstellung erfolgte zur Routinekontrolle ohne neue Gesichtspunkte.",
};

} // namespace core::writing::inGerman
