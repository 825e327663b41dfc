#pragma once

#include "core/chat/Server.h"
#include "core/http/Exchange.h"

#include <cstdint>
#include <optional>
#include <string>

namespace core::chat {

/// The messages to the model. Made of released phrases and public text only: see PromptTemplate.
struct Prompt
{
    std::string system; ///< may be empty
    std::string user;
};

/// How the model is asked to answer.
struct Sampling
{
    std::optional<double> temperature; ///< nothing: the server's own
    int maximumTokens = 1024;
    std::optional<std::int64_t> seed; ///< where the protocol has one
};

/// The request for one streamed answer. `key` goes into a secret header, or nowhere when it is empty.
http::Request
messageRequest(const Server &server, const Prompt &prompt, const Sampling &sampling, const std::string &key);

/// The request for the list of the server's models. Azure has none for deployments: its models are listed.
http::Request modelsRequest(const Server &server, const std::string &key);

} // namespace core::chat
