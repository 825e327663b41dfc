#pragma once

#include "core/package/text/JsonText.h"
#include "core/vocabulary/LearntFile.h"
#include "core/writing/TextPool.h"

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace core::package {

/// "texts" of a manifest's "writer", where documents are made of public texts: the declaration, origin and
/// licence in the words of who declared them, and of the files the SHA-256 alone, since the name of a file
/// may tell of the organisation.
Json publicTextsJson(const writing::TextOrigin &origin);

/// Where the manifest says it otherwise than publicTextsJson() would. Errors: those of the JSON, as
/// exceptions.
std::vector<std::string> publicTextsProblems(const nlohmann::json &stated);

/// The key of a manifest that only packages with a learnt vocabulary have.
inline constexpr const char *learntVocabularyKey = "learntVocabulary";

/// What such a vocabulary was learnt from: the declaration, origin and licence in the words of who learnt it,
/// and of its files the SHA-256 alone, since the name of a file may tell of the organisation.
Json learntVocabularyJson(const vocabulary::LearntOrigin &origin);

/// Where the manifest says it otherwise than learntVocabularyJson() would, or keeps it to itself although
/// terms and vectors are parts of one file. Errors: those of the JSON, as exceptions.
std::vector<std::string> learntVocabularyProblems(const nlohmann::json &manifest);

} // namespace core::package
