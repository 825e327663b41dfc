#include "core/writing/spanish/Sentences.h"
#include "core/writing/spanish/Spanish.h"

namespace core::writing::inSpanish {

namespace {

constexpr std::string_view reasonHeadings[] = {
    "Motivo de consulta",
    "Motivo de la visita",
    "Motivo",
};
constexpr std::string_view complaintSentences[] = {
    "Consulta por {}.",
    "Acude por {}.",
    "Refiere {}.",
    "Síntomas principales: {}.",
    "Se remite para estudio de {}.",
    "Presenta {}.",
};
constexpr std::string_view complaintLeads[] = {
    "Síntomas principales:",
    "Acude por:",
    "Refiere:",
};
constexpr std::string_view occasionSentences[] = {
    "Objeto de la visita: {}.",
    "Pregunta planteada: {}.",
    "La consulta trata de: {}.",
    "Temas planteados: {}.",
    "Solicitud: {}.",
};
constexpr std::string_view occasionLeads[] = {
    "Objeto de la visita:",
    "La consulta trata de:",
    "Temas planteados:",
};
constexpr RoleSentences reasonParts[] = {{Role::Symptom, complaintSentences, complaintLeads},
                                         {Role::Term, occasionSentences, occasionLeads}};

constexpr std::string_view historyHeadings[] = {
    "Enfermedad actual",
    "Historia actual",
    "Anamnesis",
};
constexpr std::string_view illnessSentences[] = {
    "Refiere además {}.",
    "Síntomas asociados: {}.",
    "A la anamnesis: {}.",
    "Describe {}.",
    "Desde la última visita ha presentado {}.",
};
constexpr std::string_view illnessLeads[] = {
    "Síntomas asociados:",
    "A la anamnesis:",
    "Refiere además:",
};
constexpr RoleSentences historyParts[] = {{Role::Symptom, illnessSentences, illnessLeads}};

constexpr std::string_view pastHeadings[] = {
    "Antecedentes personales",
    "Antecedentes",
    "Antecedentes médicos",
};
constexpr RoleSentences pastParts[] = {{Role::Disease, knownSentences, knownLeads}};

constexpr std::string_view medicationHeadings[] = {
    "Medicación actual",
    "Tratamiento habitual",
    "Tratamiento actual",
};
constexpr RoleSentences medicationParts[] = {{Role::Drug, takenSentences, takenLeads}};

constexpr std::string_view examinationHeadings[] = {
    "Exploración física",
    "Exploración",
    "Exploración clínica",
};
constexpr RoleSentences examinationParts[] = {{Role::BodyPart, examinedSentences, examinedLeads}};

constexpr std::string_view resultHeadings[] = {
    "Pruebas complementarias",
    "Laboratorio",
    "Resultados",
};
constexpr RoleSentences resultParts[] = {{Role::Substance, laboratorySentences, laboratoryLeads},
                                         {Role::Organism, cultureSentences, cultureLeads}};

constexpr std::string_view therapyHeadings[] = {
    "Procedimientos",
    "Pruebas y tratamientos",
    "Intervenciones",
};
constexpr RoleSentences therapyParts[] = {{Role::Procedure, doneSentences, doneLeads}};

constexpr std::string_view diagnosisHeadings[] = {
    "Juicio clínico",
    "Impresión diagnóstica",
    "Diagnóstico",
};
constexpr std::string_view assessmentSentences[] = {
    "Diagnóstico: {}.",
    "Impresión de {}.",
    "Cuadro compatible con {}.",
    "Diagnóstico diferencial: {}.",
    "Diagnóstico de trabajo: {}.",
    "Problemas activos: {}.",
    "Sospecha de {}.",
};
constexpr std::string_view assessmentLeads[] = {
    "Diagnósticos:",
    "Problemas activos:",
    "Diagnóstico diferencial:",
};
constexpr std::string_view issueSentences[] = {
    "Temas tratados: {}.",
    "Aspectos valorados: {}.",
    "En resumen: {}.",
    "Puntos principales: {}.",
    "Se comenta: {}.",
};
constexpr std::string_view issueLeads[] = {
    "Temas tratados:",
    "Aspectos valorados:",
    "Puntos principales:",
};
constexpr RoleSentences diagnosisParts[] = {{Role::Disease, assessmentSentences, assessmentLeads},
                                            {Role::Term, issueSentences, issueLeads}};

constexpr std::string_view planHeadings[] = {
    "Plan",
    "Plan terapéutico",
    "Recomendaciones",
};
constexpr std::string_view adviceSentences[] = {
    "Se informa sobre: {}.",
    "A revisar en la próxima visita: {}.",
    "A vigilar: {}.",
    "Puntos pendientes: {}.",
    "Consejos: {}.",
};
constexpr std::string_view adviceLeads[] = {
    "A revisar en la próxima visita:",
    "Puntos pendientes:",
    "Se informa sobre:",
};
constexpr RoleSentences planParts[] = {{Role::Procedure, plannedSentences, plannedLeads},
                                       {Role::Drug, startedSentences, startedLeads},
                                       {Role::Term, adviceSentences, adviceLeads}};

constexpr std::string_view wordHeadings[] = {
    "Índice",
    "Indización",
    "Términos de índice",
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
    "Informe de consulta",
    "Nota de consulta",
    "Historia clínica",
};
constexpr std::string_view labelledTitles[] = {
    "Informe de consulta: {label}",
    "Nota de consulta, {label}",
    "Historia clínica ({label})",
    "{label}: informe de consulta",
};

} // namespace

constexpr DocumentPatterns medicalRecord = {
    .type = "Informe de consulta",
    .titles = titles,
    .labelledTitles = labelledTitles,
    .sections = sections,
    .nothing = "Acude a revisión de rutina, sin novedades desde la última visita.",
};

} // namespace core::writing::inSpanish
