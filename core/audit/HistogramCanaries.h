#pragma once

#include "core/audit/Canaries.h"

#include <array>

namespace core::audit {

/// Canaries of the method `histogram`. Each has two phrases of its own, in a pair of clusters that no other
/// canary has, and records under three labels, so that each (label, cluster) is its own, too. Canaries share
/// their weight among all phrases that they have.
class HistogramCanaries final : public Canaries
{
public:
    static constexpr std::size_t labelCount = 64;
    static constexpr std::size_t phrasesPerCluster = 8;

    explicit HistogramCanaries(std::size_t count);

    std::size_t count() const override { return m_persons.size(); }
    std::size_t labels() const override { return labelCount; }
    void choose(plan::Plan &plan, bool isGaussian) const override;
    std::vector<CanaryRecord> recordsOf(std::size_t canary) const override;
    Shares sharesOf(std::size_t canary, const TableClaim &table, const Known &known) const override;

private:
    /// Records under one label: the k-th has the first phrase k times, and maybe the second once.
    struct Part
    {
        std::size_t label = 0;
        std::size_t records = 0;
        bool hasSecond = false;
    };
    struct Person
    {
        std::array<std::size_t, 2> phrases = {};
        std::array<Part, 3> parts = {};
    };
    struct Use
    {
        std::size_t label = 0;
        std::size_t phrase = 0;
        std::int64_t informativeness = 0;
    };

    static std::vector<Use> usesOf(const Person &person);

    std::size_t m_phrases;
    std::vector<Person> m_persons;
};

} // namespace core::audit
