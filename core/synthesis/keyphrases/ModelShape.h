#pragma once

#include "core/synthesis/keyphrases/ReleasedModel.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The tables that a method releases and their sizes; stored models and manifests of packages are checked
/// against them.
namespace core::synthesis {

class Synthesizer;

/// The public values from which the sizes of the tables follow.
struct ModelShape
{
    MethodParameters parameters;
    std::uint64_t labels = 0;
    std::uint64_t phrases = 0; ///< of the vocabulary
};

ModelShape shapeOf(const ReleasedModel &model);

/// Returns how many cells a table of `method` has; nothing when it has none of that name.
std::optional<std::uint64_t>
cellsOf(const Synthesizer &method, const ModelShape &shape, std::string_view table);

/// Returns why `tables` are not those of `method`, if so: one that is unknown, duplicate or missing.
std::optional<std::string>
tablesProblem(const Synthesizer &method, const ModelShape &shape, const std::vector<std::string> &tables);

/// Returns an inconsistency of a model, if any: tables that are not those of the method or have another size,
/// noise out of range, a phrase or a cluster that does not exist. Users of a model rely on this check, so a
/// model that was read from a file is checked first.
std::optional<std::string> modelProblem(const Synthesizer &method, const ReleasedModel &model);

} // namespace core::synthesis
