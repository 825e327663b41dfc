#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/privacy/Released.h"
#include "core/synthesis/PublicInputs.h"
#include "core/synthesis/keyphrases/Sequence.h"
#include "core/vocabulary/Vocabulary.h"
#include "core/writing/Document.h"
#include "core/writing/Need.h"
#include "core/writing/TextPool.h"
#include "core/writing/checks/Checking.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core::writing {

using Sequences = privacy::Released<std::vector<synthesis::Sequence>>;
using ReleasedTexts = privacy::Released<std::vector<std::string>>;

/// The documents that a writer made.
struct Written
{
    Documents documents;                        ///< in the order of the sequences
    std::vector<std::string> missing = {};      ///< ids of the sequences without a document
    std::optional<TextOrigin> writtenFrom = {}; ///< of public texts
    CheckCounts checks = {};                    ///< of a language model
};

/// The services of the pipeline for writers. Implementations must outlive the opened writers that use them.
class WriterServices
{
public:
    virtual ~WriterServices() = default;

    /// Reads the public texts of the plan. Errors: InvalidPlan, those of the files, Cancelled.
    virtual Result<std::shared_ptr<const TextPool>> publicTexts(JobControl &control) const = 0;
    /// Returns the documents with the phrases that stand in their texts.
    virtual Documents withFoundPhrases(const Documents &documents) const = 0;
    /// Returns what looks like a name, a date or a number of somebody in a public text.
    virtual std::vector<Span> identifiersIn(std::string_view text) const = 0;
    /// Returns the documents whose answers the project file holds. Errors: InvalidPlan, Database.
    virtual Result<Written> storedAnswers(const Sequences &sequences) const = 0;
    /// Asks the server for the texts that the project file has no answer for. Returns one text for each
    /// sequence. Errors: InvalidPlan, Network, Database, Cancelled.
    virtual Result<ReleasedTexts> askServer(const Sequences &sequences, JobControl &control) const = 0;
    /// Returns one text for each sequence. Where answers are missing, writes the prompts to a file and fails
    /// with NotFound.
    virtual Result<ReleasedTexts> carriedAnswers(const Sequences &sequences, JobControl &control) const = 0;
    /// Returns the text that the method makes of each sequence. Errors: those of the method.
    virtual Result<ReleasedTexts> methodTexts(const Sequences &sequences, JobControl &control) const = 0;
};

/// The number of documents that may share a sentence of a public text, unless the plan says otherwise.
inline constexpr int defaultSentenceUses = 3;

/// Public inputs of a writer.
struct WriterInputs
{
    std::string documentType = {};       ///< of the plan
    std::string language = {};           ///< of the plan: an English name or a code; may be empty
    std::string vocabularyLanguage = {}; ///< code of the texts that the vocabulary was learnt from, or empty
    std::optional<vocabulary::Vocabulary> vocabulary = {};
    int sentenceUses = defaultSentenceUses;   ///< of one sentence of a public text, at most
    const WriterServices *services = nullptr; ///< may be null for a writer that needs nothing
};

/// A writer with its inputs available. As a CandidateSource it writes the texts that a method chooses among.
class OpenWriter : public synthesis::CandidateSource
{
public:
    /// Makes a document of each sequence. Errors: those of the writer; Cancelled. Stage: "writing".
    virtual Result<Written> documents(const Sequences &sequences, JobControl &control) const = 0;

    /// Returns the texts of documents().
    Result<ReleasedTexts> write(const Sequences &wanted, JobControl &control) const override;
};

/// A way to make documents of sequences. Each is a file in core/writing/writers and a line in
/// core/writing/Writers.cpp. Immutable, safe to use from many threads.
class Writer
{
public:
    virtual ~Writer() = default;

    /// The name in plans (writer.kind) and manifests: "template".
    virtual std::string_view name() const = 0;
    /// English words for people, marked for translators in the context "WriterText". An & in the title stands
    /// before the letter of its shortcut.
    virtual std::string_view title() const = 0;
    virtual std::string_view summary() const = 0; ///< one sentence
    virtual std::string_view leaves() const = 0;  ///< one sentence: what leaves the computer

    virtual Need need() const { return Need::Nothing; }
    /// Returns whether a language model writes. The plan then has a prompt, and the package names the model,
    /// the prompt and the flaws of the answers.
    virtual bool isLanguageModel() const { return false; }
    /// Returns whether it only varies texts, so that it needs a method that chooses among texts.
    virtual bool isForChosenTexts() const { return false; }
    /// Returns whether a plan may name the writer.
    virtual bool isChosenByPlan() const { return true; }
    /// Returns the English names of the languages that it can write; empty: any.
    virtual std::vector<std::string_view> languages() const { return {}; }
    /// Returns whether it can write this language, given by its English name or code.
    virtual bool writes(std::string_view language) const;
    /// Returns the language of the documents, as an English name where it is known.
    virtual std::string languageFor(const WriterInputs &inputs) const { return inputs.language; }

    /// Returns the keys of the manifest's object "writer".
    std::vector<std::string_view> manifestKeys() const;
    /// Names the writer in a sentence: "built-in sentences (writer: template)". `model`: the name of the
    /// language model as Markdown; empty if it is not known.
    virtual std::string inWords(std::string_view model) const = 0;

    /// Opens what the writer needs. The services must outlive the result. Errors: those of the services.
    virtual Result<std::shared_ptr<const OpenWriter>> open(const WriterInputs &inputs,
                                                           JobControl &control) const = 0;
};

/// Returns the text of each document.
ReleasedTexts textsOf(const Documents &documents);

/// Returns all writers. The first is the default of plans.
std::span<const Writer *const> writers();
/// Returns the writer of this name, or null.
const Writer *findWriter(std::string_view name);
/// Returns the names of the writers that a plan may name.
std::vector<std::string_view> writerNames();
/// Returns the writer that needs nothing: the built-in sentences.
const Writer &defaultWriter();
/// Returns the writer of the texts that a method makes itself.
const Writer &methodWriter();

} // namespace core::writing
