#include "core/methods/evolution/EvolutionRun.h"

#include "core/base/Result.h"
#include "core/methods/evolution/EvolutionSettings.h"
#include "core/methods/evolution/Selection.h"
#include "core/methods/evolution/WrittenTexts.h"
#include "core/privacy/Released.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace core::synthesis {

namespace {

using Pool = std::vector<Candidate>;
using Wishes = std::vector<Wish>;

constexpr std::string_view voteTablePrefix = "votes-";

std::size_t votesIn(const ReleasedModel &model)
{
    return static_cast<std::size_t>(std::ranges::count_if(model.tables, isVoteTable, &NoisyTable::name));
}

// New texts for the first round; then variations, the chosen themselves aside.
Result<Wishes> textsOfRound(const ReleasedModel &model, const PublicInputs &inputs, JobControl &control)
{
    const std::size_t vote = votesIn(model) + 1;
    const EvolutionShape shape = shapeIn(model.parameters);
    std::mt19937_64 random = randomnessOf(vote, inputs);
    const Mutation mutation(model, inputs, model.parameters.length, control);
    const std::vector<Pool> chosen = vote == 1 ? std::vector<Pool>() : chosenIn(model);
    Wishes wishes;
    for (std::uint32_t label = 0; label < model.labels.size(); ++label) {
        if (control.isCancelled())
            return cancelled();
        if (vote == 1) {
            for (int text = 0; text < shape.pool(); ++text)
                wishes.push_back(mutation.fresh(label, random));
            continue;
        }
        for (const Candidate &parent : chosen[label])
            for (int variation = 0; variation < shape.variations; ++variation)
                wishes.push_back(mutation.varied(parent, chosen[label], shape.hidden, random));
    }
    number(wishes, vote);
    return wishes;
}

// The chosen of the round before stay, each label's before its new texts.
Pool besides(const ReleasedModel &model)
{
    if (model.pool.empty())
        return {};
    Pool kept;
    for (Pool &chosen : chosenIn(model))
        std::ranges::move(chosen, std::back_inserter(kept));
    return kept;
}

Pool together(Pool kept, const Pool &fresh)
{
    kept.insert(kept.end(), fresh.begin(), fresh.end());
    std::ranges::stable_sort(kept, {}, &Candidate::label);
    return kept;
}

ReleasedModel emptyModel(const privacy::Nothing &, const ModelFacts &facts)
{
    return {facts, {}, {}, {}};
}

} // namespace

std::string voteTableName(int vote)
{
    return std::string(voteTablePrefix) + std::to_string(vote);
}

bool isVoteTable(std::string_view table)
{
    return table.starts_with(voteTablePrefix);
}

EvolutionRun::EvolutionRun(const ReleasePlan &release,
                           const PublicInputs &inputs,
                           std::unique_ptr<PrivateRun> phrases,
                           int phraseRounds)
    : m_release(release)
    , m_inputs(inputs)
    , m_directions(inputs)
    , m_votes(m_directions, release.labels)
    , m_phrases(std::move(phrases))
    , m_phraseRounds(phraseRounds)
    , m_soFar(privacy::Nothing::released().derive(emptyModel, ownFacts()))
{}

ModelFacts EvolutionRun::ownFacts() const
{
    ModelFacts facts;
    facts.parameters = m_release.parameters;
    facts.labels = m_inputs.writing.labels;
    facts.vocabularySize = static_cast<std::uint32_t>(m_inputs.vocabulary.size());
    return facts;
}

void EvolutionRun::prepare(JobControl &control)
{
    if (m_phrases)
        m_phrases->prepare(control);
}

Features EvolutionRun::featuresOf(std::string_view text) const
{
    return phraseCounts(*m_inputs.matcher, text);
}

void EvolutionRun::add(std::span<const UnitDocument> unit)
{
    if (m_phrases)
        m_phrases->add(unit);
    m_votes.add(unit);
}

void EvolutionRun::resume(const privacy::Released<ReleasedModel> &stored)
{
    m_soFar = stored;
    if (m_phrases && static_cast<int>(stored->tables.size()) < m_phraseRounds)
        m_phrases->resume(stored);
}

Result<void> EvolutionRun::prepareRound(int round, JobControl &control)
{
    if (round <= m_phraseRounds)
        return m_phrases->prepareRound(round, control);
    return requestTexts(control);
}

Result<void> EvolutionRun::requestTexts(JobControl &control)
{
    KEYSEED_ASSIGN(const auto wishes, m_soFar.tryDerive(textsOfRound, m_inputs, control));
    KEYSEED_ASSIGN(const auto fresh, writtenTexts(m_inputs, m_release, wishes, control));
    m_pool = privacy::Released<Pool>::combine(m_soFar.derive(besides), fresh, together);
    return {};
}

Result<void> EvolutionRun::drawPhrases(int round, privacy::Drawing &drawing, JobControl &control)
{
    KEYSEED_TRY(m_phrases->drawRound(round, drawing, control));
    m_soFar = m_phrases->model(ownFacts());
    return {};
}

Result<void> EvolutionRun::drawVotes(int vote, privacy::Drawing &drawing)
{
    const PlannedTable &table = *m_release.table(voteTableName(vote));
    KEYSEED_ASSIGN(const auto noisy, drawing.draw(m_votes.votesFor(**m_pool), table.noise));
    const auto named = noisy.derive(
        [](const privacy::NoisyCounts &counts, const PlannedTable &of) {
            return NoisyTable{of.name, counts};
        },
        table);
    m_soFar = privacy::Released<ReleasedModel>::combine(
        m_soFar, named, [](ReleasedModel model, const NoisyTable &votes) {
            model.tables.push_back(votes);
            return model;
        });
    m_soFar = privacy::Released<ReleasedModel>::combine(
        m_soFar, *m_pool, [](ReleasedModel model, const Pool &pool) {
            model.pool = pool;
            return model;
        });
    return {};
}

Result<void> EvolutionRun::drawRound(int round, privacy::Drawing &drawing, JobControl &control)
{
    return round <= m_phraseRounds ? drawPhrases(round, drawing, control)
                                   : drawVotes(round - m_phraseRounds, drawing);
}

privacy::Released<ReleasedModel> EvolutionRun::model(const ModelFacts &facts) const
{
    return m_soFar.derive(
        [](const ReleasedModel &soFar, const ModelFacts &known) {
            ReleasedModel model = soFar;
            const MethodParameters found = soFar.parameters;
            static_cast<ModelFacts &>(model) = known;
            model.parameters.clusters = found.clusters;
            model.parameters.further = found.further;
            return model;
        },
        facts);
}

} // namespace core::synthesis
