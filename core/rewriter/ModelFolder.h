#pragma once

#include "core/base/Digest.h"
#include "core/base/Result.h"

#include <cstdint>
#include <filesystem>

namespace core::rewriter {

enum class ModelForm { Bart, Adept };

/// The facts of a rewriting model that are known before its weights are read; a plan is made by them.
struct ModelFacts
{
    ModelForm form = ModelForm::Bart;
    std::int64_t values = 0;   ///< numbers of an encoded row
    double clip = 0;           ///< of each number, or of the norm of the row (adept)
    bool isPruned = false;     ///< some units of the encoder are omitted (dp-bart-pr)
    double noiseEpsilon = 0.0; ///< of a row, trained with noise for it (dp-bart-pr+); 0: none
    double noiseDelta = 0.0;
};

/// Clip and numbers of a row of an ADePT model: `keyseed.json`. Errors: as factsOfModel().
Result<ModelFacts> readAdeptFacts(const std::filesystem::path &folder);
Result<void> writeAdeptFacts(const ModelFacts &facts, const std::filesystem::path &folder);

/// The facts of the model in a folder: of BART where config.json is, of ADePT where words.json is. Errors:
/// NotFound: neither is there; those of InputFile; InvalidPlan: no model of that form.
Result<ModelFacts> factsOfModel(const std::filesystem::path &folder);

/// Returns the digest of all files of a model: the SHA-256 of the lines that `sha256sum` prints for their
/// names, in alphabetical order. Errors: those of sha256OfFile().
Result<Digest> digestOfModel(const std::filesystem::path &folder, ModelForm form);

} // namespace core::rewriter
