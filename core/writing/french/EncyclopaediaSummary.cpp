#include "core/writing/french/French.h"
#include "core/writing/french/Sentences.h"

namespace core::writing::inFrench {

namespace {

constexpr std::string_view leadHeadings[] = {
    "Présentation",
    "Introduction",
    "Sujet",
};
constexpr std::string_view subjectSentences[] = {
    "Sujets de l'article : {}.",
    "L'article traite des sujets suivants : {}.",
    "Thèmes principaux : {}.",
    "Au centre de l'article : {}.",
    "Domaines : {}.",
    "L'article présente : {}.",
    "Essentiel de l'article : {}.",
    "Notions introduites : {}.",
};
constexpr std::string_view subjectLeads[] = {
    "Thèmes principaux :",
    "Sujets de l'article :",
    "L'article présente :",
};
constexpr RoleSentences leadParts[] = {{Role::Term, subjectSentences, subjectLeads}};

constexpr std::string_view descriptionHeadings[] = {
    "Description",
    "Caractéristiques",
    "Contenu",
};
constexpr std::string_view topicSentences[] = {
    "Étude détaillée : {}.",
    "Sections particulières : {}.",
    "Exemples étudiés : {}.",
    "Au sommaire : {}.",
    "Corps de l'article : {}.",
    "Autres sections : {}.",
};
constexpr std::string_view topicLeads[] = {
    "Traités en détail :",
    "Exemples étudiés :",
    "Autres sections :",
};
constexpr std::string_view anatomySentences[] = {
    "Anatomie : {}.",
    "Parties du corps décrites : {}.",
    "Structure et fonction : {}.",
    "Section d'anatomie : {}.",
    "Régions décrites : {}.",
};
constexpr std::string_view anatomyLeads[] = {
    "Parties du corps décrites :",
    "Anatomie :",
    "Structure et fonction :",
};
constexpr std::string_view substanceSentences[] = {
    "Substances étudiées : {}.",
    "Chimie : {}.",
    "Substances en cause : {}.",
    "Section de chimie : {}.",
    "Rôle des substances : {}.",
};
constexpr std::string_view substanceLeads[] = {
    "Substances étudiées :",
    "Substances en cause :",
    "Chimie :",
};
constexpr std::string_view organismSentences[] = {
    "Organismes étudiés : {}.",
    "Biologie : {}.",
    "Germes et organismes : {}.",
    "Section de biologie : {}.",
    "Organismes décrits : {}.",
};
constexpr std::string_view organismLeads[] = {
    "Organismes étudiés :",
    "Organismes décrits :",
    "Biologie :",
};
constexpr RoleSentences descriptionParts[] = {{Role::Term, topicSentences, topicLeads},
                                              {Role::BodyPart, anatomySentences, anatomyLeads},
                                              {Role::Substance, substanceSentences, substanceLeads},
                                              {Role::Organism, organismSentences, organismLeads}};

constexpr std::string_view signHeadings[] = {
    "Médecine",
    "Aspects médicaux",
    "Santé",
};
constexpr std::string_view symptomSentences[] = {
    "Symptômes possibles : {}.",
    "Signes décrits : {}.",
    "Symptomatologie : {}.",
    "Parmi les signes : {}.",
    "Plaintes habituelles : {}.",
};
constexpr std::string_view symptomLeads[] = {
    "Symptômes possibles :",
    "Signes décrits :",
    "Symptomatologie :",
};
constexpr std::string_view diseaseSentences[] = {
    "Maladies étudiées : {}.",
    "Affections apparentées : {}.",
    "Causes et évolution : {}.",
    "Affections décrites : {}.",
    "Pathologie : {}.",
};
constexpr std::string_view diseaseLeads[] = {
    "Maladies étudiées :",
    "Affections décrites :",
    "Affections apparentées :",
};
constexpr std::string_view drugSentences[] = {
    "Médicaments : {}.",
    "Traitement médicamenteux : {}.",
    "Principes actifs étudiés : {}.",
    "Effets et usage : {}.",
    "Pharmacologie : {}.",
};
constexpr std::string_view drugLeads[] = {
    "Médicaments :",
    "Principes actifs étudiés :",
    "Traitement médicamenteux :",
};
constexpr std::string_view procedureSentences[] = {
    "Diagnostic et traitement : {}.",
    "Techniques décrites : {}.",
    "Prise en charge possible : {}.",
    "But et déroulement : {}.",
    "Techniques : {}.",
};
constexpr std::string_view procedureLeads[] = {
    "Techniques décrites :",
    "Diagnostic et traitement :",
    "Prise en charge possible :",
};
constexpr RoleSentences signParts[] = {{Role::Symptom, symptomSentences, symptomLeads},
                                       {Role::Disease, diseaseSentences, diseaseLeads},
                                       {Role::Drug, drugSentences, drugLeads},
                                       {Role::Procedure, procedureSentences, procedureLeads}};

constexpr std::string_view relatedHeadings[] = {
    "Voir aussi",
    "Articles connexes",
    "Sujets connexes",
};
constexpr std::string_view crossSentences[] = {
    "Renvois : {}.",
    "Articles voisins : {}.",
    "À comparer : {}.",
    "Pour aller plus loin : {}.",
    "Lectures complémentaires : {}.",
    "Articles séparés : {}.",
};
constexpr std::string_view crossLeads[] = {
    "Renvois :",
    "Articles voisins :",
    "Articles séparés :",
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
    "Article d'encyclopédie",
    "Résumé de l'article",
    "Extrait de l'encyclopédie",
};
constexpr std::string_view labelledTitles[] = {
    "Article d'encyclopédie : {label}",
    "{label} : résumé de l'article",
    "Extrait de l'encyclopédie, domaine {label}",
    "Article de la catégorie {label}",
};

} // namespace

constexpr DocumentPatterns encyclopaediaSummary = {
    .type = "Article d'encyclopédie",
    .titles = titles,
    .labelledTitles = labelledTitles,
    .sections = sections,
    .nothing = "L'article n'est encore qu'une ébauche et reste à rédiger.",
    .headed = false,
};

} // namespace core::writing::inFrench
