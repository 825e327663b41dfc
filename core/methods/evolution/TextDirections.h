#pragma once

#include "core/synthesis/PublicInputs.h"
#include "core/synthesis/keyphrases/UnitPhrases.h"

#include <Eigen/Core>

#include <cstdint>
#include <span>
#include <vector>

namespace core::synthesis {

/// The direction of a text among the public vectors, in whole numbers of -127 to 127, so that comparisons do
/// not depend on the order in which floats are added. Empty: the text has no informative phrase. PRIVATE if
/// the text was a record: texts can be guessed from their vectors (Morris et al. 2023).
using Direction = std::vector<std::int8_t>;

/// Makes directions of the phrases of texts, in this process, by public vectors: the mean of the vectors of
/// the phrases, each by its informativeness, minus the mean of the public prior.
class TextDirections final
{
public:
    /// `inputs` must outlive it.
    explicit TextDirections(const PublicInputs &inputs);

    /// Returns the direction of phrases with their counts, ignoring labels.
    Direction of(std::span<const LabelledCount> uses) const;
    Direction of(std::string_view text) const;

private:
    const PublicInputs &m_inputs;
    std::vector<bool> m_isSilent;
    Eigen::VectorXf m_centre;
};

/// The scalar product: the larger, the nearer. Both of one maker.
std::int64_t nearness(const Direction &one, const Direction &other);

} // namespace core::synthesis
