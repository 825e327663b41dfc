#include "app/cli/KeyQuestion.h"

#include "core/base/PrintableText.h"
#include "core/pipeline/ModelWriting.h"
#include "core/privacy/Ledger.h"

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
                 "The plan sends the value of the variable %s to the server\n  %s\n"
                 "May this server have it, now and later? [y/N] ",
                 use.variable.c_str(),
                 core::printable(use.origin).c_str());
    std::string typed;
    std::getline(std::cin, typed);
    return typed == "y" || typed == "Y" || typed == "yes";
}

} // namespace

core::Result<KeyOrigins> keyOrigins(const PackageOptions &options)
{
    KeyOrigins origins(KeyOrigins::fileBeside(core::privacy::Ledger::defaultPath()));
    for (const std::string &each : options.trustedOrigins)
        if (auto allowed = origins.allow(each); !allowed)
            return fail(ErrorCode::InvalidPlan, "--trust-origin: " + allowed.error().detail);
    return origins;
}

core::Result<void> checkKey(const core::plan::Plan &plan, const PackageOptions &options)
{
    auto origins = keyOrigins(options);
    if (!origins)
        return fail(origins.error());
    const auto use = core::pipeline::keyUse(plan);
    if (!use)
        return fail(use.error());
    if (*use && !origins->isAllowed(**use) && isAtTerminal() && isGranted(**use))
        if (auto remembered = origins->remember(**use); !remembered)
            return remembered;
    if (auto key = core::pipeline::keyFromEnvironment(plan, *origins); !key)
        return fail(key.error());
    return {};
}

} // namespace cli
