#pragma once

#include "core/audit/HistogramCanaries.h"

namespace core::audit {

/// Canaries of the fields beside the text: those of the method `histogram`, each with a value of the first
/// field that no other canary has. The other fields are the same for all. Half of the canaries have notes in
/// three labels in about equal numbers, and all have 50 notes, in each of which the rare value stands.
///
/// The budget of the fields is so small that pairs of fields are not worth measuring for so few persons: all
/// three tables hold one-way marginals, so that what a canary adds follows from the released weights alone.
class FieldCanaries final : public Canaries
{
public:
    static constexpr std::string_view method = "histogram";
    static constexpr std::size_t flags = 6;
    static constexpr std::size_t mostCanaries = 198;

    /// `count`: at most mostCanaries.
    explicit FieldCanaries(std::size_t count);

    std::size_t count() const override { return m_texts.count(); }
    std::size_t labels() const override { return m_texts.labels(); }
    void choose(plan::Plan &plan, bool isGaussian) const override;
    std::vector<CanaryRecord> recordsOf(std::size_t canary) const override
    {
        return m_texts.recordsOf(canary);
    }
    std::vector<std::string> cellsOf(std::size_t canary) const override;
    Shares sharesOf(std::size_t canary, const TableClaim &table, const Known &known) const override;

private:
    HistogramCanaries m_texts;
};

} // namespace core::audit
