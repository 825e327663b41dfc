#include "core/methods/kernel/VocabularySelection.h"

#include "core/methods/kernel/FeatureFrequencies.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace core::synthesis {

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
