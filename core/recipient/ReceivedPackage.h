#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/evaluation/TrainingTexts.h"
#include "core/package/Package.h"
#include "core/privacy/Spend.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace core::recipient {

/// The statements of a package about its protection and purpose. Words of others: pass them through
/// printable() before showing them.
struct PackagePromise
{
    std::string project;
    std::string title;
    std::string purpose;
    std::string recipient;
    std::string licence;
    std::string contact;
    std::string madeOn;   ///< the day
    privacy::Spend spend; ///< of all that is in the package, together
    bool unitIsPerson = false;
    double posterior = 1.0; ///< how sure someone who was 50 % sure of a unit can become at most
};

struct ReceivedText
{
    std::string id;
    std::string label; ///< empty if there are none
    std::string text;
    std::vector<std::string> keyphrases;
};

/// A row of vocabulary.csv: a phrase, or a group of them, that exceeds the noise.
struct ReceivedCount
{
    std::string label; ///< empty where one count serves all labels
    std::string phrase;
    double count = 0.0;     ///< in units of privacy, with noise
    double halfWidth = 0.0; ///< of the band that holds the exact value in 95 of 100 cases
};

struct ReceivedContents
{
    PackagePromise promise;
    evaluation::PackagedCorpus corpus; ///< without its texts, which are below
    std::vector<ReceivedText> texts;   ///< by rising id
    std::vector<ReceivedCount> counts; ///< by label, then falling
    double threshold = 0.0;            ///< the threshold that a count exceeds; 0 if it is not stated
};

/// A received package. Public.
struct ReceivedPackage
{
    std::filesystem::path path;
    package::Verification verification;
    /// Empty for a package with differences.
    std::optional<ReceivedContents> contents;
};

/// Verifies a package in a folder or zip file and reads its contents. Errors: those of package::verify;
/// InvalidPackage also if the package changed meanwhile; Cancelled. Stage: "verify".
Result<ReceivedPackage> receivePackage(const std::filesystem::path &folderOrZip, JobControl &control);

/// Returns the texts for training.
evaluation::TrainingTexts trainingTexts(const ReceivedContents &contents);

} // namespace core::recipient
