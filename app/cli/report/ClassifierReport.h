#pragma once

#include "core/evaluation/Usefulness.h"
#include "core/package/contents/PublishedUsefulness.h"

#include <string>
#include <vector>

namespace cli {

/// As std::printf has it.
[[gnu::format(printf, 1, 2)]] std::string formatted(const char *format, ...);

/// Who was taken for whom: a line for each label with its name, a column for each by number. PRIVATE.
std::string confusionMatrix(const std::vector<std::string> &labels,
                            const core::evaluation::ClassifierScore &score);

/// For the steward's terminal. The first line says that it is internal. Tables by label are of the best
/// classifier, or of each with `withDetails`. PRIVATE.
std::string usefulnessTable(const core::evaluation::Usefulness &usefulness, bool withDetails);

/// A published figure in words. Public.
std::string publishedInWords(const core::package::PublishedUsefulness &published);

} // namespace cli
