#pragma once

#include "core/package/text/JsonText.h"
#include "core/vocabulary/LearntFile.h"
#include "core/writing/TextPool.h"

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace core::package {

/// Returns "texts" of a manifest's "writer" for documents that are made of public texts: the declaration,
/// origin and licence in the words of the person who declared them, and only the SHA-256 of the files,
/// because the name of a file could identify the organisation.
Json publicTextsJson(const writing::TextOrigin &origin);

/// Returns the differences from publicTextsJson(). Errors: those of the JSON, as exceptions.
std::vector<std::string> publicTextsProblems(const nlohmann::json &stated);

/// The key of a manifest that only packages with a learnt vocabulary have.
inline constexpr const char *learntVocabularyKey = "learntVocabulary";

/// Returns the origin of a learned vocabulary: the declaration, origin and licence in the words of the person
/// who learned it, and only the SHA-256 of its files, because the name of a file could identify the
/// organisation.
Json learntVocabularyJson(const vocabulary::LearntOrigin &origin);

/// Returns the differences from learntVocabularyJson(), also if it is missing although terms and vectors are
/// parts of one file. Errors: those of the JSON, as exceptions.
std::vector<std::string> learntVocabularyProblems(const nlohmann::json &manifest);

} // namespace core::package
