#pragma once

#include "core/base/Public.h"
#include "core/embedding/Embedding.h"
#include "core/synthesis/CandidateSource.h"
#include "core/synthesis/TextRewriter.h"
#include "core/vocabulary/Associations.h"
#include "core/vocabulary/LearntOrigin.h"
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
    /// Of the vocabulary's terms, where public texts said which stand together.
    std::optional<vocabulary::Associations> associations = {};
    std::optional<vocabulary::LearntOrigin> learntFrom = {}; ///< those texts
    /// What the vocabulary is a part of, where the plan leaves terms out.
    std::optional<vocabulary::Vocabulary> whole = {};
    /// What an import made of its files, where the vocabulary is one.
    std::optional<vocabulary::ImportSummary> summary = {};
    CandidateWriting writing = {};                     ///< of methods that choose among texts
    std::shared_ptr<const TextRewriter> rewriter = {}; ///< of methods that rewrite them
};

} // namespace core::synthesis

template<>
inline constexpr bool core::isPublic<core::synthesis::PublicInputs> = true;
