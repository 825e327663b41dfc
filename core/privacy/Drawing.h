#pragma once

#include "core/privacy/mechanisms/NoiseMechanism.h"

namespace core::privacy {

/// Takes the exact sums of a method, one table after the other in the planned order, and returns each with
/// noise. Only NoiseMechanism can make the result.
class Drawing
{
public:
    virtual ~Drawing() = default;

    /// Has the contract of NoiseMechanism::release; the sums are deleted in any case.
    [[nodiscard]] virtual Result<Released<NoisyCounts>> draw(ExactCounts &&counts, const Noise &noise) = 0;
};

/// Draws from one source of randomness and pays from one reservation. Both must outlive it.
class ReservedDrawing final : public Drawing
{
public:
    ReservedDrawing(Reservation &reservation, SecureRandom &random)
        : m_reservation(reservation)
        , m_random(random)
    {}

    Result<Released<NoisyCounts>> draw(ExactCounts &&counts, const Noise &noise) override
    {
        return NoiseMechanism::release(std::move(counts), noise, m_reservation, m_random);
    }

private:
    Reservation &m_reservation;
    SecureRandom &m_random;
};

} // namespace core::privacy
