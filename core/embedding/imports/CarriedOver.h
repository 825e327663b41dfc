#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/vocabulary/Vocabulary.h"

#include <filesystem>
#include <span>

namespace core::embedding {

struct TermVectors;

/// Fills in the rows of the terms that a source of vectors does not know, from those that it does, as
/// termVectors() says, and counts them. Errors: Cancelled; those of opening the built-in vectors.
Result<void> carryOver(const vocabulary::Vocabulary &terms,
                       std::span<const vocabulary::TermId> known,
                       std::span<const vocabulary::TermId> unknown,
                       const std::filesystem::path &resources,
                       TermVectors &made,
                       JobControl &control);

} // namespace core::embedding
