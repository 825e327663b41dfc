#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/pipeline/ReleaseProducts.h"
#include "core/pipeline/project/ProjectStore.h"
#include "core/plan/CheckedPlan.h"
#include "core/synthesis/PublicInputs.h"
#include "core/synthesis/ReleasePlan.h"

#include <filesystem>
#include <memory>
#include <optional>

/// Prompts of a method that has texts written between its rounds, answered by hand. A prompt pack is a server
/// that answers later: the run stops where an answer is missing, and continues from there once the project
/// file holds it.
namespace core::pipeline {

using plan::CheckedPlan;

/// Returns the file of the prompts of a round: beside the project, replaced in each round.
std::filesystem::path roundPromptsFile(const std::filesystem::path &projectFile);

/// Returns one text for each sequence, of the answers in the project file. Where some are missing, writes
/// their prompts to roundPromptsFile() and fails. Errors: NotFound (answers are missing), those of
/// exportPrompts and modelTexts.
Result<privacy::Released<std::vector<std::string>>>
carriedTexts(const Plan &plan, const Sequences &wanted, const std::filesystem::path &projectFile);

/// The texts that the next round of learning asks for, by what the rounds before it released: the same as the
/// run itself will ask for, without a record. Nothing of a method that asks for none before that round, and
/// where the project holds a model and no unfinished round. Errors: InvalidPlan, Database, Cancelled.
Result<std::optional<Sequences>>
awaitedTexts(const CheckedPlan &plan, const PublicInputs &inputs, ProjectStore &store, JobControl &control);

/// The round that learning continues with, counted from 1; nothing if a model is there and no round that is
/// paid.
Result<std::optional<int>> nextRound(const synthesis::ReleasePlan &release, ProjectStore &store);

} // namespace core::pipeline
