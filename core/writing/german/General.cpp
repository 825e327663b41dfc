#include "core/writing/german/German.h"
#include "core/writing/german/Sentences.h"

namespace core::writing::inGerman {

namespace {

constexpr std::string_view subjectHeadings[] = {
    "Gegenstand",
    "Thema",
    "In Kürze",
};
constexpr std::string_view complaintSentences[] = {
    "Beschwerden: {}.",
    "Symptome: {}.",
    "Geklagt: {}.",
    "Vorstellung wegen {}.",
    "Abklärung von {}.",
};
constexpr std::string_view complaintLeads[] = {
    "Beschwerden:",
    "Symptome:",
    "Geklagt werden:",
};
constexpr std::string_view topicSentences[] = {
    "Gegenstand: {}.",
    "Behandelt: {}.",
    "Themen: {}.",
    "Es geht um Folgendes: {}.",
    "Im Mittelpunkt: {}.",
};
constexpr std::string_view topicLeads[] = {
    "Themen:",
    "Behandelt werden:",
    "Gegenstand:",
};
constexpr RoleSentences subjectParts[] = {{Role::Symptom, complaintSentences, complaintLeads},
                                          {Role::Term, topicSentences, topicLeads}};

constexpr std::string_view backgroundHeadings[] = {
    "Vorgeschichte",
    "Hintergrund",
    "Anamnese",
};
constexpr RoleSentences backgroundParts[] = {{Role::Disease, knownSentences, knownLeads},
                                             {Role::Drug, takenSentences, takenLeads}};

constexpr std::string_view detailHeadings[] = {
    "Befunde",
    "Einzelheiten",
    "Beobachtungen",
};
constexpr std::string_view pointSentences[] = {
    "Im Einzelnen: {}.",
    "Einzelheiten: {}.",
    "Beachtet: {}.",
    "Erörtert: {}.",
    "Betrachtet: {}.",
};
constexpr std::string_view pointLeads[] = {
    "Im Einzelnen:",
    "Erörtert wurden:",
    "Beachtet wurden:",
};
constexpr RoleSentences detailParts[] = {{Role::BodyPart, examinedSentences, examinedLeads},
                                         {Role::Substance, laboratorySentences, laboratoryLeads},
                                         {Role::Organism, cultureSentences, cultureLeads},
                                         {Role::Term, pointSentences, pointLeads}};

constexpr std::string_view actionHeadings[] = {
    "Maßnahmen",
    "Therapie",
    "Vorgehen",
};
constexpr RoleSentences actionParts[] = {{Role::Procedure, doneSentences, doneLeads}};

constexpr std::string_view conclusionHeadings[] = {
    "Schluss",
    "Zusammenfassung",
    "Ausblick",
};
constexpr std::string_view restSentences[] = {
    "Offene Punkte: {}.",
    "Weiter zu verfolgen: {}.",
    "Zusammenfassend: {}.",
    "Als Nächstes: {}.",
    "Festzuhalten bleibt: {}.",
    "Noch zu klären: {}.",
};
constexpr std::string_view restLeads[] = {
    "Offene Punkte:",
    "Weiter zu verfolgen:",
    "Zusammenfassend:",
};
constexpr RoleSentences conclusionParts[] = {{Role::Term, restSentences, restLeads}};

constexpr std::string_view wordHeadings[] = {
    "Schlagwörter",
    "Register",
    "Verschlagwortung",
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
    "Text der Art {type}",
    "Dokumentart: {type}",
};
constexpr std::string_view labelledTitles[] = {
    "{Type}: {label}",
    "{label}: {type}",
    "{Type}, Sachgebiet {label}",
    "Dokumentart: {type} ({label})",
};

} // namespace

constexpr DocumentPatterns general = {
    .type = "Dokument",
    .titles = titles,
    .labelledTitles = labelledTitles,
    .sections = sections,
    .nothing = "Den früheren Angaben ist an dieser Stelle nichts hinzuzufügen.",
};

} // namespace core::writing::inGerman
