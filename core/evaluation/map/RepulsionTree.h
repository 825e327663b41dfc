#pragma once

#include "core/evaluation/classifiers/Classifier.h"

#include <array>
#include <cstdint>
#include <vector>

namespace core::evaluation {

/// The points of a map in a quadtree, each square with its number and centre of points: what is far away
/// repels as one (Barnes, Hut 1986; van der Maaten 2014, section 4.2). Immutable after construction.
class RepulsionTree final
{
public:
    /// `positions` [n x 2], n at least 1; finite. They outlive the tree.
    explicit RepulsionTree(const RowMatrix<double> &positions);

    struct Repulsion
    {
        double x = 0.0; ///< sum of q^2 (position - other), q = 1 / (1 + squared distance)
        double y = 0.0;
        double sum = 0.0; ///< of q
    };
    /// Returns the repulsion of all other points on one. A square counts as one point if its side is less
    /// than `theta` times its distance; 0: never.
    Repulsion on(Eigen::Index point, double theta) const;

private:
    struct Square
    {
        double x = 0.0; ///< centre of the points
        double y = 0.0;
        double points = 0.0;
        double left = 0.0;
        double top = 0.0;
        double side = 0.0;
        std::uint32_t from = 0; ///< its points in m_order
        std::uint32_t to = 0;
        std::array<std::int32_t, 4> quarters = {-1, -1, -1, -1};
        bool isLeaf = true;
    };

    std::int32_t split(std::uint32_t from, std::uint32_t to, double left, double top, double side, int depth);

    const RowMatrix<double> &m_positions;
    std::vector<std::uint32_t> m_order;
    std::vector<Square> m_squares;
};

} // namespace core::evaluation
