#pragma once

#include "core/base/Result.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace core::vocabulary {

/// The origin of a learnt vocabulary, as manifest and datasheet state it. Learning requires that somebody
/// declared the texts public.
struct LearntOrigin
{
    struct File
    {
        std::string name; ///< without its folder, which may tell of the house
        std::string sha256;
    };

    std::string origin;   ///< where the texts come from, in the words of who declared them public
    std::string licence;  ///< under which they may be used
    std::string language; ///< BCP 47, "und" for one that is not known
    std::vector<File> files;
    std::string terminology; ///< whose terms were taken where the texts have them; empty: none

    std::uint64_t documents = 0;
    std::uint64_t words = 0;
    std::uint64_t repeatedWords = 0; ///< left out: they stand again and again
    std::uint64_t passages = 0;
    std::uint64_t candidates = 0; ///< sequences of words that were frequent enough
    std::uint64_t leftOut = 0;    ///< terms that a person took off the list afterwards
};

/// Returns JSON, the same bytes for the same content. Texts of others are made plain.
std::string originText(const LearntOrigin &origin);
/// Error: Io, without the name of the file, where it is not what originText() writes.
Result<LearntOrigin> readOrigin(std::string_view text);

} // namespace core::vocabulary
