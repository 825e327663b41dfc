#pragma once

#include "core/fields/JunctionTree.h"
#include "core/fields/Marginals.h"
#include "core/privacy/samplers/SecureRandom.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace core::fields {

/// A distribution over the fields of a note, from released marginals: that of largest entropy with the
/// estimated one-way marginals and measured pairs, as far as these can hold together. Exact inference on a
/// junction tree (Lauritzen & Spiegelhalter 1988; McKenna, Sheldon, Miklau 2019 for the use on noisy
/// marginals). Post-processing.
struct FieldModel
{
    double units = 1; ///< the estimated number of units
    std::vector<Pair> measured;
    TreeModel tree;
};
FieldModel fitFields(const Domain &domain, Released released);

/// Draws `count` notes whose marginals in the cliques are as near to those of the model as whole numbers
/// allow: values are dealt out among the notes that agree in the fields before, and only the remainders are
/// drawn.
std::vector<std::vector<std::uint16_t>>
drawNotes(const TreeModel &model, std::size_t count, privacy::SecureRandom &random);

} // namespace core::fields
