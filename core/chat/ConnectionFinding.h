#pragma once

#include "core/chat/ConnectionTest.h"

#include <optional>
#include <string_view>

/// Interprets one exchange of a connection test, and puts the finding into words.
namespace core::chat {

/// Whom one tries, with all that the words may name.
struct Tried
{
    const Server &server;
    const http::Network &network;
    bool hasKey = false;
};

/// Returns the reason why no complete answer came; nothing if one did.
std::optional<ConnectionFinding> findingOfFailure(const http::Reply &reply, const Tried &tried);

/// Returns the finding of a status; nothing if it depends on what was asked.
std::optional<ConnectionFinding> findingOfStatus(int status, std::string_view body);

/// Returns whether an answer of 404 is about the model, and not about the path.
bool isAboutModel(std::string_view body);

/// Returns whether it is JSON with a place for a list of models, which may be empty.
bool isModelList(std::string_view body);

/// Returns whether it is JSON at all.
bool isJson(std::string_view body);

/// A server's names as they can be shown: sorted, each once, on one line, without control characters and
/// without one that repeats `secret`; at most mostModels.
std::vector<std::string> shownModels(const std::vector<std::string> &names, const std::string &secret);

/// Returns the report so far, as one line of English.
std::string wordsOf(const ConnectionReport &report, const Tried &tried);

} // namespace core::chat
