#pragma once

#include "core/base/Result.h"
#include "core/vocabulary/PhraseTrie.h"
#include "core/vocabulary/ResourceFile.h"
#include "core/vocabulary/Vocabulary.h"
#include "core/vocabulary/WordTable.h"

#include <array>
#include <filesystem>
#include <memory>
#include <string_view>
#include <vector>

namespace core::vocabulary {

/// The tables of PhraseMatcher. Building them from millions of forms takes seconds, so they can be stored in
/// a file beside an imported vocabulary and memory-mapped. Immutable.
struct PhraseTables
{
    // Flags in the number of a word that spare looking further.
    static constexpr std::uint32_t wordBits = (std::uint32_t{1} << 28) - 1;
    static constexpr std::uint32_t isSpelled = std::uint32_t{1} << 28;   ///< what it is, depends on capitals
    static constexpr std::uint32_t isContinued = std::uint32_t{1} << 29; ///< a phrase of more words begins
    static constexpr std::uint32_t continuesPhrase = std::uint32_t{1} << 30; ///< stands behind a first word

    /// A form that is found as it is written only: of at most three characters.
    struct Spelling
    {
        std::uint32_t word = 0; ///< its number
        TermId term = noTerm;
        std::array<char, 12> written = {}; ///< UTF-8, zeros behind
    };

    ResourceFile file; ///< empty when they were made in memory
    WordTable words;
    PhraseTrie phrases;
    std::vector<Spelling> spellings; ///< by word; forms that claim the same, first come first
    std::size_t termCount = 0;
    Digest vocabulary = {}; ///< digest of the one that they were made for

    static std::shared_ptr<const PhraseTables> of(const Vocabulary &vocabulary);

    /// Returns the term that a word with isSpelled is, as it stands in a text.
    TermId termOf(WordEntry entry, std::string_view written) const;

    /// Errors: Io.
    static Result<void> write(const std::filesystem::path &path, const PhraseTables &tables);
    /// Checks all that memory safety rests on, but not whose they are. Errors: NotFound, Io: damaged.
    static Result<std::shared_ptr<const PhraseTables>> open(const std::filesystem::path &path);
    bool areOf(const Vocabulary &terms) const
    {
        return vocabulary == terms.digest() && termCount == terms.size();
    }
};

} // namespace core::vocabulary
