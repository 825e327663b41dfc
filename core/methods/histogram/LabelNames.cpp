#include "core/methods/histogram/LabelNames.h"

namespace core::synthesis {

namespace {

using Rows = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
constexpr Eigen::Index blockRows = 4'096;

Eigen::VectorXf vectorOf(const embedding::Embedding &embedding, vocabulary::TermId id)
{
    Eigen::VectorXf row(static_cast<Eigen::Index>(embedding.dimension()));
    embedding.copyRow(id, {row.data(), static_cast<std::size_t>(row.size())});
    return row;
}

// Zeros for a name that holds no phrase.
Eigen::VectorXf directionOf(const std::string &name, const PublicInputs &inputs)
{
    Eigen::VectorXf sum = Eigen::VectorXf::Zero(static_cast<Eigen::Index>(inputs.embedding.dimension()));
    for (const auto &[term, count] : inputs.matcher->match(name))
        sum += static_cast<float>(inputs.vocabulary.weight(term)) * vectorOf(inputs.embedding, term);
    const float norm = sum.norm();
    return norm > 0 ? Eigen::VectorXf(sum / norm) : sum;
}

Rows directionsOf(const std::vector<std::string> &labels, const PublicInputs &inputs)
{
    Rows directions(static_cast<Eigen::Index>(labels.size()),
                    static_cast<Eigen::Index>(inputs.embedding.dimension()));
    for (std::size_t label = 0; label < labels.size(); ++label)
        directions.row(static_cast<Eigen::Index>(label)) = directionOf(labels[label], inputs).transpose();
    return directions;
}

Rows rowsFrom(const embedding::Embedding &embedding, Eigen::Index first, Eigen::Index count)
{
    Rows rows(count, static_cast<Eigen::Index>(embedding.dimension()));
    for (Eigen::Index row = 0; row < count; ++row)
        embedding.copyRow(static_cast<vocabulary::TermId>(first + row),
                          {rows.row(row).data(), embedding.dimension()});
    return rows;
}

} // namespace

LabelNames labelNames(const std::vector<std::string> &labels, const PublicInputs &inputs)
{
    const Rows directions = directionsOf(labels, inputs);
    const Eigen::ArrayXf isNamed = (directions.rowwise().squaredNorm().array() > 0).cast<float>();
    LabelNames names{{}, static_cast<int>(isNamed.sum())};
    const auto phrases = static_cast<Eigen::Index>(inputs.vocabulary.size());
    names.nearness.resize(directions.rows(), phrases);
    for (Eigen::Index first = 0; first < phrases; first += blockRows) {
        const Eigen::Index count = std::min(blockRows, phrases - first);
        Eigen::MatrixXf cosines = directions * rowsFrom(inputs.embedding, first, count).transpose();
        const Eigen::RowVectorXf mean = cosines.colwise().sum() / std::max(isNamed.sum(), 1.0F);
        cosines = (cosines.rowwise() - mean).cwiseMax(0.0F);
        names.nearness.middleCols(first, count) = isNamed.matrix().asDiagonal() * cosines;
    }
    return names;
}

} // namespace core::synthesis
