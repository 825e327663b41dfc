#pragma once

#include "core/audit/Canaries.h"

namespace core::audit {

/// Canaries of `augpe`. Each has three labels of its own, of which one has most of its records; a round votes
/// on one text of each label, so that the cell of a person is that of the home label, regardless of the text.
/// The tests of the method show which of several texts is the nearest.
class EvolutionCanaries : public Canaries
{
public:
    static constexpr std::size_t labelsPerCanary = 3;

    explicit EvolutionCanaries(std::size_t count)
        : m_count(count)
    {}

    std::size_t count() const override { return m_count; }
    std::size_t labels() const override { return labelsPerCanary * m_count; }
    void choose(plan::Plan &plan, bool isGaussian) const override;
    std::vector<CanaryRecord> recordsOf(std::size_t canary) const override;
    Shares sharesOf(std::size_t canary, const TableClaim &table, const Known &known) const override;

private:
    std::size_t m_count;
};

/// Canaries of `dp-da`: the persons of `augpe`. Each is alone under its home label, so that it is alone in
/// its teacher of that label and decides all answers of the teacher. The teachers say yes to everything they
/// are asked, which is the most that one person can change. The tests of the method show which texts a
/// teacher approves when it has to choose.
class DiscriminationCanaries final : public EvolutionCanaries
{
public:
    using EvolutionCanaries::EvolutionCanaries;

    void choose(plan::Plan &plan, bool isGaussian) const override;
    Shares sharesOf(std::size_t canary, const TableClaim &table, const Known &known) const override;
};

} // namespace core::audit
