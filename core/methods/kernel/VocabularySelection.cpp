#include "core/methods/kernel/VocabularySelection.h"

#include "core/methods/kernel/FeatureVectors.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <memory>
#include <numeric>
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

using vocabulary::TermId;

double VocabularySelection::threshold(const privacy::Noise &noise, std::size_t cells) const
{
    const double tolerated = spuriousShare * static_cast<double>(atMost);
    const double expected = static_cast<double>(cells) / (2.0 * tolerated);
    if (expected <= 1.0)
        return 0.0;
    if (const auto *laplace = std::get_if<privacy::LaplaceScale>(&noise))
        return laplace->value() * std::log(expected);
    return privacy::standardDeviation(noise) * std::sqrt(2.0 * std::log(expected));
}

std::vector<TermId> VocabularySelection::select(const privacy::NoisyCounts &counts) const
{
    const std::uint64_t tieKey = publicKey(tieSeed, 0, 0);
    const auto goesBefore = [&](TermId a, TermId b) {
        if (counts.cells[a] != counts.cells[b])
            return counts.cells[a] > counts.cells[b];
        return publicRandom(tieKey, a) < publicRandom(tieKey, b);
    };
    std::vector<TermId> terms(counts.cells.size());
    std::iota(terms.begin(), terms.end(), TermId{0});
    const std::size_t most = std::min(atMost, terms.size());
    std::partial_sort(
        terms.begin(), terms.begin() + static_cast<std::ptrdiff_t>(most), terms.end(), goesBefore);
    terms.resize(most);

    const double above = threshold(counts.noise, counts.cells.size());
    const auto passes = [&](TermId term) { return static_cast<double>(counts.cells[term]) > above; };
    const auto passing =
        static_cast<std::size_t>(std::find_if_not(terms.begin(), terms.end(), passes) - terms.begin());
    terms.resize(std::max(passing, std::min(atLeast, most)));
    return terms;
}

} // namespace core::synthesis
