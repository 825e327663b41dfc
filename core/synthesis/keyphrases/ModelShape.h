#pragma once

#include "core/synthesis/keyphrases/ReleasedModel.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Which tables a method releases and how large they are: what a stored model and the manifest of a package
/// are held to.
namespace core::synthesis {

class Synthesizer;

/// What the sizes of the tables follow from, all public.
struct ModelShape
{
    MethodParameters parameters;
    std::uint64_t labels = 0;
    std::uint64_t phrases = 0; ///< of the vocabulary
};

ModelShape shapeOf(const ReleasedModel &model);

/// How many cells a table of `method` has; nothing when it has none of that name.
std::optional<std::uint64_t> cellsOf(const Synthesizer &method, const ModelShape &shape, std::string_view table);

/// What keeps `tables` from being those of `method`, if anything: one that is not known, one twice, one
/// missing.
std::optional<std::string> tablesProblem(const Synthesizer &method, const ModelShape &shape, const std::vector<std::string> &tables);

/// What keeps a model from holding together, if anything: tables that are not those of the method or have
/// another size, noise out of range, a phrase or a cluster that is not there. What uses a model relies on it,
/// so that one that was read from a file is checked first.
std::optional<std::string> modelProblem(const Synthesizer &method, const ReleasedModel &model);

} // namespace core::synthesis
