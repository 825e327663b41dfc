#include "core/methods/evolution/EvolutionSynthesizer.h"

#include "core/methods/evolution/EvolutionRun.h"
#include "core/methods/evolution/EvolutionSettings.h"
#include "core/methods/evolution/Selection.h"
#include "core/methods/evolution/VoteSums.h"
#include "core/methods/evolution/WrittenTexts.h"
#include "core/methods/histogram/HistogramSynthesizer.h"
#include "core/synthesis/ReleasePlan.h"

#include <algorithm>
#include <array>

namespace core::synthesis {

namespace {

constexpr std::string_view firstTextsPart = "vocabulary";
constexpr std::string_view votesPart = "votes";

const HistogramSynthesizer &histogram()
{
    static const HistogramSynthesizer method;
    return method;
}

// Plans the release of the first rounds, if the budget has a part for it, like the histogram.
ReleasePlan phrasePlan(const Choices &choices, const Budgets &budgets)
{
    const auto part = budgets.find(firstTextsPart);
    return part == budgets.end() ? ReleasePlan() : histogram().plan(choices, {{"phrases", part->second}});
}

// The published form has no choice of noise.
privacy::NoiseBudget
bestBudget(const EvolutionSettings &settings, const Choices &choices, const Budgets &budgets, int rounds)
{
    return settings.isPublished() ? budgets.find(votesPart)->second
                                  : quieterBudget(choices, budgets, votesPart, voteSensitivity, rounds);
}

// Returns weights by how far their votes exceed the noise; in the published form the same for all chosen
// ones.
std::vector<double> parentWeights(const ReleasedModel &model)
{
    const EvolutionShape shape = shapeIn(model.parameters);
    if (!shape.isPublished)
        return candidateWeights(model.table(voteTableName(shape.rounds))->counts, model.labels.size());
    std::vector<double> weights(model.pool.size(), 0.0);
    for (const std::vector<std::size_t> &ofLabel : chosenPlaces(model))
        for (const std::size_t place : ofLabel)
            weights[place] = 1.0;
    return weights;
}

// Every document is a variation of a text that the last votes chose: as few phrases change as in a round.
Result<std::vector<Sequence>> varied(const ReleasedModel &model,
                                     const PublicInputs &inputs,
                                     const SamplingChoices &wanted,
                                     JobControl &control)
{
    return expanded(model, inputs, wanted, parentWeights(model), shapeIn(model.parameters).hidden, control);
}

} // namespace

std::span<const BudgetPart> EvolutionSynthesizer::parts() const
{
    static constexpr std::array<BudgetPart, 2> parts = {
        {{.key = votesPart,
          .isRequired = true,
          .words = QT_TRANSLATE_NOOP("MethodText", "which texts are like the records"),
          .defaultShare = 1},
         {.key = firstTextsPart,
          .isRequired = false,
          .words = QT_TRANSLATE_NOOP("MethodText", "which phrases the first texts have"),
          .advice = QT_TRANSLATE_NOOP(
              "MethodText",
              "0 % begins with texts about the names of the labels. A share for phrases lets the first texts "
              "have phrases of the records, and leaves less for the votes.")}}};
    return parts;
}

std::vector<FieldDescription> EvolutionSynthesizer::settingFields() const
{
    return describe(evolutionSettings());
}

FieldCheck EvolutionSynthesizer::checkSettings(const Settings &settings, const std::string &path, int) const
{
    const auto read = readSettings(settings, path, evolutionSettings());
    return read ? FieldCheck() : tl::unexpected(read.error());
}

ReleasePlan EvolutionSynthesizer::plan(const Choices &choices, const Budgets &budgets) const
{
    const EvolutionSettings settings = evolutionSettingsOf(choices.settings);
    const EvolutionShape guess = evolutionShape(settings, choices, budgets.find(votesPart)->second);
    const privacy::NoiseBudget budget = bestBudget(settings, choices, budgets, guess.rounds);
    const EvolutionShape shape = evolutionShape(settings, choices, budget);

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
    release.bytesBesides = cells * storedBytesOf(choices.length);
    return release;
}

std::unique_ptr<PrivateRun>
EvolutionSynthesizer::begin(const ReleasePlan &release, const PublicInputs &inputs, unsigned threads) const
{
    ReleasePlan phrases = release;
    std::erase_if(phrases.tables, [](const PlannedTable &table) { return isVoteTable(table.name); });
    if (phrases.tables.empty())
        return std::make_unique<EvolutionRun>(release, inputs, nullptr, 0);
    return std::make_unique<EvolutionRun>(
        release, inputs, histogram().begin(phrases, inputs, threads), phrases.rounds());
}

std::int64_t EvolutionSynthesizer::textsBefore(int round, const ReleasePlan &release) const
{
    const EvolutionShape shape = shapeIn(release.parameters);
    const PlannedTable *first = release.table(voteTableName(1));
    if (!first || round < first->round || round >= first->round + shape.rounds)
        return 0;
    const int ofLabel = round == first->round ? shape.pool() : shape.chosen * shape.variations;
    return static_cast<std::int64_t>(release.labels) * ofLabel;
}

std::optional<VoteForecast> voteForecast(const ReleasePlan &release)
{
    const PlannedTable *first = release.table(voteTableName(1));
    if (!first)
        return {};
    const EvolutionShape shape = shapeIn(release.parameters);
    std::int64_t texts = 0;
    for (int round = 1; round <= release.rounds(); ++round)
        texts += EvolutionSynthesizer().textsBefore(round, release);
    const double standsOutFrom = voteStandsOutFrom(shape.pool(), first->noise);
    return VoteForecast{.rounds = shape.rounds,
                        .textsOfVote = shape.pool(),
                        .texts = texts,
                        .halfWidth95 = voteHalfWidth95(first->noise),
                        .standsOutFrom = standsOutFrom,
                        // A text that stands out may have a quarter of the votes.
                        .faintBelow = 4 * standsOutFrom};
}

std::vector<ForecastLine> EvolutionSynthesizer::forecast(const ReleasePlan &release,
                                                         const ForecastFacts &facts) const
{
    const auto votes = voteForecast(release);
    return votes ? linesOf(*votes, facts) : std::vector<ForecastLine>();
}

Result<privacy::Released<std::vector<Sequence>>>
EvolutionSynthesizer::sample(const privacy::Released<ReleasedModel> &model,
                             const PublicInputs &inputs,
                             const SamplingChoices &choices,
                             JobControl &control) const
{
    return model.tryDerive(varied, inputs, choices, control);
}

std::optional<std::uint64_t> EvolutionSynthesizer::cellsOf(const ModelShape &shape,
                                                           std::string_view table) const
{
    if (!isVoteTable(table))
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

std::optional<std::string> EvolutionSynthesizer::modelProblem(const ReleasedModel &model) const
{
    const EvolutionShape shape = shapeIn(model.parameters);
    const auto perLabel = static_cast<std::size_t>(shape.pool());
    if (auto problem = poolProblem(model, perLabel))
        return problem;
    return model.table(unitTableName) ? histogram().modelProblem(model) : std::nullopt;
}

std::span<const CountTable> EvolutionSynthesizer::countTables() const
{
    return histogram().countTables();
}

namespace method {

const Synthesizer &augPe()
{
    static const EvolutionSynthesizer method;
    return method;
}

} // namespace method

} // namespace core::synthesis
