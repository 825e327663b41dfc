#pragma once

#include "core/evaluation/TrainingTexts.h"
#include "core/recipient/OwnTexts.h"
#include "tests/bench/experiments/Corpora.h"

#include <cstddef>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

/// Cuts the part of a corpus that an experiment of one size uses. All files are JSON Lines with the columns
/// "text" and "label".
namespace experiments {

struct Cut
{
    std::string key; ///< digest of the corpus, its files and the size: equal keys mean equal files
    std::vector<std::string> labels;
    std::vector<double> shares; ///< of the labels among the private texts, exact: the corpus is public
    std::filesystem::path train;
    std::filesystem::path original; ///< a random part of `train`, about as large as the synthetic corpora
    std::filesystem::path test;
    std::filesystem::path adapt;   ///< without labels; apart from `test`
    std::filesystem::path fewShot; ///< the same
    std::size_t trainTexts = 0;
    std::size_t originalTexts = 0;
    std::size_t testTexts = 0;
    std::size_t adaptTexts = 0;
    std::size_t fewShotTexts = 0;
};

/// Cuts the corpus into a folder below `cache`, or finds there what was cut before. The same texts each time.
/// Texts with a label that the corpus does not name are left out. Errors: those of records::Reader; NotFound
/// where the corpus is not in the folder, with where it can be had; InvalidRecords where a label has no text.
core::Result<Cut> cutCorpus(const Corpus &corpus,
                            const Size &size,
                            const std::filesystem::path &corpora,
                            const std::filesystem::path &cache);

/// The numbers of texts of a corpus in its own files.
struct Counts
{
    std::map<std::string, std::size_t> train; ///< by label
    std::map<std::string, std::size_t> test;

    /// Returns the number that a row of published.json prints: "data set" or "data set, positive", "classes",
    /// "training and validation texts" or "test texts"; empty for any other.
    std::optional<std::size_t> of(const std::string &system, const std::string &measure) const;
};
/// Counts the texts of a corpus. Errors: as cutCorpus().
core::Result<Counts> countTexts(const Corpus &corpus, const std::filesystem::path &corpora);

/// A cut file as a recipient names own texts.
core::recipient::OwnTexts ownTexts(const std::filesystem::path &file, bool isLabelled);

/// All texts of a cut file with their labels. Errors: those of records::Reader.
core::Result<core::evaluation::TrainingTexts> labelledTexts(const std::filesystem::path &file,
                                                            const std::vector<std::string> &labels);

/// The same of a file without labels: all of one empty label.
core::Result<core::evaluation::TrainingTexts> unlabelledTexts(const std::filesystem::path &file);

/// Writes texts as a cut file; without their labels if `isLabelled` is false. Errors: Io.
core::Result<void>
writeTexts(const std::filesystem::path &file, const core::evaluation::TrainingTexts &texts, bool isLabelled);

} // namespace experiments
