#include "app/cli/options/KeyQuestion.h"

#include "core/base/Result.h"
#include "core/base/Text.h"
#include "core/pipeline/asking/ModelWriting.h"
#include "core/privacy/ledger/Ledger.h"

#include <cstdio>
#include <iostream>
#include <unistd.h>

namespace cli {

using core::ErrorCode;
using core::fail;
using core::chat::KeyOrigins;
using core::chat::KeyUse;

namespace {

bool isAtTerminal()
{
    return ::isatty(STDIN_FILENO) != 0 && ::isatty(STDERR_FILENO) != 0;
}

bool isGranted(const KeyUse &use)
{
    std::fprintf(stderr,
                 "The plan sends the value of the variable %s to the server\n  %s\nMay this server receive "
                 "it, now and later? [y/N] ",
                 use.variable.c_str(),
                 core::printable(use.origin).c_str());
    std::string typed;
    std::getline(std::cin, typed);
    return typed == "y" || typed == "Y" || typed == "yes";
}

core::Result<KeyOrigins> originsWith(const std::vector<std::string> &trusted)
{
    KeyOrigins origins = KeyOrigins::beside(core::privacy::Ledger::defaultPath());
    for (const std::string &each : trusted)
        if (auto allowed = origins.allow(each); !allowed)
            return fail(ErrorCode::InvalidPlan, "--trust-origin: " + allowed.error().detail);
    return origins;
}

core::Result<void> askWhetherAllowed(const std::optional<KeyUse> &use, KeyOrigins &origins)
{
    if (use && !origins.isAllowed(*use) && isAtTerminal() && isGranted(*use))
        return origins.remember(*use);
    return {};
}

} // namespace

core::Result<KeyOrigins> keyOrigins(const PackageOptions &options)
{
    return originsWith(options.trustedOrigins);
}

core::Result<void> checkKey(const core::plan::Plan &plan, const PackageOptions &options)
{
    KEYSEED_ASSIGN(auto origins, keyOrigins(options));
    KEYSEED_ASSIGN(const auto uses, core::pipeline::keyUses(plan));
    for (const KeyUse &use : uses)
        KEYSEED_TRY(askWhetherAllowed(use, origins));
    KEYSEED_TRY(core::pipeline::keysFromEnvironment(plan, origins));
    return {};
}

core::Result<std::string> checkedKey(const core::pipeline::KeyedServer &server,
                                     const std::vector<std::string> &trustedOrigins)
{
    KEYSEED_ASSIGN(auto origins, originsWith(trustedOrigins));
    KEYSEED_ASSIGN(const auto use, core::pipeline::keyUseOf(server));
    KEYSEED_TRY(askWhetherAllowed(use, origins));
    return core::pipeline::keyOf(server, origins);
}

} // namespace cli
