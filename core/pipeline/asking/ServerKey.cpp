#include "core/pipeline/asking/ServerKey.h"

#include "core/base/Result.h"
#include "core/base/Text.h"
#include "core/http/Address.h"
#include "core/plan/ServerChecks.h"

#include <cstdlib>

namespace core::pipeline {

Result<std::optional<chat::KeyUse>> keyUseOf(const KeyedServer &server)
{
    const std::string &name = server.keyEnvironment;
    const std::string field = server.section + ".keyEnvironment: ";
    if (name.empty())
        return std::optional<chat::KeyUse>();
    // Looked at again: not everybody who comes here has asked whether the plan is valid.
    if (!plan::isKeyVariable(name))
        return fail(ErrorCode::InvalidPlan,
                    field
                        + "a variable whose name ends in _KEY or _TOKEN was expected; put the "
                          "key of the server into one");
    const char *value = std::getenv(name.c_str());
    if (!value || !*value)
        return fail(ErrorCode::InvalidPlan,
                    field + "the environment variable " + name + " is not set; put the server's key into it");
    if (auto usable = http::checkHeaderValue("the variable " + name, value); !usable)
        return fail(ErrorCode::InvalidPlan, field + usable.error().detail);
    const auto origin = chat::keyOriginOf(server.baseUrl, server.caFile);
    if (!origin)
        return fail(ErrorCode::InvalidPlan,
                    server.section + (http::parseAddress(server.baseUrl) ? ".caFile: " : ".baseUrl: ")
                        + origin.error().detail);
    return std::optional(chat::KeyUse{name, *origin});
}

Result<chat::AllowedKey> keyOf(const KeyedServer &server, const chat::KeyOrigins &origins)
{
    KEYSEED_ASSIGN(const auto use, keyUseOf(server));
    if (!use)
        return chat::AllowedKey();
    const std::string warning = chat::hostWarning(use->origin);
    if (!origins.isAllowed(*use))
        return fail(ErrorCode::InvalidPlan,
                    server.section + ".keyEnvironment: nobody on this computer has allowed the value of "
                        + use->variable + " to go to " + printable(use->origin)
                        + (warning.empty() ? "" : " (" + warning + ")")
                        + "; if that server may have it, run this in a terminal and say so, or add "
                          "--trust-origin "
                        + use->variable + "=" + printable(use->origin));
    chat::AllowedKey key(std::getenv(use->variable.c_str()));
    key.certificates = chat::certificatesOf(use->origin);
    return key;
}

} // namespace core::pipeline
