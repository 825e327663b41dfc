#pragma once

#include "core/base/JobControl.h"
#include "core/methods/kernel/KernelSampler.h"
#include "core/methods/kernel/KernelScorer.h"
#include "core/methods/kernel/KernelWeights.h"

#include <Eigen/Core>

#include <cstddef>
#include <optional>
#include <vector>

namespace core::synthesis {

/// All sequences of all labels, drawn one position after the other: so that the tables of a position are made
/// once, and many prefixes are scored in one product.
class KernelDraw final
{
public:
    /// `vectors` as featureVectors() gives them for model.selected. The model has its tables; all outlive the
    /// draw.
    KernelDraw(const ReleasedModel &model,
               const Eigen::MatrixXf &vectors,
               const KernelSamplingOptions &options);

    /// False when it was cancelled.
    bool run(JobControl &control);

    /// Returns as many sequences of each label as the options say, label by label.
    const std::vector<KernelPrefix> &sequences() const { return m_sequences; }

private:
    struct Block ///< sequences of one label that are scored together
    {
        std::size_t label;
        std::size_t first;
        std::size_t count;
    };

    KernelScorer scorerOf(int size) const;
    void judgeWithoutPrefix();
    void moveTo(int position);
    void extendAll(const JobControl &control);
    void extend(const Block &block, privacy::SecureRandom &random);

    const ReleasedModel &m_model;
    const Eigen::MatrixXf &m_vectors;
    KernelSamplingOptions m_options;
    std::vector<int> m_sizes;
    std::vector<Block> m_blocks;
    std::vector<KernelPrefix> m_sequences;
    std::vector<KernelWeights> m_chances; ///< one for each label
    std::optional<KernelScorer> m_scorer;
};

} // namespace core::synthesis
