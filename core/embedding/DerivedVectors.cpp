#include "core/embedding/DerivedVectors.h"

#include "core/base/Digest.h"
#include "core/base/Text.h"
#include "core/embedding/VectorFile.h"
#include "core/vocabulary/Folding.h"
#include "core/vocabulary/WordScanner.h"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <span>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace core::embedding {

namespace {

using vocabulary::TermId;
using vocabulary::Vocabulary;

constexpr TermId noTerm = 0xffffffffu;

// Texts, as their folded words with a space between, to the terms that have them as a form.
using TermOfText = std::unordered_map<std::string, TermId>;

// Returns the known terms among the texts that will be asked for: looking through the known forms once is
// cheaper than an index of all of them.
TermOfText knownTerms(const std::vector<std::vector<std::string>> &wordsOfTerms, const Vocabulary &known)
{
    TermOfText terms;
    for (const auto &words : wordsOfTerms) {
        terms.emplace(joined(words, " "), noTerm);
        for (const std::string &word : words)
            terms.emplace(word, noTerm);
    }
    for (std::size_t i = 0; i < known.formCount(); ++i) {
        const auto found = terms.find(joined(vocabulary::foldedWords(known.form(i)), " "));
        if (found != terms.end() && found->second == noTerm && !found->first.empty())
            found->second = known.termOfForm(i);
    }
    return terms;
}

// Looks vectors up by text; the sum over words is what a term without a vector of its own gets.
class KnownVectors final
{
public:
    KnownVectors(const Vocabulary &terms,
                 std::span<const TermId> ids,
                 const Vocabulary &known,
                 const Embedding &vectors)
        : m_wordsOfTerms(ids.size())
        , m_vectors(vectors)
        , m_row(static_cast<Eigen::Index>(vectors.dimension()))
        , m_sum(m_row.size())
    {
        for (std::size_t i = 0; i < ids.size(); ++i)
            m_wordsOfTerms[i] = vocabulary::foldedWords(terms.term(ids[i]));
        m_terms = knownTerms(m_wordsOfTerms, known);
    }

    // Returns the sum of what is known of term i of the ids, and how much that is.
    VectorOrigin sumUp(std::size_t i)
    {
        const auto &words = m_wordsOfTerms[i];
        m_sum.setZero();
        std::size_t found = 0;
        if (add(joined(words, " ")))
            found = words.size();
        else
            for (const std::string &word : words)
                found += add(word) ? 1 : 0;
        // Words may be unknown, or cancel each other out.
        if (m_sum.norm() <= 1e-3F)
            return VectorOrigin::Invented;
        return found == words.size() ? VectorOrigin::Known : VectorOrigin::PartlyKnown;
    }
    const Eigen::RowVectorXf &sum() const { return m_sum; }

    void countWords(VectorFacts &facts) const
    {
        std::unordered_set<std::string_view> words;
        for (const auto &each : m_wordsOfTerms)
            words.insert(each.begin(), each.end());
        facts.words = words.size();
        facts.unknownWords = static_cast<std::uint64_t>(std::ranges::count_if(
            words, [&](std::string_view word) { return m_terms.at(std::string(word)) == noTerm; }));
    }

private:
    bool add(const std::string &text)
    {
        const TermId term = m_terms.at(text);
        if (term == noTerm)
            return false;
        m_vectors.copyRow(term, std::span(m_row.data(), m_vectors.dimension()));
        m_sum += m_row;
        return true;
    }

    std::vector<std::vector<std::string>> m_wordsOfTerms;
    TermOfText m_terms;
    const Embedding &m_vectors;
    Eigen::RowVectorXf m_row;
    Eigen::RowVectorXf m_sum;
};

std::vector<TermId> everyTerm(const Vocabulary &terms)
{
    std::vector<TermId> ids(terms.size());
    std::iota(ids.begin(), ids.end(), TermId{0});
    return ids;
}

} // namespace

Eigen::RowVectorXf pseudoRandomVector(std::string_view text, std::size_t dimension)
{
    Eigen::RowVectorXf vector(static_cast<Eigen::Index>(dimension));
    Digest bits = {};
    constexpr Eigen::Index bitsPerDigest = 8 * std::tuple_size_v<Digest>;
    for (Eigen::Index i = 0; i < vector.size(); ++i) {
        const Eigen::Index bit = i % bitsPerDigest;
        if (bit == 0)
            bits = sha256(std::to_string(i / bitsPerDigest) + ":" + std::string(text));
        const bool isNegative = (bits[static_cast<std::size_t>(bit / 8)] >> (bit % 8) & 1) != 0;
        vector[i] = isNegative ? -1.0F : 1.0F;
    }
    return vector.normalized();
}

VectorFacts
deriveVectors(const Vocabulary &terms, const Vocabulary &known, const Embedding &knownVectors, HalfRows &rows)
{
    KnownVectors vectors(terms, everyTerm(terms), known, knownVectors);
    VectorFacts facts;
    for (TermId term = 0; term < terms.size(); ++term) {
        const VectorOrigin origin = vectors.sumUp(term);
        if (origin == VectorOrigin::Invented)
            rows.set(term, pseudoRandomVector(vocabulary::folded(terms.term(term)), rows.dimension()));
        else
            rows.set(term, vectors.sum().normalized());
        facts.count(origin);
    }
    vectors.countWords(facts);
    return facts;
}

RowMatrix deriveKnownVectors(const Vocabulary &terms,
                             std::span<const TermId> ids,
                             const Vocabulary &known,
                             const Embedding &knownVectors)
{
    KnownVectors vectors(terms, ids, known, knownVectors);
    RowMatrix rows = RowMatrix::Zero(static_cast<Eigen::Index>(ids.size()),
                                     static_cast<Eigen::Index>(knownVectors.dimension()));
    for (std::size_t i = 0; i < ids.size(); ++i)
        if (vectors.sumUp(i) != VectorOrigin::Invented)
            rows.row(static_cast<Eigen::Index>(i)) = vectors.sum().normalized();
    return rows;
}

Digest digestOfDerived(const Digest &terms, const Digest &known, const Digest &knownVectors)
{
    Sha256 hash;
    hash.add("keyseed-derived-vectors/1");
    for (const Digest &part : {terms, known, knownVectors})
        hash.add(std::as_bytes(std::span(part)));
    return hash.finish();
}

} // namespace core::embedding
