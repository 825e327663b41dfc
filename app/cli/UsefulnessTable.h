#pragma once

#include "core/evaluation/Usefulness.h"
#include "core/package/contents/PublishedUsefulness.h"

#include <string>

namespace cli {

/// For the steward's terminal. The first line says that it is internal. Tables by label are of the best
/// classifier, or of each with `withDetails`. PRIVATE.
std::string usefulnessTable(const core::evaluation::Usefulness &usefulness, bool withDetails);

/// A published figure in words. Public.
std::string publishedInWords(const core::package::PublishedUsefulness &published);

} // namespace cli
