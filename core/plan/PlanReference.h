#pragma once

#include <string>

namespace core::plan {

/// Returns the reference of all keys of a plan as Markdown: type, default, allowed values and description of
/// each, made of the tables of fields. resources/docs/plan.md is this text.
std::string planReference();

} // namespace core::plan
