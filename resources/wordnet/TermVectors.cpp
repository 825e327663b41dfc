#include "resources/wordnet/TermVectors.h"

#include <unordered_map>

namespace wordnet {

Eigen::MatrixXf vectorsOf(const std::vector<Term> &terms,
                          const Eigen::MatrixXf &synsetVectors,
                          std::span<const std::uint32_t> rows)
{
    std::unordered_map<std::uint32_t, Eigen::Index> rowOf;
    for (std::size_t i = 0; i < rows.size(); ++i)
        rowOf.emplace(rows[i], static_cast<Eigen::Index>(i));

    Eigen::MatrixXf vectors =
        Eigen::MatrixXf::Zero(static_cast<Eigen::Index>(terms.size()), synsetVectors.cols());
    for (std::size_t i = 0; i < terms.size(); ++i) {
        auto vector = vectors.row(static_cast<Eigen::Index>(i));
        // Unit vectors are averaged: a synset with a short gloss has no less to say.
        for (const WeightedSense &sense : terms[i].senses)
            vector +=
                static_cast<float>(sense.weight) * synsetVectors.row(rowOf.at(sense.synset)).normalized();
        vector.normalize();
    }
    const Eigen::RowVectorXf mean = vectors.colwise().mean();
    vectors.rowwise() -= mean;
    vectors.rowwise().normalize();
    return vectors;
}

} // namespace wordnet
