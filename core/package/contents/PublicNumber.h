#pragma once

#include "core/privacy/Released.h"

#include <concepts>
#include <vector>

namespace core::package {

/// A whole number that may stand in a package: one that a plan declares, or the size of something released.
/// What is counted in records is std::int64_t (pipeline::PrivateCounts, the cells of privacy::ExactCounts),
/// and there is no way from that to here.
class PublicNumber final
{
public:
    constexpr PublicNumber() = default;

    /// Chosen by a person in the plan, or computed from the plan and a released model.
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

} // namespace core::package
