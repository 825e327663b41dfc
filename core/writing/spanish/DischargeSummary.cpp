#include "core/writing/spanish/Sentences.h"
#include "core/writing/spanish/Spanish.h"

namespace core::writing::inSpanish {

namespace {

constexpr std::string_view admissionHeadings[] = {
    "Motivo de ingreso",
    "Motivo del ingreso",
    "Ingreso",
};
constexpr std::string_view complaintSentences[] = {
    "Ingresa por {}.",
    "Acude a urgencias por {}.",
    "Síntomas al ingreso: {}.",
    "Al ingreso presenta {}.",
    "Ingreso para estudio de {}.",
    "Cuadro inicial: {}.",
};
constexpr std::string_view complaintLeads[] = {
    "Síntomas al ingreso:",
    "Cuadro inicial:",
    "Al ingreso presenta:",
};
constexpr std::string_view questionSentences[] = {
    "Objeto del ingreso: {}.",
    "Pregunta planteada al ingreso: {}.",
    "Ingreso programado: {}.",
    "El ingreso trata de: {}.",
    "Solicitud: {}.",
    "Cuestión planteada: {}.",
};
constexpr std::string_view questionLeads[] = {
    "Objeto del ingreso:",
    "El ingreso trata de:",
    "Solicitud:",
};
constexpr RoleSentences admissionParts[] = {{Role::Symptom, complaintSentences, complaintLeads},
                                            {Role::Term, questionSentences, questionLeads}};

constexpr std::string_view pastHeadings[] = {
    "Antecedentes personales",
    "Antecedentes",
    "Antecedentes médicos",
};
constexpr RoleSentences pastParts[] = {{Role::Disease, knownSentences, knownLeads}};

constexpr std::string_view examinationHeadings[] = {
    "Exploración física al ingreso",
    "Exploración física",
    "Exploración",
};
constexpr RoleSentences examinationParts[] = {{Role::BodyPart, examinedSentences, examinedLeads}};

constexpr std::string_view resultHeadings[] = {
    "Pruebas complementarias",
    "Laboratorio",
    "Resultados",
};
constexpr RoleSentences resultParts[] = {{Role::Substance, laboratorySentences, laboratoryLeads},
                                         {Role::Organism, cultureSentences, cultureLeads}};

constexpr std::string_view courseHeadings[] = {
    "Evolución",
    "Evolución y tratamiento",
    "Curso clínico",
};
constexpr std::string_view eventSentences[] = {
    "Durante el ingreso presenta {}.",
    "Evolución marcada por {}.",
    "Mejoría progresiva de {}.",
    "Síntomas tratados: {}.",
    "Durante la estancia: {}.",
};
constexpr std::string_view eventLeads[] = {
    "Durante el ingreso presenta:",
    "Síntomas tratados:",
    "Durante la estancia:",
};
constexpr std::string_view givenSentences[] = {
    "Tratamiento recibido: {}.",
    "Se trata con {}.",
    "Se administra: {}.",
    "Buena evolución con {}.",
    "Fármacos administrados: {}.",
    "Tratamiento durante el ingreso: {}.",
};
constexpr std::string_view givenLeads[] = {
    "Tratamiento recibido:",
    "Se administra:",
    "Tratamiento durante el ingreso:",
};
constexpr RoleSentences courseParts[] = {{Role::Symptom, eventSentences, eventLeads},
                                         {Role::Procedure, doneSentences, doneLeads},
                                         {Role::Drug, givenSentences, givenLeads}};

constexpr std::string_view diagnosisHeadings[] = {
    "Diagnósticos al alta",
    "Diagnóstico principal y secundarios",
    "Diagnósticos",
};
constexpr std::string_view finalSentences[] = {
    "Diagnóstico: {}.",
    "Diagnósticos al alta: {}.",
    "Diagnóstico final: {}.",
    "Tras el estudio: {}.",
    "Enfermedades tratadas: {}.",
    "Cuadro atribuido a {}.",
};
constexpr std::string_view finalLeads[] = {
    "Enfermedades tratadas:",
    "Diagnóstico final:",
    "Tras el estudio:",
};
constexpr RoleSentences diagnosisParts[] = {{Role::Disease, finalSentences, finalLeads}};

constexpr std::string_view medicationHeadings[] = {
    "Tratamiento al alta",
    "Medicación al alta",
    "Tratamiento domiciliario",
};
constexpr RoleSentences medicationParts[] = {{Role::Drug, startedSentences, startedLeads}};

constexpr std::string_view followHeadings[] = {
    "Recomendaciones al alta",
    "Seguimiento",
    "Plan al alta",
};
constexpr std::string_view adviceSentences[] = {
    "Se informa sobre: {}.",
    "A vigilar: {}.",
    "Puntos para el médico de familia: {}.",
    "A revisar: {}.",
    "Aspectos pendientes: {}.",
};
constexpr std::string_view adviceLeads[] = {
    "Puntos para el médico de familia:",
    "A vigilar:",
    "Aspectos pendientes:",
};
constexpr RoleSentences followParts[] = {{Role::Procedure, plannedSentences, plannedLeads},
                                         {Role::Term, adviceSentences, adviceLeads}};

constexpr std::string_view wordHeadings[] = {
    "Índice",
    "Indización",
    "Términos de índice",
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
    "Informe de alta",
    "Informe de alta hospitalaria",
    "Resumen del ingreso",
};
constexpr std::string_view labelledTitles[] = {
    "Informe de alta: {label}",
    "Informe de alta hospitalaria, {label}",
    "Informe de alta ({label})",
    "{label}: resumen del ingreso",
};

} // namespace

constexpr DocumentPatterns dischargeSummary = {
    .type = "Informe de alta",
    .titles = titles,
    .labelledTitles = labelledTitles,
    .sections = sections,
    .nothing = "Alta tras un breve periodo de observación, con buen estado general.",
};

} // namespace core::writing::inSpanish
