#include "core/writing/spanish/Sentences.h"
#include "core/writing/spanish/Spanish.h"

namespace core::writing::inSpanish {

namespace {

constexpr std::string_view leadHeadings[] = {
    "Presentación",
    "Introducción",
    "Tema",
};
constexpr std::string_view subjectSentences[] = {
    "Temas del artículo: {}.",
    "El artículo trata los temas siguientes: {}.",
    "Temas principales: {}.",
    "En el centro del artículo: {}.",
    "Materias: {}.",
    "El artículo presenta: {}.",
    "Lo esencial del artículo: {}.",
    "Nociones introducidas: {}.",
};
constexpr std::string_view subjectLeads[] = {
    "Temas principales:",
    "Temas del artículo:",
    "El artículo presenta:",
};
constexpr RoleSentences leadParts[] = {{Role::Term, subjectSentences, subjectLeads}};

constexpr std::string_view descriptionHeadings[] = {
    "Descripción",
    "Características",
    "Contenido",
};
constexpr std::string_view topicSentences[] = {
    "Se tratan en detalle: {}.",
    "Secciones propias: {}.",
    "Ejemplos estudiados: {}.",
    "Se describen: {}.",
    "Cuerpo del artículo: {}.",
    "Otras secciones: {}.",
};
constexpr std::string_view topicLeads[] = {
    "Tratados en detalle:",
    "Ejemplos estudiados:",
    "Otras secciones:",
};
constexpr std::string_view anatomySentences[] = {
    "Anatomía: {}.",
    "Partes del cuerpo descritas: {}.",
    "Estructura y función: {}.",
    "Sección de anatomía: {}.",
    "Regiones descritas: {}.",
};
constexpr std::string_view anatomyLeads[] = {
    "Partes del cuerpo descritas:",
    "Anatomía:",
    "Estructura y función:",
};
constexpr std::string_view substanceSentences[] = {
    "Sustancias estudiadas: {}.",
    "Química: {}.",
    "Sustancias implicadas: {}.",
    "Sección de química: {}.",
    "Papel de las sustancias: {}.",
};
constexpr std::string_view substanceLeads[] = {
    "Sustancias estudiadas:",
    "Sustancias implicadas:",
    "Química:",
};
constexpr std::string_view organismSentences[] = {
    "Organismos estudiados: {}.",
    "Biología: {}.",
    "Gérmenes y organismos: {}.",
    "Sección de biología: {}.",
    "Organismos descritos: {}.",
};
constexpr std::string_view organismLeads[] = {
    "Organismos estudiados:",
    "Organismos descritos:",
    "Biología:",
};
constexpr RoleSentences descriptionParts[] = {{Role::Term, topicSentences, topicLeads},
                                              {Role::BodyPart, anatomySentences, anatomyLeads},
                                              {Role::Substance, substanceSentences, substanceLeads},
                                              {Role::Organism, organismSentences, organismLeads}};

constexpr std::string_view signHeadings[] = {
    "Medicina",
    "Aspectos médicos",
    "Salud",
};
constexpr std::string_view symptomSentences[] = {
    "Síntomas posibles: {}.",
    "Signos descritos: {}.",
    "Sintomatología: {}.",
    "Entre los signos: {}.",
    "Molestias habituales: {}.",
};
constexpr std::string_view symptomLeads[] = {
    "Síntomas posibles:",
    "Signos descritos:",
    "Sintomatología:",
};
constexpr std::string_view diseaseSentences[] = {
    "Enfermedades estudiadas: {}.",
    "Enfermedades afines: {}.",
    "Causas y evolución: {}.",
    "Enfermedades descritas: {}.",
    "Patología: {}.",
};
constexpr std::string_view diseaseLeads[] = {
    "Enfermedades estudiadas:",
    "Enfermedades descritas:",
    "Enfermedades afines:",
};
constexpr std::string_view drugSentences[] = {
    "Medicamentos: {}.",
    "Tratamiento farmacológico: {}.",
    "Principios activos estudiados: {}.",
    "Efectos y uso: {}.",
    "Farmacología: {}.",
};
constexpr std::string_view drugLeads[] = {
    "Medicamentos:",
    "Principios activos estudiados:",
    "Tratamiento farmacológico:",
};
constexpr std::string_view procedureSentences[] = {
    "Diagnóstico y tratamiento: {}.",
    "Técnicas descritas: {}.",
    "Manejo posible: {}.",
    "Finalidad y desarrollo: {}.",
    "Técnicas: {}.",
};
constexpr std::string_view procedureLeads[] = {
    "Técnicas descritas:",
    "Diagnóstico y tratamiento:",
    "Manejo posible:",
};
constexpr RoleSentences signParts[] = {{Role::Symptom, symptomSentences, symptomLeads},
                                       {Role::Disease, diseaseSentences, diseaseLeads},
                                       {Role::Drug, drugSentences, drugLeads},
                                       {Role::Procedure, procedureSentences, procedureLeads}};

constexpr std::string_view relatedHeadings[] = {
    "Véase también",
    "Artículos relacionados",
    "Temas relacionados",
};
constexpr std::string_view crossSentences[] = {
    "Remisiones: {}.",
    "Artículos vecinos: {}.",
    "Compárese: {}.",
    "Para saber más: {}.",
    "Lecturas complementarias: {}.",
    "Artículos propios: {}.",
};
constexpr std::string_view crossLeads[] = {
    "Remisiones:",
    "Artículos vecinos:",
    "Artículos propios:",
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
    "Artículo de enciclopedia",
    "Resumen del artículo",
    "De la enciclopedia",
};
constexpr std::string_view labelledTitles[] = {
    "Artículo de enciclopedia: {label}",
    "{label}: resumen del artículo",
    "De la enciclopedia, materia {label}",
    "Artículo de la categoría {label}",
};

} // namespace

constexpr DocumentPatterns encyclopaediaSummary = {
    .type = "Artículo de enciclopedia",
    .titles = titles,
    .labelledTitles = labelledTitles,
    .sections = sections,
    .nothing = "El artículo es todavía un esbozo y está por redactar.",
    .headed = false,
};

} // namespace core::writing::inSpanish
