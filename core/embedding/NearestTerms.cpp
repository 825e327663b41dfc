#include "core/embedding/NearestTerms.h"

#include "core/embedding/VectorFile.h"
#include "core/vocabulary/WordScanner.h"

#include <algorithm>
#include <numeric>

namespace core::embedding {

using vocabulary::TermId;

std::vector<NearTerm> nearestTerms(const Embedding &embedding, TermId term, std::size_t count)
{
    constexpr std::size_t block = 4096;
    const std::vector<TermId> own = {term};
    const Eigen::VectorXf direction = rowsOf(embedding, own).row(0).transpose();
    std::vector<NearTerm> nearest;
    const auto isNearer = [](const NearTerm &a, const NearTerm &b) {
        return a.cosine != b.cosine ? a.cosine > b.cosine : a.term < b.term;
    };
    for (std::size_t first = 0; first < embedding.size(); first += block) {
        std::vector<TermId> ids(std::min(block, embedding.size() - first));
        std::iota(ids.begin(), ids.end(), static_cast<TermId>(first));
        const Eigen::VectorXf cosines = rowsOf(embedding, ids) * direction;
        for (std::size_t i = 0; i < ids.size(); ++i)
            if (ids[i] != term)
                nearest.push_back({ids[i], cosines[static_cast<Eigen::Index>(i)]});
        const std::size_t kept = std::min(count, nearest.size());
        std::partial_sort(
            nearest.begin(), nearest.begin() + static_cast<std::ptrdiff_t>(kept), nearest.end(), isNearer);
        nearest.resize(kept);
    }
    return nearest;
}

std::optional<TermId> termWritten(const vocabulary::Vocabulary &terms, std::string_view text)
{
    const std::vector<std::string> words = vocabulary::foldedWords(text);
    if (words.empty())
        return std::nullopt;
    for (std::size_t form = 0; form < terms.formCount(); ++form)
        if (vocabulary::foldedWords(terms.form(form)) == words)
            return terms.termOfForm(form);
    return std::nullopt;
}

} // namespace core::embedding
