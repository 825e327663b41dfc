#include "core/synthesis/keyphrases/PhraseClusters.h"

#include "core/embedding/KMeans.h"
#include "core/embedding/VectorFile.h"
#include "core/synthesis/keyphrases/Informativeness.h"

#include <Eigen/Core>

#include <algorithm>
#include <numeric>
#include <random>
#include <span>

namespace core::synthesis {

namespace {

using vocabulary::TermId;

constexpr std::size_t trainingPhrases = 16'384; // enough for 400 centres, and bounded for any vocabulary
constexpr std::size_t blockSize = 1024;         // between two looks at whether one is cancelled

std::vector<TermId> everyPhrase(std::size_t size)
{
    std::vector<TermId> ids(size);
    std::iota(ids.begin(), ids.end(), TermId{0});
    return ids;
}

// Fisher and Yates with a fixed generator: std::shuffle may differ from one library to the next.
void shuffle(std::vector<TermId> &ids)
{
    std::mt19937_64 random(1);
    for (std::size_t left = ids.size(); left > 1; --left)
        std::swap(ids[left - 1], ids[random() % left]);
}

} // namespace

std::uint32_t clusterCount(std::size_t vocabularySize, std::uint32_t most)
{
    constexpr std::size_t fewestPhrases = 256;
    return vocabularySize < fewestPhrases
               ? 0
               : static_cast<std::uint32_t>(std::min<std::size_t>(most, vocabularySize / 8));
}

PhraseClusters clusterPhrases(const vocabulary::Vocabulary &phrases,
                              const embedding::Embedding &embedding,
                              std::uint32_t count,
                              const JobControl &control)
{
    std::vector<TermId> training = everyPhrase(phrases.size());
    shuffle(training);
    training.resize(std::min(training.size(), std::max<std::size_t>(trainingPhrases, count)));
    const Eigen::VectorXf prior = publicPrior(phrases);
    Eigen::VectorXf weights(static_cast<Eigen::Index>(training.size()));
    for (Eigen::Index row = 0; row < weights.size(); ++row)
        weights[row] = std::sqrt(prior[static_cast<Eigen::Index>(training[static_cast<std::size_t>(row)])]);
    const auto isCancelled = [&] { return control.isCancelled(); };
    const auto centres = embedding::trainCentres(rowsOf(embedding, training), weights, count, isCancelled);

    const std::vector<TermId> all = everyPhrase(phrases.size());
    std::vector<std::uint32_t> clusterOf;
    clusterOf.reserve(all.size());
    for (std::size_t first = 0; first < all.size() && !control.isCancelled(); first += blockSize) {
        const auto block = std::span(all).subspan(first, std::min(blockSize, all.size() - first));
        const auto found = embedding::nearestCentres(rowsOf(embedding, block), centres, isCancelled);
        clusterOf.insert(clusterOf.end(), found.begin(), found.end());
    }
    return {count, std::move(clusterOf)};
}

} // namespace core::synthesis
