#include "core/writing/spanish/Sentences.h"
#include "core/writing/spanish/Spanish.h"

namespace core::writing::inSpanish {

namespace {

constexpr std::string_view subjectHeadings[] = {
    "Objeto",
    "Tema",
    "En breve",
};
constexpr std::string_view complaintSentences[] = {
    "Síntomas: {}.",
    "Refiere {}.",
    "Consulta por {}.",
    "Presenta {}.",
    "Estudio de {}.",
};
constexpr std::string_view complaintLeads[] = {
    "Síntomas:",
    "Refiere:",
    "Presenta:",
};
constexpr std::string_view topicSentences[] = {
    "Temas: {}.",
    "El documento trata los puntos siguientes: {}.",
    "Materias: {}.",
    "Se trata de lo siguiente: {}.",
    "Puntos principales: {}.",
};
constexpr std::string_view topicLeads[] = {
    "Temas:",
    "Materias:",
    "Puntos principales:",
};
constexpr RoleSentences subjectParts[] = {{Role::Symptom, complaintSentences, complaintLeads},
                                          {Role::Term, topicSentences, topicLeads}};

constexpr std::string_view backgroundHeadings[] = {
    "Antecedentes",
    "Contexto",
    "Historia",
};
constexpr RoleSentences backgroundParts[] = {{Role::Disease, knownSentences, knownLeads},
                                             {Role::Drug, takenSentences, takenLeads}};

constexpr std::string_view detailHeadings[] = {
    "Hallazgos",
    "Detalles",
    "Observaciones",
};
constexpr std::string_view pointSentences[] = {
    "En detalle: {}.",
    "Puntos examinados: {}.",
    "Elementos considerados: {}.",
    "Puntos discutidos: {}.",
    "Particularidades: {}.",
};
constexpr std::string_view pointLeads[] = {
    "Puntos examinados:",
    "Elementos considerados:",
    "Puntos discutidos:",
};
constexpr RoleSentences detailParts[] = {{Role::BodyPart, examinedSentences, examinedLeads},
                                         {Role::Substance, laboratorySentences, laboratoryLeads},
                                         {Role::Organism, cultureSentences, cultureLeads},
                                         {Role::Term, pointSentences, pointLeads}};

constexpr std::string_view actionHeadings[] = {
    "Medidas",
    "Procedimientos",
    "Actuaciones",
};
constexpr RoleSentences actionParts[] = {{Role::Procedure, doneSentences, doneLeads}};

constexpr std::string_view conclusionHeadings[] = {
    "Conclusión",
    "Resumen",
    "Perspectiva",
};
constexpr std::string_view restSentences[] = {
    "Puntos pendientes: {}.",
    "En seguimiento: {}.",
    "En resumen: {}.",
    "Para la próxima visita: {}.",
    "A tener en cuenta: {}.",
    "Queda por precisar: {}.",
};
constexpr std::string_view restLeads[] = {
    "Puntos pendientes:",
    "A seguir:",
    "A recordar:",
};
constexpr RoleSentences conclusionParts[] = {{Role::Term, restSentences, restLeads}};

constexpr std::string_view wordHeadings[] = {
    "Índice",
    "Indización",
    "Términos de índice",
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
    "Texto del tipo {type}",
    "Tipo de documento: {type}",
};
constexpr std::string_view labelledTitles[] = {
    "{Type}: {label}",
    "{label}: {type}",
    "{Type}, materia {label}",
    "Tipo de documento: {type} ({label})",
};

} // namespace

constexpr DocumentPatterns general = {
    .type = "Documento",
    .titles = titles,
    .labelledTitles = labelledTitles,
    .sections = sections,
    .nothing = "No hay nada que añadir a lo que se escribió con anterioridad.",
};

} // namespace core::writing::inSpanish
