#pragma once

#include "core/pipeline/reading/PrivateCounts.h"
#include "core/privacy/Released.h"
#include "core/synthesis/keyphrases/ReleasedModel.h"
#include "core/synthesis/keyphrases/Sequence.h"
#include "core/writing/Document.h"

#include <vector>

namespace core::synthesis {
struct PublicInputs;
}

namespace core::pipeline {

// What one step of the pipeline hands to the next, for who only looks at it: without vectors and matchers.

using Model = privacy::Released<synthesis::ReleasedModel>;
using Sequences = privacy::Released<std::vector<synthesis::Sequence>>;
using writing::Documents;

using synthesis::PublicInputs;

/// What a fit leaves behind.
struct CommittedModel
{
    Model model;          ///< also says what it cost
    PrivateCounts counts; ///< PRIVATE
};

} // namespace core::pipeline
