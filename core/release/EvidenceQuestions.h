#pragma once

#include "core/release/Package.h"

#include <string>

/// The parts of expert-evidence.md that put questions to the expert.
namespace core::release {

/// What bears on re-identification, with what is known and what has to be judged.
std::string considerations(const Contents &contents);

/// What the expert decides, with room to write and to sign.
std::string questionsForExpert();

} // namespace core::release
