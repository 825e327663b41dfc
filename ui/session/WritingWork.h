#pragma once

#include "core/chat/PromptPack.h"
#include "core/chat/WritingQueue.h"
#include "ui/session/DocumentRows.h"
#include "ui/session/OpenProject.h"
#include "ui/session/WritingFeed.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

namespace ui {

// The work of the writing desk in a worker: a copy of the pipeline, and further needs of the window. Each is
// called once, there.

/// The documents of a pipeline, each with its place; none where none are written.
PlacedDocuments placedDocuments(const core::pipeline::Pipeline &pipeline);

/// Asks a model for the documents. However it ends, `outcome` has those that got an answer: they are paid.
struct ModelWork
{
    struct Outcome
    {
        std::optional<core::chat::WritingOutcome> run;
        std::optional<PlacedDocuments> written;
    };

    SharedPipeline pipeline;
    core::Result<core::chat::ServerKeys> keys; ///< or why there are none
    std::shared_ptr<WritingFeed> feed;
    std::shared_ptr<Outcome> outcome = std::make_shared<Outcome>();

    core::Result<bool> operator()(core::JobControl &control) const;
};

/// The report on a file of answers.
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

} // namespace ui
