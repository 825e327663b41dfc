#include "core/synthesis/evolution/EvolutionRun.h"

#include "core/privacy/Nothing.h"
#include "core/synthesis/evolution/Breeding.h"
#include "core/synthesis/evolution/Selection.h"

#include <algorithm>
#include <utility>

namespace core::synthesis {

namespace {

using Pool = std::vector<Candidate>;
using Wishes = std::vector<Wish>;

// Public, and of the round alone: a run that was cut off asks for the same texts again.
std::mt19937_64 randomnessOf(std::size_t vote, const PublicInputs &inputs)
{
    std::vector<std::uint32_t> seeds = {static_cast<std::uint32_t>(vote)};
    for (const auto byte : inputs.vocabulary.digest())
        seeds.push_back(static_cast<std::uint32_t>(byte));
    std::seed_seq seed(seeds.begin(), seeds.end());
    return std::mt19937_64(seed);
}

void number(Wishes &wishes, std::size_t vote)
{
    for (std::size_t at = 0; at < wishes.size(); ++at)
        wishes[at].sequence.id = "ROUND-" + std::to_string(vote) + "-" + std::to_string(at + 1);
}

std::size_t votesIn(const SeedModel &model)
{
    const auto isOfVotes = [](const NoisyTable &table) { return table.name.starts_with("votes-"); };
    return static_cast<std::size_t>(std::ranges::count_if(model.tables, isOfVotes));
}

// Those of a label that the votes of the last round chose.
std::vector<Candidate> chosenIn(const SeedModel &model, std::size_t label, const EvolutionShape &shape)
{
    const Pool &pool = model.pool;
    const std::size_t perLabel = pool.size() / model.labels.size();
    const auto weights = candidateWeights(model.tables.back().counts, model.labels.size());
    std::vector<Candidate> chosen;
    for (const std::size_t at : chosenOf(std::span(weights).subspan(label * perLabel, perLabel),
                                         static_cast<std::size_t>(shape.chosen)))
        chosen.push_back(pool[label * perLabel + at]);
    return chosen;
}

// New texts for the first round; then variations, the chosen themselves aside.
Result<Wishes> wishesFor(const SeedModel &model,
                         const PublicInputs &inputs,
                         const EvolutionShape &shape,
                         const ModelFacts &facts,
                         JobControl &control)
{
    const std::size_t vote = votesIn(model) + 1;
    std::mt19937_64 random = randomnessOf(vote, inputs);
    const Breeding breeding(model, inputs, facts.parameters.length, control);
    Wishes wishes;
    for (std::uint32_t label = 0; label < model.labels.size(); ++label) {
        if (control.isCancelled())
            return cancelled();
        if (vote == 1) {
            for (int text = 0; text < shape.pool(); ++text)
                wishes.push_back(breeding.fresh(label, random));
            continue;
        }
        const auto chosen = chosenIn(model, label, shape);
        for (const Candidate &parent : chosen)
            for (int variation = 0; variation < shape.variations; ++variation)
                wishes.push_back(breeding.varied(parent, chosen, shape.hidden, random));
    }
    number(wishes, vote);
    return wishes;
}

// At a blank, so that no character is cut; so much without any is no text.
std::string cut(const std::string &text)
{
    if (text.size() <= longestCandidate)
        return text;
    const auto blank = text.rfind(' ', longestCandidate);
    return blank == std::string::npos ? std::string() : text.substr(0, blank);
}

Pool untold(const Wishes &wishes)
{
    Pool pool;
    for (const Wish &wish : wishes)
        pool.push_back({wish.label, wish.phrases, {}});
    return pool;
}

// The chosen of the round before stay, each label's before its new texts.
Pool besides(const SeedModel &model, const EvolutionShape &shape)
{
    Pool kept;
    for (std::size_t label = 0; label < model.labels.size() && !model.pool.empty(); ++label)
        for (Candidate &each : chosenIn(model, label, shape))
            kept.push_back(std::move(each));
    return kept;
}

Pool together(Pool kept, const Pool &fresh)
{
    kept.insert(kept.end(), fresh.begin(), fresh.end());
    std::ranges::stable_sort(kept, {}, &Candidate::label);
    return kept;
}

SeedModel emptyModel(const privacy::Nothing &, const ModelFacts &facts)
{
    return {facts, {}, {}, {}};
}

} // namespace

std::string voteTableName(int vote)
{
    return "votes-" + std::to_string(vote);
}

EvolutionRun::EvolutionRun(const ReleasePlan &release,
                           const PublicInputs &inputs,
                           std::unique_ptr<PrivateRun> phrases,
                           int phraseRounds)
    : m_release(release)
    , m_inputs(inputs)
    , m_shape(shapeIn(release.parameters))
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

void EvolutionRun::resume(const privacy::Released<SeedModel> &stored)
{
    m_soFar = stored;
    if (m_phrases && static_cast<int>(stored->tables.size()) < m_phraseRounds)
        m_phrases->resume(stored);
}

Result<void> EvolutionRun::prepareRound(int round, JobControl &control)
{
    if (round <= m_phraseRounds)
        return m_phrases->prepareRound(round, control);
    return breed(round - m_phraseRounds, control);
}

Result<void> EvolutionRun::breed(int vote, JobControl &control)
{
    if (!m_inputs.writing.source)
        return fail(ErrorCode::Internal, "augpe: there is nobody to write the texts");
    const auto wishes = m_soFar.tryDerive(wishesFor, m_inputs, m_shape, ownFacts(), control);
    if (!wishes)
        return fail(wishes.error());
    const auto asked = wishes->derive([](const Wishes &all) {
        std::vector<Sequence> sequences;
        for (const Wish &wish : all)
            sequences.push_back(wish.sequence);
        return sequences;
    });
    const auto texts = m_inputs.writing.source->write(asked, control);
    if (!texts)
        return fail(texts.error());
    if ((*texts)->size() != asked->size())
        return fail(ErrorCode::Internal,
                    "augpe: round " + std::to_string(vote) + " misses a text, or has one too many");
    const auto fresh = privacy::Released<Pool>::combine(
        wishes->derive(untold), *texts, [](Pool pool, const std::vector<std::string> &told) {
            for (std::size_t at = 0; at < pool.size(); ++at)
                pool[at].text = cut(told[at]);
            return pool;
        });
    m_pool = privacy::Released<Pool>::combine(m_soFar.derive(besides, m_shape), fresh, together);
    return {};
}

Result<void> EvolutionRun::drawPhrases(int round, privacy::Drawing &drawing, JobControl &control)
{
    if (auto drawn = m_phrases->drawRound(round, drawing, control); !drawn)
        return drawn;
    m_soFar = m_phrases->model(ownFacts());
    return {};
}

Result<void> EvolutionRun::drawVotes(int vote, privacy::Drawing &drawing)
{
    const PlannedTable &table = *m_release.table(voteTableName(vote));
    const auto noisy = drawing.draw(m_votes.votesFor(**m_pool), table.noise);
    if (!noisy)
        return fail(noisy.error());
    const auto named = noisy->derive(
        [](const privacy::NoisyCounts &counts, const PlannedTable &of) {
            return NoisyTable{of.name, counts};
        },
        table);
    m_soFar =
        privacy::Released<SeedModel>::combine(m_soFar, named, [](SeedModel model, const NoisyTable &votes) {
            model.tables.push_back(votes);
            return model;
        });
    m_soFar = privacy::Released<SeedModel>::combine(m_soFar, *m_pool, [](SeedModel model, const Pool &pool) {
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

privacy::Released<SeedModel> EvolutionRun::model(const ModelFacts &facts) const
{
    return m_soFar.derive(
        [](const SeedModel &soFar, const ModelFacts &known) {
            SeedModel model = soFar;
            const MethodParameters found = soFar.parameters;
            static_cast<ModelFacts &>(model) = known;
            model.parameters.clusters = found.clusters;
            model.parameters.further = found.further;
            return model;
        },
        facts);
}

} // namespace core::synthesis
