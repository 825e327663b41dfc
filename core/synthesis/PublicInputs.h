#pragma once

#include "core/base/Public.h"
#include "core/embedding/Embedding.h"
#include "core/synthesis/CandidateSource.h"
#include "core/synthesis/TextRewriter.h"
#include "core/vocabulary/Associations.h"
#include "core/vocabulary/LearntFile.h"
#include "core/vocabulary/PhraseMatcher.h"
#include "core/vocabulary/Vocabulary.h"
#include "core/vocabulary/imports/Imported.h"

#include <memory>
#include <optional>

namespace core::synthesis {

/// The public inputs a plan names, opened: vocabulary, matcher and vectors. Shared between stages.
struct PublicInputs
{
    vocabulary::Vocabulary vocabulary;
    embedding::Embedding embedding; ///< one row for each phrase of the vocabulary
    std::shared_ptr<const vocabulary::PhraseMatcher> matcher;
    /// The associations of the vocabulary's terms, if it was learnt from public texts.
    std::optional<vocabulary::Associations> associations = {};
    std::optional<vocabulary::LearntOrigin> learntFrom = {}; ///< those texts
    /// The whole vocabulary, if the plan excludes terms.
    std::optional<vocabulary::Vocabulary> whole = {};
    /// The summary of the import, if the vocabulary is imported.
    std::optional<vocabulary::ImportSummary> summary = {};
    CandidateWriting writing = {};                     ///< of methods that choose among texts
    std::shared_ptr<const TextRewriter> rewriter = {}; ///< of methods that rewrite them
};

} // namespace core::synthesis

template<>
inline constexpr bool core::isPublic<core::synthesis::PublicInputs> = true;
