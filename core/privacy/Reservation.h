#pragma once

#include "core/privacy/Spend.h"
#include "core/privacy/accounting/Accounting.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace core::privacy {

/// Proof that the budget was debited, and what is left of it for the mechanisms of one release. Only
/// Ledger::reserve makes one. Not copyable: what was debited once serves once.
class Reservation final
{
public:
    /// A moved-from reservation covers nothing.
    Reservation(Reservation &&other) noexcept;
    Reservation &operator=(Reservation &&other) noexcept;
    ~Reservation() = default;
    Reservation(const Reservation &) = delete;
    Reservation &operator=(const Reservation &) = delete;

    const Spend &spend() const { return m_spend; }
    std::int64_t sequence() const { return m_sequence; }
    /// Returns the day on which it was made, UTC, YYYY-MM-DD.
    const std::string &date() const { return m_date; }

    /// Returns the payment for one round of several: covers `costs` and no more. Returns nothing if they
    /// exceed what is left of the debit.
    std::optional<Reservation> takeRound(const std::vector<MechanismCost> &costs);

    /// Takes the cost of a mechanism before it draws. Returns true if all mechanisms so far and this one
    /// together, as composed() adds them up, stay within the debit in both accounts; otherwise false, and
    /// nothing is taken.
    [[nodiscard]] bool useFor(const MechanismCost &cost);

private:
    friend class Ledger;
    friend struct AuditReservation;    ///< defined in SelfAudit*.cpp only, which draws on made-up counts
    friend struct ReservationForTests; ///< defined in the tests only
    Reservation(std::int64_t sequence, Spend spend, std::string date = {})
        : m_sequence(sequence)
        , m_date(std::move(date))
        , m_spend(spend)
    {}
    std::int64_t m_sequence;
    std::string m_date;
    Spend m_spend;
    std::vector<MechanismCost> m_used;
};

} // namespace core::privacy
