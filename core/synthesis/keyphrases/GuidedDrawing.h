#pragma once

#include "core/privacy/samplers/SecureRandom.h"
#include "core/synthesis/keyphrases/Sequence.h"
#include "core/vocabulary/Associations.h"

#include <Eigen/Core>

#include <cstddef>
#include <vector>

namespace core::synthesis {

/// Draws sequences of phrases of one label by their chances and by public associations: the first by its
/// chance, each further one j with a probability proportional to
///
///     chance_j x exp(beta x mean of a_ij over the phrases i drawn before),
///
/// without repeats, among the 800 likeliest phrases of the label. Chances are of released numbers,
/// associations public: post-processing, free. Not thread-safe; keeps what it worked out for phrases that
/// were drawn, 3 MiB at most.
class GuidedDrawing final
{
public:
    static constexpr std::size_t mostPhrases = 800;

    /// `chances`: of each phrase of the vocabulary that `associations` are of, summing to 1.
    GuidedDrawing(const Eigen::VectorXf &chances, vocabulary::Associations associations, double beta);

    /// `length` different phrases, fewer only where the vocabulary has fewer.
    std::vector<vocabulary::TermId> draw(std::size_t length, privacy::SecureRandom &random);

private:
    const Eigen::ArrayXf &pull(Eigen::Index place);
    void weigh(const Eigen::ArrayXf &pulls, const std::vector<Eigen::Index> &drawn);
    Eigen::Index choose(privacy::SecureRandom &random);

    vocabulary::Associations m_associations;
    float m_beta;
    std::vector<vocabulary::TermId> m_phrases; ///< the likeliest; a place is an index here
    std::vector<std::int32_t> m_placeOf;       ///< of each phrase, -1 for one that is not among them
    Eigen::ArrayXf m_logChances;
    std::vector<Eigen::Index> m_frequencyOf; ///< of a place: which of the shares it has
    Eigen::ArrayXf m_shares;                 ///< of passages that hold a phrase, each different one once
    std::vector<Eigen::ArrayXf> m_pull;      ///< a_ij of a place with all others, once it was drawn
    Eigen::ArrayXf m_weights;
};

} // namespace core::synthesis
