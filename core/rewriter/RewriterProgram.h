#pragma once

#include <string>

namespace core::rewriter {

/// Where keyseed-rewriter is: what the environment variable KEYSEED_REWRITER says, else the one beside this
/// program or beside its folder in a build tree, else a name to be looked for on PATH.
std::string rewriterProgram();

/// Whether there is a program there that can be run.
bool isRewriterInstalled();

} // namespace core::rewriter
