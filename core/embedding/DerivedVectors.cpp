#include "core/embedding/DerivedVectors.h"

#include "core/base/Digest.h"
#include "core/vocabulary/Folding.h"
#include "core/vocabulary/WordScanner.h"

#include <cstddef>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

namespace core::embedding {

namespace {

using vocabulary::TermId;
using vocabulary::Vocabulary;

constexpr TermId unknown = 0xffffffffu;

// Texts, as their folded words with a space between, to the terms that have them as a form.
using TermOfText = std::unordered_map<std::string, TermId>;

std::string joined(const std::vector<std::string> &words)
{
    std::string text;
    for (const std::string &word : words)
        text += (text.empty() ? "" : " ") + word;
    return text;
}

// The known terms among the texts that will be asked for: looking through the known forms once is cheaper
// than an index of all of them.
TermOfText knownTerms(const std::vector<std::vector<std::string>> &wordsOfTerms, const Vocabulary &known)
{
    TermOfText terms;
    for (const auto &words : wordsOfTerms) {
        terms.emplace(joined(words), unknown);
        for (const std::string &word : words)
            terms.emplace(word, unknown);
    }
    for (std::size_t i = 0; i < known.formCount(); ++i) {
        const auto found = terms.find(joined(vocabulary::foldedWords(known.form(i))));
        if (found != terms.end() && found->second == unknown && !found->first.empty())
            found->second = known.termOfForm(i);
    }
    return terms;
}

// A sign per dimension, from SHA-256 of the text: the same everywhere, and nearly orthogonal to any other.
Eigen::RowVectorXf pseudoRandomVector(const std::string &text, Eigen::Index dimension)
{
    Eigen::RowVectorXf vector(dimension);
    Digest bits = {};
    constexpr Eigen::Index bitsPerDigest = 8 * std::tuple_size_v<Digest>;
    for (Eigen::Index i = 0; i < dimension; ++i) {
        const Eigen::Index bit = i % bitsPerDigest;
        if (bit == 0)
            bits = sha256(std::to_string(i / bitsPerDigest) + ":" + text);
        const bool isNegative = (bits[static_cast<std::size_t>(bit / 8)] >> (bit % 8) & 1) != 0;
        vector[i] = isNegative ? -1.0F : 1.0F;
    }
    return vector.normalized();
}

// Looks vectors up by text; the sum over words is what a term without a vector of its own gets.
class KnownVectors final
{
public:
    KnownVectors(const TermOfText &terms, const Embedding &vectors)
        : m_terms(terms)
        , m_vectors(vectors)
        , m_row(static_cast<Eigen::Index>(vectors.dimension()))
    {}

    bool add(const std::string &text, Eigen::RowVectorXf &sum)
    {
        const TermId term = m_terms.at(text);
        if (term == unknown)
            return false;
        m_vectors.copyRow(term, std::span(m_row.data(), m_vectors.dimension()));
        sum += m_row;
        return true;
    }

private:
    const TermOfText &m_terms;
    const Embedding &m_vectors;
    Eigen::RowVectorXf m_row;
};

} // namespace

RowMatrix deriveVectors(const Vocabulary &terms, const Vocabulary &known, const Embedding &knownVectors)
{
    std::vector<std::vector<std::string>> wordsOfTerms(terms.size());
    for (TermId term = 0; term < terms.size(); ++term)
        wordsOfTerms[term] = vocabulary::foldedWords(terms.term(term));
    const TermOfText termOfText = knownTerms(wordsOfTerms, known);
    KnownVectors vectors(termOfText, knownVectors);

    const auto dimension = static_cast<Eigen::Index>(knownVectors.dimension());
    RowMatrix rows(static_cast<Eigen::Index>(terms.size()), dimension);
    for (TermId term = 0; term < terms.size(); ++term) {
        Eigen::RowVectorXf sum = Eigen::RowVectorXf::Zero(dimension);
        if (!vectors.add(joined(wordsOfTerms[term]), sum)) {
            for (const std::string &word : wordsOfTerms[term])
                vectors.add(word, sum);
        }
        // Words may be unknown, or cancel each other out.
        const bool hasDirection = sum.norm() > 1e-3F;
        rows.row(term) = hasDirection ? Eigen::RowVectorXf(sum.normalized())
                                      : pseudoRandomVector(vocabulary::folded(terms.term(term)), dimension);
    }
    return rows;
}

} // namespace core::embedding
