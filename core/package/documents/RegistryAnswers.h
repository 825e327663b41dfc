#pragma once

#include "core/package/contents/Contents.h"

#include <string>

/// The answers in prose of registry.yaml: Markdown of one or more lines, each ended by a line break.
namespace core::package::registry {

std::string dataDomain(const Contents &contents);
std::string unit(const Contents &contents);
std::string parameters(const Contents &contents);
std::string actors(const Contents &contents);
std::string releases(const Contents &contents);
std::string preprocessing(const Contents &contents);
std::string mechanisms(const Contents &contents);
std::string composition(const Contents &contents);
std::string postProcessing(const Contents &contents);
std::string justification(const Contents &contents);
std::string utility(const Contents &contents);

} // namespace core::package::registry
