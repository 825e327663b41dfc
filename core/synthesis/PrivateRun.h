#pragma once

#include "core/base/JobControl.h"
#include "core/base/Result.h"
#include "core/privacy/Drawing.h"
#include "core/privacy/Released.h"
#include "core/synthesis/ReleasePlan.h"
#include "core/synthesis/keyphrases/Contribution.h"
#include "core/synthesis/keyphrases/ReleasedModel.h"

#include <compare>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

namespace core::synthesis {

struct PublicInputs;
class Synthesizer;

/// Whatever a method keeps of a text. Two texts with the same features are the same to it, so that a record
/// that a person has twice counts once. PRIVATE when the text was a record.
using Features = std::vector<std::uint32_t>;

/// One document of a privacy unit. PRIVATE.
struct UnitDocument
{
    std::uint32_t label = 0;
    Features features;
    /// The coded values of the declared fields (fields::Domain), in their order; empty without fields.
    std::vector<std::uint16_t> fields = {};

    auto operator<=>(const UnitDocument &) const = default;
};

/// One fit of a method: its exact sums over the privacy units, and the only way out of them. PRIVATE.
/// Called in the order in which the functions stand here.
class PrivateRun
{
public:
    virtual ~PrivateRun() = default;

    /// The public work before records are read. A cancelled `control` ends it soon; the run must not be used
    /// then.
    virtual void prepare(JobControl &control) { static_cast<void>(control); }
    /// May be called from several threads at once.
    virtual Features featuresOf(std::string_view text) const = 0;
    /// Adds one unit: a record, or all documents of a person, each once and sorted. What one unit changes
    /// must stay within the planned sensitivities, whatever it holds. May be called from several threads at
    /// once.
    virtual void add(std::span<const UnitDocument> unit) = 0;
    /// Returns everything that add() changed, in an order that another run of the same release and inputs has
    /// too; others may be added to it meanwhile. Empty: the method keeps the units themselves.
    virtual std::vector<SumCells> cells() { return {}; }

    /// Takes up the rounds that were drawn before the program ended: `stored` is what model() said then. Only
    /// methods of several rounds are asked.
    virtual void resume(const privacy::Released<ReleasedModel> &stored) { static_cast<void>(stored); }
    /// The public work before a round, counted from 1, by what the rounds before it released.
    virtual Result<void> prepareRound(int /*round*/, JobControl &) { return {}; }
    /// Draws every table that is planned for the round, in the planned order, whatever was added.
    virtual Result<void> drawRound(int round, privacy::Drawing &drawing, JobControl &control) = 0;
    /// Returns the release of at least one round; `facts` are the public parts of the model.
    virtual privacy::Released<ReleasedModel> model(const ModelFacts &facts) const = 0;
};

/// The run of `method` with the counts of the labels beside it, which are drawn last, where they are planned.
/// `inputs` must outlive it; `threads` >= 1.
std::unique_ptr<PrivateRun>
beginRun(const Synthesizer &method, const ReleasePlan &release, const PublicInputs &inputs, unsigned threads);

/// All rounds of a run, one after the other.
Result<privacy::Released<ReleasedModel>> drawAll(PrivateRun &run,
                                                 const ReleasePlan &release,
                                                 const ModelFacts &facts,
                                                 privacy::Drawing &drawing,
                                                 JobControl &control);

} // namespace core::synthesis
