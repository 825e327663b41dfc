#include "core/learning/Topicality.h"

#include "core/embedding/KMeans.h"
#include "core/embedding/TruncatedSvd.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace core::learning {

namespace {

using Sparse = Eigen::SparseMatrix<float, Eigen::RowMajor>;

Sparse positiveInformation(const PairCounts &pairs)
{
    constexpr double contextPower = 0.75;
    std::vector<double> context;
    for (const double sum : pairs.rowSums)
        context.push_back(std::pow(sum, contextPower));
    const double contextTotal = std::accumulate(context.begin(), context.end(), 0.0);

    const auto size = static_cast<Eigen::Index>(pairs.rows());
    Sparse information(size, size);
    for (std::size_t row = 0; row < pairs.rows(); ++row) {
        information.startVec(static_cast<Eigen::Index>(row));
        for (std::uint64_t i = pairs.offsets[row]; i < pairs.offsets[row + 1]; ++i) {
            const std::uint16_t column = pairs.columns[i];
            const double expected = pairs.rowSums[row] * context[column] / contextTotal;
            const double bits = std::log(pairs.counts[i] / expected);
            if (bits > 0)
                information.insertBack(static_cast<Eigen::Index>(row), column) = static_cast<float>(bits);
        }
    }
    information.finalize();
    return information;
}

} // namespace

Eigen::MatrixXf phraseVectors(const PairCounts &pairs)
{
    const Sparse information = positiveInformation(pairs);
    if (information.nonZeros() == 0)
        return Eigen::MatrixXf::Zero(information.rows(), 1);
    Eigen::MatrixXf vectors = embedding::embedRows(information, {.rank = vectorDimension});
    for (Eigen::Index row = 0; row < vectors.rows(); ++row) {
        const float norm = vectors.row(row).norm();
        // A row without entries has no direction, whatever rounding leaves of it.
        if (information.outerIndexPtr()[row] == information.outerIndexPtr()[row + 1] || norm == 0)
            vectors.row(row).setZero();
        else
            vectors.row(row) /= norm;
    }
    return vectors;
}

namespace {

using Rows = embedding::RowMatrix;

constexpr std::size_t fewestPhrases = 5;       // of a passage that says what it is about
constexpr std::size_t mostTraining = 1U << 15; // passages that the topics are found on
constexpr std::size_t passagesPerTopic = 50;
constexpr std::size_t blockSize = 4096;

/// The passages that are put into topics, and what is compared of them.
class PassageVectors final
{
public:
    PassageVectors(const PhraseBags &bags, const Eigen::MatrixXf &vectors, const std::vector<double> &weights)
        : m_bags(bags)
        , m_weighted(vectors)
    {
        for (Eigen::Index row = 0; row < m_weighted.rows(); ++row)
            m_weighted.row(row) *= static_cast<float>(weights[static_cast<std::size_t>(row)]);
        for (std::size_t passage = 0; passage < bags.size(); ++passage)
            if (bags.bag(passage).size() >= fewestPhrases)
                m_passages.push_back(static_cast<std::uint32_t>(passage));
        m_mean = Eigen::RowVectorXf::Zero(vectors.cols());
    }

    std::size_t size() const { return m_passages.size(); }
    std::span<const std::uint16_t> bag(std::size_t index) const { return m_bags.bag(m_passages[index]); }

    /// Every `step`-th from `first` on; unit vectors around the mean.
    Rows rows(std::size_t first, std::size_t count, std::size_t step) const
    {
        Rows rows(static_cast<Eigen::Index>(count), m_weighted.cols());
        for (std::size_t i = 0; i < count; ++i) {
            Eigen::RowVectorXf sum = Eigen::RowVectorXf::Zero(m_weighted.cols());
            for (const std::uint16_t phrase : bag(first + i * step))
                sum += m_weighted.row(phrase);
            rows.row(static_cast<Eigen::Index>(i)) = (sum.normalized() - m_mean).normalized();
        }
        return rows;
    }

    void centreOn(const Rows &some) { m_mean = some.colwise().mean(); }

private:
    const PhraseBags &m_bags;
    Rows m_weighted;
    std::vector<std::uint32_t> m_passages;
    Eigen::RowVectorXf m_mean;
};

Rows findTopics(PassageVectors &passages, const Stage &stage)
{
    const std::size_t step = passages.size() / mostTraining + 1;
    const std::size_t count = (passages.size() + step - 1) / step;
    const auto topics =
        static_cast<std::uint32_t>(std::clamp<std::size_t>(passages.size() / passagesPerTopic, 2, 100));
    passages.centreOn(passages.rows(0, count, step));
    const Rows training = passages.rows(0, count, step);
    const Eigen::VectorXf weights = Eigen::VectorXf::Ones(training.rows());
    return embedding::trainCentres(training, weights, topics, [&] { return stage.isCancelled(); });
}

// [phrases x topics]: in how many passages of a topic a phrase stands.
Eigen::MatrixXd
countTopics(const PassageVectors &passages, const Rows &topics, Eigen::Index phrases, const Stage &stage)
{
    Eigen::MatrixXd counts = Eigen::MatrixXd::Zero(phrases, topics.rows());
    const auto isCancelled = [&] { return stage.isCancelled(); };
    for (std::size_t first = 0; first < passages.size() && !isCancelled(); first += blockSize) {
        const std::size_t count = std::min(blockSize, passages.size() - first);
        const auto topicOf = embedding::nearestCentres(passages.rows(first, count, 1), topics, isCancelled);
        for (std::size_t i = 0; i < count; ++i)
            for (const std::uint16_t phrase : passages.bag(first + i))
                counts(phrase, topicOf[i]) += 1;
        stage.report(0.5 + 0.5 * static_cast<double>(first) / static_cast<double>(passages.size()));
    }
    return counts;
}

} // namespace

Result<std::vector<double>> topicality(const PhraseBags &bags,
                                       const Eigen::MatrixXf &vectors,
                                       const std::vector<double> &inverseFrequency,
                                       const Stage &stage)
{
    constexpr double mixedIn = 10;
    PassageVectors passages(bags, vectors, inverseFrequency);
    std::vector<double> divergence(static_cast<std::size_t>(vectors.rows()), 0.0);
    if (passages.size() < 2)
        return divergence;
    const Rows topics = findTopics(passages, stage);
    const Eigen::MatrixXd counts = countTopics(passages, topics, vectors.rows(), stage);
    if (stage.isCancelled())
        return cancelled();
    const Eigen::ArrayXd expected = counts.colwise().sum().transpose().array() / std::max(1.0, counts.sum());
    for (Eigen::Index phrase = 0; phrase < counts.rows(); ++phrase) {
        const Eigen::ArrayXd own = counts.row(phrase).transpose().array();
        const Eigen::ArrayXd share = (own + mixedIn * expected) / (own.sum() + mixedIn);
        divergence[static_cast<std::size_t>(phrase)] =
            (expected > 0).select(share * (share / expected.max(1e-300)).log(), 0.0).sum();
    }
    return divergence;
}

} // namespace core::learning
