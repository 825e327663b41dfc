#include "core/writing/french/French.h"
#include "core/writing/french/Sentences.h"

namespace core::writing::inFrench {

namespace {

constexpr std::string_view reasonHeadings[] = {
    "Motif de consultation",
    "Motif",
    "Motif de la visite",
};
constexpr std::string_view complaintSentences[] = {
    "Consulte pour {}.",
    "Vient pour {}.",
    "Plaintes : {}.",
    "Adressé(e) pour {}.",
    "Symptômes d'appel : {}.",
    "Plaintes principales : {}.",
};
constexpr std::string_view complaintLeads[] = {
    "Plaintes :",
    "Symptômes d'appel :",
    "Consulte pour :",
};
constexpr std::string_view occasionSentences[] = {
    "Objet de la visite : {}.",
    "Question posée : {}.",
    "Demande : {}.",
    "La consultation porte sur : {}.",
    "Sujets abordés : {}.",
};
constexpr std::string_view occasionLeads[] = {
    "Objet de la visite :",
    "La consultation porte sur :",
    "Demande :",
};
constexpr RoleSentences reasonParts[] = {{Role::Symptom, complaintSentences, complaintLeads},
                                         {Role::Term, occasionSentences, occasionLeads}};

constexpr std::string_view historyHeadings[] = {
    "Histoire de la maladie",
    "Anamnèse",
    "Histoire récente",
};
constexpr std::string_view illnessSentences[] = {
    "Signale également : {}.",
    "Symptômes associés : {}.",
    "À l'interrogatoire : {}.",
    "Décrit : {}.",
    "Apparition depuis la dernière visite : {}.",
};
constexpr std::string_view illnessLeads[] = {
    "Symptômes associés :",
    "À l'interrogatoire :",
    "Signale également :",
};
constexpr RoleSentences historyParts[] = {{Role::Symptom, illnessSentences, illnessLeads}};

constexpr std::string_view pastHeadings[] = {
    "Antécédents",
    "Antécédents personnels",
    "Antécédents médicaux",
};
constexpr RoleSentences pastParts[] = {{Role::Disease, knownSentences, knownLeads}};

constexpr std::string_view medicationHeadings[] = {
    "Traitement en cours",
    "Traitement habituel",
    "Médicaments",
};
constexpr RoleSentences medicationParts[] = {{Role::Drug, takenSentences, takenLeads}};

constexpr std::string_view examinationHeadings[] = {
    "Examen clinique",
    "Examen physique",
    "Examen",
};
constexpr RoleSentences examinationParts[] = {{Role::BodyPart, examinedSentences, examinedLeads}};

constexpr std::string_view resultHeadings[] = {
    "Biologie",
    "Examens complémentaires",
    "Résultats",
};
constexpr RoleSentences resultParts[] = {{Role::Substance, laboratorySentences, laboratoryLeads},
                                         {Role::Organism, cultureSentences, cultureLeads}};

constexpr std::string_view therapyHeadings[] = {
    "Gestes et traitements",
    "Prise en charge",
    "Interventions",
};
constexpr RoleSentences therapyParts[] = {{Role::Procedure, doneSentences, doneLeads}};

constexpr std::string_view diagnosisHeadings[] = {
    "Conclusion",
    "Diagnostic",
    "Hypothèses diagnostiques",
};
constexpr std::string_view assessmentSentences[] = {
    "Diagnostic : {}.",
    "Diagnostic retenu : {}.",
    "Tableau compatible avec {}.",
    "Diagnostic différentiel : {}.",
    "Hypothèses : {}.",
    "Problèmes actifs : {}.",
    "En faveur de : {}.",
};
constexpr std::string_view assessmentLeads[] = {
    "Diagnostics :",
    "Problèmes actifs :",
    "Diagnostic différentiel :",
};
constexpr std::string_view issueSentences[] = {
    "Points abordés : {}.",
    "Éléments discutés : {}.",
    "Au total : {}.",
    "Points essentiels : {}.",
    "En résumé : {}.",
};
constexpr std::string_view issueLeads[] = {
    "Points abordés :",
    "Éléments discutés :",
    "Points essentiels :",
};
constexpr RoleSentences diagnosisParts[] = {{Role::Disease, assessmentSentences, assessmentLeads},
                                            {Role::Term, issueSentences, issueLeads}};

constexpr std::string_view planHeadings[] = {
    "Conduite à tenir",
    "Projet de soins",
    "Suite à donner",
};
constexpr std::string_view adviceSentences[] = {
    "Information donnée sur : {}.",
    "À revoir à la prochaine consultation : {}.",
    "À surveiller : {}.",
    "Points à suivre : {}.",
    "Conseils : {}.",
};
constexpr std::string_view adviceLeads[] = {
    "Points à suivre :",
    "À revoir à la prochaine consultation :",
    "Conseils :",
};
constexpr RoleSentences planParts[] = {{Role::Procedure, plannedSentences, plannedLeads},
                                       {Role::Drug, startedSentences, startedLeads},
                                       {Role::Term, adviceSentences, adviceLeads}};

constexpr std::string_view wordHeadings[] = {
    "Index",
    "Indexation",
    "Termes d'indexation",
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
    "Compte rendu de consultation",
    "Consultation",
    "Note de consultation",
};
constexpr std::string_view labelledTitles[] = {
    "Compte rendu de consultation : {label}",
    "Consultation, {label}",
    "Note de consultation ({label})",
    "{label} : consultation",
};

} // namespace

constexpr DocumentPatterns medicalRecord = {
    .type = "Compte rendu de consultation",
    .titles = titles,
    .labelledTitles = labelledTitles,
    .sections = sections,
    .nothing = "Consultation de contrôle, sans élément nouveau depuis la dernière visite.",
};

} // namespace core::writing::inFrench
