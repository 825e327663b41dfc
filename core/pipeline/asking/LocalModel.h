#pragma once

#include "core/chat/PromptTemplate.h"
#include "core/chat/WritingQueue.h"
#include "core/pipeline/ReleaseSteps.h"

namespace core::pipeline {

/// Checks before a commit whether the server of `writer.modelFile` can be started: the model file, the
/// program llama-server and the memory. Starts nothing. Errors: NotFound, Io, InvalidParameter, each naming
/// the field.
Result<void> checkModelFile(const Plan &plan);

/// Starts a server with `writer.modelFile`, asks it for the documents that `store` has no answer for
/// (chat::writeWithModel), and ends it. A server that ends meanwhile is started again, three times at most. A
/// run that lacks no answer starts none. Errors: those of localmodel::startServerFor and of writeWithModel;
/// Io if the server ends again and again. Stages: "model", "asking".
Result<chat::WritingOutcome> askLocalModel(const Plan &plan,
                                           chat::WritingRun run,
                                           const chat::PromptSource &prompts,
                                           const Sequences &sequences,
                                           chat::AnswerStore &store,
                                           chat::WritingWatch &watch,
                                           JobControl &control);

} // namespace core::pipeline
