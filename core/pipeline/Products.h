#pragma once

#include "core/pipeline/PrivateCounts.h"
#include "core/privacy/Released.h"
#include "core/synthesis/keyphrases/SeedModel.h"
#include "core/synthesis/keyphrases/Sequence.h"
#include "core/writing/Document.h"

#include <vector>

namespace core::synthesis {
struct PublicInputs;
}

namespace core::pipeline {

// What one step of the journey hands to the next, for who only looks at it: without vectors and matchers.

using Model = privacy::Released<synthesis::SeedModel>;
using Sequences = privacy::Released<std::vector<synthesis::Sequence>>;
using Documents = privacy::Released<std::vector<writing::Document>>;

using synthesis::PublicInputs;

/// What the commit leaves behind.
struct Learned
{
    Model model;          ///< also says what it cost
    PrivateCounts counts; ///< PRIVATE
};

} // namespace core::pipeline
