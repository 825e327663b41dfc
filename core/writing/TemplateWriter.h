#pragma once

#include "core/base/JobControl.h"
#include "core/base/Public.h"
#include "core/base/Result.h"
#include "core/privacy/Released.h"
#include "core/writing/Document.h"

#include <random>
#include <string>
#include <vector>

namespace core::writing {

/// Writes a document around the phrases of a sequence from built-in sentence patterns, without a model.
/// Every phrase stands in the text verbatim at least once.
class TemplateWriter final
{
public:
    /// `documentType`: "medical record", "discharge summary", "radiology report",
    /// "encyclopaedia summary"; any other text gets a general pattern that names it.
    explicit TemplateWriter(std::string documentType);

    static std::vector<std::string> documentTypes();

    /// The same sequences bring the same documents. Errors: Cancelled. Progress stage: "writing".
    Result<privacy::Released<std::vector<Document>>>
    write(const privacy::Released<std::vector<synthesis::Sequence>> &sequences, JobControl &control) const;

    /// One document; `random` chooses among the patterns (public randomness).
    std::string writeOne(const synthesis::Sequence &sequence, std::mt19937_64 &random) const;

private:
    Result<std::vector<Document>> writeAll(const std::vector<synthesis::Sequence> &seeds,
                                           JobControl &control) const;

    std::string m_documentType;
};

} // namespace core::writing

template<>
inline constexpr bool core::isPublic<core::writing::TemplateWriter> = true;
