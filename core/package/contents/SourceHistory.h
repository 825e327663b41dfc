#pragma once

#include "core/base/Date.h"
#include "core/privacy/LedgerEntry.h"
#include "core/privacy/Spend.h"

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace core::package {

/// What the ledger says of the data source when a package is made. Made of entries of a ledger alone; no
/// names of projects, persons or files.
class SourceHistory final
{
public:
    struct Debit
    {
        Date day() const { return m_day; }
        const privacy::Spend &spend() const { return m_spend; }
        /// It is what this package is made of.
        bool isThis() const { return m_isThis; }

    private:
        friend class SourceHistory;
        Debit(Date day, const privacy::Spend &spend, bool isThis)
            : m_day(std::move(day))
            , m_spend(spend)
            , m_isThis(isThis)
        {}

        Date m_day;
        privacy::Spend m_spend;
        bool m_isThis;
    };

    /// Debits are added oldest first; one that a crash cut off counts.
    void add(const privacy::LedgerEntry &reserve, bool isThis);
    /// Its cap, if it has one.
    void setCap(const privacy::SourceAccount &account) { m_capMicroEpsilon = account.caps.microEpsilon; }

    const std::vector<Debit> &debits() const { return m_debits; }
    const std::optional<std::int64_t> &capMicroEpsilon() const { return m_capMicroEpsilon; }

private:
    std::vector<Debit> m_debits;
    std::optional<std::int64_t> m_capMicroEpsilon;
};

inline void SourceHistory::add(const privacy::LedgerEntry &reserve, bool isThis)
{
    m_debits.push_back(Debit(Date::of(reserve.time).value_or(Date()), reserve.spend, isThis));
}

} // namespace core::package
