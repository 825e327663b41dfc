#include "core/writing/french/French.h"
#include "core/writing/french/Sentences.h"

namespace core::writing::inFrench {

namespace {

constexpr std::string_view admissionHeadings[] = {
    "Motif d'hospitalisation",
    "Motif d'admission",
    "Motif d'entrée",
};
constexpr std::string_view complaintSentences[] = {
    "Hospitalisation pour {}.",
    "Admission pour {}.",
    "À l'entrée : {}.",
    "Symptômes à l'admission : {}.",
    "Adressé(e) aux urgences pour {}.",
    "Tableau initial : {}.",
};
constexpr std::string_view complaintLeads[] = {
    "Symptômes à l'admission :",
    "À l'entrée :",
    "Tableau initial :",
};
constexpr std::string_view questionSentences[] = {
    "Objet de l'hospitalisation : {}.",
    "Question posée à l'admission : {}.",
    "Hospitalisation programmée : {}.",
    "L'admission porte sur : {}.",
    "Demande : {}.",
};
constexpr std::string_view questionLeads[] = {
    "Objet de l'hospitalisation :",
    "L'admission porte sur :",
    "Demande :",
};
constexpr RoleSentences admissionParts[] = {{Role::Symptom, complaintSentences, complaintLeads},
                                            {Role::Term, questionSentences, questionLeads}};

constexpr std::string_view pastHeadings[] = {
    "Antécédents",
    "Antécédents personnels",
    "Antécédents médicaux",
};
constexpr RoleSentences pastParts[] = {{Role::Disease, knownSentences, knownLeads}};

constexpr std::string_view examinationHeadings[] = {
    "Examen clinique à l'entrée",
    "Examen clinique",
    "Examen physique",
};
constexpr RoleSentences examinationParts[] = {{Role::BodyPart, examinedSentences, examinedLeads}};

constexpr std::string_view resultHeadings[] = {
    "Examens complémentaires",
    "Biologie",
    "Résultats",
};
constexpr RoleSentences resultParts[] = {{Role::Substance, laboratorySentences, laboratoryLeads},
                                         {Role::Organism, cultureSentences, cultureLeads}};

constexpr std::string_view courseHeadings[] = {
    "Évolution",
    "Évolution dans le service",
    "Évolution et traitement",
};
constexpr std::string_view eventSentences[] = {
    "Au cours du séjour : {}.",
    "Évolution marquée par : {}.",
    "Régression progressive : {}.",
    "Symptômes pris en charge : {}.",
    "Surveillance : {}.",
};
constexpr std::string_view eventLeads[] = {
    "Au cours du séjour :",
    "Évolution marquée par :",
    "Symptômes pris en charge :",
};
constexpr std::string_view givenSentences[] = {
    "Traitement reçu : {}.",
    "Traitement par {}.",
    "Mise sous {}.",
    "Administré pendant le séjour : {}.",
    "Évolution favorable sous {}.",
};
constexpr std::string_view givenLeads[] = {
    "Traitement reçu :",
    "Administré pendant le séjour :",
    "Traitement dans le service :",
};
constexpr RoleSentences courseParts[] = {{Role::Symptom, eventSentences, eventLeads},
                                         {Role::Procedure, doneSentences, doneLeads},
                                         {Role::Drug, givenSentences, givenLeads}};

constexpr std::string_view diagnosisHeadings[] = {
    "Diagnostic de sortie",
    "Diagnostics",
    "Diagnostic principal et diagnostics associés",
};
constexpr std::string_view finalSentences[] = {
    "Diagnostic : {}.",
    "Diagnostics retenus : {}.",
    "Diagnostic final : {}.",
    "Au terme du bilan : {}.",
    "Pathologies traitées : {}.",
    "Tableau en rapport avec : {}.",
};
constexpr std::string_view finalLeads[] = {
    "Diagnostics retenus :",
    "Pathologies traitées :",
    "Au terme du bilan :",
};
constexpr RoleSentences diagnosisParts[] = {{Role::Disease, finalSentences, finalLeads}};

constexpr std::string_view medicationHeadings[] = {
    "Traitement de sortie",
    "Ordonnance de sortie",
    "Traitement à la sortie",
};
constexpr RoleSentences medicationParts[] = {{Role::Drug, startedSentences, startedLeads}};

constexpr std::string_view followHeadings[] = {
    "Suite à donner",
    "Conduite à tenir",
    "Suivi",
};
constexpr std::string_view adviceSentences[] = {
    "Information donnée sur : {}.",
    "À surveiller : {}.",
    "Points à suivre par le médecin traitant : {}.",
    "Recommandations : {}.",
    "À revoir : {}.",
};
constexpr std::string_view adviceLeads[] = {
    "Points à suivre par le médecin traitant :",
    "Recommandations :",
    "À surveiller :",
};
constexpr RoleSentences followParts[] = {{Role::Procedure, plannedSentences, plannedLeads},
                                         {Role::Term, adviceSentences, adviceLeads}};

constexpr std::string_view wordHeadings[] = {
    "Index",
    "Indexation",
    "Termes d'indexation",
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
    "Compte rendu d'hospitalisation",
    "Lettre de sortie",
    "Lettre de liaison",
};
constexpr std::string_view labelledTitles[] = {
    "Compte rendu d'hospitalisation : {label}",
    "Lettre de sortie, {label}",
    "Compte rendu d'hospitalisation ({label})",
    "{label} : lettre de sortie",
};

} // namespace

constexpr DocumentPatterns dischargeSummary = {
    .type = "Compte rendu d'hospitalisation",
    .titles = titles,
    .labelledTitles = labelledTitles,
    .sections = sections,
    .nothing = "Sortie après une courte surveillance, dans un bon état général.",
};

} // namespace core::writing::inFrench
