#pragma once

#include "core/vocabulary/Vocabulary.h"

#include <Eigen/Core>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace core::embedding {

/// The words of a vocabulary's terms, and their vectors in a file: only the vectors that the terms need are
/// kept, however large the file is. Words are compared as PhraseMatcher does, without regard to case, and
/// hyphens part them: "X-ray" and "x_ray" of a file both stand for the words x and ray, one after the other.
class WordVectors final
{
public:
    /// A word, or several adjacent words of a term.
    using Id = std::uint32_t;
    static constexpr Id none = 0xffffffffu;

    explicit WordVectors(const vocabulary::Vocabulary &terms);

    /// Sets the dimension of the rows; call once, before the first. Above 0.
    void setDimension(std::size_t dimension) { m_dimension = dimension; }
    std::size_t dimension() const { return m_dimension; }

    /// Returns the word that a spelling in the file stands for, if the terms need it and have no better one:
    /// lower case is preferred, then the first. Otherwise none.
    Id wanted(std::string_view written) const;
    /// Keeps the vector of what is wanted. `rank` is the place of the word in a file that is sorted by how
    /// often its words occur, from 1. A vector of zeros, which has no direction, counts as not there.
    void keep(Id id, std::string_view written, std::span<const float> vector, double rank);
    /// The same of a vector that comes together from several rows of the file: it begins as zeros, and is
    /// added to until settle().
    void claim(Id id, std::string_view written, double rank);
    /// The same of a word that is made of pieces of words.
    void claimPieces(Id id);
    std::span<float> claimed(Id id);
    /// Treats claimed words whose rows are all zeros as missing.
    void settle();

    /// Single words, from 0: each different one of the terms, folded.
    std::size_t wordCount() const { return m_words.size(); }
    std::vector<std::pair<std::string_view, Id>> words() const;
    bool has(Id id) const { return m_entries[id].row != none; }
    bool isOfPieces(Id id) const { return m_entries[id].isOfPieces; }
    double rank(Id id) const { return m_entries[id].rank; }
    Eigen::Map<const Eigen::RowVectorXf> vector(Id id) const;

    /// Returns the words of a term, in order; empty for one without any.
    std::span<const Id> wordsOf(vocabulary::TermId term) const;
    /// Returns the word that these words form when joined; none if no file was asked for it.
    Id joined(std::span<const Id> words) const;

private:
    struct Entry
    {
        std::uint32_t row = none;
        float rank = 0.0F;
        bool isAsFolded = false;
        bool isOfPieces = false;
    };

    Id add(const std::string &word);
    Id add(Id before, Id word);
    std::span<float> put(Id id);

    std::unordered_map<std::string, Id> m_words;
    std::unordered_map<std::uint64_t, Id> m_joined; ///< by what stands before (high half) and the word behind
    std::vector<Entry> m_entries;
    std::vector<Id> m_termWords;
    std::vector<std::size_t> m_termBegins;
    std::vector<float> m_rows;
    std::vector<Id> m_claimed;
    std::size_t m_dimension = 1;
};

} // namespace core::embedding
