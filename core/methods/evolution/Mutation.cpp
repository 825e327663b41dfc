#include "core/methods/evolution/Mutation.h"

#include "core/methods/histogram/PhrasePrior.h"
#include "core/methods/histogram/PhraseShares.h"
#include "core/synthesis/keyphrases/Draft.h"
#include "core/synthesis/keyphrases/SequenceDrawing.h"

#include <algorithm>

namespace core::synthesis {

namespace {

using vocabulary::TermId;

// Returns the histogram's own expectation before any count: shifted towards phrases near the name of a label.
Eigen::MatrixXf namedShares(const std::vector<std::string> &labels, const PublicInputs &inputs)
{
    constexpr float strength = 6;
    const LabelNames names = namesByVocabulary(labels, inputs);
    const Eigen::ArrayXf prior = phrasePrior(inputs.vocabulary).array();
    Eigen::MatrixXf shares(static_cast<Eigen::Index>(labels.size()), prior.size());
    for (Eigen::Index label = 0; label < shares.rows(); ++label) {
        const Eigen::ArrayXf pull = (strength * names.nearness.row(label)).transpose().array();
        const Eigen::ArrayXf own = prior * pull.exp();
        shares.row(label) = (own / own.sum()).matrix().transpose();
    }
    return shares;
}

// [labels x phrases]; each row sums to 1.
Eigen::MatrixXf sharesOf(const ReleasedModel &model, const PublicInputs &inputs, const JobControl &control)
{
    const bool isCounted = model.table(unitTableName) != nullptr;
    const bool isLabelled = shapeIn(model.parameters).isLabelled;
    const auto labels = static_cast<Eigen::Index>(model.labels.size());
    if (!isCounted && !isLabelled)
        return phrasePrior(inputs.vocabulary).transpose().replicate(labels, 1);
    const Eigen::MatrixXf shares =
        isCounted ? phraseShares(model, inputs, namesByVocabulary(model.labels, inputs), control)
                  : namedShares(model.labels, inputs);
    return isLabelled ? shares : Eigen::MatrixXf(shares.colwise().mean().replicate(labels, 1));
}

bool isIn(const std::vector<TermId> &phrases, TermId phrase)
{
    return std::ranges::find(phrases, phrase) != phrases.end();
}

bool isChosen(int perCent, std::mt19937_64 &random)
{
    return std::uniform_int_distribution<int>(0, 99)(random) < perCent;
}

template<typename T>
const T &oneOf(std::span<const T> choices, std::mt19937_64 &random)
{
    return choices[std::uniform_int_distribution<std::size_t>(0, choices.size() - 1)(random)];
}

} // namespace

Mutation::Mutation(const ReleasedModel &model,
                   const PublicInputs &inputs,
                   int length,
                   const JobControl &control)
    : m_inputs(inputs)
    , m_labels(model.labels)
    , m_shape(shapeIn(model.parameters))
    , m_length(std::min(static_cast<std::size_t>(length), inputs.vocabulary.size()))
{
    const Eigen::MatrixXf chances =
        drawingChances(drawnShares(sharesOf(model, inputs, control), inputs.vocabulary), {});
    for (Eigen::Index label = 0; label < chances.rows(); ++label) {
        const Eigen::VectorXf own = chances.row(label).transpose();
        m_chances.emplace_back(own.begin(), own.end());
    }
}

TermId Mutation::any(std::uint32_t label, std::mt19937_64 &random) const
{
    return m_chances[label](random);
}

TermId Mutation::near(TermId phrase, std::uint32_t label, std::mt19937_64 &random) const
{
    constexpr int looked = 32;
    const auto dimension = static_cast<Eigen::Index>(m_inputs.embedding.dimension());
    Eigen::VectorXf here(dimension);
    Eigen::VectorXf there(dimension);
    m_inputs.embedding.copyRow(phrase, {here.data(), m_inputs.embedding.dimension()});
    TermId nearest = phrase;
    float best = -2;
    for (int each = 0; each < looked; ++each) {
        const TermId drawn = any(label, random);
        m_inputs.embedding.copyRow(drawn, {there.data(), m_inputs.embedding.dimension()});
        if (const float cosine = here.dot(there); drawn != phrase && cosine > best) {
            nearest = drawn;
            best = cosine;
        }
    }
    return nearest;
}

Wish Mutation::wish(std::uint32_t label, std::vector<TermId> phrases) const
{
    Wish wish{.sequence = {{}, m_shape.isLabelled ? m_labels[label] : std::string(), {}},
              .label = label,
              .phrases = {}};
    for (const TermId phrase : phrases)
        wish.sequence.keyphrases.emplace_back(m_inputs.vocabulary.term(phrase));
    wish.phrases = std::move(phrases);
    return wish;
}

// If only a few phrases have a chance, a text has fewer.
Wish Mutation::fresh(std::uint32_t label, std::mt19937_64 &random) const
{
    constexpr std::size_t triesEach = 16;
    std::vector<TermId> phrases;
    for (std::size_t tries = 0; phrases.size() < m_length && tries < triesEach * m_length; ++tries)
        if (const TermId phrase = any(label, random); !isIn(phrases, phrase))
            phrases.push_back(phrase);
    return wish(label, std::move(phrases));
}

TermId Mutation::instead(TermId phrase,
                         std::uint32_t label,
                         std::span<const Candidate> others,
                         std::mt19937_64 &random) const
{
    constexpr int half = 50;
    if (m_shape.isPublished)
        return any(label, random);
    const Candidate &other = oneOf(others, random);
    return isChosen(half, random) && !other.phrases.empty()
               ? oneOf(std::span<const TermId>(other.phrases), random)
               : near(phrase, label, random);
}

Wish Mutation::varied(const Candidate &parent,
                      std::span<const Candidate> others,
                      int hidden,
                      std::mt19937_64 &random) const
{
    Wish varied = recombined(parent, others, hidden, random);
    varied.sequence.draft = withHidden(parent.text, hidden, random);
    return varied;
}

Wish Mutation::recombined(const Candidate &parent,
                          std::span<const Candidate> others,
                          int hidden,
                          std::mt19937_64 &random) const
{
    std::vector<TermId> phrases = parent.phrases;
    for (TermId &phrase : phrases) {
        if (!isChosen(hidden, random))
            continue;
        if (const TermId other = instead(phrase, parent.label, others, random); !isIn(phrases, other))
            phrase = other;
    }
    return wish(parent.label, std::move(phrases));
}

} // namespace core::synthesis
