#pragma once

#include "core/base/JobControl.h"
#include "core/base/Public.h"
#include "core/base/Result.h"
#include "core/privacy/Released.h"
#include "core/vocabulary/Vocabulary.h"
#include "core/writing/Composer.h"
#include "core/writing/Document.h"

#include <optional>
#include <random>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core::writing {

/// How documents are written; public.
struct TemplateChoices
{
    /// One of documentTypes() in the language or in English; any other text gets a general pattern that names
    /// it. Empty: the general pattern's own name for a document.
    std::string documentType = {};
    const Language &language = english;
    std::optional<vocabulary::Vocabulary> vocabulary = {}; ///< of the phrases: says what each is
};

/// Writes a document around the phrases of a sequence from built-in sentence patterns, without a model.
/// Every phrase stands in the text verbatim at least once.
class TemplateWriter final
{
public:
    explicit TemplateWriter(TemplateChoices choices);

    static std::vector<std::string> documentTypes(const Language &language = english);

    /// The same choices and sequences bring the same documents. Errors: Cancelled. Progress stage: "writing".
    Result<privacy::Released<std::vector<Document>>>
    write(const privacy::Released<std::vector<synthesis::Sequence>> &sequences, JobControl &control) const;

    /// One document; `random` chooses among the patterns (public randomness).
    std::string writeOne(const synthesis::Sequence &sequence, std::mt19937_64 &random) const;

private:
    Result<std::vector<Document>> writeAll(const std::vector<synthesis::Sequence> &seeds,
                                           JobControl &control) const;
    PhraseRoles rolesIn(std::span<const synthesis::Sequence> seeds) const;
    std::string
    writeOne(const synthesis::Sequence &sequence, const PhraseRoles &roles, std::mt19937_64 &random) const;

    TemplateChoices m_choices;
};

} // namespace core::writing

template<>
inline constexpr bool core::isPublic<core::writing::TemplateWriter> = true;
