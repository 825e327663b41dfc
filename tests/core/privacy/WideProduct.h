#pragma once

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <vector>

/// A product of any size, digit by digit: so that exact accounting can be checked by arithmetic that has
/// nothing in common with it.
class WideProduct
{
public:
    WideProduct(std::initializer_list<std::int64_t> factors)
    {
        for (const std::int64_t factor : factors)
            times(static_cast<std::uint64_t>(factor));
    }

    friend bool operator<(const WideProduct &a, const WideProduct &b)
    {
        if (a.m_digits.size() != b.m_digits.size())
            return a.m_digits.size() < b.m_digits.size();
        return std::lexicographical_compare(
            a.m_digits.rbegin(), a.m_digits.rend(), b.m_digits.rbegin(), b.m_digits.rend());
    }
    friend bool operator<=(const WideProduct &a, const WideProduct &b) { return !(b < a); }

private:
    void times(std::uint64_t factor)
    {
        const std::vector<std::uint64_t> before = m_digits;
        std::vector<std::uint64_t> after(before.size() + 3, 0);
        for (std::size_t half = 0; half < 2; ++half) {
            const std::uint64_t part = half == 0 ? factor & 0xFFFF'FFFF : factor >> 32;
            std::uint64_t carry = 0;
            for (std::size_t index = 0; index + half < after.size(); ++index) {
                const std::uint64_t digit = index < before.size() ? before[index] : 0;
                const std::uint64_t sum = after[index + half] + digit * part + carry;
                after[index + half] = sum & 0xFFFF'FFFF;
                carry = sum >> 32;
            }
        }
        while (!after.empty() && after.back() == 0)
            after.pop_back();
        m_digits = after;
    }

    std::vector<std::uint64_t> m_digits{1}; ///< 32 bits each, lowest first, no leading zeros
};
