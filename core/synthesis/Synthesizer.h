#pragma once

#include "core/base/Fields.h"
#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/privacy/Released.h"
#include "core/synthesis/Choices.h"
#include "core/synthesis/MethodWords.h"
#include "core/synthesis/PrivateRun.h"
#include "core/synthesis/PublicInputs.h"
#include "core/synthesis/ReleasePlan.h"
#include "core/synthesis/RoundWatch.h"
#include "core/synthesis/keyphrases/ModelShape.h"
#include "core/synthesis/keyphrases/ReleasedModel.h"
#include "core/synthesis/keyphrases/Sequence.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core::synthesis {

/// The output of a method.
enum class Output {
    Sequences, ///< sequences of phrases, of which a writer makes documents
    Documents, ///< documents: no writer is needed
};

/// The resource that the caller opens for the commit of a method.
enum class Resource {
    Vocabulary, ///< the vocabulary alone
    Candidates, ///< PublicInputs::writing as well, which is asked for texts between the rounds
    Rewriter,   ///< Choices::rewriter and PublicInputs::rewriter, which encodes and decodes rows of text
};

/// How sequences are drawn. All of it public, and free to change after the commit.
struct SamplingChoices
{
    int length = 0;            ///< L, phrases in a sequence, >= 1
    std::vector<int> perLabel; ///< sequences of each label, >= 0
    double sharpness = 0.0;    ///< variety against faithfulness, higher brings more of the typical phrases
    /// Towards what stands together in public texts; of methods that draw phrases by their shares, with
    /// associations.
    CooccurrenceBias cooccurrence = CooccurrenceBias::Off;
};

/// A table of counts of a method, as it is shown and exported.
struct CountTable
{
    std::string_view name;
    bool areClusters = false; ///< the items are clusters of phrases, not phrases
    bool isJoint = false;     ///< one count serves all labels
};

/// The size of a label, by the released model.
struct LabelSize
{
    double units = 0;            ///< the estimated number of units, >= 0
    bool isMostlyShared = false; ///< its phrases are mostly what all labels share: it has too few units
};

/// A way from private records to a synthetic corpus. One object for a method, without any state: what a fit
/// needs lies in its PrivateRun. Everything a method is asked besides is public or released.
class Synthesizer
{
public:
    virtual ~Synthesizer() = default;

    /// Returns the name in plans, ledgers and packages: "iterative-linear". Never changes.
    virtual std::string_view name() const = 0;
    /// Returns the title for people, in English, marked for translators: "Phrase by phrase, linear".
    virtual std::string_view title() const = 0;
    /// Returns what it does and what it is for, in a sentence or two of English, marked for translators.
    virtual std::string_view summary() const = 0;
    /// Returns the family under which the window offers this method. Default: a family of its own.
    virtual MethodFamily family() const { return {.name = name(), .title = title(), .summary = summary()}; }
    /// Returns the texts about the commit. Default: those of noisy counts.
    virtual CommitWords commitWords() const;
    /// Returns what to expect of a release, from public numbers alone. Default: the noise of the finest table
    /// of counts.
    virtual std::vector<ForecastLine> forecast(const ReleasePlan &release, const ForecastFacts &facts) const;
    /// Returns what recipients have to know of documents that are not invented, marked for translators.
    virtual std::string_view recipientWarning() const { return {}; }

    // Public choices.

    virtual std::span<const BudgetPart> parts() const = 0;
    /// Returns the maximum of the sum of all parts; above 8 it is weak protection.
    virtual double mostEpsilon() const { return 50.0; }
    /// Describes the method's own settings. None by default.
    virtual std::vector<FieldDescription> settingFields() const { return {}; }
    /// Returns the keys of the settings that are paths.
    virtual std::vector<std::string_view> fileKeys() const { return {}; }
    /// The first setting that cannot be used: of another type, out of range. `path` is where the settings
    /// stand, `length` the phrases of a sequence.
    virtual FieldCheck
    checkSettings(const Settings & /*settings*/, const std::string & /*path*/, int /*length*/) const
    {
        return {};
    }
    /// The tables, with their noise, and the parameters; spend is left to planRelease(). The settings passed
    /// checkSettings(); `budgets` has every required part.
    virtual ReleasePlan plan(const Choices &choices, const Budgets &budgets) const = 0;

    /// Returns the reason why it cannot be chosen at all, for any budget, from public values, and what to do
    /// instead: a sentence or two of English, marked for translators. Empty if it can.
    virtual std::string_view whyUnsuited(const Choices & /*choices*/) const { return {}; }

    /// Returns, if the result would be dominated by noise, the reason from public values: "with 30 records
    /// ...". The plan is refused for it.
    virtual std::optional<std::string> whyHopeless(const ReleasePlan & /*release*/,
                                                   const Choices & /*choices*/) const
    {
        return {};
    }

    // A fit.

    /// `release` as planned, without the counts of the labels. `inputs` must outlive the run.
    virtual std::unique_ptr<PrivateRun>
    begin(const ReleasePlan &release, const PublicInputs &inputs, unsigned threads) const = 0;
    virtual Resource resource() const { return Resource::Vocabulary; }
    /// Returns how many texts it asks for before that round, counted from 1.
    virtual std::int64_t textsBefore(int /*round*/, const ReleasePlan & /*release*/) const { return 0; }
    /// The last votes on texts that are in a released model, also in one of which not all rounds are drawn;
    /// empty if there are none.
    virtual std::optional<VotesOfRound> votesOf(const ReleasedModel & /*model*/) const { return {}; }
    virtual Output output() const { return Output::Sequences; }

    // Drawing from a released model: post-processing.

    virtual double defaultSharpness() const = 0;
    /// Returns whether chances as published, sharpness 0, mean anything to it.
    virtual bool allowsSharpnessZero() const { return false; }
    /// Returns whether it draws towards what stands together in public texts, where the vocabulary knows it.
    virtual bool takesCooccurrenceBias() const { return false; }
    /// Returns the size of each label as far as a complete released model tells it, in the order of its
    /// labels; empty if it does not. A function of released values alone.
    virtual std::vector<LabelSize> labelSizes(const ReleasedModel & /*model*/) const { return {}; }
    /// Draws as many sequences of each label as `choices` say, in random order, with ids numbered in that
    /// order. Errors: Cancelled; Internal if the model lacks a table. Stage: "sequences".
    virtual Result<privacy::Released<std::vector<Sequence>>>
    sample(const privacy::Released<ReleasedModel> &model,
           const PublicInputs &inputs,
           const SamplingChoices &choices,
           JobControl &control) const = 0;
    /// For a method whose output is documents: returns the text of each of `sequences`, which sample() drew,
    /// possibly without phrases. The same sequences have the same texts, because a project keeps the
    /// sequences. Errors: Cancelled; Internal for other methods. Stage: "writing".
    virtual Result<privacy::Released<std::vector<std::string>>>
    texts(const privacy::Released<ReleasedModel> & /*model*/,
          const PublicInputs & /*inputs*/,
          const privacy::Released<std::vector<Sequence>> & /*sequences*/,
          JobControl & /*control*/) const
    {
        return fail(ErrorCode::Internal, std::string(name()) + ": makes no documents");
    }

    // The facts that stored models and manifests are checked against.

    /// Returns how many cells a table has; nothing when the method has none of that name.
    virtual std::optional<std::uint64_t> cellsOf(const ModelShape &shape, std::string_view table) const = 0;
    using TableNames = std::set<std::string, std::less<>>;
    /// Returns what is missing among the tables of the method, if anything: one line.
    virtual std::optional<std::string> missing(const ModelShape &shape, const TableNames &tables) const = 0;
    /// Returns another inconsistency of a model, if any: one line.
    virtual std::optional<std::string> modelProblem(const ReleasedModel &model) const = 0;
    /// Parameters as a manifest states them: defaults put in.
    virtual MethodParameters stated(const MethodParameters &parameters) const { return parameters; }

    // Facts for documents, in English.

    /// Returns the tables of counts, from the finest to the coarsest.
    virtual std::span<const CountTable> countTables() const = 0;
    /// Returns the maximum number of items of a table of counts in which a unit counts, under that noise.
    virtual int itemsPerUnit(const CountTable &table,
                             const MethodParameters &parameters,
                             const privacy::Noise &noise) const = 0;
    /// "a noisy weighted count for every label and phrase": what a table releases.
    virtual std::string tableInWords(const MethodParameters &parameters, std::string_view table) const = 0;
    /// Returns the processing of the records, step by step, in sentences.
    virtual std::vector<std::string> stepsInWords(const ReleasedModel &model) const = 0;
    /// Returns how the seeds were drawn from the noisy tables: "shares of phrases were estimated ...".
    virtual std::string samplingInWords(const ReleasedModel &model) const = 0;
    /// Returns the origin of the labels of the documents, if it is not public or noisy shares of labels.
    virtual std::string labelsInWords(const ReleasedModel & /*model*/) const { return {}; }
    /// The method in a sentence.
    virtual std::string inWords(const ReleasedModel &model) const = 0;
};

} // namespace core::synthesis

template<>
inline constexpr bool core::isPublic<core::synthesis::SamplingChoices> = true;
