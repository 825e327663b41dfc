#pragma once

#include "core/chat/Answer.h"

#include <nlohmann/json.hpp>
#include <string>

/// What one JSON object of an answer says, in each protocol: a piece of a stream, or all of it at once.
namespace core::chat {

/// Adds what the event says to the answer. True when it says that the answer is at its end. Throws
/// nlohmann::json::exception where the event has another shape.
bool applyEvent(Protocol protocol, const nlohmann::json &event, Answer &answer);

/// The server's own words in an error object; empty when it is none. One line, cut to a readable length.
std::string errorWords(const nlohmann::json &object);

/// Text without control characters but line breaks and tabs, and with bytes that are not UTF-8 replaced.
std::string cleaned(std::string_view text);

} // namespace core::chat
