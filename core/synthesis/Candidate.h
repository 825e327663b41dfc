#pragma once

#include "core/vocabulary/Vocabulary.h"

#include <cstdint>
#include <string>
#include <vector>

namespace core::synthesis {

/// A synthetic text that units vote on. Made of public and released things alone.
struct Candidate
{
    std::uint32_t label = 0;
    std::vector<vocabulary::TermId> phrases; ///< that its writer was asked for
    std::string text;                        ///< empty where the writer gave none: nobody votes for it

    friend bool operator==(const Candidate &, const Candidate &) = default;
};

} // namespace core::synthesis
