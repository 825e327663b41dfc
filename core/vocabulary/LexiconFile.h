#pragma once

#include "core/base/Result.h"
#include "core/vocabulary/Vocabulary.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core::vocabulary {

/// The sections of a lexicon payload (layout: LexiconFile.cpp), as they stand in memory. Owns nothing.
struct LexiconView
{
    std::span<const std::uint32_t> formOffsets;
    std::span<const std::uint32_t> weights;
    std::span<const std::uint32_t> concepts;
    std::span<const std::uint32_t> inflectionTerms;
    std::span<const std::uint8_t> kinds;
    std::string_view text;
    std::span<const std::uint32_t> contributions; ///< empty if there are none
    std::span<const float> priors;                ///< empty if there are none

    std::string_view form(std::size_t index) const
    {
        return text.substr(formOffsets[index], formOffsets[index + 1] - formOffsets[index]);
    }
};

struct LexiconPayload
{
    LexiconCounts counts;
    std::string bytes;
};

inline constexpr std::array<char, 8> lexiconMagic = {'K', 'E', 'Y', 'S', 'L', 'E', 'X', '1'};

/// Errors: InvalidParameter: no term, an empty text, not UTF-8, weight 0, more than 4 GiB of text.
Result<LexiconPayload> layOutLexicon(const std::vector<LexiconTerm> &terms);

/// These terms of a lexicon with their forms; `kept` is not empty and ascending.
LexiconPayload layOutPart(const LexiconView &whole, std::span<const TermId> kept);

/// Checks everything that memory safety and the promises of Vocabulary rest on: sizes, offsets, ids, ranges,
/// UTF-8. Errors: Io, without the name of the file.
Result<LexiconView> viewLexicon(const LexiconCounts &counts, std::span<const std::byte> payload);

/// One term as the build writes it into a lexicon file.
struct LexiconTerm
{
    std::string term;
    std::uint32_t weight = 1000;
    Kind kind = Kind::Other;
    std::uint32_t concept_ = 0;
    std::vector<std::string> forms; ///< inflections; the term itself is added
    /// The contribution of a term; given for all terms of a lexicon or for none (Vocabulary.h).
    std::optional<std::uint32_t> contribution = {};
    std::optional<float> prior = {};
};

/// Writes the memory-mappable lexicon format (its layout is documented in LexiconFile.cpp).
/// Errors: Io; InvalidParameter: no term, a form that is empty or not UTF-8, weight 0, above 4 GiB of text,
/// a contribution or prior that only some terms have or that is outside of its range.
Result<void> writeLexicon(const std::filesystem::path &path, const std::vector<LexiconTerm> &terms);

} // namespace core::vocabulary
