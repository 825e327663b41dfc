#include "core/embedding/imports/CarriedOver.h"

#include "core/base/Result.h"
#include "core/embedding/DerivedVectors.h"
#include "core/embedding/EmbeddingRows.h"
#include "core/embedding/imports/TermVectors.h"
#include "core/vocabulary/Folding.h"

#include <Eigen/Cholesky>

#include <algorithm>

namespace core::embedding {

namespace {

using vocabulary::TermId;
using vocabulary::Vocabulary;

constexpr std::size_t mostExamples = 20'000;
constexpr Eigen::Index fewestExamples = 32;
constexpr std::size_t block = std::size_t{1} << 16;
// Of what the built-in vectors have in a direction on average.
constexpr float ridge = 0.1F;

std::vector<TermId> evenly(std::span<const TermId> terms)
{
    const std::size_t step = (terms.size() + mostExamples - 1) / mostExamples;
    std::vector<TermId> chosen;
    for (std::size_t i = 0; i < terms.size(); i += std::max<std::size_t>(step, 1))
        chosen.push_back(terms[i]);
    return chosen;
}

// [built-in dimension x dimension of the file]; empty where too few terms are known to both.
Eigen::MatrixXf linearMap(const RowMatrix &from, const Eigen::MatrixXf &to)
{
    const Eigen::Index both = (from.rowwise().squaredNorm().array() > 0.0F).count();
    if (both < fewestExamples)
        return {};
    Eigen::MatrixXf products = from.transpose() * from; // a row of zeros adds nothing
    products.diagonal().array() += ridge * products.trace() / static_cast<float>(products.rows());
    return Eigen::LLT<Eigen::MatrixXf>(products).solve(from.transpose() * to);
}

} // namespace

Result<void> carryOver(const Vocabulary &terms,
                       std::span<const TermId> known,
                       std::span<const TermId> unknown,
                       const std::filesystem::path &resources,
                       TermVectors &made,
                       JobControl &control)
{
    if (unknown.empty())
        return {};
    KEYSEED_ASSIGN(const auto builtIn, Embedding::openVectors(resources / "english.vectors"));
    KEYSEED_ASSIGN(const auto english, Vocabulary::openLexicon(resources / "english.lexicon"));
    const std::vector<TermId> examples = evenly(known);
    const Embedding rows = made.rows.embedding({});
    const Eigen::MatrixXf map =
        linearMap(deriveKnownVectors(terms, examples, english, builtIn), rowsOf(rows, examples));
    for (std::size_t first = 0; first < unknown.size(); first += block) {
        if (control.isCancelled())
            return cancelled();
        const auto ids = unknown.subspan(first, std::min(block, unknown.size() - first));
        RowMatrix carried;
        if (map.size() > 0)
            carried = deriveKnownVectors(terms, ids, english, builtIn) * map;
        for (std::size_t i = 0; i < ids.size(); ++i) {
            const auto row = static_cast<Eigen::Index>(i);
            const bool isCarried = carried.size() > 0 && carried.row(row).norm() > 1e-6F;
            made.rows.set(ids[i],
                          isCarried ? Eigen::RowVectorXf(carried.row(row).normalized())
                                    : pseudoRandomVector(vocabulary::folded(terms.term(ids[i])),
                                                         made.rows.dimension()));
            made.facts.count(isCarried ? VectorOrigin::CarriedOver : VectorOrigin::Invented);
        }
    }
    return {};
}

} // namespace core::embedding
