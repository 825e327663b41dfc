#pragma once

#include "core/base/Public.h"
#include "core/privacy/Released.h"
#include "core/writing/Document.h"

#include <array>
#include <cstddef>
#include <string>
#include <vector>

namespace core::package {

/// Why a person left a text out. A choice of words and no free text, so that nothing private is written here.
enum class ExclusionReason { LookAlike, Duplicate, MissingPhrases, Unsuitable };
inline constexpr std::size_t exclusionReasons = 4;

/// A text that a person left out by hand.
struct Exclusion
{
    std::string id; ///< "SYN-000001"
    ExclusionReason reason = ExclusionReason::Unsuitable;

    friend bool operator==(const Exclusion &, const Exclusion &) = default;
};

/// What a package says of the texts that were left out: how many of them for which reason, and not which.
class ExcludedTexts final
{
public:
    ExcludedTexts() = default;
    /// Those exclusions that name one of the documents.
    static ExcludedTexts among(const privacy::Released<std::vector<writing::Document>> &documents,
                               const std::vector<Exclusion> &exclusions);

    std::size_t count(ExclusionReason reason) const { return m_counts[static_cast<std::size_t>(reason)]; }
    std::size_t total() const;

private:
    std::array<std::size_t, exclusionReasons> m_counts = {};
};

} // namespace core::package

/// Chosen by a person who reads the synthetic texts.
template<>
inline constexpr bool core::isPublic<core::package::Exclusion> = true;
