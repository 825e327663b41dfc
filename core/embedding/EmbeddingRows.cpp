#include "core/embedding/EmbeddingRows.h"

namespace core::embedding {

Eigen::MatrixXf rowsOf(const Embedding &embedding, std::span<const vocabulary::TermId> ids)
{
    const std::size_t dimension = embedding.dimension();
    // Eigen stores by columns, so rows are filled as the columns of the transpose.
    Eigen::MatrixXf columns(static_cast<Eigen::Index>(dimension), static_cast<Eigen::Index>(ids.size()));
    float *out = columns.data();
    for (const vocabulary::TermId id : ids) {
        embedding.copyRow(id, {out, dimension});
        out += dimension;
    }
    return columns.transpose();
}

} // namespace core::embedding
