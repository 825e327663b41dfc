#pragma once

#include "core/base/Digest.h"
#include "core/base/Result.h"
#include "core/vocabulary/Vocabulary.h"

#include <span>
#include <string>
#include <vector>

namespace core::vocabulary {

/// The excluded terms of a vocabulary: a public choice, made without looking at the records.
struct Exclusion
{
    std::vector<std::string> kinds; ///< by name (Vocabulary.h): all terms of these kinds
    std::vector<std::string> terms; ///< as Vocabulary::term() has them; all terms of that name

    bool isEmpty() const { return kinds.empty() && terms.empty(); }

    friend bool operator==(const Exclusion &, const Exclusion &) = default;
};

/// Returns the terms that stay, ascending. Errors: InvalidPlan, beginning with the key in a plan: no kind of
/// that name, no term of that name, nothing stays.
Result<std::vector<TermId>> keptTerms(const Vocabulary &vocabulary, const Exclusion &exclusion);

/// Returns the digest of a part of something public that has a row for each term: a hash of its own digest
/// and of the kept rows.
Digest digestOfPart(const Digest &whole, std::span<const TermId> kept);

} // namespace core::vocabulary
