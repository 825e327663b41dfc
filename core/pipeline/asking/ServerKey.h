#pragma once

#include "core/base/Result.h"
#include "core/chat/KeyOrigins.h"

#include <filesystem>
#include <optional>
#include <string>

namespace core::pipeline {

/// A server that a section of a plan names, as far as it may be given a key.
struct KeyedServer
{
    std::string section;        ///< "writer", for messages
    std::string keyEnvironment; ///< the name of the variable; empty: no key
    std::string baseUrl;
    std::filesystem::path caFile;
};

/// Returns the variable whose value goes to the server; nothing if none is named. Errors: InvalidPlan if the
/// name is not allowed, the variable is not set or contains no key, or the address or the file of
/// certificates cannot be read.
Result<std::optional<chat::KeyUse>> keyUseOf(const KeyedServer &server);
/// Returns the value of the variable; empty when none is named. Errors: as keyUseOf, and InvalidPlan when it
/// was not allowed to go to that server.
Result<chat::AllowedKey> keyOf(const KeyedServer &server, const chat::KeyOrigins &origins);

} // namespace core::pipeline
