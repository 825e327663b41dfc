#pragma once

#include "core/synthesis/keyphrases/ReleasedModel.h"

#include <string>
#include <string_view>

/// What the documents of a package say of the tables that a method releases.
namespace core::package {

/// Whether a row of vocabulary.csv is of all labels together.
bool hasJointCounts(const synthesis::MethodParameters &parameters);

/// "a noisy weighted count for every label and phrase": what a table of the method releases.
std::string tableInWords(const synthesis::MethodParameters &parameters, std::string_view table);

} // namespace core::package
