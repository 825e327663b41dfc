#include "core/evaluation/map/Tsne.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <random>

/// The map of many points by Barnes-Hut, as a ratio to the exact map of 1,999: mapping [POINTS] [STEPS].
namespace {

using namespace core::evaluation;

constexpr int dimensions = 100;
constexpr Eigen::Index mostExact = 1999;

double seconds(Eigen::Index points, int steps)
{
    std::mt19937 random(1);
    std::normal_distribution<float> normal;
    RowMatrix<float> rows(points, dimensions);
    for (Eigen::Index i = 0; i < points; ++i)
        for (Eigen::Index d = 0; d < dimensions; ++d)
            rows(i, d) = normal(random) + (d == i % 20 ? 10.0F : 0.0F);
    core::NoControl control;
    const auto start = std::chrono::steady_clock::now();
    if (!mapOf(rows, {.steps = steps}, control))
        std::abort();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

} // namespace

int main(int argc, char **argv)
{
    const Eigen::Index points = argc > 1 ? std::max(3, std::atoi(argv[1])) : 20000;
    const int steps = argc > 2 ? std::max(1, std::atoi(argv[2])) : 1000;
    const double exact = seconds(mostExact, steps);
    std::printf("exact, %ld points, %d steps: %.1f s\n", static_cast<long>(mostExact), steps, exact);
    const double many = seconds(points, steps);
    std::printf(
        "%ld points, %d steps: %.1f s, ratio %.2f\n", static_cast<long>(points), steps, many, many / exact);
    return 0;
}
