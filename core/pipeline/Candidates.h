#pragma once

#include "core/chat/WritingQueue.h"
#include "core/plan/Plan.h"
#include "core/synthesis/PublicInputs.h"

#include <filesystem>
#include <memory>
#include <string>

namespace core::pipeline {

using plan::Plan;

/// What asking a language model during a commit takes: the key of the server, and who watches.
struct Asking
{
    std::string key;
    chat::WritingWatch *watch = nullptr; ///< null: nobody
};

/// The writer of the plan as a source of the texts that a method chooses among. A model's answers are kept in
/// the project file, so that none is asked for twice. `inputs` and what `asking` names must outlive it.
/// Errors: InvalidPlan (the writer cannot be asked while a model is learnt: a prompt pack).
Result<synthesis::CandidateWriting> candidateWriting(const Plan &plan,
                                                     const synthesis::PublicInputs &inputs,
                                                     const std::filesystem::path &projectFile,
                                                     const Asking &asking);

} // namespace core::pipeline
