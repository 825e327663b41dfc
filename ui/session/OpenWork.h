#pragma once

#include "ui/session/WritingFeed.h"

namespace ui {

/// A project as it lies on the disk.
struct OpenedProject
{
    core::pipeline::Pipeline pipeline; ///< without documents: those are in `written`
    PlacedDocuments written;           ///< for the plan's prompts
};

/// Opens a project in a worker; called once. Errors: those of Pipeline::open.
struct OpenWork
{
    core::pipeline::ReleasePaths places;

    core::Result<OpenedProject> operator()(core::JobControl &control) const;
};

} // namespace ui
