#pragma once

#include "core/base/JobControl.h"
#include "core/base/Public.h"
#include "core/base/Result.h"
#include "core/embedding/Embedding.h"
#include "core/methods/kernel/DocumentPhrases.h"
#include "core/methods/kernel/KernelParameters.h"
#include "core/privacy/Drawing.h"
#include "core/vocabulary/Vocabulary.h"

#include <cstddef>
#include <span>
#include <vector>

namespace core::synthesis {

/// The release of a kernel method: the fields of ReleasedModel that are drawn.
struct KernelRelease
{
    std::vector<NoisyTable> tables; ///< as planned, in the order of the draws
    std::vector<vocabulary::TermId> selected;
};

/// The public things a kernel release refers to; they outlive the call.
struct KernelInputs
{
    const MethodParameters &parameters;
    std::size_t labels; ///< >= 1; those of the documents are below
    const vocabulary::Vocabulary &vocabulary;
    const embedding::Embedding &embedding; ///< one row for each phrase of the vocabulary
    unsigned threads = 1;
};

/// Draws the tables of plannedKernelTables(), which `planned` must be: sums the vocabulary, releases it,
/// takes the privatised vocabulary from it, then sums and releases one table of features after the other,
/// each with the noise planned for it. The documents are deleted afterwards. Every label and every table gets
/// its noise regardless of what the documents hold.
///
/// The budget is debited before, so this cannot be cancelled. Stage: "kernels". Errors: Internal if `planned`
/// are not the tables of the method or what the drawing says.
Result<privacy::Released<KernelRelease>> releaseKernels(const KernelInputs &inputs,
                                                        std::span<const PlannedTable> planned,
                                                        DocumentPhrases &&documents,
                                                        privacy::Drawing &drawing,
                                                        JobControl &control);

} // namespace core::synthesis

template<>
inline constexpr bool core::isPublic<core::synthesis::KernelInputs> = true;
