#pragma once

#include "core/base/Digest.h"
#include "core/vocabulary/LexiconFile.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace core::vocabulary {

/// The summary of an import, for a person who decides whether these are the right phrases.
struct ImportSummary
{
    struct File
    {
        std::filesystem::path path;
        std::uint64_t lines = 0;
        Digest digest = {}; ///< SHA-256
    };

    std::vector<File> files;
    std::uint64_t concepts = 0;                   ///< that the files name, of what was chosen
    std::uint64_t names = 0;                      ///< of these concepts
    std::map<std::string, std::uint64_t> leftOut; ///< names, or concepts, by the reason
};

/// One term for each concept: its preferred name, with the others as forms.
struct Imported
{
    std::vector<LexiconTerm> terms;
    ImportSummary summary;
};

} // namespace core::vocabulary
