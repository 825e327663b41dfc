#pragma once

#include <cstdint>
#include <vector>

/// Takes the place of random bits in an exact sampler and walks through every path of its choices, so that
/// a distribution can be added up exactly. A path whose probability falls below `cutoff` is given up by
/// throwing GivenUp; what was given up is known, so every total has a known error.
class EnumeratedChoices
{
public:
    struct GivenUp
    {};

    explicit EnumeratedChoices(double cutoff)
        : m_cutoff(cutoff)
    {}

    std::uint64_t choose(std::uint64_t n)
    {
        const std::uint64_t choice = take(n);
        weigh(1.0 / static_cast<double>(n));
        return choice;
    }

    bool chooseBernoulli(std::uint64_t a, std::uint64_t n)
    {
        if (a == 0 || a == n)
            return a == n;
        const bool success = take(2) == 1;
        const double chance = static_cast<double>(a) / static_cast<double>(n);
        weigh(success ? chance : 1 - chance);
        return success;
    }

    double probability() const { return m_probability; }

    /// Goes to the next path; false when all were walked.
    bool next()
    {
        m_path.resize(m_depth);
        while (!m_path.empty() && m_path.back().choice + 1 == m_path.back().count)
            m_path.pop_back();
        if (m_path.empty())
            return false;
        ++m_path.back().choice;
        m_depth = 0;
        m_probability = 1;
        return true;
    }

private:
    struct Choice
    {
        std::uint64_t choice;
        std::uint64_t count;
    };
    std::uint64_t take(std::uint64_t count)
    {
        if (m_depth == m_path.size())
            m_path.push_back({0, count});
        return m_path[m_depth++].choice;
    }

    void weigh(double chance)
    {
        m_probability *= chance;
        if (m_probability < m_cutoff)
            throw GivenUp();
    }

    double m_cutoff;
    std::vector<Choice> m_path;
    std::size_t m_depth = 0;
    double m_probability = 1;
};
