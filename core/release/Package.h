#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/privacy/Released.h"
#include "core/privacy/Spend.h"
#include "core/seeding/SeedModel.h"
#include "core/vocabulary/Vocabulary.h"
#include "core/writing/Document.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace core::release {

/// What a package says of its budget: what all of its mechanisms cost together, exact, in both accounts.
struct BudgetStatement
{
    privacy::Spend spend;
    bool unitIsPerson = false;
};

/// Description::proportions where the model has a table of noisy counts of the labels.
inline constexpr const char *noisyProportions = "noisy counts of the labels";

/// Public facts for the documents of a package; from the plan.
struct Description
{
    std::string project;
    std::string title;
    std::string purpose;
    std::string recipient;
    std::string licence;
    std::string contact;
    std::string planJson; ///< the plan as exported (path of the records reduced to its file name)
    std::string programVersion;
    std::string createdAt; ///< UTC, ISO 8601
    std::string embeddingDigestHex;
    int sequenceLength = 0;
    std::vector<int> perLabel; ///< texts asked for of each label, in the order of the model's labels
    /// By what the texts were shared out over the labels, for prose: "the same number for every label",
    /// "declared shares" or "noisy counts of the labels".
    std::string proportions;
    std::optional<double> sharpness; ///< of the drawing, where it is not the method's own
    std::string writerKind;
    std::string documentType;
    std::string writerModel;  ///< the language model as its server calls it; empty without one
    std::string writerPrompt; ///< what it was told, with places for what differs; empty without one
};

/// Everything that may go into a package. Built from released and public things only, by type.
struct Contents
{
    const privacy::Released<seeding::SeedModel> &model;
    const privacy::Released<std::vector<writing::Document>> &documents;
    const vocabulary::Vocabulary &vocabulary;
    BudgetStatement budget;
    Description description;
};

struct FileEntry
{
    std::string name;
    std::uint64_t bytes = 0;
    std::string sha256; ///< hexadecimal
};

struct PackageInfo
{
    std::filesystem::path path;
    std::vector<FileEntry> files;
};

/// Writes the package as a folder: into a temporary sibling that is verified and then renamed to
/// `directory`, which must not exist or be empty. On error or cancel nothing is left behind.
/// Errors: InvalidPlan (not empty), Io (not writable, disk full), Cancelled, Internal (the contents
/// contradict each other, or what was written does not verify). Progress stage: "package".
Result<PackageInfo>
writeFolder(const Contents &contents, const std::filesystem::path &directory, JobControl &control);
/// The same as a zip file; an existing file is replaced only once the new one is verified.
Result<PackageInfo>
writeZip(const Contents &contents, const std::filesystem::path &file, JobControl &control);

/// Whether writeFolder could start: InvalidPlan when `directory` is a file or not empty, Io when it or its
/// parent cannot be written. Called before anything is spent.
Result<void> checkOutput(const std::filesystem::path &directory);

/// Result of a verification: every difference, by file.
struct Verification
{
    std::vector<FileEntry> files;
    std::vector<std::string> differences; ///< "corpus.csv: its SHA-256 differs from SHA256SUMS"; empty = good
};
/// Checks a folder or zip: exactly the allowed files, sums, well-formed files, the manifest against the
/// corpus (counts, labels, ids). Errors: NotFound, Io, InvalidPackage when it is no package at all.
Result<Verification> verify(const std::filesystem::path &folderOrZip);
/// The same for a caller that can cancel. Errors: also Cancelled. Progress stage: "verify".
Result<Verification> verify(const std::filesystem::path &folderOrZip, JobControl &control);

} // namespace core::release
