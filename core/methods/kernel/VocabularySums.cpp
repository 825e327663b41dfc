#include "core/methods/kernel/VocabularySums.h"

#include <algorithm>
#include <atomic>
#include <memory>
#include <vector>

namespace core::synthesis {

namespace {

using vocabulary::TermId;

// The distinct phrases a unit adds to. Sorted rather than in the order of the documents: a unit is a set.
void collect(std::span<const LabelledPhrases> unit, std::size_t perDocument, std::vector<TermId> &terms)
{
    terms.clear();
    for (const LabelledPhrases &document : unit) {
        const auto first = document.phrases.first(std::min(perDocument, document.phrases.size()));
        terms.insert(terms.end(), first.begin(), first.end());
    }
    std::sort(terms.begin(), terms.end());
    terms.erase(std::unique(terms.begin(), terms.end()), terms.end());
}

} // namespace

privacy::Sensitivity VocabularyCounting::sensitivity() const
{
    // One more than the floor of the root is at least its ceiling.
    const std::uint64_t root = norm == ContributionNorm::L1 ? 1 : integerSqrt(vocabularySize) + 1;
    return {.l1 = unitWeight * static_cast<std::int64_t>(root), .l2Squared = unitWeight * unitWeight};
}

privacy::ExactCounts VocabularyCounting::sum(const DocumentPhrases &documents, unsigned threads) const
{
    const auto sums = std::make_unique<std::atomic<std::int64_t>[]>(vocabularySize);
    std::vector<std::vector<TermId>> terms(threads);
    documents.visit(threads, [&](unsigned worker, std::span<const LabelledPhrases> unit) {
        collect(unit, static_cast<std::size_t>(phrasesPerDocument), terms[worker]);
        if (terms[worker].empty())
            return;
        const std::int64_t share = equalShare(norm, terms[worker].size());
        for (const TermId term : terms[worker])
            sums[term].fetch_add(share, std::memory_order_relaxed);
    });
    return {std::vector<std::int64_t>(sums.get(), sums.get() + vocabularySize), sensitivity()};
}

} // namespace core::synthesis
