#include "core/embedding/imports/TermVectors.h"

#include "core/base/Result.h"
#include "core/embedding/DerivedVectors.h"
#include "core/embedding/VectorFile.h"
#include "core/vocabulary/Folding.h"

#include <Eigen/Cholesky>

#include <algorithm>
#include <cmath>

namespace core::embedding {

namespace {

using vocabulary::TermId;
using vocabulary::Vocabulary;

constexpr std::size_t mostExamples = 20'000;
constexpr Eigen::Index fewestExamples = 32;
constexpr std::size_t block = std::size_t{1} << 16;
// The ridge as a share of the average variance of the built-in vectors in a direction.
constexpr float ridge = 0.1F;

std::vector<TermId> evenly(std::span<const TermId> terms)
{
    const std::size_t step = (terms.size() + mostExamples - 1) / mostExamples;
    std::vector<TermId> chosen;
    for (std::size_t i = 0; i < terms.size(); i += std::max<std::size_t>(step, 1))
        chosen.push_back(terms[i]);
    return chosen;
}

// [built-in dimension x dimension of the file]; empty where too few terms are known to both.
Eigen::MatrixXf linearMap(const RowMatrix &from, const Eigen::MatrixXf &to)
{
    const Eigen::Index both = (from.rowwise().squaredNorm().array() > 0.0F).count();
    if (both < fewestExamples)
        return {};
    Eigen::MatrixXf products = from.transpose() * from; // a row of zeros adds nothing
    products.diagonal().array() += ridge * products.trace() / static_cast<float>(products.rows());
    return Eigen::LLT<Eigen::MatrixXf>(products).solve(from.transpose() * to);
}

} // namespace

Result<void> carryOver(const Vocabulary &terms,
                       std::span<const TermId> known,
                       std::span<const TermId> unknown,
                       const std::filesystem::path &resources,
                       TermVectors &made,
                       JobControl &control)
{
    if (unknown.empty())
        return {};
    KEYSEED_ASSIGN(const auto builtIn, Embedding::openVectors(resources / "english.vectors"));
    KEYSEED_ASSIGN(const auto english, Vocabulary::openLexicon(resources / "english.lexicon"));
    const std::vector<TermId> examples = evenly(known);
    const Embedding rows = made.rows.embedding({});
    const Eigen::MatrixXf map =
        linearMap(deriveKnownVectors(terms, examples, english, builtIn), rowsOf(rows, examples));
    for (std::size_t first = 0; first < unknown.size(); first += block) {
        if (control.isCancelled())
            return cancelled();
        const auto ids = unknown.subspan(first, std::min(block, unknown.size() - first));
        RowMatrix carried;
        if (map.size() > 0)
            carried = deriveKnownVectors(terms, ids, english, builtIn) * map;
        for (std::size_t i = 0; i < ids.size(); ++i) {
            const auto row = static_cast<Eigen::Index>(i);
            const bool isCarried = carried.size() > 0 && carried.row(row).norm() > 1e-6F;
            made.rows.set(ids[i],
                          isCarried ? Eigen::RowVectorXf(carried.row(row).normalized())
                                    : pseudoRandomVector(vocabulary::folded(terms.term(ids[i])),
                                                         made.rows.dimension()));
            made.facts.count(isCarried ? VectorOrigin::CarriedOver : VectorOrigin::Invented);
        }
    }
    return {};
}

namespace {

using vocabulary::TermId;
using vocabulary::Vocabulary;

constexpr double usualShare = 1e-3; // a
constexpr TermId termsBetweenLooks = 4096;

class Mean final
{
public:
    Mean(const WordVectors &words, WordWeights weights, std::uint64_t wordsInFile)
        : m_words(words)
        , m_weights(weights)
        , m_harmonic(std::log(static_cast<double>(std::max<std::uint64_t>(wordsInFile, 1))) + 0.58)
        , m_sum(static_cast<Eigen::Index>(words.dimension()))
    {}

    // Takes the vectors of a term; returns nothing if no word is known.
    std::optional<VectorOrigin> take(TermId term)
    {
        const auto words = m_words.wordsOf(term);
        m_sum.setZero();
        m_hasPieces = false;
        if (add(m_words.joined(words)))
            return found(0);
        std::size_t unknown = 0;
        for (std::size_t i = 0; i < words.size(); ++i) {
            if (i + 1 < words.size() && add(m_words.joined(words.subspan(i, 2))))
                ++i;
            else if (!add(words[i]))
                ++unknown;
        }
        return found(unknown);
    }
    const Eigen::RowVectorXf &sum() const { return m_sum; }

private:
    std::optional<VectorOrigin> found(std::size_t unknown) const
    {
        if (!(m_sum.norm() > 1e-6F)) // nothing, or what cancels out
            return std::nullopt;
        return unknown > 0   ? VectorOrigin::PartlyKnown
               : m_hasPieces ? VectorOrigin::Pieces
                             : VectorOrigin::Known;
    }

    bool add(WordVectors::Id id)
    {
        if (id == WordVectors::none || !m_words.has(id))
            return false;
        const auto vector = m_words.vector(id);
        m_sum += vector * static_cast<float>(weightOf(id, vector.norm()));
        m_hasPieces = m_hasPieces || m_words.isOfPieces(id);
        return true;
    }

    // A word that was made of pieces is too rare to be in the file: p is 0.
    double weightOf(WordVectors::Id id, float norm) const
    {
        if (m_weights == WordWeights::AsTheyAre)
            return 1.0;
        const double rank = m_words.rank(id);
        const double share = rank > 0.0 ? 1.0 / (rank * m_harmonic) : 0.0;
        return usualShare / (usualShare + share) / static_cast<double>(norm);
    }

    const WordVectors &m_words;
    WordWeights m_weights;
    double m_harmonic;
    Eigen::RowVectorXf m_sum;
    bool m_hasPieces = false;
};

} // namespace

Result<TermVectors> termVectors(const Vocabulary &terms,
                                const WordVectors &words,
                                WordWeights weights,
                                std::uint64_t wordsInFile,
                                const std::filesystem::path &resources,
                                JobControl &control)
{
    TermVectors made{.rows = HalfRows(terms.size(), words.dimension()), .facts = {}};
    Mean mean(words, weights, wordsInFile);
    std::vector<TermId> known;
    std::vector<TermId> unknown;
    for (TermId term = 0; term < terms.size(); ++term) {
        if (term % termsBetweenLooks == 0 && control.isCancelled())
            return cancelled();
        if (const auto origin = mean.take(term)) {
            made.rows.set(term, mean.sum().normalized());
            made.facts.count(*origin);
            known.push_back(term);
        } else {
            unknown.push_back(term);
        }
    }
    for (const auto &[word, id] : words.words())
        made.facts.unknownWords += words.has(id) && !words.isOfPieces(id) ? 0 : 1;
    made.facts.words = words.wordCount();
    KEYSEED_TRY(carryOver(terms, known, unknown, resources, made, control));
    return made;
}

} // namespace core::embedding
