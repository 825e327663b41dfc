#pragma once

#include "core/base/Digest.h"
#include "core/methods/kernel/FeatureAngles.h"

#include <Eigen/Core>

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace core::synthesis {

/// out = a^T b, on the calling thread. Public and released numbers only: the result may differ in the last
/// bits from machine to machine. May be called from several threads at once.
void transposedProduct(const Eigen::MatrixXf &a, const Eigen::MatrixXf &b, Eigen::MatrixXf &out);

/// Random Fourier features (Rahimi, Recht 2007) of sequences of B phrases, as public whole-number tables:
/// made from public vectors, the privatised vocabulary and a public seed, before a record is looked at for
/// them.
///
/// The kernel of two sequences x and y is exp(-|x - y|^2), each the concatenation of its B unit vectors
/// scaled to squared norm u = 1/B, so that a sequence has norm 1 (Nagesh, Chen, Mishra, Wagner, "Private Text
/// Generation by Seeding Large Language Model Prompts", section on the kernel, whose bandwidth is a factor to
/// divide by). It is the expectation of cos(w.x - w.y) over frequencies w of independent normal numbers with
/// variance 2. The angle w.x is a sum over the blocks: one table entry for each block, phrase and frequency.
class FeatureMap final
{
public:
    /// `vectors` are [dimension x N] unit columns, one for each phrase of the privatised vocabulary; `size`
    /// is B >= 1 and `pairs` is m >= 1, pairs of cosine and sine.
    FeatureMap(const Eigen::MatrixXf &vectors, const Digest &seed, int size, int pairs);

    int size() const { return m_size; }
    int pairs() const { return m_pairs; }
    std::size_t terms() const { return m_terms; }
    double squaredBlockNorm() const { return 1.0 / m_size; }

    /// The angles of one phrase in one block, one for each frequency, in fractions of a turn of 2^32 steps.
    std::span<const std::uint32_t> angles(int slot, std::size_t term) const
    {
        const auto pairs = static_cast<std::size_t>(m_pairs);
        return std::span(m_angles).subspan((static_cast<std::size_t>(slot) * m_terms + term) * pairs, pairs);
    }

    /// Adds the angles of a phrase in a block to those of a sequence; sums are whole turns apart, no more.
    void addAngles(int slot, std::size_t term, std::span<std::uint32_t> sum) const
    {
        const std::span<const std::uint32_t> added = angles(slot, term);
        for (std::size_t pair = 0; pair < sum.size(); ++pair)
            sum[pair] += added[pair];
    }

private:
    void fillSlot(const Eigen::MatrixXf &vectors, const Digest &seed, int slot);

    int m_size;
    int m_pairs;
    std::size_t m_terms;
    std::vector<std::uint32_t> m_angles; ///< size x terms x pairs
};

} // namespace core::synthesis
