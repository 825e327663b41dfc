#pragma once

#include "core/base/Fields.h"
#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/privacy/Released.h"
#include "core/synthesis/Choices.h"
#include "core/synthesis/MethodFamily.h"
#include "core/synthesis/PrivateRun.h"
#include "core/synthesis/PublicInputs.h"
#include "core/synthesis/ReleasePlan.h"
#include "core/synthesis/RowForecast.h"
#include "core/synthesis/VoteForecast.h"
#include "core/synthesis/VotesOfRound.h"
#include "core/synthesis/keyphrases/CooccurrenceBias.h"
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

/// What becomes of a released model.
enum class Output {
    Sequences, ///< of phrases are drawn from it, and a writer makes documents of them
    Documents, ///< texts are handed on with it: no writer is needed
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

/// A way from private records to a synthetic corpus. One object for a method, without any state: what a fit
/// needs lies in its PrivateRun. Everything a method is asked besides is public or released.
class Synthesizer
{
public:
    virtual ~Synthesizer() = default;

    /// In plans, ledgers and packages: "iterative-linear". Never changes.
    virtual std::string_view name() const = 0;
    /// For people, in English, marked for translators: "Phrase by phrase, linear".
    virtual std::string_view title() const = 0;
    /// What it does and what it is for, in a sentence or two of English. Marked for translators.
    virtual std::string_view summary() const = 0;
    /// With which others it is chosen. By default it stands alone, and says no more than its title and
    /// summary.
    virtual MethodFamily family() const { return {.name = name(), .title = title(), .summary = summary()}; }

    // Public choices.

    virtual std::span<const BudgetPart> parts() const = 0;
    /// What all parts may come to; above 8 it is weak protection.
    virtual double mostEpsilon() const { return 50.0; }
    /// Of parts() together: what the part of this key gets where nobody said otherwise, 0 to 1.
    virtual double defaultShare(std::string_view part) const = 0;
    /// Describes the method's own settings. None by default.
    virtual std::vector<FieldDescription> settingFields() const { return {}; }
    /// Those that are paths.
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

    /// Why it cannot be chosen at all, whatever the budget, by what is public, and what to do instead: a
    /// sentence or two of English, marked for translators. Empty where it can.
    virtual std::string_view whyUnsuited(const Choices & /*choices*/) const { return {}; }

    /// Why nothing but noise would come of it, if so, by what is public: "with 30 records ...". What a plan
    /// is refused for.
    virtual std::optional<std::string> whyHopeless(const ReleasePlan & /*release*/,
                                                   const Choices & /*choices*/) const
    {
        return {};
    }

    // A fit.

    /// `release` as planned, without the counts of the labels. `inputs` must outlive the run.
    virtual std::unique_ptr<PrivateRun>
    begin(const ReleasePlan &release, const PublicInputs &inputs, unsigned threads) const = 0;
    /// Whether PublicInputs::writing is asked for texts between the rounds.
    virtual bool choosesAmongTexts() const { return false; }
    /// How many it asks for before that round, counted from 1.
    virtual std::int64_t textsBefore(int /*round*/, const ReleasePlan & /*release*/) const { return 0; }
    /// What its votes will come to; empty where there are none.
    virtual std::optional<VoteForecast> voteForecast(const ReleasePlan & /*release*/) const { return {}; }
    /// What its rows will come to; empty where none are rewritten.
    virtual std::optional<RowForecast> rowForecast(const ReleasePlan & /*release*/) const { return {}; }
    /// The last votes on texts that are in a released model, also in one of which not all rounds are drawn;
    /// empty where there are none.
    virtual std::optional<VotesOfRound> votesOf(const ReleasedModel & /*model*/) const { return {}; }
    virtual Output output() const { return Output::Sequences; }
    /// Whether a model of the plan encodes and decodes texts for it: Choices::rewriter and
    /// PublicInputs::rewriter.
    virtual bool rewritesTexts() const { return false; }

    // Drawing from a released model: post-processing.

    virtual double defaultSharpness() const = 0;
    /// Whether chances as published, sharpness 0, mean anything to it.
    virtual bool allowsSharpnessZero() const { return false; }
    /// Whether it draws towards what stands together in public texts, where the vocabulary knows it.
    virtual bool takesCooccurrenceBias() const { return false; }
    /// As many sequences of each label as `choices` say, in random order, ids numbered in that order.
    /// Errors: Cancelled; Internal when the model lacks a table. Stage: "sequences".
    virtual Result<privacy::Released<std::vector<Sequence>>>
    sample(const privacy::Released<ReleasedModel> &model,
           const PublicInputs &inputs,
           const SamplingChoices &choices,
           JobControl &control) const = 0;
    /// Of a method that hands on documents: the text of each of `sequences`, which sample() gave, possibly
    /// without phrases. The same sequences have the same texts, as they are what a project keeps.
    /// Errors: Cancelled; Internal where none are handed on. Stage: "writing".
    virtual Result<privacy::Released<std::vector<std::string>>>
    texts(const privacy::Released<ReleasedModel> & /*model*/,
          const PublicInputs & /*inputs*/,
          const privacy::Released<std::vector<Sequence>> & /*sequences*/,
          JobControl & /*control*/) const
    {
        return fail(ErrorCode::Internal, std::string(name()) + ": hands on no documents");
    }

    // What a stored model and a manifest are held to.

    /// How many cells a table has; nothing when the method has none of that name.
    virtual std::optional<std::uint64_t> cellsOf(const ModelShape &shape, std::string_view table) const = 0;
    using TableNames = std::set<std::string, std::less<>>;
    /// What is missing among tables that are all of the method, if anything: one line.
    virtual std::optional<std::string> missing(const ModelShape &shape, const TableNames &tables) const = 0;
    /// What else keeps a model from holding together, if anything: one line.
    virtual std::optional<std::string> modelProblem(const ReleasedModel &model) const = 0;
    /// Parameters as a manifest states them: defaults put in.
    virtual MethodParameters stated(const MethodParameters &parameters) const { return parameters; }

    // Facts for documents, in English.

    /// From the finest to the coarsest.
    virtual std::span<const CountTable> countTables() const = 0;
    /// In how many items of a table of counts a unit counts, at most, under that noise.
    virtual int itemsPerUnit(const CountTable &table,
                             const MethodParameters &parameters,
                             const privacy::Noise &noise) const = 0;
    /// "a noisy weighted count for every label and phrase": what a table releases.
    virtual std::string tableInWords(const MethodParameters &parameters, std::string_view table) const = 0;
    /// What was done with the records, step by step, in sentences.
    virtual std::vector<std::string> stepsInWords(const ReleasedModel &model) const = 0;
    /// How the seeds were drawn from the noisy tables: "shares of phrases were estimated ...".
    virtual std::string samplingInWords(const ReleasedModel &model) const = 0;
    /// Where the labels of the documents come from, if not from public or noisy shares of labels.
    virtual std::string labelsInWords(const ReleasedModel & /*model*/) const { return {}; }
    /// The method in a sentence.
    virtual std::string inWords(const ReleasedModel &model) const = 0;
};

} // namespace core::synthesis

template<>
inline constexpr bool core::isPublic<core::synthesis::SamplingChoices> = true;
