#pragma once

#include "core/vocabulary/Vocabulary.h"

#include <span>
#include <string_view>

namespace wordnet {

/// A synset whose hyponyms are all clinical, in the notation of Database::sense().
struct MedicalRoot
{
    core::vocabulary::Kind kind;
    std::string_view sense;
};

/// Chosen by hand. A synset below several roots has the kind of the first.
std::span<const MedicalRoot> medicalRoots();
/// Where clinical sub-trees turn into something else: drinks, hairstyles, plumage ...
std::span<const std::string_view> medicalStops();
/// Fields whose topic pointers mark clinical synsets of any part of speech.
std::span<const std::string_view> medicalFields();
/// What a gloss begins with, in brackets, when its author thought of such a field: "(medicine) ...".
std::span<const std::string_view> medicalLabels();
/// Words that a definition uses only when its synset is clinical.
std::span<const std::string_view> clinicalCues();
/// Words of definitions that speak of animals and plants, and those that bring people back in.
std::span<const std::string_view> foreignCues();
std::span<const std::string_view> humanCues();
/// Usage pointers that mark what nobody writes into a clinical note: slang, archaisms ...
std::span<const std::string_view> foreignRegisters();
/// Senses of clinical notes that none of the above leads to.
std::span<const MedicalRoot> clinicalQualifiers();

} // namespace wordnet
