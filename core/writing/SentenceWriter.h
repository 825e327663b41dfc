#pragma once

#include "core/base/JobControl.h"
#include "core/base/Public.h"
#include "core/base/Result.h"
#include "core/privacy/Released.h"
#include "core/writing/Document.h"
#include "core/writing/Language.h"
#include "core/writing/SentencePool.h"
#include "core/writing/checks/DocumentCheck.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace core::writing {

/// How documents are put together from sentences; public.
struct SentenceChoices
{
    std::string documentType = {};
    const Language &language = english; ///< of the line with key terms
    int uses = 3;                       ///< of one sentence in all documents, at most
    /// Finds what looks like a name, a date or a number of somebody. A sentence that holds one is not used.
    std::function<std::vector<Span>(std::string_view text)> identifiers = {};
};

/// Writes documents from sentences of public texts, without a model. Sentences are chosen so that they hold
/// the phrases of the sequence, hold few phrases that are typical of other labels, come from the same texts
/// where they can, and tell of one patient. They stand in the order of their places in their texts. Phrases
/// that no sentence holds stand in a line of key terms.
class SentenceWriter final
{
public:
    SentenceWriter(SentencePool pool, SentenceChoices choices);

    /// The same pool, choices and sequences bring the same documents. Errors: InvalidPlan (a label without
    /// sentences in a pool with labels), Cancelled. Stage: "writing".
    Result<privacy::Released<std::vector<Document>>>
    write(const privacy::Released<std::vector<synthesis::Sequence>> &sequences, JobControl &control) const;

private:
    Result<std::vector<Document>> writeAll(const std::vector<synthesis::Sequence> &seeds,
                                           JobControl &control) const;

    SentencePool m_pool;
    SentenceChoices m_choices;
};

} // namespace core::writing

template<>
inline constexpr bool core::isPublic<core::writing::SentenceWriter> = true;
