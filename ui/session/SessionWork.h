#pragma once

#include "core/chat/PromptPack.h"
#include "core/chat/WritingQueue.h"
#include "core/pipeline/Products.h"
#include "core/pipeline/ProjectStore.h"
#include "core/plan/Plan.h"
#include "ui/session/DocumentRows.h"
#include "ui/session/KeptApproval.h"
#include "ui/session/WritingFeed.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace ui {

// What the session hands to a worker, by value. Each is called once, there.

using SharedInputs = std::shared_ptr<const core::pipeline::PublicInputs>;

/// The public inputs a piece of work needs: at hand already, or opened by it.
struct WorkInputs
{
    core::plan::Plan plan;
    SharedInputs ready;
    std::filesystem::path resources;

    core::Result<SharedInputs> open() const;
};

/// A result with the inputs it was made with, so that the next piece of work has them at hand.
template<typename T>
struct WithInputs
{
    T value;
    SharedInputs inputs;
};

/// A project as it lies on the disk.
struct OpenedProject
{
    std::filesystem::path path;
    core::plan::Plan plan;
    std::shared_ptr<const core::pipeline::Model> model;         ///< null before the commit
    std::shared_ptr<const core::pipeline::Sequences> sequences; ///< as they were drawn last
    std::optional<core::plan::Plan::Sampling> drawnWith;
    std::vector<core::package::Exclusion> exclusions;
    std::optional<core::pipeline::ProjectStore::ExportedRelease> release; ///< whose plan is read-only
    std::optional<KeptApproval> approval;
    PlacedDocuments written; ///< by a model, for the plan's prompts
};

/// Errors: NotFound, InvalidPlan (not a project), Database, Cancelled.
struct OpenWork
{
    std::filesystem::path path;

    core::Result<OpenedProject> operator()(core::JobControl &control) const;
};

/// The commit. What it learned is left in `outcome`: a cancellation that comes after the reservation must
/// not lose it, for it is paid.
struct LearnWork
{
    using Outcome = std::optional<WithInputs<core::pipeline::Learned>>;

    WorkInputs inputs;
    std::filesystem::path ledger;
    std::filesystem::path project;
    std::shared_ptr<Outcome> outcome = std::make_shared<Outcome>();

    core::Result<bool> operator()(core::JobControl &control) const;
};

struct SampleWork
{
    using Drawn = WithInputs<core::pipeline::Sequences>;

    WorkInputs inputs;
    std::shared_ptr<const core::pipeline::Model> model;
    std::filesystem::path project; ///< keeps what is drawn

    core::Result<Drawn> operator()(core::JobControl &control) const;

private:
    core::Result<void> keep(const core::pipeline::Sequences &drawn) const;
};

/// What the answers in a project file make of its sequences.
struct StoredDocuments
{
    core::plan::Plan plan;
    std::shared_ptr<const core::pipeline::Sequences> sequences;
    std::filesystem::path project;

    core::Result<PlacedDocuments> operator()(core::JobControl &control) const;
};

/// Asks a model for the documents. However it ends, `outcome` has those that got an answer: they are paid.
struct ModelWork
{
    struct Outcome
    {
        std::optional<core::chat::WritingOutcome> run;
        std::optional<PlacedDocuments> written;
    };

    StoredDocuments stored;
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
    StoredDocuments stored;
    std::filesystem::path answers;

    struct Imported
    {
        PackReport report;
        PlacedDocuments written;
    };
    core::Result<Imported> operator()(core::JobControl &control) const;
};

} // namespace ui
