#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/pipeline/PathRoles.h"
#include "core/pipeline/ReleaseSteps.h"
#include "core/recipient/DocumentVectors.h"
#include "core/recipient/OwnTexts.h"

#include <CLI/CLI.hpp>
#include <memory>
#include <string>
#include <vector>

namespace cli {

/// The recipient's own texts, as the options of `train` and `predict` name them.
struct OwnTextsOptions
{
    std::string file;
    std::string text;
    std::string label;
    std::string format;

    core::recipient::OwnTexts texts() const;
};

/// Adds the options of the recipient's own texts. `name` is the option of the file, such as "--records".
CLI::Option *addOwnTextsOptions(CLI::App &command,
                                OwnTextsOptions &options,
                                const std::string &name,
                                const std::string &what);

/// The vocabulary and vectors for reading texts, if not built in.
struct ReadingOptions
{
    std::string vocabulary;
    std::string embedding;
    bool sendsTexts = false;
    std::string encoder; ///< "installed" or a folder; empty: none
    std::vector<std::string> trustedOrigins;
};

/// The opened vocabulary and vectors, and the server or encoder for whole texts; null if there is none.
struct OpenedReading
{
    core::pipeline::PublicInputs inputs;
    std::shared_ptr<core::recipient::DocumentVectors> documents;
};

void addReadingOptions(CLI::App &command, ReadingOptions &options);
void addPaths(core::pipeline::PathRoles &paths, const ReadingOptions &options);

/// Puts the given vocabulary and vectors into `plan` and opens them. Sends nothing yet, and prints on stderr
/// to which server texts will be sent. `wanted`: see openPublicInputs. Errors: InvalidPlan (also of the key
/// of the server), those of openPublicInputs.
core::Result<OpenedReading> openReading(core::plan::Plan &plan,
                                        const ReadingOptions &options,
                                        core::JobControl &control,
                                        std::string_view wanted);

} // namespace cli
