#include "core/writing/spanish/Sentences.h"
#include "core/writing/spanish/Spanish.h"

namespace core::writing::inSpanish {

namespace {

constexpr std::string_view indicationHeadings[] = {
    "Indicación",
    "Información clínica",
    "Motivo del estudio",
};
constexpr std::string_view complaintSentences[] = {
    "Paciente con {}.",
    "Estudio por {}.",
    "Clínica: {}.",
    "Síntomas: {}.",
    "Presenta {}.",
};
constexpr std::string_view complaintLeads[] = {
    "Síntomas:",
    "Clínica:",
    "Estudio por:",
};
constexpr std::string_view suspectedSentences[] = {
    "Sospecha de {}.",
    "Descartar {}.",
    "Antecedentes de {}.",
    "Control de {}.",
    "Valorar {}.",
    "Seguimiento: {}.",
};
constexpr std::string_view suspectedLeads[] = {
    "Descartar:",
    "Valorar:",
    "Enfermedades conocidas:",
};
constexpr std::string_view questionSentences[] = {
    "Pregunta clínica: {}.",
    "La solicitud trata de: {}.",
    "Datos aportados: {}.",
    "A precisar: {}.",
    "Objeto del estudio: {}.",
};
constexpr std::string_view questionLeads[] = {
    "La solicitud trata de:",
    "Datos aportados:",
    "A precisar:",
};
constexpr RoleSentences indicationParts[] = {{Role::Symptom, complaintSentences, complaintLeads},
                                             {Role::Disease, suspectedSentences, suspectedLeads},
                                             {Role::Drug, takenSentences, takenLeads},
                                             {Role::Substance, laboratorySentences, laboratoryLeads},
                                             {Role::Organism, cultureSentences, cultureLeads},
                                             {Role::Term, questionSentences, questionLeads}};

constexpr std::string_view techniqueHeadings[] = {
    "Técnica",
    "Estudios y procedimientos previos",
    "Procedimiento",
};
constexpr std::string_view beforeSentences[] = {
    "Procedimientos previos: {}.",
    "Se realiza: {}.",
    "Estudio realizado en el contexto de {}.",
    "Antecedentes intervencionistas: {}.",
    "Estudios disponibles: {}.",
};
constexpr std::string_view beforeLeads[] = {
    "Procedimientos previos:",
    "Estudios disponibles:",
    "Se realiza:",
};
constexpr RoleSentences techniqueParts[] = {{Role::Procedure, beforeSentences, beforeLeads}};

constexpr std::string_view findingHeadings[] = {
    "Hallazgos",
    "Descripción",
    "Resultados",
};
constexpr std::string_view imagedSentences[] = {
    "Estructuras valoradas: {}.",
    "Se valora: {}.",
    "Regiones estudiadas: {}.",
    "Buena visualización: {}.",
    "Valoración comparativa: {}.",
    "Campo de estudio: {}.",
};
constexpr std::string_view imagedLeads[] = {
    "Estructuras valoradas:",
    "Regiones estudiadas:",
    "Campo de estudio:",
};
constexpr std::string_view pointSentences[] = {
    "Aspectos valorados: {}.",
    "También se valora: {}.",
    "Elementos analizados: {}.",
    "En la revisión: {}.",
    "Se describe: {}.",
};
constexpr std::string_view pointLeads[] = {
    "Aspectos valorados:",
    "Elementos analizados:",
    "También se valora:",
};
constexpr RoleSentences findingParts[] = {{Role::BodyPart, imagedSentences, imagedLeads},
                                          {Role::Term, pointSentences, pointLeads}};

constexpr std::string_view impressionHeadings[] = {
    "Impresión diagnóstica",
    "Conclusión",
    "Impresión",
};
constexpr std::string_view conclusionSentences[] = {
    "Hallazgos compatibles con {}.",
    "Hallazgos sugestivos de {}.",
    "Diagnóstico diferencial: {}.",
    "A considerar: {}.",
    "Conclusión: {}.",
    "Orienta a {}.",
};
constexpr std::string_view conclusionLeads[] = {
    "Diagnóstico diferencial:",
    "A considerar:",
    "Hallazgos compatibles con:",
};
constexpr RoleSentences impressionParts[] = {{Role::Disease, conclusionSentences, conclusionLeads}};

constexpr std::string_view adviceHeadings[] = {
    "Recomendación",
    "Recomendaciones",
    "Conducta",
};
constexpr RoleSentences adviceParts[] = {{Role::Procedure, plannedSentences, plannedLeads}};

constexpr std::string_view wordHeadings[] = {
    "Índice",
    "Indización",
    "Términos de índice",
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
    "Informe radiológico",
    "Informe de diagnóstico por imagen",
    "Informe del estudio de imagen",
};
constexpr std::string_view labelledTitles[] = {
    "Informe radiológico: {label}",
    "Informe de diagnóstico por imagen, {label}",
    "Informe radiológico ({label})",
    "{label}: informe del estudio de imagen",
};

} // namespace

constexpr DocumentPatterns radiologyReport = {
    .type = "Informe radiológico",
    .titles = titles,
    .labelledTitles = labelledTitles,
    .sections = sections,
    .nothing = "Estudio completo, sin cambios respecto a las imágenes anteriores.",
};

} // namespace core::writing::inSpanish
