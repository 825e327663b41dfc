#pragma once

#include "core/privacy/Released.h"
#include "core/synthesis/keyphrases/Sequence.h"

#include <cstddef>
#include <string>
#include <vector>

namespace core::writing {

/// A flaw of a document that a model wrote. Judged by the answer and its prompt alone, never by the records.
enum class Flaw {
    Empty,
    CutOff,        ///< the limit of tokens ended it
    Withheld,      ///< by a filter of the server
    Refused,       ///< the model declined in words
    PhrasesMissing ///< some of its phrases do not stand in it
};
inline constexpr std::size_t flawCount = 5;

/// One synthetic document with the sequence that seeded it.
struct Document
{
    synthesis::Sequence seed;
    std::string text;             ///< UTF-8, line breaks "\n"
    std::vector<Flaw> flaws = {}; ///< in the order of the enum; of one that a model wrote
    std::string model = {};       ///< that wrote it, as its server calls it; empty without one
};

using Documents = privacy::Released<std::vector<Document>>;

} // namespace core::writing
