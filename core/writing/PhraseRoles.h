#pragma once

#include "core/synthesis/keyphrases/Sequence.h"
#include "core/vocabulary/Vocabulary.h"
#include "core/writing/Language.h"

#include <span>
#include <string>
#include <string_view>
#include <unordered_map>

namespace core::writing {

/// What the phrases of some sequences are, by what is publicly known of them: the kind and the part of speech
/// that the vocabulary has of a term; of a term of no kind, what its ending says in `language`.
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

/// By the first of the endings that the head of the phrase has; Term without one.
Role roleByEnding(const Language &language, std::string_view phrase);

} // namespace core::writing
