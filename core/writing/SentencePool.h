#pragma once

#include "core/base/JobControl.h"
#include "core/base/Public.h"
#include "core/base/Result.h"
#include "core/writing/TextPool.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>
#include <vector>

namespace core::writing {

/// Returns whether two words in small letters are the same, or forms of one word by the endings of English,
/// German, French and Spanish: "fracture" and "fractures", "biopsy" and "biopsies", "offene" and "offenen".
bool areForms(std::string_view word, std::string_view other);

/// Returns whether the words of a phrase follow each other among these words, as written or inflected. All
/// are in small letters.
bool holdsPhrase(const std::vector<std::string> &words, const std::vector<std::string> &phrase);

/// The sentences of public texts that can stand in a document, with an index of their words. Questions, lines
/// of forms, and sentences with less than five or more than sixty words are left out, and so is each
/// repetition of a sentence. Copies share the texts.
class SentencePool final
{
public:
    struct Sentence
    {
        std::string_view text;    ///< without white space around it
        std::uint32_t source = 0; ///< the number of its text
        float place = 0;          ///< in its text: 0 is the beginning, 1 the end
    };
    using Ids = std::vector<std::uint32_t>;

    /// Errors: InvalidPlan (no sentence can stand in a document), Cancelled. Stage: "texts".
    static Result<SentencePool> of(std::shared_ptr<const TextPool> pool, JobControl &control);

    const Sentence &operator[](std::uint32_t id) const { return m_sentences[id]; }
    std::size_t size() const { return m_sentences.size(); }
    bool hasLabels() const { return m_pool->hasLabels; }
    const std::string &labelOf(std::uint32_t id) const { return m_pool->texts[m_sentences[id].source].label; }
    bool hasLabel(std::string_view label) const;

    /// Returns the sentences that hold the phrase, as written or inflected, in the order of the texts.
    Ids holding(std::string_view phrase) const;

private:
    explicit SentencePool(std::shared_ptr<const TextPool> pool)
        : m_pool(std::move(pool))
    {}
    using Index = std::map<std::string, Ids, std::less<>>;
    using Known = std::map<std::string_view, std::unordered_set<std::string_view>>; ///< of each label
    void add(std::uint32_t source, Index &index, Known &known);
    Ids withFormsOf(std::string_view word) const;

    std::shared_ptr<const TextPool> m_pool; ///< owns the texts that the sentences are views of
    std::vector<Sentence> m_sentences;
    std::vector<std::pair<std::string, Ids>> m_words; ///< in the order of the words
};

} // namespace core::writing

template<>
inline constexpr bool core::isPublic<core::writing::SentencePool> = true;
