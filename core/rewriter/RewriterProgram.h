#pragma once

#include <string>

namespace core::rewriter {

/// Returns the path of keyseed-rewriter: that of the environment variable KEYSEED_REWRITER, else the one
/// beside this program or beside its folder in a build tree, else a name to look for on PATH.
std::string rewriterProgram();

/// Returns whether there is a program there that can be run.
bool isRewriterInstalled();

} // namespace core::rewriter
