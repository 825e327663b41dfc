#include "core/synthesis/keyphrases/PhraseClusters.h"

#include "core/embedding/EmbeddingRows.h"
#include "core/synthesis/keyphrases/PublicPrior.h"

#include <Eigen/Core>

#include <algorithm>
#include <numeric>
#include <random>
#include <span>

namespace core::synthesis {

namespace {

using Matrix = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>; // a phrase a row
using vocabulary::TermId;

constexpr std::size_t trainingPhrases = 16'384; // enough for 400 centres, and bounded for any vocabulary
constexpr int trainingRounds = 12;
constexpr Eigen::Index blockRows = 1024; // between two looks at whether one is cancelled
constexpr std::size_t blockSize = blockRows;

std::vector<TermId> everyPhrase(std::size_t size)
{
    std::vector<TermId> ids(size);
    std::iota(ids.begin(), ids.end(), TermId{0});
    return ids;
}

// Fisher and Yates with a fixed generator: std::shuffle may differ from one library to the next.
void shuffle(std::vector<TermId> &ids)
{
    std::mt19937_64 random(1);
    for (std::size_t left = ids.size(); left > 1; --left)
        std::swap(ids[left - 1], ids[random() % left]);
}

/// Row by row the nearest centre, by Euclidean distance; 0 for what was left out because of a cancel.
std::vector<std::uint32_t> nearest(const Matrix &rows, const Matrix &centres, const JobControl &control)
{
    const Eigen::RowVectorXf offset = 0.5F * centres.rowwise().squaredNorm().transpose();
    std::vector<std::uint32_t> found(static_cast<std::size_t>(rows.rows()));
    for (Eigen::Index first = 0; first < rows.rows() && !control.isCancelled(); first += blockRows) {
        const Eigen::Index count = std::min(blockRows, rows.rows() - first);
        Matrix closeness = rows.middleRows(first, count) * centres.transpose();
        closeness.rowwise() -= offset;
        for (Eigen::Index row = 0; row < count; ++row) {
            Eigen::Index best = 0;
            closeness.row(row).maxCoeff(&best);
            found[static_cast<std::size_t>(first + row)] = static_cast<std::uint32_t>(best);
        }
    }
    return found;
}

// k-means++ (Arthur & Vassilvitskii 2007): each next centre with a chance proportional to weight times
// squared distance to the nearest one chosen before.
Matrix firstCentres(const Matrix &rows,
                    const Eigen::VectorXf &weights,
                    std::uint32_t count,
                    const JobControl &control)
{
    std::mt19937_64 random(7);
    Matrix centres(count, rows.cols());
    Eigen::ArrayXf distance = Eigen::ArrayXf::Constant(rows.rows(), 4.0F); // at most
    for (Eigen::Index next = 0; next < centres.rows() && !control.isCancelled(); ++next) {
        const Eigen::ArrayXf mass = distance * weights.array();
        double left = static_cast<double>(random() >> 11) * 0x1p-53 * mass.cast<double>().sum();
        Eigen::Index chosen = 0;
        while (chosen + 1 < mass.size() && (left -= static_cast<double>(mass[chosen])) >= 0)
            ++chosen;
        centres.row(next) = rows.row(chosen);
        distance =
            distance.min(2 - 2 * (rows * rows.row(chosen).transpose()).array()).max(0); // of unit vectors
    }
    return centres;
}

Matrix trainCentres(const Matrix &rows,
                    const Eigen::VectorXf &weights,
                    std::uint32_t count,
                    const JobControl &control)
{
    Matrix centres = firstCentres(rows, weights, count, control);
    for (int round = 0; round < trainingRounds && !control.isCancelled(); ++round) {
        const auto clusterOf = nearest(rows, centres, control);
        Matrix sums = Matrix::Zero(centres.rows(), centres.cols());
        Eigen::VectorXf total = Eigen::VectorXf::Zero(centres.rows());
        for (Eigen::Index row = 0; row < rows.rows(); ++row) {
            const auto cluster = static_cast<Eigen::Index>(clusterOf[static_cast<std::size_t>(row)]);
            sums.row(cluster) += weights[row] * rows.row(row);
            total[cluster] += weights[row];
        }
        for (Eigen::Index cluster = 0; cluster < centres.rows(); ++cluster)
            if (total[cluster] > 0)
                centres.row(cluster) = sums.row(cluster) / total[cluster];
    }
    return centres;
}

} // namespace

std::uint32_t clusterCount(std::size_t vocabularySize, std::uint32_t most)
{
    constexpr std::size_t fewestPhrases = 256;
    return vocabularySize < fewestPhrases
               ? 0
               : static_cast<std::uint32_t>(std::min<std::size_t>(most, vocabularySize / 8));
}

PhraseClusters clusterPhrases(const vocabulary::Vocabulary &phrases,
                              const embedding::Embedding &embedding,
                              std::uint32_t count,
                              const JobControl &control)
{
    std::vector<TermId> training = everyPhrase(phrases.size());
    shuffle(training);
    training.resize(std::min(training.size(), std::max<std::size_t>(trainingPhrases, count)));
    const Eigen::VectorXf prior = publicPrior(phrases);
    Eigen::VectorXf weights(static_cast<Eigen::Index>(training.size()));
    for (Eigen::Index row = 0; row < weights.size(); ++row)
        weights[row] = std::sqrt(prior[static_cast<Eigen::Index>(training[static_cast<std::size_t>(row)])]);
    const Matrix centres = trainCentres(rowsOf(embedding, training), weights, count, control);

    const std::vector<TermId> all = everyPhrase(phrases.size());
    std::vector<std::uint32_t> clusterOf;
    clusterOf.reserve(all.size());
    for (std::size_t first = 0; first < all.size() && !control.isCancelled(); first += blockSize) {
        const auto block = std::span(all).subspan(first, std::min(blockSize, all.size() - first));
        const auto found = nearest(rowsOf(embedding, block), centres, control);
        clusterOf.insert(clusterOf.end(), found.begin(), found.end());
    }
    return {count, std::move(clusterOf)};
}

} // namespace core::synthesis
