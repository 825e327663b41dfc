#pragma once

#include "core/chat/PromptPack.h"
#include "core/chat/WritingQueue.h"
#include "core/pipeline/Pipeline.h"
#include "ui/session/DocumentRows.h"
#include "ui/session/KeptApproval.h"
#include "ui/session/WritingFeed.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

namespace ui {

// What the session hands to a worker: a copy of its pipeline, and what the window needs besides. Each is
// called once, there.

using SharedInputs = std::shared_ptr<const core::pipeline::PublicInputs>;
using SharedKey = std::shared_ptr<const core::signing::SecretKey>;

/// A copy of the pipeline that a worker goes on with; the session takes over what it made.
using SharedPipeline = std::shared_ptr<core::pipeline::Pipeline>;

/// The documents of a pipeline, each with its place; none where none are written.
PlacedDocuments placedDocuments(const core::pipeline::Pipeline &pipeline);

/// A project as it lies on the disk.
struct OpenedProject
{
    core::pipeline::Pipeline pipeline;
    std::optional<KeptApproval> approval;
    PlacedDocuments written; ///< for the plan's prompts
};

/// Errors: those of Pipeline::open.
struct OpenWork
{
    core::pipeline::Places places;

    core::Result<OpenedProject> operator()(core::JobControl &control) const;
};

/// Asks a model for the documents. However it ends, `outcome` has those that got an answer: they are paid.
struct ModelWork
{
    struct Outcome
    {
        std::optional<core::chat::WritingOutcome> run;
        std::optional<PlacedDocuments> written;
    };

    SharedPipeline pipeline;
    core::Result<std::string> key; ///< or why there is none
    std::shared_ptr<WritingFeed> feed;
    std::shared_ptr<Outcome> outcome = std::make_shared<Outcome>();

    core::Result<bool> operator()(core::JobControl &control) const;
};

/// What a file of answers brought.
struct PackReport
{
    std::filesystem::path file;
    core::chat::PackImport found; ///< without the answers
    std::size_t taken = 0;        ///< answers
};

/// Reads answers that were carried by hand.
struct ImportWork
{
    SharedPipeline pipeline;
    std::filesystem::path answers;

    struct Imported
    {
        PackReport report;
        PlacedDocuments written;
    };
    core::Result<Imported> operator()(core::JobControl &control) const;
};

/// Reads a package again, and closes the release when it is the one that `closing` made just now, and is
/// good.
struct VerifyWork
{
    struct Verified
    {
        core::package::Verification verification;
        bool isClosed = false;
        std::optional<core::Error> trouble; ///< why it could not be closed
    };

    std::filesystem::path path;
    SharedPipeline closing; ///< null where it is another package

    core::Result<Verified> operator()(core::JobControl &control) const;
};

/// privacy-statement.pdf of what would be released.
struct StatementWork
{
    SharedPipeline pipeline;
    std::filesystem::path path;

    core::Result<std::filesystem::path> operator()(core::JobControl &control) const;
};

} // namespace ui
