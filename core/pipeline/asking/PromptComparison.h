#pragma once

#include "core/chat/WritingQueue.h"
#include "core/pipeline/ReleaseProducts.h"
#include "core/plan/CheckedPlan.h"
#include "core/writing/checks/Checking.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

/// Prompts side by side, before documents are written: each writes the same few documents.
namespace core::pipeline {

/// The figures of one prompt.
struct PromptFigures
{
    std::string prompt;          ///< name of the template
    std::size_t documents = 0;   ///< with an answer
    std::size_t failed = 0;      ///< of them: failed a check
    double words = 0;            ///< mean of a document that did not fail
    double phrasesUsed = 0;      ///< share of the phrases of the prompts, as written or inflected, in these
    double seconds = 0;          ///< mean of a document, with what was asked again
    writing::CheckCounts checks; ///< of the documents as they were taken
    Documents texts;             ///< the documents that did not fail
};

/// The number of documents that each prompt writes.
inline constexpr std::size_t comparedDocuments = 5;

/// Returns the built-in prompts that fit the plan's kind of document and language, and its own template.
std::vector<std::string> comparedPrompts(const plan::Plan &plan);

/// Returns sequences of phrases that are drawn from the whole vocabulary by chance, for a plan without a
/// release. They hold nothing of the records.
Sequences publicSequences(const plan::Plan &plan, const PublicInputs &inputs);

/// Asks the model of the plan for the first documents of the sequences with each prompt. Nothing is kept in a
/// project. Errors: InvalidPlan (no server is asked), those of askModel. Stage: "asking".
Result<std::vector<PromptFigures>> comparePrompts(const plan::Plan &plan,
                                                  std::span<const std::string> prompts,
                                                  const Sequences &sequences,
                                                  const chat::ServerKeys &keys,
                                                  JobControl &control);

} // namespace core::pipeline
