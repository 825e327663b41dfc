#pragma once

#include "core/chat/WritingQueue.h"
#include "tests/core/chat/ModelServer.h"

namespace core::chat {

inline PromptSource promptsAboutPhrases()
{
    return {.prompt = *PromptTemplate::parse("Write about {phrases}", "test"), .words = {}};
}

/// Towards a server of the tests, with the program's own limits.
inline WritingRun runTowards(const ModelServer &server, Protocol protocol = Protocol::OpenAi)
{
    WritingRun run;
    run.server = {.protocol = protocol, .baseUrl = server.url(), .model = "small-model", .apiVersion = "1"};
    return run;
}

} // namespace core::chat
