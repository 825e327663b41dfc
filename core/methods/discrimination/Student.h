#pragma once

#include "core/methods/evolution/Mutation.h"
#include "core/methods/evolution/TextDirections.h"
#include "core/synthesis/PublicInputs.h"
#include "core/synthesis/keyphrases/ReleasedModel.h"

#include <Eigen/Core>

#include <cstdint>
#include <vector>

namespace core::synthesis {

/// A student of the noisy answers of the teachers: for each label a linear model (ridge regression) of the
/// directions of texts, trained on how far the counts of the asked texts lie above the average of the label
/// and of the other labels. The less the votes differ by more than their noise, the flatter it is.
/// Post-processing.
class Student final
{
public:
    /// `model` is one of the method, without a problem; `inputs` must outlive it.
    Student(const ReleasedModel &model, const PublicInputs &inputs);

    /// Returns how much a text is like the records of a label and of no other: the larger, the more.
    double scoreOf(std::uint32_t label, const Direction &direction) const;
    /// Returns the score of a text that is not written yet, by its phrases.
    double scoreOf(const Wish &wish) const;

    /// Returns how far its scores can be relied on, 0 to 1: the expected squared correlation with those that
    /// it would give without noise.
    double reliability() const { return m_reliability; }

    /// Returns the weight of each text of `model.pool`; those of a label sum to 1. As far as the student is
    /// reliable, the best texts of the label (as many as the model keeps) count by how much they are better
    /// than the others; as far as it is not, all count the same.
    std::vector<double> weightsOf(const ReleasedModel &model) const;

private:
    TextDirections m_directions;
    Eigen::MatrixXd m_lines; ///< a row for each label
    double m_reliability = 0;
};

} // namespace core::synthesis
