#include "core/privacy/Reservation.h"

#include <utility>

namespace core::privacy {

Reservation::Reservation(Reservation &&other) noexcept
    : m_sequence(other.m_sequence)
    , m_date(std::move(other.m_date))
    , m_spend(std::exchange(other.m_spend, Spend{}))
    , m_used(std::move(other.m_used))
{}

Reservation &Reservation::operator=(Reservation &&other) noexcept
{
    m_sequence = other.m_sequence;
    m_date = std::move(other.m_date);
    m_used = std::exchange(other.m_used, {});
    m_spend = std::exchange(other.m_spend, Spend{});
    return *this;
}

bool Reservation::useFor(const MechanismCost &cost)
{
    // Without a delta to pay with there is no (epsilon, delta) statement about Gaussian noise.
    if (!cost.microEpsilon && m_spend.isPure())
        return false;
    m_used.push_back(cost);
    const Spend total = composed(m_used, m_spend.picoDelta);
    const bool covered = total.microEpsilon <= m_spend.microEpsilon && total.picoRho <= m_spend.picoRho
                         && total.picoDelta <= m_spend.picoDelta;
    if (!covered)
        m_used.pop_back();
    return covered;
}

std::optional<Reservation> Reservation::takeRound(const std::vector<MechanismCost> &costs)
{
    for (const MechanismCost &cost : costs)
        if (!useFor(cost))
            return std::nullopt;
    return Reservation(m_sequence, composed(costs, m_spend.picoDelta), m_date);
}

} // namespace core::privacy
