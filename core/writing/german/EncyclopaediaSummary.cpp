#include "core/writing/german/German.h"
#include "core/writing/german/Sentences.h"

namespace core::writing::inGerman {

namespace {

constexpr std::string_view leadHeadings[] = {
    "Überblick",
    "Einleitung",
    "Gegenstand",
};
constexpr std::string_view subjectSentences[] = {
    "Gegenstand des Artikels: {}.",
    "Der Artikel behandelt: {}.",
    "Im Mittelpunkt: {}.",
    "Themen: {}.",
    "Sachgebiete: {}.",
    "Der Artikel führt ein in: {}.",
    "Kern des Artikels: {}.",
    "Stichwörter der Einleitung: {}.",
};
constexpr std::string_view subjectLeads[] = {
    "Themen des Artikels:",
    "Der Artikel behandelt:",
    "Im Mittelpunkt stehen:",
};
constexpr RoleSentences leadParts[] = {{Role::Term, subjectSentences, subjectLeads}};

constexpr std::string_view descriptionHeadings[] = {
    "Beschreibung",
    "Merkmale",
    "Inhalt",
};
constexpr std::string_view topicSentences[] = {
    "Ausführlich behandelt: {}.",
    "Mit eigenem Abschnitt: {}.",
    "Beschrieben: {}.",
    "Als Beispiel: {}.",
    "Weitere Abschnitte: {}.",
    "Im Hauptteil erläutert: {}.",
};
constexpr std::string_view topicLeads[] = {
    "Ausführlich behandelt werden:",
    "Weitere Abschnitte:",
    "Beschrieben werden:",
};
constexpr std::string_view anatomySentences[] = {
    "Anatomische Abschnitte: {}.",
    "Beschriebene Körperteile: {}.",
    "Zur Anatomie: {}.",
    "Anatomisch behandelt: {}.",
    "Bau und Funktion: {}.",
};
constexpr std::string_view anatomyLeads[] = {
    "Beschriebene Körperteile:",
    "Zur Anatomie:",
    "Bau und Funktion:",
};
constexpr std::string_view substanceSentences[] = {
    "Behandelte Stoffe: {}.",
    "Zur Chemie: {}.",
    "Beteiligte Stoffe: {}.",
    "Stoffe im Einzelnen: {}.",
    "Chemische Abschnitte: {}.",
};
constexpr std::string_view substanceLeads[] = {
    "Behandelte Stoffe:",
    "Beteiligte Stoffe:",
    "Zur Chemie:",
};
constexpr std::string_view organismSentences[] = {
    "Behandelte Lebewesen: {}.",
    "Zur Biologie: {}.",
    "Erreger und Lebewesen: {}.",
    "Biologische Abschnitte: {}.",
    "Beschriebene Organismen: {}.",
};
constexpr std::string_view organismLeads[] = {
    "Behandelte Lebewesen:",
    "Beschriebene Organismen:",
    "Zur Biologie:",
};
constexpr RoleSentences descriptionParts[] = {{Role::Term, topicSentences, topicLeads},
                                              {Role::BodyPart, anatomySentences, anatomyLeads},
                                              {Role::Substance, substanceSentences, substanceLeads},
                                              {Role::Organism, organismSentences, organismLeads}};

constexpr std::string_view signHeadings[] = {
    "Medizin",
    "Medizinische Aspekte",
    "Gesundheit",
};
constexpr std::string_view symptomSentences[] = {
    "Mögliche Symptome: {}.",
    "Beschriebene Beschwerden: {}.",
    "Beschriebene Zeichen: {}.",
    "Symptomatik: {}.",
    "Typische Beschwerden: {}.",
};
constexpr std::string_view symptomLeads[] = {
    "Mögliche Symptome:",
    "Beschriebene Beschwerden:",
    "Symptomatik:",
};
constexpr std::string_view diseaseSentences[] = {
    "Behandelte Krankheiten: {}.",
    "Verwandte Krankheitsbilder: {}.",
    "Krankheitsbilder: {}.",
    "Ursachen und Verlauf: {}.",
    "Zur Krankheitslehre: {}.",
};
constexpr std::string_view diseaseLeads[] = {
    "Behandelte Krankheiten:",
    "Krankheitsbilder:",
    "Verwandte Krankheitsbilder:",
};
constexpr std::string_view drugSentences[] = {
    "Arzneimittel: {}.",
    "Medikamentöse Behandlung: {}.",
    "Behandelte Wirkstoffe: {}.",
    "Wirkung und Anwendung: {}.",
    "Zur Arzneitherapie: {}.",
};
constexpr std::string_view drugLeads[] = {
    "Arzneimittel:",
    "Behandelte Wirkstoffe:",
    "Medikamentöse Behandlung:",
};
constexpr std::string_view procedureSentences[] = {
    "Diagnostik und Behandlung: {}.",
    "Beschriebene Verfahren: {}.",
    "Verfahren: {}.",
    "Zweck und Ablauf: {}.",
    "Mögliche Maßnahmen: {}.",
};
constexpr std::string_view procedureLeads[] = {
    "Beschriebene Verfahren:",
    "Diagnostik und Behandlung:",
    "Mögliche Maßnahmen:",
};
constexpr RoleSentences signParts[] = {{Role::Symptom, symptomSentences, symptomLeads},
                                       {Role::Disease, diseaseSentences, diseaseLeads},
                                       {Role::Drug, drugSentences, drugLeads},
                                       {Role::Procedure, procedureSentences, procedureLeads}};

constexpr std::string_view relatedHeadings[] = {
    "Siehe auch",
    "Verwandte Artikel",
    "Verwandte Themen",
};
constexpr std::string_view crossSentences[] = {
    "Verweise: {}.",
    "Mit eigenem Artikel: {}.",
    "Benachbarte Stichwörter: {}.",
    "Zu vergleichen: {}.",
    "Weiterführend: {}.",
    "Ergänzend zu lesen: {}.",
};
constexpr std::string_view crossLeads[] = {
    "Verweise:",
    "Benachbarte Stichwörter:",
    "Eigene Artikel:",
};
constexpr RoleSentences relatedParts[] = {{Role::Term, crossSentences, crossLeads},
                                          {Role::Word, wordSentences, wordLeads}};

constexpr Section sections[] = {
    {leadHeadings, leadParts},
    {descriptionHeadings, descriptionParts},
    {signHeadings, signParts},
    {relatedHeadings, relatedParts},
};

constexpr std::string_view titles[] = {
    "Lexikonartikel",
    "Zusammenfassung des Artikels",
    "Aus dem Lexikon",
};
constexpr std::string_view labelledTitles[] = {
    "Lexikonartikel: {label}",
    "{label}: Zusammenfassung des Artikels",
    "Aus dem Lexikon, Sachgebiet {label}",
    "Artikel der Kategorie {label}",
};

} // namespace

constexpr DocumentPatterns encyclopaediaSummary = {
    .type = "Lexikonartikel",
    .titles = titles,
    .labelledTitles = labelledTitles,
    .sections = sections,
    .nothing = "Der Artikel besteht bisher nur aus einem Titel und wartet auf Bearbeitung.",
    .headed = false,
};

} // namespace core::writing::inGerman
