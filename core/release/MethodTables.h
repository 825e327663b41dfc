#pragma once

#include "core/seeding/SeedModel.h"

#include <string>
#include <string_view>

/// What the documents of a package say of the tables that a method releases.
namespace core::release {

/// Whether a row of vocabulary.csv is of all labels together.
bool hasJointCounts(const seeding::MethodParameters &parameters);

/// "a noisy weighted count for every label and phrase": what a table of the method releases.
std::string tableInWords(const seeding::MethodParameters &parameters, std::string_view table);

} // namespace core::release
