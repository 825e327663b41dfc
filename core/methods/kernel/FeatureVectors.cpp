#include "core/methods/kernel/FeatureVectors.h"

#include "core/embedding/VectorFile.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <numbers>
#include <vector>

namespace core::synthesis {

namespace {

using vocabulary::TermId;

Eigen::MatrixXf evenlySpacedRows(const embedding::Embedding &embedding)
{
    constexpr std::size_t enough = 2048;
    const std::size_t step = std::max<std::size_t>(1, embedding.size() / enough);
    std::vector<TermId> terms;
    for (std::size_t term = 0; term < embedding.size(); term += step)
        terms.push_back(static_cast<TermId>(term));
    return rowsOf(embedding, terms);
}

// The first principal component of centred rows, by power iteration: near enough after these many rounds,
// and where two components are equally strong either will do.
Eigen::VectorXf principalComponent(const Eigen::MatrixXf &centred)
{
    constexpr int rounds = 50;
    Eigen::VectorXf direction = Eigen::VectorXf::LinSpaced(centred.cols(), 1.0F, 2.0F).normalized();
    for (int round = 0; round < rounds; ++round) {
        const Eigen::VectorXf next = centred.transpose() * (centred * direction);
        if (next.norm() <= 1e-12F)
            return Eigen::VectorXf::Zero(centred.cols());
        direction = next.normalized();
    }
    return direction;
}

} // namespace

Eigen::MatrixXf featureVectors(const embedding::Embedding &embedding, std::span<const TermId> terms)
{
    Eigen::MatrixXf sample = evenlySpacedRows(embedding);
    const Eigen::VectorXf mean = sample.colwise().mean();
    sample.rowwise() -= mean.transpose();
    const Eigen::VectorXf common = principalComponent(sample);

    Eigen::MatrixXf vectors = rowsOf(embedding, terms).transpose();
    for (Eigen::Index term = 0; term < vectors.cols(); ++term) {
        Eigen::VectorXf left = vectors.col(term) - mean;
        left -= common * common.dot(left);
        // A vector with nothing of its own (a vocabulary of one phrase has only such) stays as it is.
        if (left.norm() > 1e-3F)
            vectors.col(term) = left.normalized();
    }
    return vectors;
}

namespace {

// Uniform in (0, 1]: never 0, of which there is no logarithm.
double unit(std::uint64_t bits)
{
    return (static_cast<double>(bits >> 11) + 1.0) * 0x1p-53;
}

} // namespace

std::uint64_t publicKey(const Digest &seed, std::uint64_t size, std::uint64_t slot)
{
    std::uint64_t key = 0;
    static_assert(sizeof key <= sizeof(Digest));
    std::memcpy(&key, seed.data(), sizeof key);
    return publicRandom(publicRandom(key, size), slot);
}

Eigen::MatrixXf
featureFrequencies(const Digest &seed, int size, int slot, Eigen::Index dimension, Eigen::Index pairs)
{
    const std::uint64_t key =
        publicKey(seed, static_cast<std::uint64_t>(size), static_cast<std::uint64_t>(slot));
    Eigen::MatrixXf normal(dimension, pairs);
    for (Eigen::Index index = 0; index < normal.size(); index += 2) {
        const auto at = static_cast<std::uint64_t>(index);
        const double radius = std::sqrt(-2.0 * std::log(unit(publicRandom(key, at))));
        const double angle = 2.0 * std::numbers::pi * unit(publicRandom(key, at + 1));
        normal.data()[index] = static_cast<float>(radius * std::cos(angle));
        if (index + 1 < normal.size())
            normal.data()[index + 1] = static_cast<float>(radius * std::sin(angle));
    }
    return normal;
}

} // namespace core::synthesis
