#pragma once

#include "core/synthesis/keyphrases/Sequence.h"
#include "core/vocabulary/Vocabulary.h"
#include "core/writing/Language.h"

#include <span>
#include <string>
#include <string_view>
#include <unordered_map>

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

} // namespace core::writing
