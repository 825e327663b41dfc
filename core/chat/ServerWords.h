#pragma once

#include "core/chat/KeyMask.h"
#include "core/chat/Server.h"

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Reads the words in which a server refuses a request. Nothing of a body is trusted, and nothing throws.
namespace core::chat {

/// Returns the reason in a body of any form: `error`, `message`, `detail` and their relatives in JSON, the
/// title of a page, the beginning of a plain text. It is unchanged: neither masked, nor cut, nor printable.
/// Returns nothing if the body has none.
std::optional<std::string> reasonIn(std::string_view body);

/// Returns words of others for a person: masked, on one printable line, and then cut to 300 bytes.
std::string shownWords(const KeyMask &mask, std::string_view words);

/// Returns the reason if the object is an error: it has an `error`, or calls itself one. As reasonIn().
std::optional<std::string> errorIn(const nlohmann::json &object);

/// Returns the parameters of the request that the server says it does not accept.
std::vector<Parameter> refusedIn(int status, std::string_view body);

/// Returns whether nothing is left on the account, which no wait mends.
bool isAccountEmpty(int status, std::string_view body);

/// Returns whether the request is longer than the model can take, which no other try mends.
bool isTooLongForModel(std::string_view body);

/// Returns the member of that name; null if `object` has none, or is no object.
const nlohmann::json &memberOf(const nlohmann::json &object, const char *name);

} // namespace core::chat
