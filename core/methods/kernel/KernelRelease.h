#pragma once

#include "core/base/JobControl.h"
#include "core/base/Public.h"
#include "core/base/Result.h"
#include "core/embedding/Embedding.h"
#include "core/methods/kernel/DocumentPhrases.h"
#include "core/methods/kernel/KernelParameters.h"
#include "core/privacy/Drawing.h"
#include "core/synthesis/PrivateRun.h"
#include "core/synthesis/PublicInputs.h"
#include "core/vocabulary/Vocabulary.h"

#include <cstddef>
#include <optional>
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

/// A fit of a kernel method. Features of a text are its phrases in the order of the text, each once.
class KernelRun final : public PrivateRun
{
public:
    KernelRun(const ReleasePlan &release, const PublicInputs &inputs, unsigned threads);

    Features featuresOf(std::string_view text) const override;
    void add(std::span<const UnitDocument> unit) override;
    /// Stage: "kernels".
    Result<void> drawRound(int round, privacy::Drawing &drawing, JobControl &control) override;
    privacy::Released<ReleasedModel> model(const ModelFacts &facts) const override;

private:
    ReleasePlan m_release;
    const PublicInputs &m_inputs;
    unsigned m_threads;
    DocumentPhrases m_documents;
    std::optional<privacy::Released<KernelRelease>> m_released;
};

} // namespace core::synthesis

template<>
inline constexpr bool core::isPublic<core::synthesis::KernelInputs> = true;
