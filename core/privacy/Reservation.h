#pragma once

#include "core/privacy/Accounting.h"
#include "core/privacy/Spend.h"

#include <cstdint>
#include <vector>

namespace core::privacy {

/// Proof that the budget was debited, and what is left of it for the mechanisms of one release. Only
/// Ledger::reserve makes one. Not copyable: what was debited once serves once.
class Reservation final
{
public:
    /// What was moved from covers nothing any more.
    Reservation(Reservation &&other) noexcept;
    Reservation &operator=(Reservation &&other) noexcept;
    ~Reservation() = default;
    Reservation(const Reservation &) = delete;
    Reservation &operator=(const Reservation &) = delete;

    const Spend &spend() const { return m_spend; }
    std::int64_t sequence() const { return m_sequence; }

    /// For a mechanism, before it draws: true, and the cost is taken, when all mechanisms so far and this one
    /// together, as composed() adds them up, stay within what was debited in both accounts; else false, and
    /// nothing is taken.
    [[nodiscard]] bool useFor(const MechanismCost &cost);

private:
    friend class Ledger;
    friend struct AuditReservation;    ///< defined in SelfAudit*.cpp only, which draws on made-up counts
    friend struct ReservationForTests; ///< defined in the tests only
    Reservation(std::int64_t sequence, Spend spend)
        : m_sequence(sequence)
        , m_spend(spend)
    {}
    std::int64_t m_sequence;
    Spend m_spend;
    std::vector<MechanismCost> m_used;
};

} // namespace core::privacy
