#pragma once

#include "core/chat/WritingQueue.h"
#include "core/pipeline/ReleaseProducts.h"
#include "core/plan/CheckedPlan.h"
#include "core/synthesis/PublicInputs.h"
#include "core/synthesis/RoundWatch.h"
#include "core/writing/Writer.h"

#include <filesystem>
#include <memory>
#include <string>

namespace core::pipeline {

using plan::CheckedPlan;
using plan::Plan;

/// The further inputs of a commit of several rounds: the keys of the language model servers that are asked
/// between rounds, and the observer.
struct CommitOptions
{
    chat::ServerKeys keys;
    chat::WritingWatch *watch = nullptr;     ///< the model; null: nobody
    synthesis::RoundWatch *rounds = nullptr; ///< null: nobody
};

/// Returns the public inputs of the plan's writer, without services. Without `inputs` the vocabulary is
/// omitted.
writing::WriterInputs writerInputs(const Plan &plan, const PublicInputs *inputs);

/// Opens the writer of the plan. `inputs` may be null for a language model; they, and what `options` names,
/// must outlive the result. Errors: InvalidPlan, those of openTextPool.
Result<std::shared_ptr<const writing::OpenWriter>> openWriter(const CheckedPlan &plan,
                                                              const PublicInputs *inputs,
                                                              const std::filesystem::path &projectFile,
                                                              const CommitOptions &options,
                                                              JobControl &control);

/// The writer of the plan as a source of the texts that a method chooses among. A model's answers are kept in
/// the project file, so that none is asked for twice; those to a prompt pack are waited for (RoundPrompts.h).
/// `inputs` and what `options` name must outlive it. Errors: those of openTextPool.
Result<synthesis::CandidateWriting> candidateWriting(const CheckedPlan &plan,
                                                     const PublicInputs &inputs,
                                                     const std::filesystem::path &projectFile,
                                                     const CommitOptions &options,
                                                     JobControl &control);

} // namespace core::pipeline
