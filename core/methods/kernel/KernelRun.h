#pragma once

#include "core/methods/kernel/DocumentPhrases.h"
#include "core/methods/kernel/KernelRelease.h"
#include "core/synthesis/PrivateRun.h"
#include "core/synthesis/PublicInputs.h"

#include <optional>

namespace core::synthesis {

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
