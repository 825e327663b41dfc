#pragma once

#include "core/chat/Answer.h"

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

/// Reads one JSON object of an answer in each protocol: a piece of a stream, or all of it at once. The object
/// is not trusted: the type of each value is checked, and nothing here throws, regardless of its shape.
namespace core::chat {

enum class EventMeaning {
    Piece,
    End,    ///< a piece, and the answer is at its end
    Garbled ///< not what the protocol says; the answer may hold a part of it
};

/// Adds what the event says to the answer.
EventMeaning applyEvent(Protocol protocol, const nlohmann::json &event, Answer &answer);

/// The server's own words in an error object, unchanged: neither masked, nor cut, nor printable. Nothing if
/// it is invalid.
std::optional<std::string> errorIn(const nlohmann::json &object);

/// The member of that name; null if `object` has none, or is no object.
const nlohmann::json &memberOf(const nlohmann::json &object, const char *name);

} // namespace core::chat
