#pragma once

#include "core/base/Date.h"
#include "core/privacy/Released.h"
#include "core/privacy/Spend.h"
#include "core/privacy/ledger/LedgerEntry.h"

#include <concepts>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace core::package {

/// A whole number that a package may contain: a number of the plan, or the size of a released value. Counts
/// of records are std::int64_t (pipeline::PrivateCounts, the cells of privacy::ExactCounts), which cannot be
/// converted to this type.
class PublicNumber final
{
public:
    constexpr PublicNumber() = default;

    /// Makes a number that a person chose in the plan, or that was computed from the plan and a released
    /// model.
    static constexpr PublicNumber declared(std::same_as<int> auto value) { return PublicNumber(value); }

    template<typename T>
    static PublicNumber countOf(const privacy::Released<std::vector<T>> &released)
    {
        return PublicNumber(static_cast<int>(released->size()));
    }

    constexpr int value() const { return m_value; }

    friend bool operator==(PublicNumber, PublicNumber) = default;

private:
    explicit constexpr PublicNumber(int value)
        : m_value(value)
    {}

    int m_value = 0;
};

/// A real number that a plan declares. No whole number becomes one.
class PublicReal final
{
public:
    static constexpr PublicReal declared(std::same_as<double> auto value) { return PublicReal(value); }

    constexpr double value() const { return m_value; }

private:
    explicit constexpr PublicReal(double value)
        : m_value(value)
    {}

    double m_value;
};

/// Returns the history of the data source of a model: the debits under its name, with the day of each, and
/// its cap. Found by the debit of the same cost that was reserved before and committed after the model was
/// made. Returns nothing if there is none, as in a project from another computer.
class SourceHistory final
{
public:
    struct Debit
    {
        Date day() const { return m_day; }
        const privacy::Spend &spend() const { return m_spend; }
        /// The package is made from this debit.
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

    /// The debits, oldest first, also those of interrupted runs.
    void add(const privacy::LedgerEntry &reserve, bool isThis);
    /// Takes the cap of the data source, if it has one, and what all debits cost together.
    void setAccount(const privacy::SourceAccount &account)
    {
        m_capMicroEpsilon = account.caps.microEpsilon;
        m_together = account.together();
    }

    const std::vector<Debit> &debits() const { return m_debits; }
    const std::optional<std::int64_t> &capMicroEpsilon() const { return m_capMicroEpsilon; }
    /// Returns what all debits cost together, by the account that says most; without one by their sum.
    privacy::AccountStatement together() const;

private:
    std::vector<Debit> m_debits;
    std::optional<std::int64_t> m_capMicroEpsilon;
    std::optional<privacy::AccountStatement> m_together;
};

inline void SourceHistory::add(const privacy::LedgerEntry &reserve, bool isThis)
{
    m_debits.push_back(Debit(Date::of(reserve.time).value_or(Date()), reserve.spend, isThis));
}

inline privacy::AccountStatement SourceHistory::together() const
{
    if (m_together)
        return *m_together;
    privacy::Spend sum;
    for (const Debit &debit : m_debits)
        sum = sum + debit.spend();
    return {.microEpsilon = sum.microEpsilon, .picoDelta = sum.picoDelta};
}

} // namespace core::package
