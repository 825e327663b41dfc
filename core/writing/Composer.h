#pragma once

#include "core/synthesis/keyphrases/Sequence.h"
#include "core/vocabulary/Vocabulary.h"
#include "core/writing/Language.h"

#include <random>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace core::writing {

/// The roles of the phrases of some sequences, by public knowledge: the kind and the part of speech of a term
/// in the vocabulary; for a term without a kind, its ending in `language`.
class PhraseRoles final
{
public:
    /// Looks only for the phrases of `sequences`, in one pass over the vocabulary. Without a vocabulary the
    /// endings are all there is. The language must outlive it.
    PhraseRoles(const Language &language,
                const vocabulary::Vocabulary *vocabulary,
                std::span<const synthesis::Sequence> sequences);

    Role of(const std::string &phrase) const;

private:
    const Language &m_language;
    std::unordered_map<std::string, Role> m_known; ///< of the phrases that the vocabulary has
};

/// Returns the role by the first matching ending of the head of the phrase; Term without one.
Role roleByEnding(const Language &language, std::string_view phrase);

/// Composes one document: a title, a line with the facts about a synthetic patient, a paragraph with
/// sentences for the phrases whose role is known, and a line with all others. All chance comes from `random`,
/// through integer arithmetic only, so that a state of the generator means the same document everywhere.
class Composer final
{
public:
    Composer(const Language &language, const DocumentPatterns &patterns, std::mt19937_64 &random)
        : m_language(language)
        , m_patterns(patterns)
        , m_random(random)
    {}

    std::string
    compose(const synthesis::Sequence &sequence, const PhraseRoles &roles, std::string_view documentType);

private:
    using Phrases = std::span<const std::string>;

    std::size_t below(std::size_t count) { return static_cast<std::size_t>(m_random() % count); }
    std::string_view oneOf(Texts texts) { return texts[below(texts.size())]; }
    template<typename T>
    void shuffle(std::vector<T> &items);

    std::string sentencesFor(const RoleSentences &part, Phrases phrases);
    std::string_view choosePattern(Texts sentences, Phrases phrases);
    bool needsColon(Phrases phrases) const;
    std::string sentence(std::string_view pattern, Phrases phrases);

    const Language &m_language;
    const DocumentPatterns &m_patterns;
    std::mt19937_64 &m_random;
};

} // namespace core::writing
