#include "core/synthesis/evolution/EvolutionSynthesizer.h"

#include "core/privacy/SecureRandom.h"
#include "core/synthesis/evolution/Breeding.h"
#include "core/synthesis/evolution/EvolutionRun.h"
#include "core/synthesis/evolution/Selection.h"
#include "core/synthesis/histogram/HistogramSynthesizer.h"
#include "core/synthesis/keyphrases/SequenceIds.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace core::synthesis {

namespace {

constexpr std::string_view vocabularyPart = "vocabulary";
constexpr std::string_view votesPart = "votes";

const HistogramSynthesizer &histogram()
{
    static const HistogramSynthesizer method;
    return method;
}

bool isOfVotes(std::string_view table)
{
    return table.starts_with("votes-");
}

bool isOfVotes(const PlannedTable &table)
{
    return isOfVotes(table.name);
}

// What the first rounds release, where the budget has a part for it: as the histogram does.
ReleasePlan phrasePlan(const Choices &choices, const Budgets &budgets)
{
    const auto part = budgets.find(vocabularyPart);
    return part == budgets.end() ? ReleasePlan() : histogram().plan(choices, {{"phrases", part->second}});
}

// Under a budget with delta, votes may have the pure noise instead where that is less: their epsilon is pure
// then. Beside a Gaussian part it would not add up to what was asked for.
privacy::NoiseBudget bestBudget(const Choices &choices, const Budgets &budgets, int rounds)
{
    const privacy::NoiseBudget given = budgets.find(votesPart)->second;
    const auto epsilon = privacy::Epsilon::from(choices.epsilonOf(votesPart));
    if (!given.isGaussian() || budgets.contains(vocabularyPart) || !epsilon)
        return given;
    const auto pure = privacy::NoiseBudget::pure(*epsilon);
    const auto deviation = [rounds](const privacy::NoiseBudget &of) {
        return privacy::standardDeviation(of.share(1, rounds).noiseFor(voteSensitivity));
    };
    return deviation(pure) < deviation(given) ? pure : given;
}

/// How sequences are drawn of the chosen texts; public.
struct Expansion
{
    int length = 0;
    std::vector<int> perLabel;
    double sharpness = 1;
};

} // namespace

} // namespace core::synthesis

template<>
inline constexpr bool core::isPublic<core::synthesis::Expansion> = true;

namespace core::synthesis {

namespace {

// Every document is a variation of a text that the last votes chose: as few phrases change as in a round.
Result<std::vector<Sequence>>
expanded(const SeedModel &model, const PublicInputs &inputs, const Expansion &wanted, JobControl &control)
{
    control.report(0.0, "sequences");
    privacy::SecureRandom secure;
    std::mt19937_64 random(secure());
    const EvolutionShape shape = shapeIn(model.parameters);
    const Breeding breeding(model, inputs, wanted.length, control);
    const std::vector<Candidate> &pool = model.pool;
    const auto weights =
        candidateWeights(model.table(voteTableName(shape.rounds))->counts, model.labels.size());
    const std::size_t perLabel = pool.size() / model.labels.size();
    std::vector<Sequence> sequences;
    for (std::size_t label = 0; label < model.labels.size(); ++label) {
        std::vector<double> own(weights.begin() + static_cast<std::ptrdiff_t>(label * perLabel),
                                weights.begin() + static_cast<std::ptrdiff_t>((label + 1) * perLabel));
        for (double &each : own)
            each = std::pow(each, wanted.sharpness);
        std::discrete_distribution<std::size_t> choice(own.begin(), own.end());
        std::vector<Candidate> others;
        for (std::size_t at = 0; at < perLabel; ++at)
            if (own[at] > 0)
                others.push_back(pool[label * perLabel + at]);
        for (int count = 0; count < wanted.perLabel[label]; ++count) {
            if (control.isCancelled())
                return cancelled();
            const Candidate &parent = pool[label * perLabel + choice(random)];
            sequences.push_back(breeding.varied(parent, others, shape.hidden, random).sequence);
        }
    }
    shuffleAndNumber(sequences, secure);
    return sequences;
}

} // namespace

std::string_view EvolutionSynthesizer::summary() const
{
    return "Texts are written without the records, and in each of several rounds every person gives one vote "
           "to the text that is nearest to theirs. What gets many noisy votes is varied and voted on again. "
           "Of "
           "use with a language model and many persons a label.";
}

std::span<const BudgetPart> EvolutionSynthesizer::parts() const
{
    static constexpr std::array<BudgetPart, 2> parts = {
        {{.key = votesPart, .isRequired = true, .words = "which texts are like the records"},
         {.key = vocabularyPart, .isRequired = false, .words = "which phrases the first texts have"}}};
    return parts;
}

double EvolutionSynthesizer::defaultShare(std::string_view part) const
{
    return part == votesPart ? 1.0 : 0.0;
}

std::vector<std::string_view> EvolutionSynthesizer::settingKeys() const
{
    return keysOf(evolutionSettings());
}

FieldCheck EvolutionSynthesizer::checkSettings(const Settings &settings, const std::string &path, int) const
{
    const auto read = readSettings(settings, path, evolutionSettings());
    return read ? FieldCheck() : tl::unexpected(read.error());
}

ReleasePlan EvolutionSynthesizer::plan(const Choices &choices, const Budgets &budgets) const
{
    const auto settings = readSettings(choices.settings, {}, evolutionSettings());
    const EvolutionShape guess = evolutionShape(*settings, choices, budgets.find(votesPart)->second);
    const privacy::NoiseBudget budget = bestBudget(choices, budgets, guess.rounds);
    const EvolutionShape shape = evolutionShape(*settings, choices, budget);

    const ReleasePlan phrases = phrasePlan(choices, budgets);
    ReleasePlan release;
    release.parameters = parametersOf(shape, choices);
    release.parameters.method = name();
    release.parameters.clusters = phrases.parameters.clusters;
    release.tables = phrases.tables;
    const int before = phrases.tables.empty() ? 0 : phrases.rounds();
    const std::size_t cells = choices.labels * static_cast<std::size_t>(shape.pool());
    for (int vote = 1; vote <= shape.rounds; ++vote)
        release.tables.push_back({voteTableName(vote),
                                  cells,
                                  voteSensitivity,
                                  budget.share(1, shape.rounds).noiseFor(voteSensitivity),
                                  before + vote});
    // A text, escaped as JSON, and its phrases.
    release.bytesBesides = cells * (6 * longestCandidate + 16 * static_cast<std::size_t>(choices.length));
    return release;
}

std::unique_ptr<PrivateRun>
EvolutionSynthesizer::begin(const ReleasePlan &release, const PublicInputs &inputs, unsigned threads) const
{
    ReleasePlan phrases = release;
    std::erase_if(phrases.tables, [](const PlannedTable &table) { return isOfVotes(table); });
    if (phrases.tables.empty())
        return std::make_unique<EvolutionRun>(release, inputs, nullptr, 0);
    return std::make_unique<EvolutionRun>(
        release, inputs, histogram().begin(phrases, inputs, threads), phrases.rounds());
}

Result<privacy::Released<std::vector<Sequence>>>
EvolutionSynthesizer::sample(const privacy::Released<SeedModel> &model,
                             const PublicInputs &inputs,
                             const SamplingChoices &choices,
                             JobControl &control) const
{
    const Expansion wanted{choices.length, choices.perLabel, choices.sharpness};
    return model.tryDerive(expanded, inputs, wanted, control);
}

std::optional<std::uint64_t> EvolutionSynthesizer::cellsOf(const ModelShape &shape,
                                                           std::string_view table) const
{
    if (!isOfVotes(table))
        return histogram().cellsOf(shape, table);
    const EvolutionShape evolution = shapeIn(shape.parameters);
    for (int vote = 1; vote <= evolution.rounds; ++vote)
        if (table == voteTableName(vote))
            return shape.labels * static_cast<std::uint64_t>(evolution.pool());
    return std::nullopt;
}

std::optional<std::string> EvolutionSynthesizer::missing(const ModelShape &shape,
                                                         const TableNames &tables) const
{
    for (int vote = 1; vote <= std::max(1, shapeIn(shape.parameters).rounds); ++vote)
        if (!tables.contains(voteTableName(vote)))
            return "a round of votes is missing";
    return tables.contains(unitTableName) ? histogram().missing(shape, tables) : std::nullopt;
}

std::optional<std::string> EvolutionSynthesizer::modelProblem(const SeedModel &model) const
{
    const EvolutionShape shape = shapeIn(model.parameters);
    const auto perLabel = static_cast<std::size_t>(shape.pool());
    if (model.pool.size() != perLabel * model.labels.size())
        return "there are too few or too many texts";
    for (std::size_t at = 0; at < model.pool.size(); ++at) {
        const Candidate &text = model.pool[at];
        if (text.label != at / perLabel
            || std::ranges::any_of(text.phrases, [&](auto phrase) { return phrase >= model.vocabularySize; }))
            return "a text has another label, or a phrase that is not in the vocabulary";
    }
    return model.table(unitTableName) ? histogram().modelProblem(model) : std::nullopt;
}

std::span<const CountTable> EvolutionSynthesizer::countTables() const
{
    return histogram().countTables();
}

} // namespace core::synthesis
