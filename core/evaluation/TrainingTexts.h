#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/privacy/Spend.h"
#include "core/project/Journey.h"
#include "core/project/Plan.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace core::evaluation {

/// The synthetic texts of a package with their labels: what classifiers are trained on. Public.
struct TrainingTexts
{
    std::vector<std::string> labels; ///< declared, in the order of the package
    std::vector<std::string> texts;
    std::vector<std::uint32_t> labelOf; ///< of each text: its place in `labels`
    std::string corpusSha256;           ///< hexadecimal, of the corpus.csv that holds these texts
};

/// Of documents that are not in a package yet. `labels` as the model has them.
TrainingTexts trainingTexts(const project::Documents &documents, const std::vector<std::string> &labels);

/// What a package says of itself, as far as a usefulness check needs it.
struct PackagedCorpus
{
    TrainingTexts texts;
    project::Plan plan;           ///< as exported: files are named without their folders
    std::string vocabularySha256; ///< hexadecimal
    std::string committedAt;      ///< of the model that the texts were drawn from
    privacy::Spend spend;         ///< what that model cost
};

/// Reads a folder or a zip file back, after verifying it. Errors: those of release::verify, InvalidPackage
/// with the first difference where it does not verify, Cancelled. Stage: "verify".
Result<PackagedCorpus> readPackagedCorpus(const std::filesystem::path &folderOrZip, JobControl &control);

/// For a plan out of a manifest, which names a vocabulary file without its folder: puts `vocabularyFile` (may
/// be empty) in its place, so that openPublicInputs finds it. Errors: InvalidPlan where it is missing, or
/// given for a built-in vocabulary.
Result<void> nameVocabulary(project::Plan &plan, const std::filesystem::path &vocabularyFile);

/// Errors: InvalidPlan where phrases would be looked for with another vocabulary than that of the package.
Result<void> checkVocabulary(const PackagedCorpus &corpus, const project::PublicInputs &inputs);

} // namespace core::evaluation
