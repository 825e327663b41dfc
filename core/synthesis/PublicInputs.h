#pragma once

#include "core/base/Digest.h"
#include "core/base/JobControl.h"
#include "core/base/Public.h"
#include "core/base/Result.h"
#include "core/embedding/Embedding.h"
#include "core/embedding/TermEncoder.h"
#include "core/privacy/Released.h"
#include "core/rewriter/ModelFolder.h"
#include "core/synthesis/keyphrases/Sequence.h"
#include "core/vocabulary/Associations.h"
#include "core/vocabulary/LearntFile.h"
#include "core/vocabulary/PhraseMatcher.h"
#include "core/vocabulary/Vocabulary.h"
#include "core/vocabulary/imports/Imported.h"

#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
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

/// A model that was trained on public texts alone: it makes numbers of a row of text, and text of numbers.
class TextRewriter
{
public:
    virtual ~TextRewriter() = default;

    virtual const rewriter::ModelFacts &facts() const = 0;
    /// Returns the digest of all files of the model: rewriter::digestOfModel().
    virtual const Digest &weights() const = 0;

    /// Cuts one text into rows, in its order, by that text alone. May be called from several threads at once.
    virtual std::vector<std::string> rowsOf(std::string_view text) const = 0;
    /// facts().values numbers of each row, PRIVATE where the rows are. The numbers of a row depend on that
    /// row, on its place and on how many there are, not on what the others hold. Errors: those of the program
    /// behind it, which repeat no text; Cancelled. Stage: "rewriting".
    virtual Result<std::vector<float>> encode(std::span<const std::string> rows,
                                              JobControl &control) const = 0;
    /// The text of each row of numbers. Errors and stage as encode().
    virtual Result<std::vector<std::string>> decode(std::span<const float> numbers,
                                                    JobControl &control) const = 0;
};

/// The public inputs a plan names, opened: vocabulary, matcher and vectors. Shared between stages.
struct PublicInputs
{
    vocabulary::Vocabulary vocabulary;
    embedding::Embedding embedding; ///< one row for each phrase of the vocabulary
    std::shared_ptr<const vocabulary::PhraseMatcher> matcher;
    /// The associations of the vocabulary's terms, if it was learnt from public texts.
    std::optional<vocabulary::Associations> associations = {};
    std::optional<vocabulary::LearntOrigin> learntFrom = {}; ///< those texts
    /// The whole vocabulary, if the plan excludes terms.
    std::optional<vocabulary::Vocabulary> whole = {};
    /// The summary of the import, if the vocabulary is imported.
    std::optional<vocabulary::ImportSummary> summary = {};
    /// Compares phrases with the names of the labels; none where no encoder is installed.
    std::shared_ptr<const embedding::TermEncoder> encoder = {};
    /// The public description of a label by its name, where the plan has one.
    std::map<std::string, std::string> labelDescriptions = {};
    CandidateWriting writing = {};                     ///< of methods that choose among texts
    std::shared_ptr<const TextRewriter> rewriter = {}; ///< of methods that rewrite them
};

} // namespace core::synthesis

template<>
inline constexpr bool core::isPublic<core::synthesis::PublicInputs> = true;
