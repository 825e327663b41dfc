#include "core/writing/german/German.h"
#include "core/writing/german/Sentences.h"

namespace core::writing::inGerman {

namespace {

constexpr std::string_view indicationHeadings[] = {
    "Klinische Angaben",
    "Indikation",
    "Fragestellung",
};
constexpr std::string_view complaintSentences[] = {
    "Klinisch: {}.",
    "Vorstellung mit {}.",
    "Symptomatik: {}.",
    "Abklärung von {}.",
    "Angegebene Beschwerden: {}.",
};
constexpr std::string_view complaintLeads[] = {
    "Symptomatik:",
    "Angegebene Beschwerden:",
    "Klinisch:",
};
constexpr std::string_view suspectedSentences[] = {
    "Verdacht auf {}.",
    "Bekannt: {}.",
    "Ausschluss: {}.",
    "Verlaufskontrolle: {}.",
    "Zustand nach {}.",
    "Frage nach {}.",
};
constexpr std::string_view suspectedLeads[] = {
    "Frage nach:",
    "Bekannt:",
    "Ausschluss:",
};
constexpr std::string_view questionSentences[] = {
    "Fragestellung: {}.",
    "Die Anforderung betrifft: {}.",
    "Gefragt wird nach {}.",
    "Angaben der Zuweisung: {}.",
    "Zu beurteilen: {}.",
};
constexpr std::string_view questionLeads[] = {
    "Die Anforderung betrifft:",
    "Angaben der Zuweisung:",
    "Zu beurteilen:",
};
constexpr RoleSentences indicationParts[] = {{Role::Symptom, complaintSentences, complaintLeads},
                                             {Role::Disease, suspectedSentences, suspectedLeads},
                                             {Role::Drug, takenSentences, takenLeads},
                                             {Role::Substance, laboratorySentences, laboratoryLeads},
                                             {Role::Organism, cultureSentences, cultureLeads},
                                             {Role::Term, questionSentences, questionLeads}};

constexpr std::string_view techniqueHeadings[] = {
    "Technik",
    "Voruntersuchungen und Eingriffe",
    "Untersuchung",
};
constexpr std::string_view beforeSentences[] = {
    "Zustand nach {}.",
    "Voruntersuchungen und Eingriffe: {}.",
    "Durchgeführt: {}.",
    "Im Zusammenhang mit {} angefertigt.",
    "Zum Vergleich herangezogen: {}.",
};
constexpr std::string_view beforeLeads[] = {
    "Voruntersuchungen und Eingriffe:",
    "Durchgeführt:",
    "Zum Vergleich herangezogen:",
};
constexpr RoleSentences techniqueParts[] = {{Role::Procedure, beforeSentences, beforeLeads}};

constexpr std::string_view findingHeadings[] = {
    "Befund",
    "Beschreibung",
    "Befunde",
};
constexpr std::string_view imagedSentences[] = {
    "Dargestellt: {}.",
    "Beurteilt: {}.",
    "Abgebildet: {}.",
    "Im Untersuchungsgebiet: {}.",
    "Gut abgrenzbar: {}.",
    "Im Vergleich beurteilt: {}.",
};
constexpr std::string_view imagedLeads[] = {
    "Beurteilt:",
    "Im Untersuchungsgebiet:",
    "Dargestellt:",
};
constexpr std::string_view pointSentences[] = {
    "Beurteilte Punkte: {}.",
    "Ferner beurteilt: {}.",
    "Beachtet: {}.",
    "Beschrieben: {}.",
    "In der Durchsicht: {}.",
};
constexpr std::string_view pointLeads[] = {
    "Beurteilte Punkte:",
    "Ferner beurteilt:",
    "Beachtet:",
};
constexpr RoleSentences findingParts[] = {{Role::BodyPart, imagedSentences, imagedLeads},
                                          {Role::Term, pointSentences, pointLeads}};

constexpr std::string_view impressionHeadings[] = {
    "Beurteilung",
    "Zusammenfassung",
    "Diagnose",
};
constexpr std::string_view conclusionSentences[] = {
    "Befund vereinbar mit {}.",
    "Bildmorphologisch am ehesten {}.",
    "Differentialdiagnostisch: {}.",
    "Hinweise auf {}.",
    "Das Bild entspricht: {}.",
    "Zu erwägen: {}.",
};
constexpr std::string_view conclusionLeads[] = {
    "Differentialdiagnostisch:",
    "Befund vereinbar mit:",
    "Zu erwägen:",
};
constexpr RoleSentences impressionParts[] = {{Role::Disease, conclusionSentences, conclusionLeads}};

constexpr std::string_view adviceHeadings[] = {
    "Empfehlung",
    "Procedere",
    "Weiteres Vorgehen",
};
constexpr RoleSentences adviceParts[] = {{Role::Procedure, plannedSentences, plannedLeads}};

constexpr std::string_view wordHeadings[] = {
    "Schlagwörter",
    "Register",
    "Verschlagwortung",
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
    "Radiologischer Befund",
    "Befundbericht der Radiologie",
    "Bericht der Bildgebung",
};
constexpr std::string_view labelledTitles[] = {
    "Radiologischer Befund: {label}",
    "Befundbericht der Radiologie, {label}",
    "Radiologischer Befund ({label})",
    "{label}: Bericht der Bildgebung",
};

} // namespace

constexpr DocumentPatterns radiologyReport = {
    .type = "Radiologischer Befund",
    .titles = titles,
    .labelledTitles = labelledTitles,
    .sections = sections,
    .nothing = "Die Untersuchung ist vollständig, im Vergleich zu den Voraufnahmen keine Änderung.",
};

} // namespace core::writing::inGerman
