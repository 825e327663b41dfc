#pragma once

#include "core/base/Result.h"
#include "core/pipeline/ReleaseProducts.h"

#include <QString>

/// Describes a release in words, and whether its parts still belong together.
namespace ui {

class ProjectSession;

/// "Spent 2.0. Ledger entry 2026-11-21 14:02."; with a delta "Spent 6.0 at delta 0.000001. ..."
QString spentText(const ProjectSession &session);

/// InvalidPlan when the vocabulary on this computer is not the one the model was learned with.
core::Result<void> checkVocabulary(const core::synthesis::ReleasedModel &model,
                                   const core::pipeline::PublicInputs &inputs);

/// Returns whether the sequences were drawn with the settings that the plan has now.
bool sequencesFollowPlan(const ProjectSession &session);

/// A label as a person reads it: the one of a plan without labels is "all records".
QString labelName(const std::string &label);

} // namespace ui
