#pragma once

#include "core/writing/Patterns.h"

/// What documents of several types say alike.
namespace core::writing::inSpanish {

inline constexpr std::string_view takenSentences[] = {
    "Tratamiento habitual: {}.",
    "Medicación actual: {}.",
    "En tratamiento con {}.",
    "Toma actualmente: {}.",
    "Tratamiento en curso: {}.",
    "Prescripciones vigentes: {}.",
    "Fármacos: {}.",
    "Sigue con {}.",
    "Pauta: {}.",
};
inline constexpr std::string_view takenLeads[] = {
    "Medicación actual:",
    "Tratamiento habitual:",
    "Toma actualmente:",
};

inline constexpr std::string_view knownSentences[] = {
    "Antecedentes: {}.",
    "Antecedentes personales: {}.",
    "Enfermedades conocidas: {}.",
    "Comorbilidades: {}.",
    "Antecedentes de {}.",
    "Diagnósticos previos: {}.",
};
inline constexpr std::string_view knownLeads[] = {
    "Enfermedades conocidas:",
    "Comorbilidades:",
    "Diagnósticos previos:",
};

inline constexpr std::string_view examinedSentences[] = {
    "Exploración: {}.",
    "Regiones exploradas: {}.",
    "Exploración dirigida: {}.",
    "Inspección y palpación: {}.",
    "Exploración detallada: {}.",
    "Exploración por regiones: {}.",
    "Regiones valoradas: {}.",
};
inline constexpr std::string_view examinedLeads[] = {
    "Regiones exploradas:",
    "Exploración dirigida:",
    "Se explora:",
};

inline constexpr std::string_view laboratorySentences[] = {
    "Analítica: {}.",
    "Determinaciones: {}.",
    "Parámetros de laboratorio: {}.",
    "Se solicita analítica: {}.",
    "Control analítico: {}.",
};
inline constexpr std::string_view laboratoryLeads[] = {
    "Analítica:",
    "Determinaciones:",
    "Parámetros de laboratorio:",
};

inline constexpr std::string_view cultureSentences[] = {
    "Microbiología: {}.",
    "Gérmenes investigados: {}.",
    "Resultado microbiológico: {}.",
    "Estudio microbiológico: {}.",
    "Se investiga: {}.",
};
inline constexpr std::string_view cultureLeads[] = {
    "Microbiología:",
    "Gérmenes investigados:",
    "Estudio microbiológico:",
};

inline constexpr std::string_view doneSentences[] = {
    "Procedimientos realizados: {}.",
    "Se realiza: {}.",
    "Actuaciones hasta la fecha: {}.",
    "Pruebas y tratamientos: {}.",
    "Intervenciones: {}.",
    "Realizado sin complicaciones: {}.",
};
inline constexpr std::string_view doneLeads[] = {
    "Procedimientos realizados:",
    "Actuaciones hasta la fecha:",
    "Pruebas y tratamientos:",
};

inline constexpr std::string_view plannedSentences[] = {
    "Se programa: {}.",
    "Previsto: {}.",
    "Se recomienda: {}.",
    "Próximo paso: {}.",
    "Se solicita: {}.",
    "Se indica: {}.",
};
inline constexpr std::string_view plannedLeads[] = {
    "Se programa:",
    "Se recomienda:",
    "Previsto:",
};

inline constexpr std::string_view startedSentences[] = {
    "Se pauta: {}.",
    "Se inicia tratamiento con {}.",
    "Continuar con {}.",
    "Se prescribe: {}.",
    "Receta: {}.",
};
inline constexpr std::string_view startedLeads[] = {
    "Se prescribe:",
    "Se pauta:",
    "Continuar con:",
};

inline constexpr std::string_view wordSentences[] = {
    "Palabras clave: {}.",
    "Descriptores: {}.",
    "Archivado en: {}.",
    "Términos de búsqueda: {}.",
    "Indización: {}.",
};
inline constexpr std::string_view wordLeads[] = {
    "Palabras clave:",
    "Descriptores:",
    "Términos de búsqueda:",
};

} // namespace core::writing::inSpanish
