#pragma once

#include "core/package/contents/Contents.h"

#include <map>
#include <string>

namespace core::package {

/// The answers in prose of registry.yaml, by its keys: Markdown of one or more lines, each ended by a line
/// break. They are the parts of resources/documents/registry-answers.md.mustache below its headings ("##
/// actors").
std::map<std::string, std::string> registryAnswers(const Contents &contents);

} // namespace core::package
