#pragma once

#include "core/audit/Canaries.h"

namespace core::audit {

/// Canaries of `augpe`. Each has a label that is nobody else's home and records under two others besides; a
/// round votes on one text of each label, so that the cell of a person is that of the home label, whatever
/// the text. Which of several texts is the nearest, the tests of the method show.
class EvolutionCanaries final : public Canaries
{
public:
    explicit EvolutionCanaries(std::size_t count)
        : m_count(count)
    {}

    std::size_t count() const override { return m_count; }
    std::size_t labels() const override { return m_count; }
    void choose(plan::Plan &plan, bool isGaussian) const override;
    std::vector<CanaryRecord> recordsOf(std::size_t canary) const override;
    Shares sharesOf(std::size_t canary, const TableClaim &table, const Known &known) const override;

private:
    std::size_t m_count;
};

} // namespace core::audit
