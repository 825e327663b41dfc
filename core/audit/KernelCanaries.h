#pragma once

#include "core/audit/Canaries.h"
#include "core/methods/kernel/FeatureMap.h"
#include "core/synthesis/PublicInputs.h"

#include <map>
#include <string>
#include <vector>

namespace core::audit {

/// Canaries of the kernel methods. Each has three phrases and three labels of its own; the plan has one pair
/// of features (more only thin out what an attacker sees of a person), lets a document count with its first
/// phrase in the vocabulary, and has a budget for the vocabulary that keeps most phrases of those who are
/// there.
class KernelCanaries final : public Canaries
{
public:
    static constexpr std::size_t labelsPerCanary = 3;
    static constexpr int length = 3;

    KernelCanaries(std::string_view method, const synthesis::PublicInputs &inputs, std::size_t count);

    std::size_t count() const override { return m_count; }
    std::size_t labels() const override { return labelsPerCanary * m_count; }
    void choose(plan::Plan &plan, bool isGaussian) const override;
    std::vector<CanaryRecord> recordsOf(std::size_t canary) const override;
    Shares sharesOf(std::size_t canary, const TableClaim &table, const Known &known) const override;
    std::string_view chosenBy(const TableClaim &table) const override;
    void learnFrom(const TableClaim &table, const Shares &noisy, Known &known) const override;

private:
    struct Document
    {
        std::size_t label = 0;
        std::vector<std::size_t> phrases;
    };

    std::vector<Document> documentsOf(std::size_t canary) const;
    Shares vocabularyShares(std::size_t canary, const TableClaim &table) const;
    Shares featureShares(std::size_t canary, int size, const Known &known) const;

    std::string m_method;
    std::size_t m_count;
    Digest m_tieSeed;
    std::map<int, synthesis::FeatureMap> m_features; ///< by the number of phrases that a table looks at
};

} // namespace core::audit
