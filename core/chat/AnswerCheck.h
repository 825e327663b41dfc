#pragma once

#include "core/chat/Answer.h"
#include "core/synthesis/keyphrases/Sequence.h"
#include "core/writing/Document.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace core::chat {

/// Returns the flaws in the order of the enum.
std::vector<writing::Flaw> flawsOf(const Answer &answer, const synthesis::Sequence &sequence);

/// Returns the phrases that do not occur in the text as whole words, ignoring case.
std::vector<std::string> missingPhrases(std::string_view text, const synthesis::Sequence &sequence);

/// The policy for an answer with a flaw.
enum class Policy {
    Keep,  ///< as it is
    Retry, ///< ask again with another seed, as long as there are tries
    Mark   ///< keep it, and say so at the review
};

/// The policy for each flaw, in the order of the enum.
using Policies = std::array<Policy, writing::flawCount>;
/// The default policies: an answer that is not a document is asked for again, one with a flaw is marked.
inline constexpr Policies usualPolicies{
    Policy::Retry, Policy::Mark, Policy::Retry, Policy::Retry, Policy::Mark};

} // namespace core::chat
