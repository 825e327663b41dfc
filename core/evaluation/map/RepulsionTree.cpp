#include "core/evaluation/map/RepulsionTree.h"

#include <algorithm>
#include <numeric>

namespace core::evaluation {

namespace {

constexpr std::uint32_t pointsOfLeaf = 4;
// Points on the same spot cannot be told apart by squares.
constexpr int deepest = 40;

void addRepulsion(RepulsionTree::Repulsion &sum, double dx, double dy, double points)
{
    const double q = 1.0 / (1.0 + dx * dx + dy * dy);
    sum.sum += points * q;
    sum.x += points * q * q * dx;
    sum.y += points * q * q * dy;
}

} // namespace

RepulsionTree::RepulsionTree(const RowMatrix<double> &positions)
    : m_positions(positions)
    , m_order(static_cast<std::size_t>(positions.rows()))
{
    std::iota(m_order.begin(), m_order.end(), 0U);
    const Eigen::RowVector2d least = positions.colwise().minCoeff();
    const Eigen::RowVector2d most = positions.colwise().maxCoeff();
    split(0,
          static_cast<std::uint32_t>(m_order.size()),
          least(0),
          least(1),
          std::max((most - least).maxCoeff(), 1e-300),
          0);
}

std::int32_t
RepulsionTree::split(std::uint32_t from, std::uint32_t to, double left, double top, double side, int depth)
{
    const auto self = m_squares.size();
    m_squares.push_back({.points = static_cast<double>(to - from),
                         .left = left,
                         .top = top,
                         .side = side,
                         .from = from,
                         .to = to});
    Eigen::RowVector2d centre(0.0, 0.0);
    for (std::uint32_t i = from; i < to; ++i)
        centre += m_positions.row(m_order[i]);
    m_squares[self].x = centre(0) / (to - from);
    m_squares[self].y = centre(1) / (to - from);
    if (to - from <= pointsOfLeaf || depth == deepest)
        return static_cast<std::int32_t>(self);
    m_squares[self].isLeaf = false;
    const double half = side / 2;
    const auto begin = m_order.begin();
    const auto isAbove = [&](std::uint32_t p) { return m_positions(p, 1) < top + half; };
    const auto isLeft = [&](std::uint32_t p) { return m_positions(p, 0) < left + half; };
    const auto middle = std::stable_partition(begin + from, begin + to, isAbove);
    const std::array<std::uint32_t, 5> ends = {
        from,
        static_cast<std::uint32_t>(std::stable_partition(begin + from, middle, isLeft) - begin),
        static_cast<std::uint32_t>(middle - begin),
        static_cast<std::uint32_t>(std::stable_partition(middle, begin + to, isLeft) - begin),
        to};
    for (std::size_t k = 0; k < 4; ++k)
        if (ends[k] < ends[k + 1]) {
            const auto quarter = split(ends[k],
                                       ends[k + 1],
                                       left + (k % 2 == 1 ? half : 0.0),
                                       top + (k >= 2 ? half : 0.0),
                                       half,
                                       depth + 1);
            m_squares[self].quarters[k] = quarter;
        }
    return static_cast<std::int32_t>(self);
}

RepulsionTree::Repulsion RepulsionTree::on(Eigen::Index point, double theta) const
{
    Repulsion repulsion;
    const double x = m_positions(point, 0);
    const double y = m_positions(point, 1);
    std::array<std::int32_t, 4 * (deepest + 1)> open; // the most that can wait: three of each depth
    std::size_t waiting = 0;
    open[waiting++] = 0;
    while (waiting > 0) {
        const Square &square = m_squares[static_cast<std::size_t>(open[--waiting])];
        const double dx = x - square.x;
        const double dy = y - square.y;
        const bool isInside = x >= square.left && x <= square.left + square.side && y >= square.top
                              && y <= square.top + square.side;
        if (!isInside && square.side * square.side < theta * theta * (dx * dx + dy * dy)) {
            addRepulsion(repulsion, dx, dy, square.points);
        } else if (square.isLeaf) {
            for (std::uint32_t i = square.from; i < square.to; ++i)
                if (m_order[i] != point)
                    addRepulsion(
                        repulsion, x - m_positions(m_order[i], 0), y - m_positions(m_order[i], 1), 1.0);
        } else {
            for (const std::int32_t quarter : square.quarters)
                if (quarter >= 0)
                    open[waiting++] = quarter;
        }
    }
    return repulsion;
}

} // namespace core::evaluation
