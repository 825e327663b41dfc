#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/privacy/Released.h"
#include "core/synthesis/keyphrases/Sequence.h"

#include <memory>
#include <string>
#include <vector>

namespace core::synthesis {

/// Writes the texts that a method chooses among: a template, a language model, a file of public texts. What
/// it is asked for is released by type: no text of a record can be in it.
class CandidateSource
{
public:
    virtual ~CandidateSource() = default;

    /// One text for each of `wanted`, whose ids say which text they mean: the same wishes have the same
    /// texts, whenever they are asked. Empty if none could be had. Errors: those of the writer; Cancelled.
    virtual Result<privacy::Released<std::vector<std::string>>>
    write(const privacy::Released<std::vector<Sequence>> &wanted, JobControl &control) const = 0;

    /// Returns whether a text need not have the phrases it was asked for: which it has is then found in it.
    virtual bool takesPhrasesAsHints() const { return false; }
};

/// The writer of candidates, and the labels that it writes for.
struct CandidateWriting
{
    std::vector<std::string> labels; ///< as declared
    std::shared_ptr<const CandidateSource> source = {};
};

} // namespace core::synthesis
