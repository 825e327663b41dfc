#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/evaluation/TrueLabels.h"
#include "core/evaluation/classifiers/TextFeatures.h"
#include "core/package/archive/Progress.h"
#include "core/package/archive/Sums.h"
#include "core/pipeline/ReleaseSteps.h"
#include "core/plan/Plan.h"
#include "core/privacy/Spend.h"

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
    /// Columns beside those of the text that are 1, of each text; empty: none has any.
    std::vector<std::vector<std::uint32_t>> facts = {};
    std::uint32_t factColumns = 0;
};

/// The synthetic patient of a text and the codes of its declared fields. Public.
struct PackagedNote
{
    std::string patient;
    std::vector<std::uint16_t> fields;
};

/// Makes training texts of documents that are not in a package yet, with `labels` as the model has them and
/// `fieldNames` as the plan declares them.
TrainingTexts trainingTexts(const pipeline::Documents &documents,
                            const std::vector<std::string> &labels,
                            const std::vector<std::string> &fieldNames = {});

/// The part of a package that a usefulness check needs.
struct PackagedCorpus
{
    TrainingTexts texts;
    std::vector<PackagedNote> notes; ///< of the texts; empty without declared fields
    plan::Plan plan;                 ///< the part in the package: no files
    std::string vocabularySha256;    ///< hexadecimal
    /// The digest of vocabulary.learnt, hexadecimal; empty: the package has none.
    std::string packedVocabulary;
    std::string committedOn;   ///< the day of the model that the texts were drawn from
    bool unitIsPerson = false; ///< of privacy
    privacy::Spend spend;      ///< what that model cost
    privacy::Spend spendInAll; ///< what all that is in the package cost, together
};

/// Reads a folder or a zip file back, after verifying it. Errors: those of package::verify, InvalidPackage
/// with the first difference where it does not verify, Cancelled. Stage: "verify".
Result<PackagedCorpus> readPackagedCorpus(const std::filesystem::path &folderOrZip, JobControl &control);

/// The same of a package that was verified already, without differences: `verified` are the files that were
/// found. Errors: Io, InvalidPackage where it changed meanwhile, Cancelled.
Result<PackagedCorpus> readPackagedCorpus(const std::filesystem::path &folderOrZip,
                                          const std::vector<package::FileEntry> &verified,
                                          JobControl &control);

/// The vocabulary that plan::publicName() calls so: one that is built in, or else one of a file that is still
/// to be named.
plan::Plan::Vocabulary vocabularyNamed(const std::string &publicName);

/// Sets the vocabulary file of a plan from a package, which names none, so that openPublicInputs finds it.
/// `vocabularyFile` may be empty. Errors: InvalidPlan if it is missing, or given for a built-in vocabulary.
Result<void> nameVocabulary(plan::Plan &plan, const std::filesystem::path &vocabularyFile);

/// Errors: InvalidPlan if phrases would be looked for with another vocabulary than that of the package, or
/// than the one that travels in it.
Result<void> checkVocabulary(const PackagedCorpus &corpus, const pipeline::PublicInputs &inputs);

/// The number of texts that are taken, spread evenly, from a larger corpus: more would improve little and
/// take minutes.
inline constexpr std::size_t mostTrainingTexts = 50'000;

/// The training texts as their phrases, without the names of the labels.
struct WeighedTexts
{
    std::vector<WeighedPhrases> phrases;
    std::vector<std::uint32_t> labelOf;
    std::vector<std::vector<std::uint32_t>> facts; ///< as in TrainingTexts; empty or one list for each text
};

/// Returns at most mostTrainingTexts texts with their weights. Errors: InvalidPlan (fewer than two labels),
/// InvalidPackage (no text), Cancelled.
Result<WeighedTexts> weighedTexts(const TrainingTexts &texts,
                                  const LabelNames &labelNames,
                                  const pipeline::PublicInputs &inputs,
                                  const package::Progress &progress);

} // namespace core::evaluation

template<>
inline constexpr bool core::isPublic<core::evaluation::TrainingTexts> = true;
