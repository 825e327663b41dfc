#include "core/audit/WeightCheck.h"

#include <algorithm>
#include <cmath>

namespace core::audit {

void WeightCheck::add(std::span<const std::int64_t> exact, std::span<const std::int64_t> noisy)
{
    for (std::size_t cell = 0; cell < exact.size(); ++cell) {
        if (exact[cell] == 0)
            continue;
        const auto sum = static_cast<double>(exact[cell]);
        m_excess += sum * (static_cast<double>(noisy[cell]) - sum);
        m_square += sum * sum;
        m_exact.push_back(std::abs(sum));
    }
}

double WeightCheck::weight() const
{
    return m_square > 0 ? 1 + m_excess / m_square : 1.0;
}

double WeightCheck::logChance(double excess) const
{
    const auto *laplace = std::get_if<privacy::LaplaceScale>(&m_noise);
    if (!laplace) {
        const double deviation = privacy::standardDeviation(m_noise);
        return -excess * excess / (2 * deviation * deviation * m_square);
    }
    const double largest = laplace->value() * *std::ranges::max_element(m_exact);
    double best = 0;
    constexpr int steps = 200;
    for (int step = 1; step < steps; ++step) {
        const double t = step / (steps * largest);
        double exponent = -t * excess;
        for (const double sum : m_exact) {
            const double part = t * laplace->value() * sum;
            exponent -= std::log1p(-part * part);
        }
        best = std::min(best, exponent);
    }
    return best;
}

bool WeightCheck::isOff(double alpha) const
{
    return m_square > 0 && logChance(std::abs(m_excess)) < std::log(alpha / 2);
}

} // namespace core::audit
