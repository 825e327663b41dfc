#pragma once

#include "core/seeding/SeedModel.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Which tables a method releases: what the documents of a package say of them, and what verification
/// holds a manifest to.
namespace core::release {

/// What the sizes of the tables follow from, all public.
struct ModelShape
{
    seeding::MethodParameters parameters;
    std::uint64_t labels = 0;
    std::uint64_t phrases = 0; ///< of the vocabulary
};

/// How many cells a table has; nothing when the method has none of that name, or is not known.
std::optional<std::uint64_t> cellsOf(const ModelShape &shape, std::string_view table);

/// What keeps `tables` from being those of the method, if anything: one that is not known, one twice, one
/// missing.
std::optional<std::string> tablesProblem(const ModelShape &shape, const std::vector<std::string> &tables);

/// Whether a row of vocabulary.csv is of all labels together.
bool hasJointCounts(const seeding::MethodParameters &parameters);

/// "a noisy weighted count for every label and phrase": what a table of the method releases.
std::string tableInWords(const seeding::MethodParameters &parameters, std::string_view table);

ModelShape shapeOf(const seeding::SeedModel &model);

} // namespace core::release
