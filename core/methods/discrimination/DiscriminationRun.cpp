#include "core/methods/discrimination/DiscriminationRun.h"

#include "core/base/Result.h"
#include "core/methods/discrimination/DiscriminationSettings.h"
#include "core/methods/evolution/WrittenTexts.h"
#include "core/privacy/Released.h"

namespace core::synthesis {

namespace {

using Pool = std::vector<Candidate>;
using Wishes = std::vector<Wish>;

privacy::HashKey newKey()
{
    privacy::SecureRandom random;
    return privacy::freshHashKey(random);
}

// Uses public values only, because nothing is released yet.
Result<Wishes>
wishesFor(const privacy::Nothing &, const ModelFacts &facts, const PublicInputs &inputs, JobControl &control)
{
    const int perLabel = discriminationIn(facts.parameters).candidates;
    std::mt19937_64 random = randomnessOf(1, inputs);
    const Mutation mutation({facts, {}, {}, {}}, inputs, facts.parameters.length, control);
    Wishes wishes;
    for (std::uint32_t label = 0; label < facts.labels.size(); ++label) {
        if (control.isCancelled())
            return cancelled();
        for (int text = 0; text < perLabel; ++text)
            wishes.push_back(mutation.fresh(label, random));
    }
    number(wishes, 1);
    return wishes;
}

} // namespace

DiscriminationRun::DiscriminationRun(const ReleasePlan &release, const PublicInputs &inputs)
    : m_release(release)
    , m_inputs(inputs)
    , m_directions(inputs)
    , m_teachers(m_directions,
                 release.labels,
                 static_cast<std::size_t>(discriminationIn(release.parameters).teachers),
                 newKey())
{}

Features DiscriminationRun::featuresOf(std::string_view text) const
{
    return phraseCounts(*m_inputs.matcher, text);
}

void DiscriminationRun::add(std::span<const UnitDocument> unit)
{
    m_teachers.add(unit);
}

Result<void> DiscriminationRun::prepareRound(int, JobControl &control)
{
    ModelFacts facts;
    facts.parameters = m_release.parameters;
    facts.labels = m_inputs.writing.labels;
    facts.vocabularySize = static_cast<std::uint32_t>(m_inputs.vocabulary.size());
    KEYSEED_ASSIGN(const auto wishes,
                   privacy::Nothing::released().tryDerive(wishesFor, facts, m_inputs, control));
    KEYSEED_ASSIGN(const auto pool, writtenTexts(m_inputs, m_release, wishes, control));
    m_pool = pool;
    return {};
}

Result<void> DiscriminationRun::drawRound(int, privacy::Drawing &drawing, JobControl &)
{
    const DiscriminationShape shape = discriminationIn(m_release.parameters);
    KEYSEED_ASSIGN(auto votes,
                   drawing.draw(m_teachers.votesFor(**m_pool,
                                                    static_cast<std::size_t>(shape.questions),
                                                    static_cast<std::size_t>(shape.approved)),
                                m_release.table(teacherTableName)->noise));
    m_votes = std::move(votes);
    return {};
}

privacy::Released<ReleasedModel> DiscriminationRun::model(const ModelFacts &facts) const
{
    const auto named = m_votes->derive(
        [](const privacy::NoisyCounts &votes, const ModelFacts &known) {
            return ReleasedModel{known, {{teacherTableName, votes}}, {}, {}};
        },
        facts);
    return privacy::Released<ReleasedModel>::combine(
        named, *m_pool, [](ReleasedModel model, const Pool &pool) {
            model.pool = pool;
            return model;
        });
}

} // namespace core::synthesis
