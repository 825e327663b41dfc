#pragma once

#include "core/chat/KeyOrigins.h"
#include "core/chat/PromptPack.h"
#include "core/chat/PromptTemplate.h"
#include "core/chat/WritingQueue.h"
#include "core/pipeline/ReleaseSteps.h"
#include "core/pipeline/asking/ServerKey.h"
#include "core/plan/CheckedPlan.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

/// The last free step with a language model: sequences of a project become prompts, answers become documents.
namespace core::pipeline {

using plan::CheckedPlan;

/// The template and the public words of the plan. Errors: InvalidPlan, NotFound, Io (the template's file).
Result<chat::PromptSource> promptSource(const CheckedPlan &plan);
/// The same for a plan whose writer need not be complete; checks its public files.
Result<chat::PromptSource> promptSource(const Plan &plan);

/// Returns what looks like an identifier of somebody (core/review/LookAlikes.h), as places in UTF-8.
std::vector<writing::Span> identifiersIn(std::string_view text);

/// Servers, pace, limits and network as the plan says. `keys` are for the servers in the plan's order, and go
/// nowhere but into requests; those that are missing are empty. Errors: InvalidPlan with the field.
Result<chat::WritingRun> writingRun(const CheckedPlan &plan, chat::ServerKeys keys);

/// The servers of the plan as they may be given keys, in its order; one with an empty name of a variable
/// where the plan asks none.
std::vector<KeyedServer> keyedServers(const Plan &plan);
/// Returns the variables whose values the plan sends to servers. Errors: those of keyUseOf.
Result<std::vector<chat::KeyUse>> keyUses(const Plan &plan);
/// The values of the environment variables that the plan names, in the order of its servers; empty if it
/// names none. Errors: those of keyOf.
Result<chat::ServerKeys> keysFromEnvironment(const Plan &plan, const chat::KeyOrigins &origins);

/// Asks for every document that the project file holds no answer for, and stores each answer there as it
/// comes. Blocks; free of budget. Errors: InvalidPlan, NotFound, Network, Database, Cancelled; what was
/// stored stays. Stage: "asking".
Result<chat::WritingOutcome> askModel(const CheckedPlan &plan,
                                      const Sequences &sequences,
                                      const std::filesystem::path &projectFile,
                                      chat::ServerKeys keys,
                                      chat::WritingWatch &watch,
                                      JobControl &control);

struct ModelDocuments
{
    Documents documents; ///< those with an answer that passed the checks, in the order of the sequences
    std::vector<std::string> missing; ///< ids of the others
    writing::CheckCounts checks;
};
/// Returns the stored documents for these sequences and this plan. Errors: as promptSource, and Database.
Result<ModelDocuments>
modelDocuments(const Plan &plan, const Sequences &sequences, const std::filesystem::path &projectFile);

/// The same, as one text for each sequence: empty where there is no answer. Errors: as modelDocuments.
Result<privacy::Released<std::vector<std::string>>>
modelTexts(const Plan &plan, const Sequences &sequences, const std::filesystem::path &projectFile);

/// Returns the sequences without a stored answer. Errors: as modelDocuments.
Result<Sequences>
unanswered(const Plan &plan, const Sequences &sequences, const std::filesystem::path &projectFile);

/// The request for the sequence at `index`, byte for byte as it would be sent, the key masked.
/// Errors: as promptSource and writingRun.
Result<std::string>
shownRequest(const Plan &plan, const Sequences &sequences, std::size_t index, bool hasKey);

/// The same for a prompt pack: the line of the file. Errors: as promptSource.
Result<std::string>
shownPackLine(const Plan &plan, const Sequences &sequences, std::size_t index, chat::PackFormat format);

/// An estimate of writing `documents` of the sequences: from the lengths of the prompts, the requested length
/// of the answers and, for the time, the duration of a request.
struct WritingEstimate
{
    std::size_t requests = 0;
    double promptTokens = 0;
    double completionTokens = 0; ///< at most: every answer as long as the plan allows
    double money = 0.0;          ///< at most, by the prices of the plan
    double seconds = 0.0;        ///< at the plan's pace, `secondsPerRequest` for each
};
Result<WritingEstimate>
estimateWriting(const Plan &plan, const Sequences &sequences, double secondsPerRequest);
/// The same for texts that a method asks for before there are sequences: `fresh` of them around phrases, and
/// `varied` with the text that they vary, taken to be as long as an answer may be.
Result<WritingEstimate>
estimateTexts(const Plan &plan, std::int64_t fresh, std::int64_t varied, double secondsPerRequest);

/// Seconds: usual of an answer of a page.
inline constexpr double usualSecondsPerRequest = 10.0;

/// Returns the default format of exported prompts: plain if no model is named.
chat::PackFormat packFormatOf(const Plan &plan);
/// Prompts by hand (chat/PromptPack.h) for the sequences of a project. Errors: as promptSource, and Io.
Result<void> exportPrompts(const Plan &plan,
                           const Sequences &sequences,
                           chat::PackFormat format,
                           const std::filesystem::path &path);
/// Reads answers back and stores those that belong to the sequences; they replace earlier ones. Errors: as
/// importPack, and Database.
Result<chat::PackImport> importAnswers(const Plan &plan,
                                       const Sequences &sequences,
                                       const std::filesystem::path &projectFile,
                                       const std::filesystem::path &answers,
                                       JobControl &control);

/// Writes what was sent, one JSON object a line: time, document, try, request (without the key), outcome.
/// Errors: Database, Io.
Result<void> exportSentLog(const std::filesystem::path &projectFile, const std::filesystem::path &path);

} // namespace core::pipeline
